"""What is kept with a person of a match that is over: their result, which outlives the table (ADR 71).

It holds nobody else's name and no id of another person: an opponent is a bot's level, or simply somebody.
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.bots.registry import bot_names
from meseta.core.figures import Deed
from meseta.core.plugin import counter
from meseta.core.record import UNDO
from meseta.core.results import Outcome, Score
from meseta.core.seats import Seat
from meseta.games import plugin
from meseta.play.match import AnyMoment
from meseta.play.seating import Chair
from meseta.play.table import Table

Ending: TypeAlias = Literal["won", "shared", "lost", "several"]
"""`several`: one person held several seats, so that it is nobody's result in particular."""
Caveat: TypeAlias = Literal["conceded", "given_up", "stood_in", "forked", "several", "edition", "dealt"]
"""Why a result is not simply one's own: one conceded, all others did, a bot made half of one's moves or holds
the seat, the match went on from another one, several seats were one's own, the components were, or the deal
had been played before."""
SOMEBODY: Final = ""
"""An opponent who is a person."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """One part of a score."""

    code: str
    points: int
    count: int = 0


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended for one person."""

    seats: int
    seat: Seat
    ending: Ending
    code: str
    """How the match ended, such as `last_round`; of a solo game, what was reached, such as `tier_jade`."""
    rank: int
    """Counted from 1."""
    total: int
    parts: tuple[Line, ...]
    opponents: tuple[str, ...]
    """The levels of the bots at the other seats, in their order; empty for a person."""
    options: dict[str, str] = {}
    """Those of the whole table that differ from the usual ones."""
    caveats: tuple[Caveat, ...] = ()
    figures: dict[str, tuple[int, ...]] = {}
    """What the game counts besides, once it was counted."""


def results_of(table: Table) -> dict[str, Result]:
    """By person, the results of a match that is over; nothing for one that is not."""
    outcome = table.outcome()
    if table.status != "finished" or outcome is None or table.match is None:
        return {}
    scores = table.match.scores
    held: dict[str, list[Seat]] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            held.setdefault(chair.person, []).append(seat)
    return {person: _result(table, outcome, scores, seats) for person, seats in held.items()}


def _result(table: Table, outcome: Outcome, scores: Sequence[Score], own: Sequence[Seat]) -> Result:
    seat = own[0]
    return Result(
        seats=len(table.chairs),
        seat=seat,
        ending="several" if len(own) > 1 else _ending(outcome, seat),
        code=outcome.code,
        rank=_rank(outcome, scores, seat),
        total=scores[seat].total,
        parts=tuple(Line(part.code, part.points, part.count) for part in scores[seat].parts),
        opponents=tuple(_level(chair) for place, chair in enumerate(table.chairs) if place != seat),
        options=_unusual(table),
        caveats=tuple(_caveats(table, outcome, own)),
    )


def _ending(outcome: Outcome, seat: Seat) -> Ending:
    if seat not in outcome.winners:
        return "lost"
    return "shared" if len(outcome.winners) > 1 else "won"


def _rank(outcome: Outcome, scores: Sequence[Score], seat: Seat) -> int:
    """Winners are first; everybody else comes behind them and all who have more points."""
    if seat in outcome.winners:
        return 1
    others = [place for place in outcome.winners if place != seat]
    more = [s.seat for s in scores if s.total > scores[seat].total and s.seat not in outcome.winners]
    return 1 + len(others) + len(more)


def _level(chair: Chair) -> str:
    return chair.bot or SOMEBODY if chair.holder == "bot" else SOMEBODY


def _unusual(table: Table) -> dict[str, str]:
    usual = {option.key: option.default for option in table.game.info.options}
    return {key: value for key, value in table.options.items() if usual.get(key, value) != value}


def _caveats(table: Table, outcome: Outcome, own: Sequence[Seat]) -> list[Caveat]:
    chair = table.chairs[own[0]]
    found: list[tuple[Caveat, bool]] = [
        ("conceded", chair.conceded),
        ("given_up", outcome.code == "conceded" and not chair.conceded),
        ("stood_in", chair.standing_in == "return"),
        ("forked", bool(table.settings.opening)),
        ("several", len(own) > 1),
        ("edition", table.settings.edition is not None),
        ("dealt", table.settings.dealt is not None),
    ]
    return [caveat for caveat, holds in found if holds]


def counted(table: Table, moments: Sequence[AnyMoment], makers: Sequence[str]) -> dict[str, Result]:
    """The same results with what the game counts; `makers` says who made each entry: a person or a bot.

    Counting replays the match, so it is done once, and never in the event loop.
    """
    found = results_of(table)
    count = counter(plugin(table.settings.game))
    figures = [] if count is None or not found else count(table.game, deeds(table, moments))
    return {
        person: replace(
            result,
            figures=dict(figures[result.seat]) if figures else {},
            caveats=_with_stand_in(result, _mostly_bots(table, moments, makers, result.seat)),
        )
        for person, result in found.items()
    }


def deeds(table: Table, moments: Sequence[AnyMoment]) -> list[Deed]:
    """What was done in the match and not taken back."""
    found: list[Deed] = []
    for moment in moments:
        seat = moment.entry.seat
        if moment.entry.text == UNDO:
            del found[next(place for place in reversed(range(len(found))) if found[place].seat == seat)]
        else:
            found.append(Deed(moment.before, seat, table.game.read(moment.entry.text), moment.after))
    return found


def _mostly_bots(table: Table, moments: Sequence[AnyMoment], makers: Sequence[str], seat: Seat) -> bool:
    """Whether a bot has made more of the seat's entries at this table than anybody else."""
    names = bot_names(table.settings.game)
    own = [
        maker for moment, maker in zip(moments, makers, strict=True) if maker and moment.entry.seat == seat
    ]
    return 2 * sum(maker in names for maker in own) > len(own)


def _with_stand_in(result: Result, stood_in: bool) -> tuple[Caveat, ...]:
    if not stood_in or "stood_in" in result.caveats:
        return result.caveats
    return (*result.caveats, "stood_in")
