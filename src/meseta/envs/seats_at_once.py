"""Seats that act at once: PettingZoo's parallel environments."""

from collections.abc import Mapping
from random import Random
from typing import Final, Unpack

from pettingzoo import ParallelEnv

from meseta.core.game import AnyAction, AnyGame
from meseta.core.seats import Seat
from meseta.envs.episode import ILLEGAL, REFUSED, AnyEpisode, begun
from meseta.envs.errors import UnknownNumber
from meseta.envs.given import AnySpace, Info, Observation, Rendered
from meseta.envs.problems import NumberMeansNothing
from meseta.envs.rendering import render_all
from meseta.envs.seating import Seating, seeded
from meseta.envs.settings import Settings
from meseta.envs.spaces import read_action

__all__ = ["SeatsAtOnce"]


class SeatsAtOnce(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game in whose every step all agents `player_0`, `player_1`, … choose.

    Those who may act now do; the others wait, which is one more action and their only legal one. Seats that
    may act at once do not affect each other before all of them have finished, so the order is of no account.
    """

    def __init__(self, game: str | AnyGame, **settings: Unpack[Settings]) -> None:
        self.seating: Final = Seating(game, settings)
        self.metadata = self.seating.metadata
        self.render_mode: Final = self.seating.render_mode
        self.possible_agents: Final = self.seating.agents
        self.agents: list[str] = []
        self.observation_spaces: Final = self.seating.observation_spaces(waiting=True)
        self.action_spaces: Final = self.seating.action_spaces(waiting=True)
        self._random: Random | None = None
        self._episode: AnyEpisode | None = None

    def __str__(self) -> str:
        return self.seating.numbers.name

    @property
    def episode(self) -> AnyEpisode:
        """The game that is being played."""
        return begun(self._episode)

    @property
    def wait(self) -> int:
        """The number of the action to wait."""
        return self.seating.numbers.actions

    def observation_space(self, agent: str) -> AnySpace:
        """What the agent observes: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        """What the agent chooses from; the last number is to wait."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: object = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a new game. A seed decides all that chance does, in this game and in those after it."""
        if seed is not None or self._random is None:
            self._random = seeded(seed)
        self._episode = self.seating.begin(self._random)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: self.seating.observe(self.episode, seat, waiting=True)
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[str, object]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Let every agent that is to act do so; whoever is not may be left out instead of waiting.

        Where illegal actions raise, all are looked at before any of them is taken.
        """
        infos: dict[str, Info] = {agent: {} for agent in self.agents}
        refused = self._act(actions)
        self._cycles += 1
        if refused is None:
            earned = self.episode.earned(self.seating.reward)
        else:
            seat, why = refused
            earned = tuple(ILLEGAL if one == seat else 0.0 for one in range(len(self.possible_agents)))
            infos[self.possible_agents[seat]]["refused"] = str(why)
        over = refused is not None or not self.episode.actors
        late = not over and self._cycles >= self.seating.max_cycles
        agents = self.agents
        self.agents = [] if over or late else agents
        self._show()
        return (
            self._observations(),
            dict(zip(agents, earned, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _act(self, actions: Mapping[str, object]) -> tuple[Seat, Exception] | None:
        """Let everyone act who may; the first whose action was refused, and why, where that ends the game."""
        chosen: dict[Seat, AnyAction] = {}
        for seat, agent in enumerate(self.possible_agents):
            try:
                if (action := self._meant(seat, actions.get(agent))) is not None:
                    chosen[seat] = action
            except REFUSED as refused:
                if self.seating.illegal == "raise":
                    raise
                return seat, refused
        for seat, action in chosen.items():
            self.episode.do(seat, action)
        return None

    def _meant(self, seat: Seat, action: object) -> AnyAction | None:
        """What the seat is to do, which is legal; None where it waits."""
        agent, due = self.possible_agents[seat], seat in self.episode.actors
        if action is None:
            if due:
                raise ValueError(f"{agent} is to act, but there is no action of it")
            return None
        number, flick = read_action(action)
        if due:
            return self.episode.meant(seat, number, flick)
        if number != self.wait:
            raise UnknownNumber(NumberMeansNothing(number=number, detail=f"{agent} is not to act"))
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        """What all agents see, side by side, in the render mode."""
        views = [self.episode.view(seat) for seat in range(len(self.possible_agents))]
        return render_all(self.render_mode, self.episode.game, views)

    def close(self) -> None:
        """Nothing is left open: there is no window."""
