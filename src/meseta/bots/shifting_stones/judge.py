"""The judge of Shifting Stones: the chance to win, in worlds in which the others' hands are imagined.

A turn is played there, the others answer, and the race (`chances.py`) tells the rest; once the last round has
come, it is played to its end. Cards that are only drawn count as what they are worth on average, so that two
turns differ by little but what they do. Alone, a few turns are played on, and what is then left is told from
cards, strikes and distances (`solo_chance.py`).
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from meseta.bots.bot import NORMAL, seeded_by
from meseta.bots.judge import Reason, Scale
from meseta.bots.shifting_stones.chances import Chances
from meseta.bots.shifting_stones.fate import Fate
from meseta.bots.shifting_stones.planner import Planner
from meseta.bots.shifting_stones.quick import Quick
from meseta.bots.shifting_stones.solo_chance import SoloChance
from meseta.bots.shifting_stones.why import Why
from meseta.core.actions import LegalActions
from meseta.core.game import AnyGame
from meseta.games.shifting_stones.actions import Action
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.rules import HAND, LAST_ROUND, is_last_round
from meseta.games.shifting_stones.state import Cards, Phase, State
from meseta.games.shifting_stones.view import View

NEAR: Final = 2
"""Cards from the goal at which the end is near: then what others hold may decide the game at once."""
HANDS_NEAR: Final = 4
"""Hands that are imagined in one world near the end, for all others together."""
SOLO_TURNS: Final = 2
"""Turns that are played on in a solo game before its chances are told from counts."""


class ChanceJudge:
    """Knows what each turn does to everybody's chance to win."""

    def __init__(self, game: AnyGame) -> None:
        assert isinstance(game, ShiftingStones)
        self._game: Final = game
        self._planner: Final = Planner(game)
        self._why: Final = Why(game.deck)
        self._quick: Final = Quick(game)
        self._chances: Final = Chances(game.deck)
        self._solo: Final = SoloChance(game.deck)
        self._stand: Final = lru_cache(1 << 10)(self._standing)

    def scale(self, seats: int) -> Scale:
        """Percent of a win."""
        return Scale("chance", inaccuracy=4.0, mistake=8.0, blunder=15.0)

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """What the expert does."""
        return self._planner.choose(view, legal, NORMAL, Random(0))

    def reasons(self, view: View, turn: Sequence[Action]) -> tuple[Reason, ...]:
        """What speaks for the turn, the weightiest first."""
        return self._why.of(view, turn)

    def values(
        self, view: View, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """The viewer's chance to win with each turn, in each world."""
        found = [self._in_world(view, turns, world) for world in worlds]
        return [list(values) for values in zip(*found, strict=True)]

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        """Everybody's chance to win."""
        return self._stand(state, world if _drawing_matters(state) else 0)

    def _standing(self, state: State, world: int) -> tuple[float, ...]:
        # What the siblings of a draw have in common: they are compared with the same luck.
        rng = seeded_by((state.scored, state.discard, state.strikes), "standing", world)
        fate = Fate(self._game, len(state.hands), rng)
        return self._expect(fate.settle(state), state.hands, len(state.hands), fate)

    def _in_world(self, view: View, turns: Sequence[Sequence[Action]], world: int) -> list[float]:
        """What each of the turns is worth there: the mean over the hands that the others may hold."""
        rng = seeded_by(view, world)
        hands = max(1, HANDS_NEAR // (len(view.scored) - 1)) if _is_near(view) else 1
        sums = [0.0] * len(turns)
        for _ in range(hands):
            state = self._game.imagine(view, rng)
            fate = Fate(self._game, len(state.hands), rng)
            for number, turn in enumerate(turns):
                sums[number] += self._value(state, turn, fate)
        return [total / hands for total in sums]

    def _value(self, state: State, turn: Sequence[Action], fate: Fate) -> float:
        seat = state.turn
        for action in turn:
            state = self._game.apply(state, seat, action)
        return self._expect(fate.settle(state), state.hands, len(state.hands) - 1, fate)[seat]

    def _expect(self, state: State, kept: Sequence[Cards], turns: int, fate: Fate) -> tuple[float, ...]:
        """Everybody's chance after that many turns more."""
        if state.solo:
            return (self._alone(state, fate),)
        held = list(kept)
        while state.phase is Phase.TURN and (turns > 0 or is_last_round(state)):
            seat, state = state.turn, self._quick.play(state)
            held[seat] = state.hands[seat]
            state = fate.settle(state)
            turns -= 1
        return self._chances.final(state) if state.phase is Phase.OVER else self._chances.of(state, held)

    def _alone(self, state: State, fate: Fate) -> float:
        for _ in range(SOLO_TURNS):
            if state.phase is Phase.OVER:
                break
            if self._quick.way_out(state):
                return 100.0
            state = fate.settle(self._quick.play(state))
        return self._chances.final(state)[0] if state.phase is Phase.OVER else self._solo.of(state)


def _is_near(view: View) -> bool:
    """Whether the last round may come with this turn or the next ones."""
    return len(view.scored) > 1 and max(map(len, view.scored)) >= view.goal - NEAR


def _drawing_matters(state: State) -> bool:
    """Whether what is drawn from here on is played before the chances are told from counts."""
    if state.phase is not Phase.TURN or state.solo:
        return True
    return max(map(int.bit_count, state.scored)) >= LAST_ROUND[len(state.scored)] - HAND
