"""What the sheets are worth, and who has won."""

from functools import lru_cache
from typing import Final

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


@lru_cache(1 << 10)
def section_points(edition: Edition, player: Player) -> tuple[int, ...]:
    """The points of a sheet in Ruins, Canyon, Creek Bed and Mudcracks (SO-43); every view shows them."""
    return (
        ruins.score(edition.ruins, player.ruins),
        canyon.score(edition.canyon, player.canyon),
        creek.score(edition.creek, player.creek),
        mudcracks.score(edition.mudcracks, player.mudcracks),
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
