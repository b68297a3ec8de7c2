"""What those may ask who play Sonora with a real board: what discs are good for, whether a mark is allowed,
what a sheet is worth."""

from collections.abc import Mapping
from random import Random
from typing import Annotated, Final, TypeAlias

import msgspec

from meseta.core.codes import Value
from meseta.core.companion import BadQuestion, Companion
from meseta.core.faults import Fault
from meseta.core.results import Outcome
from meseta.core.seats import Seat
from meseta.games.sonora import finished, legal, narrate, notation, rules, scoring, solo, view
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.counted_discs import Counted, counted, left
from meseta.games.sonora.events import AnyEvent
from meseta.games.sonora.finished import FinishedSheet
from meseta.games.sonora.lying import disc_at
from meseta.games.sonora.on_paper import Discs, PaperGame, last_moment
from meseta.games.sonora.problems import DiscsOfBox, NotDrawing
from meseta.games.sonora.reckoning import Reckoning, reckon
from meseta.games.sonora.score_pad import PadPlayer, PadSheet, added_up, ranked
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.view import View

__all__ = ["COMPANION"]


class _Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    pass


class _Reply(msgspec.Struct, frozen=True, tag_field="kind"):
    pass


class DiscsAsked(_Question, frozen=True, tag="discs"):
    """What do these discs count for?"""

    discs: Discs


class GameAsked(_Question, frozen=True, tag="game"):
    """Where does this game stand, and what may a seat write now?"""

    game: PaperGame
    seat: Annotated[Seat, msgspec.Meta(ge=0, le=3)]
    """Whose; somebody who is asked for something, if this seat is not."""


class AiAsked(_Question, frozen=True, tag="ai"):
    """What does the AI mark, if lots are drawn among all that it may? (SO-48)"""

    game: PaperGame
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**32 - 1)]


class SheetsAsked(_Question, frozen=True, tag="sheets"):
    """What are these sheets worth, and what cannot be on them?"""

    sheets: Annotated[tuple[FinishedSheet, ...], msgspec.Meta(min_length=1, max_length=4)]
    complete: bool
    """Whether these are the sheets of all players, so that each building has its first (SO-27)."""


class PadAsked(_Question, frozen=True, tag="pad"):
    """What do the publisher's sheets come to, and who has won?"""

    players: Annotated[tuple[PadPlayer, ...], msgspec.Meta(min_length=1, max_length=4)]


class DiscsCounted(_Reply, frozen=True, tag="discs"):
    """What they count for."""

    colours: tuple[Counted, ...]


class GameStands(_Reply, frozen=True, tag="game"):
    """The game after its last entry."""

    view: View
    """As a seat sees it; where discs lie is said by `counts` alone."""
    acting: tuple[Seat, ...]
    """Who is asked for something; nobody where the next round's discs are to be flicked, or at the end."""
    legal: tuple[str, ...]
    """What the view's seat may do, in notation."""
    events: tuple[AnyEvent, ...]
    """What the last entry has brought about."""
    left: tuple[Counted, ...]
    """What each seat has still to write."""
    reckonings: tuple[Reckoning, ...]
    """What each sheet is worth so far."""
    outcome: Outcome | None


class AiMarks(_Reply, frozen=True, tag="ai"):
    """What the AI marks, in notation and in order; it scores nothing (SO-45)."""

    actions: tuple[str, ...]


class Wrong(msgspec.Struct, frozen=True):
    """Something that cannot be on a sheet."""

    code: str
    """The reason, as for a refused action."""
    clause: str
    values: Mapping[str, Value]


class CheckedSheet(msgspec.Struct, frozen=True):
    """One sheet."""

    reckoning: Reckoning
    """What it is worth; what is impossible counts for nothing."""
    wrong: tuple[Wrong, ...]


