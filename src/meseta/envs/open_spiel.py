"""The games in OpenSpiel: importing this module registers them, where OpenSpiel is installed.

`python_meseta_shifting_stones`, `python_meseta_in_the_ruin` and `python_meseta_sonora` take the parameters
`players`, `options` (such as ``hand_0:exact;hand_1:steady``), `max_cycles`, after which a game is cut off,
and `recall`: for how many memories an information state tensor has room. Where somebody has as many, the
game is cut off, too; with 0, which is the default, there is no such tensor.

OpenSpiel knows whole numbers only, and so every game here is made of them. Chance is explicit, one small
choice at a time (`meseta.envs.piecewise`); where seats act at once, they do so in their order, in secret; and
a flick is five choices: the disc, its start across and down, the angle, and the force (`FLICK_LEVELS`).
"""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, cast

import msgspec
import numpy as np

from meseta.core.game import AnyGame, AnyState, Viewed
from meseta.core.seats import CHANCE, Seat
from meseta.envs.aiming import FLICK_LEVELS, aims, flick_of
from meseta.envs.episode import AnyNumbers, put_into_numbers
from meseta.envs.missing import need
from meseta.envs.observers import MesetaObserver, Recaller
from meseta.envs.piecewise import LEVELS, next_choice
from meseta.envs.recall import Memory, Moment
from meseta.envs.rewards import final_rewards
from meseta.envs.settings import MAX_CYCLES
from meseta.games import own_plugins

need("pyspiel")
import pyspiel  # noqa: E402

__all__ = ["FLICK_LEVELS", "GAMES"]

MOST_POINTS: Final = 1000
"""More than anybody scores alone, where the score is the utility."""

GAMES: Final = {plugin.key: plugin.key.replace("_", " ").title() for plugin in own_plugins()}
"""The games by key, with the names that OpenSpiel shows."""

AnyType: TypeAlias = Any  # type: ignore[explicit-any]
"""OpenSpiel's own classes have no types."""


def game_type(key: str, alone: bool = False, recall: int = 0) -> AnyType:
    """What OpenSpiel asks about a game before one is made; alone, the score is the utility."""
    numbers = put_into_numbers(key, 2, {})
    seats = numbers.game.info.seats
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_meseta_{key}",
        long_name=GAMES[key],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "options": "", "max_cycles": MAX_CYCLES, "recall": 0},
    )


class MesetaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours; subclasses say which."""

    key: str

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        given = dict(params or {})
        seats = int(cast(int, given.get("players", 2)))
        self.options: Final = read_options(str(given.get("options", "")))
        self.numbers: Final[AnyNumbers] = put_into_numbers(self.key, seats, self.options)
        self.max_cycles: Final = int(cast(int, given.get("max_cycles", MAX_CYCLES)))
        self.recall: Final = int(cast(int, given.get("recall", 0)))
        self.aims: Final = aims(self.numbers)
        self.wide: Final = max(FLICK_LEVELS) if self.numbers.flick else 0
        alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.numbers.actions + self.wide,
            max_chance_outcomes=max(LEVELS, 128),
            num_players=seats,
            min_utility=-MOST_POINTS if alone else -1.0,
            max_utility=MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=self.max_cycles,
        )
        super().__init__(game_type(self.key, alone, self.recall), info, given)

    def new_initial_state(self) -> "MesetaState":
        """The state before chance has dealt anything."""
        return MesetaState(self)

    def make_py_observer(self, iig_obs_type: AnyType = None, params: object = None) -> MesetaObserver:
        """What turns states into strings and tensors for a player."""
        if params:
            raise ValueError(f"there are no parameters of observations, so not {params}")
        perfect = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recaller(self) if perfect else MesetaObserver(self)


def read_options(text: str) -> dict[str, str]:
    """Options as a parameter has them.

    >>> read_options("hand_0:exact;hand_1:steady")
    {'hand_0': 'exact', 'hand_1': 'steady'}
    """
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {key: value for key, _, value in pairs}


class MesetaState(pyspiel.State):  # type: ignore[misc]
    """A position, and the choices made towards the next action: pieces of chance's answer or of a flick."""

    def __init__(self, game: MesetaGame) -> None:
        super().__init__(game)
        self._moment = Moment(game.numbers.game.setup(game.numbers.seats, game.options))
        self._made: tuple[int, ...] = ()
        self._cycles = 0

    @property
    def _game(self) -> MesetaGame:
        return cast(MesetaGame, self.get_game())

    @property
    def _state(self) -> AnyState:
        return self._moment.state

    @property
    def _rules(self) -> AnyGame:
        return self._game.numbers.game

    def current_player(self) -> int:
        """Whose choice comes next: chance's, or that of the first seat that may act."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = min(self._rules.actors(self._state))
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self._cycles >= self._game.max_cycles or not self._rules.actors(self._state) or self._is_full()

    def _is_full(self) -> bool:
        """Whether somebody has as many memories as there is room for."""
        game = self._game
        return game.recall > 0 and any(
            self.memory(player).length >= game.recall for player in range(game.numbers.seats)
        )

    def _legal_actions(self, player: int) -> list[int]:
        numbers, state = self._game.numbers, self._state
        if self._made:  # a flick that is being aimed
            levels = FLICK_LEVELS[len(self._made) - 1]
            return list(range(numbers.actions, numbers.actions + levels))
        if player not in self._rules.actors(state):
            return []
        mask = numbers.mask(self._rules.observe(state, player), self._rules.legal(state, player))
        return [int(number) for number in np.flatnonzero(mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance's next small choice, all equally likely."""
        count = next_choice(self._rules.chance(self._state), self._made)
        assert isinstance(count, int), "an answer without a choice is given at once"
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._made = (*self._made, action)
        else:
            self._choose(action)
            self._cycles += 1
        self._answer()

    def _choose(self, action: int) -> None:
        """Take a player's action, or a part of a flick; the last part lets it fly."""
        game, numbers = self._game, self._game.numbers
        player, aimed = self.current_player(), (*self._made, action)
        flick = None
        if action in game.aims or self._made:
            if len(aimed) <= len(FLICK_LEVELS):
                self._made = aimed
                return
            flick = flick_of(numbers, aimed[1:])
        view = self._rules.observe(self._state, player)
        self._go(player, numbers.action(view, aimed[0], flick), aimed)

    def _answer(self) -> None:
        """Give chance's answers that are settled: those with nothing left to choose."""
        while self._rules.actors(self._state) == {CHANCE}:
            answer = next_choice(self._rules.chance(self._state), self._made)
            if isinstance(answer, int):
                return
            self._go(CHANCE, answer, ())

    def _go(self, seat: Seat, action: object, chosen: tuple[int, ...]) -> None:
        state = self._rules.apply(self._state, seat, action)
        self._moment, self._made = self._moment.then(state, seat, chosen), ()

    def _action_to_string(self, player: int, action: int) -> str:
        numbers = self._game.numbers
        if player == pyspiel.PlayerId.CHANCE:
            return f"choice {action}"
        if action >= numbers.actions:
            return f"step {action - numbers.actions}"
        if action in self._game.aims:
            return f"aim {action - self._game.aims.start}"
        view = self._rules.observe(self._state, player)
        return self._rules.write(numbers.action(view, action))

    def returns(self) -> list[float]:
        """What the end is worth to each seat (`meseta.envs.rewards`); 0 before it."""
        outcome = self._rules.outcome(self._state)
        if outcome is None:
            return [0.0] * self._game.numbers.seats
        points = [score.total for score in self._rules.score(self._state)]
        return list(final_rewards(points, outcome.winners))

    def memory(self, player: int) -> Memory:
        """All that the player has seen and chosen. A stored state finds it by playing its history again."""
        if not self._moment.whole:
            again = self._game.new_initial_state()
            for action in self.history():
                again.apply_action(action)
            self._moment = again._moment
        return self._moment.memory(self._rules, player)

    def aimed(self, player: int) -> tuple[int, ...]:
        """What the player has chosen of a flick so far; nothing, for all others."""
        return self._made if not self.is_chance_node() and player == self.current_player() else ()

    def view(self, player: int) -> Viewed:
        """What the player sees now."""
        return cast(Viewed, self._rules.observe(self._state, player))

    def __str__(self) -> str:
        return msgspec.json.encode((self._rules.dump(self._state), self._made)).decode()


def register() -> None:
    """Tell OpenSpiel of all our games."""
    for key in GAMES:
        pyspiel.register_game(game_type(key), type(f"Meseta_{key}", (MesetaGame,), {"key": key}))


register()
