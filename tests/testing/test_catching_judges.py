"""The conformance kit finds what is wrong with a judge, and says where."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from meseta.bots.judge import Reason, Scale
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.testing import Walks, judges

LUCKY = count()


class Plain:
    """A judge that is right about nothing, but always the same."""

    def scale(self, seats: int) -> Scale:
        return Scale("points", 1, 2, 3)

    def choose(self, view: Any, legal: Any) -> Any:
        return next(iter(legal))

    def values(self, view: Any, turns: Sequence[Any], worlds: Sequence[int]) -> list[list[float]]:
        return [[float(world) for world in worlds] for _ in turns]

    def standing(self, state: Any, world: int) -> tuple[float, ...]:
        return (0.0, 0.0)

    def reasons(self, view: Any, turn: Any) -> tuple[Reason, ...]:
        return ()


class NeverMarks(Plain):
    def scale(self, seats: int) -> Scale:
        return Scale("points", 3, 2, 1)


class Whimsical(Plain):
    def __init__(self) -> None:
        self.mood = next(LUCKY) % 2

    def choose(self, view: Any, legal: Any) -> Any:
        return list(legal)[-self.mood]


class CountsFromOne(Plain):
    def values(self, view: Any, turns: Sequence[Any], worlds: Sequence[int]) -> list[list[float]]:
        return [[float(number) for number, _ in enumerate(worlds)] for _ in turns]


class LosesCount(Plain):
    def values(self, view: Any, turns: Sequence[Any], worlds: Sequence[int]) -> list[list[float]]:
        return [[0.0] for _ in turns]


class DividesByZero(Plain):
    def values(self, view: Any, turns: Sequence[Any], worlds: Sequence[int]) -> list[list[float]]:
        return [[float("nan")] * len(worlds) for _ in turns]


class ForgetsASeat(Plain):
    def standing(self, state: Any, world: int) -> tuple[float, ...]:
        return (0.0,)


class Moody(Plain):
    def standing(self, state: Any, world: int) -> tuple[float, ...]:
        return (float(next(LUCKY)), 0.0)


class Stray(Reason, frozen=True, tag="stray"):
    """A reason that no plug-in names."""


class SaysWhatNobodyKnows(Plain):
    def reasons(self, view: Any, turn: Any) -> tuple[Reason, ...]:
        return (Stray(),)


CASES = [
    (NeverMarks, r"marks begin at \(3, 2, 1\)"),
    (Whimsical, "asked again, the judge chooses otherwise"),
    (CountsFromOne, "one world has two values"),
    (LosesCount, r"2 seats.*: \[\[0.0\]\]"),
    (DividesByZero, "are not all numbers"),
    (ForgetsASeat, "does not say what every seat can expect"),
    (Moody, "asked again, the judge expects otherwise"),
    (SaysWhatNobodyKnows, "is none of the plug-in's `reason`"),
]


@pytest.mark.parametrize(("kind", "message"), CASES, ids=[kind.__name__ for kind, _ in CASES])
def test_a_broken_judge_is_caught_with_a_message_that_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, kind: type[Plain], message: str
) -> None:
    walks = Walks(ShiftingStones(), 2, {}, longest=30)
    monkeypatch.setattr(judges, "judge_for", lambda game: Plain())
    judges.check_judge(walks)
    monkeypatch.setattr(judges, "judge_for", lambda game: kind())
    with pytest.raises(AssertionError, match=message):
        judges.check_judge(walks)


def test_a_reason_without_words_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judges, "reason_types", lambda plugin: (Stray,))
    with pytest.raises(AssertionError, match=r"en/shifting_stones.ftl lacks why-stray"):
        judges.check_reasons_have_words(ShiftingStones(), "en")