class SheetsChecked(_Reply, frozen=True, tag="sheets"):
    """What they are worth."""

    sheets: tuple[CheckedSheet, ...]
    together: tuple[Wrong, ...]
    """What cannot be on all of them together."""
    winners: tuple[Seat, ...]
    tied: bool
    """Whether Discovery icons had to be compared (SO-44)."""


class PadAdded(_Reply, frozen=True, tag="pad"):
    """What they come to."""

    players: tuple[PadSheet, ...]
    winners: tuple[Seat, ...]
    tied: bool


Question: TypeAlias = DiscsAsked | GameAsked | AiAsked | SheetsAsked | PadAsked
Reply: TypeAlias = DiscsCounted | GameStands | AiMarks | SheetsChecked | PadAdded


def answer(question: Question) -> Reply:
    """The answer; raises `BadQuestion` or `IllegalAction` with the clause that says otherwise."""
    match question:
        case DiscsAsked(discs):
            return _discs(discs)
        case GameAsked(game, seat):
            return _game(game, seat)
        case AiAsked(game, seed):
            return _ai(game, Random(seed))
        case SheetsAsked(sheets, complete):
            return _sheets(sheets, complete)
        case PadAsked(players):
            sheets_added = tuple(map(added_up, players))
            points = [sheet.points for sheet in sheets_added]
            return PadAdded(sheets_added, *ranked(points, [player.discoveries for player in players]))


def _discs(discs: Discs) -> DiscsCounted:
    if len(discs) % 5:
        raise BadQuestion(DiscsOfBox(found=len(discs), wanted=-(-len(discs) // 5) * 5))
    lying = tuple(map(disc_at, discs))
    return DiscsCounted(tuple(counted(lying, colour) for colour in range(len(discs) // 5)))


def _game(game: PaperGame, seat: Seat) -> GameStands:
    before, actor, action, state = last_moment(game)
    acting = () if state.phase is Phase.AIM else tuple(sorted(rules.actors(state)))
    seat = seat if seat in acting else min(acting, default=min(seat, len(state.players) - 1))
    told = () if action is None else narrate.narrate(HOUSE, before, actor, action, state)
    return GameStands(
        view=view.observe(HOUSE, state, seat),
        acting=acting,
        legal=_written(state, seat) if acting else (),
        events=told,  # type: ignore[arg-type]  # the game's own events
        left=tuple(left(state, other) for other in range(len(state.players))),
        reckonings=tuple(reckon(HOUSE, player) for player in state.players),
        outcome=scoring.outcome(HOUSE, state),
    )


def _written(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(notation.write(HOUSE, action) for action in legal.legal(HOUSE, state, seat))


def _ai(game: PaperGame, rng: Random) -> AiMarks:
    """The AI's marks to the last, each drawn by lot among all that are allowed (SO-48)."""
    state = last_moment(game).after
    if state.phase is not Phase.AI:
        raise BadQuestion(NotDrawing())
    actions = []
    while state.phase is Phase.AI:
        action = rng.choice(solo.marks(HOUSE, state))
        actions.append(notation.write(HOUSE, action))
        state = rules.apply(HOUSE, state, 0, action)
    return AiMarks(tuple(actions))


def _sheets(sheets: tuple[FinishedSheet, ...], complete: bool) -> SheetsChecked:
    checked = tuple(
        CheckedSheet(
            reckon(HOUSE, finished.player_of(sheet)),
            tuple(map(_wrong, finished.faults(sheet))),
        )
        for sheet in sheets
    )
    reckonings = [sheet.reckoning for sheet in checked]
    return SheetsChecked(
        checked,
        tuple(map(_wrong, finished.race_faults(sheets, complete))),
        *ranked([one.points for one in reckonings], [one.discoveries for one in reckonings]),
    )


def _wrong(fault: Fault) -> Wrong:
    return Wrong(fault.code, fault.clause, fault.values)


COMPANION: Final = Companion(question=Question, reply=Reply, answer=answer)
"""Questions of people who play with a real board."""
