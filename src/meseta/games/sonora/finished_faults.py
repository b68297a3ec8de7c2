"""What cannot be on a sheet that was filled in, beyond what the rules refuse to write."""

from meseta.core.faults import Fault


class RewardUnearned(Fault, frozen=True, tag="reward_unearned"):
    """A reward is circled before the building is complete."""

    clause = "SO-27"
    building: str
    left: int


class RewardMissing(Fault, frozen=True, tag="reward_missing"):
    """A building is complete, and neither of its rewards is circled."""

    clause = "SO-27"
    building: str


class TopTwice(Fault, frozen=True, tag="top_twice"):
    """Only the first to complete a building circles its top reward."""

    clause = "SO-27"
    building: str


class TopMissing(Fault, frozen=True, tag="top_missing"):
    """Somebody must have completed the building first."""

    clause = "SO-27"
    building: str


class PathTooLong(Fault, frozen=True, tag="path_too_long"):
    """The way to a circle has more spaces than a path can have."""

    clause = "SO-32"
    space: int
    most: int


class IconsTooMany(Fault, frozen=True, tag="icons_too_many"):
    """More icons are circled than the sheet has earned."""

    clause: str
    bonus: str
    circled: int
    earned: int


class IconsForgotten(Fault, frozen=True, tag="icons_forgotten"):
    """Fewer icons are circled than the sheet has earned."""

    clause: str
    bonus: str
    circled: int
    earned: int
