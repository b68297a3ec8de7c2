"""Rebuilding a match from its record, and stepping through it ply by ply."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from meseta.core.abilities import Doubting
from meseta.core.digests import digest
from meseta.core.errors import BadRecord, MesetaError
from meseta.core.game import Action, Game, State, View
from meseta.core.record import Record
from meseta.core.seats import CHANCE
from meseta.play.match import Match, Moment, empty_match, enter
from meseta.play.problems import (
    RecordDiverges,
    RecordEntry,
    RecordNoSuchPly,
    RecordOtherEdition,
    RecordOtherGame,
)

__all__ = ["match_after", "moments", "replay", "story"]


def replay(
    game: Game[State, Action, View], record: Record, plies: int | None = None
) -> Match[State, Action, View]:
    """The match in the record, or its first `plies` entries.

    The whole record is always checked: one that does not replay to its end is refused as a whole.
    """
    wanted = len(record.entries) if plies is None else plies
    if not 0 <= wanted <= len(record.entries):
        raise BadRecord(RecordNoSuchPly(ply=wanted, most=len(record.entries)))
    found = None
    for ply, match in enumerate(stages(game, record)):
        if ply == wanted:
            found = match
    assert found is not None, "the ply was found to be in the record"
    return found


def moments(game: Game[State, Action, View], record: Record) -> list[Moment[State]]:
    """Every entry with the states before and after it."""
    return [Moment.between(before, after) for before, after in pairwise(stages(game, record))]


def story(match: Match[State, Action, View]) -> list[Moment[State]]:
    """The moments of a match; what was checked when it was entered is not checked again."""
    return moments_since(empty_match(match.game, match.header), match)


def match_after(match: Match[State, Action, View], plies: int) -> Match[State, Action, View]:
    """The match after its first entries."""
    earlier = empty_match(match.game, match.header)
    for entry in match.entries[:plies]:
        earlier = enter(earlier, entry)
    return earlier


def moments_since(
    earlier: Match[State, Action, View], match: Match[State, Action, View]
) -> list[Moment[State]]:
    """The moments that take the earlier match to this one."""
    found = []
    for entry in match.entries[len(earlier.entries) :]:
        after = enter(earlier, entry)
        found.append(Moment.between(earlier, after))
        earlier = after
    return found


def doubts(game: Game[State, Action, View], moments: Iterable[Moment[State]]) -> Counter[str]:
    """How many of chance's answers are doubtful, by reason, in games that can check.

    Replaying a record does not simulate its flicks again, so that old records replay forever. A game like
    that is `Doubting`; all other answers are checked whenever they are entered.
    """
    if not isinstance(game, Doubting):
        return Counter()
    answers = (moment for moment in moments if moment.entry.seat == CHANCE)
    found = (game.doubt(moment.before, game.read(moment.entry.text)) for moment in answers)
    return Counter(why for why in found if why is not None)


def stages(game: Game[State, Action, View], record: Record) -> Iterator[Match[State, Action, View]]:
    """The match before the first entry, after the first, after the second, and so on."""
    match = empty_match_for(game, record)
    digests = {check.plies: check.digest for check in record.checks}
    agreed = 0
    yield match
    for ply, entry in enumerate(record.entries, start=1):
        try:
            match = enter(match, entry)
        except MesetaError as error:
            raise BadRecord(RecordEntry(ply=ply, text=entry.text[:60]), error) from error
        if ply in digests:
            if digest(game.dump(match.state)) != digests[ply]:
                raise BadRecord(RecordDiverges(start=agreed + 1, stop=ply))
            agreed = ply
        yield match


def empty_match_for(game: Game[State, Action, View], record: Record) -> Match[State, Action, View]:
    """The record's match before its first entry; raises if it was played with another game or edition."""
    header = record.header
    if (header.game, header.version) != (game.info.key, game.info.version):
        raise BadRecord(
            RecordOtherGame(
                found=f"{header.game} {header.version}", known=f"{game.info.key} {game.info.version}"
            )
        )
    if header.edition.digest != game.edition.digest:
        raise BadRecord(RecordOtherEdition(found=header.edition.name, known=game.edition.name))
    game.info.resolve_options(header.seats, header.options)
    return empty_match(game, header)
