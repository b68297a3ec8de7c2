"""Seats that act one after the other: PettingZoo's agent environment cycle."""

from random import Random
from typing import Final, Unpack

from pettingzoo import AECEnv

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.envs.episode import ILLEGAL, REFUSED, AnyEpisode, begun
from meseta.envs.given import AnySpace, Info, Observation, Rendered
from meseta.envs.rendering import render
from meseta.envs.seating import Seating, seeded
from meseta.envs.settings import Settings
from meseta.envs.spaces import read_action

__all__ = ["SeatsInTurn"]


class SeatsInTurn(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game whose agents `player_0`, `player_1`, … act one after the other.

    Where several may act at once, they do so in the order of their seats, each until it has finished; what
    the game keeps secret until then, the others do not see.
    """

    def __init__(self, game: str | AnyGame, **settings: Unpack[Settings]) -> None:
        super().__init__()
        self.seating: Final = Seating(game, settings, illegal="raise")
        self.metadata = self.seating.metadata
        self.render_mode: Final = self.seating.render_mode
        self.possible_agents: Final = self.seating.agents
        self.agents: list[str] = []
        self.observation_spaces: Final = self.seating.observation_spaces()
        self.action_spaces: Final = self.seating.action_spaces()
        self._random: Random | None = None
        self._episode: AnyEpisode | None = None

    @property
    def episode(self) -> AnyEpisode:
        """The game that is being played."""
        return begun(self._episode)

    def __str__(self) -> str:
        return self.seating.numbers.name

    def observation_space(self, agent: str) -> AnySpace:
        """What the agent observes: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> AnySpace:
        """What the agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """Begin a new game. A seed decides all that chance does, in this game and in those after it."""
        if seed is not None or self._random is None:
            self._random = seeded(seed)
        self._episode = self.seating.begin(self._random)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[min(self.episode.actors)]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What the agent sees now; its mask has nothing but 0 where it is not to act."""
        return self.seating.observe(self.episode, self._seat(agent))

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)

    def step(self, action: object) -> None:
        """Let the selected agent act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        try:
            self.episode.act(self._seat(agent), *read_action(action))
        except REFUSED as refused:
            if self.seating.illegal == "raise":
                raise
            self._end_by(agent, refused)
        else:
            self._go_on()
        self._accumulate_rewards()
        self._show()

    def _end_by(self, agent: str, refused: Exception) -> None:
        """An illegal action ends the game for everyone; its info says why it was refused."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"refused": str(refused)}

    def _go_on(self) -> None:
        """Pay what was earned, and select whoever is next; nobody is, after the end."""
        self._cycles += 1
        earned = self.episode.earned(self.seating.reward)
        self.rewards = dict(zip(self.agents, earned, strict=True))
        if actors := self.episode.actors:
            self.agent_selection = self.possible_agents[min(actors)]
            self.truncations = dict.fromkeys(self.agents, self._cycles >= self.seating.max_cycles)
        else:
            self.terminations = dict.fromkeys(self.agents, True)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        """What the selected agent sees, in the render mode."""
        view = self.episode.view(self._seat(self.agent_selection))
        return render(self.render_mode, self.episode.game, view)

    def close(self) -> None:
        """Nothing is left open: there is no window."""
