"""What a sheet is worth, part by part, with what each part counts (SO-43)."""

from collections import Counter

import msgspec

from meseta.games.sonora import canyon, mudcracks, ruins
from meseta.games.sonora.content import Edition
from meseta.games.sonora.mudcracks import CACTI
from meseta.games.sonora.scoring import section_points
from meseta.games.sonora.state import Player
from meseta.grids.bits import members

__all__ = ["Reckoning", "RewardCircled", "reckon"]


class RewardCircled(msgspec.Struct, frozen=True):
    """A building that was completed."""

    building: str
    points: int
    first: bool
    """Whether it is the top reward (SO-27)."""


class Reckoning(msgspec.Struct, frozen=True):
    """The points of one sheet and where they come from."""

    ruins: tuple[RewardCircled, ...]
    cacti: tuple[int, ...]
    """How many cacti of each of the three types lie in the shapes of the Canyon (SO-31)."""
    circled: tuple[int, ...]
    """The circled numbers of the Creek Bed (SO-34)."""
    surrounded: tuple[int, ...]
    """How many small, medium and large cacti are surrounded in the Mudcracks (SO-37)."""
    points: tuple[int, ...]
    """Ruins, Canyon, Creek Bed, Mudcracks (SO-43)."""
    total: int
    discoveries: int
    """Circled Discovery icons, which break ties (SO-44)."""


def reckon(edition: Edition, player: Player) -> Reckoning:
    """The points of a sheet by their parts."""
    rewards = zip(edition.ruins.buildings, player.ruins.rewards, strict=True)
    circled = (
        RewardCircled(building.name, building.top if first else building.bottom, first)
        for building, reward in rewards
        if (first := reward is ruins.Reward.TOP) or reward is ruins.Reward.BOTTOM
    )
    numbers = (edition.creek.points[space] for space in members(player.creek.circled))
    sizes = Counter(
        edition.mudcracks.triangles[index].points
        for index in mudcracks.surrounded(edition.mudcracks, player.mudcracks)
    )
    points = section_points(edition, player)
    return Reckoning(
        tuple(circled),
        canyon.counts(edition.canyon, player.canyon),
        tuple(number for number in numbers if number),
        tuple(sizes[size] for size in CACTI),
        points,
        sum(points),
        player.tray.discoveries,
    )
