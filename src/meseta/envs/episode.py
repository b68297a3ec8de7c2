"""One game as an environment plays it: seats act by numbers, and chance answers by itself.

All faces are built on this. It asks the game for everything: `observe` for what a seat sees, `legal` for
what it may do, `apply` for what that leads to.
"""

from collections.abc import Sequence, Set
from random import Random
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, cast

from meseta.core.actions import LegalActions
from meseta.core.errors import BadSetup, IllegalAction
from meseta.core.game import Action, AnyGame, Options, State, View
from meseta.core.plugin import resolve
from meseta.core.seats import CHANCE, Seat
from meseta.envs.errors import UnknownNumber
from meseta.envs.numbers import Arrays, Numbers, NumbersMaker
from meseta.envs.problems import GameWithoutNumbers, NumberMeansNothing
from meseta.envs.rewards import final_rewards
from meseta.envs.settings import Reward
from meseta.games import open_game, plugin

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AnyNumbers: TypeAlias = Numbers[Any, Any, Any]  # type: ignore[explicit-any]
"""Numbers of a game that was found by its key (`AnyGame`)."""

AnyEpisode: TypeAlias = "Episode[Any, Any, Any]"  # type: ignore[explicit-any]

REFUSED: Final = (IllegalAction, UnknownNumber)
"""What `Episode.act` raises for an action that cannot be taken."""
ILLEGAL: Final = -1.0
"""The reward for an illegal action, where it ends the game."""


def put_into_numbers(
    game: str | AnyGame, seats: int, options: Options, edition: str | None = None
) -> AnyNumbers:
    """The game of that key in numbers, by what its plug-in names."""
    opened = open_game(game, edition) if isinstance(game, str) else game
    opened.info.resolve_options(seats, options)
    found = plugin(opened.info.key)
    if found.numbers is None:
        raise BadSetup(GameWithoutNumbers(game=found.key))
    return cast(NumbersMaker, resolve(found, found.numbers))(opened, seats, options)


def begun(episode: "AnyEpisode | None") -> "AnyEpisode":
    """The episode, which there is once an environment was reset."""
    if episode is None:
        raise RuntimeError("there is no game yet: call reset() first")
    return episode


class Episode(Generic[State, Action, View]):
    """A game from its set-up to its end. It holds the state; what it gives out is made from views."""

    def __init__(self, numbers: Numbers[State, Action, View], options: Options, rng: Random) -> None:
        self.numbers: Final = numbers
        self.game: Final = numbers.game
        self._rng = rng
        self._views: dict[Seat | None, View] = {}
        self._state = self._after_chance(self.game.setup(numbers.seats, options))
        self._paid = (0,) * numbers.seats

    def _after_chance(self, state: State) -> State:
        """The state once chance has answered wherever it is asked."""
        while self.game.actors(state) == {CHANCE}:
            state = self.game.apply(state, CHANCE, self.game.chance(state).sample(self._rng))
        return state

    @property
    def actors(self) -> Set[Seat]:
        """Who may act; nobody once the game is over."""
        return self.game.actors(self._state)

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points so far."""
        return tuple(score.total for score in self.game.score(self._state))

    @property
    def final_rewards(self) -> tuple[float, ...]:
        """What the end is worth to each seat; 0 while the game goes on."""
        outcome = self.game.outcome(self._state)
        if outcome is None:
            return (0.0,) * self.numbers.seats
        return final_rewards(self.points, outcome.winners)

    def earned(self, reward: Reward) -> tuple[float, ...]:
        """What each seat has earned since this was last asked."""
        if reward == "outcome":
            return self.final_rewards
        before, self._paid = self._paid, self.points
        return tuple(float(now - then) for now, then in zip(self._paid, before, strict=True))

    def view(self, seat: Seat | None) -> View:
        """What the seat may know."""
        if seat not in self._views:
            self._views[seat] = self.game.observe(self._state, seat)
        return self._views[seat]

    def observe(self, seat: Seat) -> Arrays:
        """What the seat may know, as arrays."""
        return self.numbers.observe(self.view(seat))

    def mask(self, seat: Seat) -> "NDArray[np.int8]":
        """1 for each action open to the seat; nothing but 0 where it is not to act."""
        import numpy as np

        if seat not in self.actors:
            return np.zeros(self.numbers.actions, np.int8)
        return self.numbers.mask(self.view(seat), self.legal(seat))

    def act(self, seat: Seat, number: int, flick: Sequence[float] | None = None) -> None:
        """Let the seat do what has this number.

        Raises `IllegalAction` with the clause where the rules refuse it, and `UnknownNumber` where it has no
        meaning for this seat now.
        """
        self.do(seat, self._named(seat, number, flick))

    def meant(self, seat: Seat, number: int, flick: Sequence[float] | None = None) -> Action:
        """What has this number, if the seat may do it; raises as `act` does."""
        action = self._named(seat, number, flick)
        if (fault := self.game.fault(self._state, seat, action)) is not None:
            raise IllegalAction(seat, fault)
        return action

    def _named(self, seat: Seat, number: int, flick: Sequence[float] | None) -> Action:
        try:
            return self.numbers.action(self.view(seat), number, flick)
        except ValueError as error:
            raise UnknownNumber(NumberMeansNothing(number=number, detail=str(error)[:200])) from error

    def do(self, seat: Seat, action: Action) -> None:
        """Let the seat do this; raises `IllegalAction` where the rules refuse it."""
        state = self.game.apply(self._state, seat, action)
        self._views.clear()
        self._state = self._after_chance(state)

    def legal(self, seat: Seat) -> LegalActions[Action]:
        """What the seat may do."""
        return self.game.legal(self._state, seat)
