"""What the sheets are worth, and who has won."""

from typing import Final

from meseta.core.latest import Latest
from meseta.core.results import Outcome, Part, Score, outrank
from meseta.games.sonora import canyon, creek, mudcracks, ruins
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import Phase, Player, State

_SECTIONS: Final = ("ruins", "canyon", "creek", "mudcracks")


def scores(edition: Edition, state: State) -> tuple[Score, ...]:
    """The four sections of every sheet (SO-43) and, worth no points, the tie-breaker (SO-44)."""
    return tuple(
        Score(
            seat,
            (
                *(
                    Part(section, points, "SO-43")
                    for section, points in zip(_SECTIONS, section_points(edition, player), strict=True)
                ),
                Part("discoveries", 0, "SO-44", player.tray.discoveries),
            ),
        )
        for seat, player in enumerate(state.players)
    )


def section_points(edition: Edition, player: Player) -> tuple[int, ...]:
    """The points of a sheet in Ruins, Canyon, Creek Bed and Mudcracks (SO-43)."""
    return (
        ruins.score(edition.ruins, player.ruins),
        canyon.score(edition.canyon, player.canyon),
        creek.score(edition.creek, player.creek),
        mudcracks.score(edition.mudcracks, player.mudcracks),
    )


_ALL: Final[Latest[tuple[Edition, tuple[Player, ...]], tuple[tuple[int, ...], ...]]] = Latest()


def all_points(edition: Edition, players: tuple[Player, ...]) -> tuple[tuple[int, ...], ...]:
    """The same of every sheet: as before, for those on which nothing was written. Every view shows them."""
    before, made = _ALL.kept
    if made is None or before is None or before[0] is not edition or len(made) != len(players):
        made = tuple([section_points(edition, player) for player in players])
    elif before[1] is players:
        return made
    else:
        each = zip(players, before[1], made, strict=True)
        made = tuple([_points_next(edition, player, was, known) for player, was, known in each])
    _ALL.kept = (edition, players), made
    return made


def _points_next(edition: Edition, player: Player, was: Player, known: tuple[int, ...]) -> tuple[int, ...]:
    """The points of a sheet of which those before something was written, at most, are known."""
    if player is was:
        return known
    in_ruins, in_canyon, in_creek, in_mud = known
    return (
        in_ruins if player.ruins is was.ruins else ruins.score(edition.ruins, player.ruins),
        in_canyon if player.canyon is was.canyon else canyon.score(edition.canyon, player.canyon),
        in_creek if player.creek is was.creek else creek.score(edition.creek, player.creek),
        in_mud if player.mudcracks is was.mudcracks else mudcracks.score(edition.mudcracks, player.mudcracks),
    )


def outcome(edition: Edition, state: State) -> Outcome | None:
    """The highest total wins, then more circled Discovery icons, then the win is shared (SO-44)."""
    if state.phase is not Phase.OVER:
        return None
    if state.solo:
        return Outcome((0,), "solo_total", "SO-45")
    discoveries = [player.tray.discoveries for player in state.players]
    winners, tie_break = outrank(scores(edition, state), discoveries, "discoveries", "SO-44")
    return Outcome(winners, "last_round", "SO-44", tie_break)
