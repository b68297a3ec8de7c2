"""The policy that a search follows in its playouts: the game's greedy bot, or random play without one."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Final, Generic

from meseta.bots.bot import NORMAL
from meseta.bots.registry import RANDOM, USUAL, make_bot, own_bots
from meseta.core.actions import LegalActions
from meseta.core.choices import Choices, Listed
from meseta.core.game import Action, Game, State, View
from meseta.core.seats import Seat

DRAWS: Final = 8
"""How often an action is drawn before all count as tried."""


class Guide(Generic[State, Action, View]):
    """Follows a bot that need not look ahead itself.

    The bot is asked once about each view: that is cheaper, and lines that reach the same position continue in
    the same way, so that differences between them do not come from the guide.
    """

    def __init__(self, game: Game[State, Action, View], rng: Random) -> None:
        self.is_steady: Final = USUAL in own_bots(game.info.key)
        """Whether there is a bot worth following; otherwise every answer is random."""
        self._game: Final = game
        self._bot: Final = make_bot(USUAL if self.is_steady else RANDOM, game)
        self._rng: Final = rng
        self._answers: Final[dict[View, Action]] = {}
        self._known: Final[dict[tuple[State, Seat], Action]] = {}
        """The answers by state as well, because observing is expensive and many lines meet."""

    def first(self, view: View, legal: LegalActions[Action]) -> Action:
        """The guide's action at this view."""
        if not self.is_steady:
            return legal.sample(self._rng)
        if view not in self._answers:
            self._answers[view] = self._bot.choose(view, legal, NORMAL, self._rng)
        return self._answers[view]

    def another(self, view: View, legal: LegalActions[Action], tried: Collection[Action]) -> Action | None:
        """The guide's action if these were not allowed; None where it has no other."""
        answer = self._bot.choose(view, Without(legal, tried), NORMAL, self._rng)
        return answer if answer not in tried and answer in legal else None

    def answer(self, state: State, seat: Seat) -> Action:
        """The guide's action in this state, by what the seat sees."""
        if not self.is_steady:
            return self._game.legal(state, seat).sample(self._rng)
        if (state, seat) not in self._known:
            view, legal = self._game.observe(state, seat), self._game.legal(state, seat)
            self._known[state, seat] = self.first(view, legal)
        return self._known[state, seat]


def untried(legal: LegalActions[Action], tried: Collection[Action], rng: Random) -> Action | None:
    """A random action that is not among these; None where there seems to be none left."""
    return next((action for _ in range(DRAWS) if (action := legal.sample(rng)) not in tried), None)


class Without(Generic[Action]):
    """Legal actions except for some. Made only where others are left."""

    def __init__(self, legal: LegalActions[Action], tried: Collection[Action]) -> None:
        self._legal: Final = legal
        self._tried: Final = tried

    def __contains__(self, action: object) -> bool:
        return action not in self._tried and action in self._legal

    def __bool__(self) -> bool:
        return True

    def __iter__(self) -> Iterator[Action]:
        return (action for action in self._legal if action not in self._tried)

    def sample(self, rng: Random) -> Action:
        """One of those left, or an excluded one where none of those is found."""
        action = untried(self._legal, self._tried, rng)
        return self._legal.sample(rng) if action is None else action

    def choices(self) -> Choices[Action]:
        """Those left, listed."""
        return Listed(self)
