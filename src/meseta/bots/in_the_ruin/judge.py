"""The judge of In the Ruin: what to do, and what turns, positions and answers of chance are worth.

Turns are read from the rules themselves, and compared by points at the end of the game in imagined worlds
(`playing_on`). With rivals, leaving first counts for what it takes from them as well.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from meseta.bots.bot import NORMAL, seeded_by
from meseta.bots.in_the_ruin.future import Future
from meseta.bots.in_the_ruin.planner import make_master
from meseta.bots.in_the_ruin.playing_on import Ended, Standing, World, begun
from meseta.bots.in_the_ruin.reasons import AnyReason
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.standings import Standings
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.bots.in_the_ruin.why import reasons_for
from meseta.bots.judge import Scale
from meseta.core.actions import LegalActions
from meseta.core.game import Game
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Action, Confirm
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.state import Phase, State
from meseta.games.in_the_ruin.view import View

ROUNDS: Final = (3, 50)
"""By phase, the rounds that are played on after a turn before the outlook is asked: in Phase 2 all."""


class RuinJudge:
    """Chooses as the strongest rung; compares turns by playing them on for some rounds."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        assert isinstance(game, InTheRuin)
        self._game: Final = game
        self._edition: Final[Edition] = game.printed
        self._strongest: Final = make_master(game)
        self._standings: Final = Standings(game)

    def scale(self, seats: int) -> Scale:
        """Points at the end. A gem is worth ten: half of one is worth a remark, two are a blunder."""
        return Scale("points", inaccuracy=5.0, mistake=10.0, blunder=20.0)

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """What the strongest rung does: it draws nothing from the randomness it is given."""
        return self._strongest.choose(view, legal, NORMAL, Random(0))

    def values(
        self, view: View, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """The points at the end in each world, with what leaving first takes from the rivals."""
        assert view.viewer is not None, "a spectator has no turn"
        now = situation_in(self._edition, view, view.viewer)
        ends = [self._end(view, view.viewer, turn) for turn in turns]
        found = [self._in_world(now, ends, world, view.phase is Phase.SETUP) for world in worlds]
        return [list(values) for values in zip(*found, strict=True)]

    def _in_world(self, now: Situation, ends: list[Ended], world: int, setting_up: bool) -> list[float]:
        """What each end of the turn is worth in that world; ends that are alike are looked at once."""
        known = {
            end: _worth(now, self._opened(now, end, world) if setting_up else self._after(now, end, world))
            for end in set(ends)
        }
        return [known[end] for end in ends]

    def _after(self, now: Situation, end: Ended, world: int) -> Standing:
        future = Future.imagined(self._edition, now, seeded_by(now, "world", world))
        return World(self._edition, future).after(end, ROUNDS[now.stage - 1])

    def _opened(self, now: Situation, end: Ended, world: int) -> Standing:
        """The same after a set-up, whose letters rivals announce."""
        rng = seeded_by(now, "world", world)
        first = begun(self._edition, end.now, rng)
        future = Future.imagined(self._edition, first, rng)
        return World(self._edition, future).from_round(first, ROUNDS[0] + 1)

    def _end(self, view: View, seat: Seat, turn: Sequence[Action]) -> Ended:
        """Where the rules say that the turn leads, before its confirmation takes effect."""
        state = self._game.imagine(view, Random(0))
        for action in turn:
            if isinstance(action, Confirm):
                return Ended.with_turn(self._situation(state, seat), action.escape)
            state = self._game.apply(state, seat, action)
        return Ended.with_turn(self._situation(state, seat))

    def _situation(self, state: State, seat: Seat) -> Situation:
        return situation_in(self._edition, self._game.observe(state, seat), seat)

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        """The points each seat can expect in one continuation of a position known to all."""
        return self._standings.points(state, world)

    def reasons(self, view: View, turn: Sequence[Action]) -> tuple[AnyReason, ...]:
        """What the turn gains and costs, the weightiest first."""
        assert view.viewer is not None, "a spectator has no turn"
        now = situation_in(self._edition, view, view.viewer)
        return reasons_for(self._edition, now, self._end(view, view.viewer, turn))


def _worth(now: Situation, standing: Standing) -> float:
    """Points, with what leaving first takes from the rivals beyond an even share of that."""
    if not now.rivals or now.gone:
        return standing.points
    return standing.points + WEIGHTS.first_out * (standing.first - 1 / (now.rivals + 1))
