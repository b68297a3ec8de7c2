"""A judge of secret bids whose numbers a test controls: five is the best bid, and each point off it costs."""

from collections.abc import Sequence

import pytest

from meseta.bots.judge import Reason, Scale
from meseta.core.actions import LegalActions
from meseta.play import advice
from tests.play.secret_bids import SecretBids, State, View

BEST = 5


class Bids(Reason, frozen=True, kw_only=True, tag="bids"):
    """The turn brings the bid to this."""

    total: int


class ToyJudge:
    """In every other world a bid that is not the best is worth `spread` more, in the others as much less."""

    def __init__(self, step: float = 2.0, spread: float = 0.0, common: float = 0.0) -> None:
        self.step = step
        self.spread = spread
        self.common = common
        """What whole worlds differ by, whatever is bid."""
        self.worlds = 0
        """In how many worlds turns were looked at."""

    def scale(self, seats: int) -> Scale:
        return Scale("points", inaccuracy=1.0, mistake=4.0, blunder=8.0)

    def choose(self, view: View, legal: LegalActions[str]) -> str:
        assert view.bid is not None, "a spectator has no turn"
        return f"bid {min(3, BEST - view.bid)}" if view.bid < BEST else "seal"

    def values(self, view: View, turns: Sequence[Sequence[str]], worlds: Sequence[int]) -> list[list[float]]:
        assert isinstance(view, View), "a judge sees no state"
        self.worlds += len(worlds)
        return [[self._value(_total(view, turn), world) for world in worlds] for turn in turns]

    def _value(self, total: int, world: int) -> float:
        sign = 1 if world % 2 else -1
        off = abs(total - BEST)
        return 10.0 - self.step * off + sign * (self.spread * (off > 0) + self.common)

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        return tuple(map(float, state.bids))

    def reasons(self, view: View, turn: Sequence[str]) -> tuple[Reason, ...]:
        return (Bids(total=_total(view, turn)),)


def _total(view: View, turn: Sequence[str]) -> int:
    assert view.bid is not None, "a spectator has no turn"
    return view.bid + sum(int(action[4:]) for action in turn if action.startswith("bid"))


def judged_by(monkeypatch: pytest.MonkeyPatch, judge: ToyJudge) -> SecretBids:
    """The game, judged by this judge from now on."""
    monkeypatch.setattr(advice, "judge_for", lambda game: judge)
    return SecretBids()  # a new one: advisers are kept by game
