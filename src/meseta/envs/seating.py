"""What an environment was made with, and what all its games share: numbers, agents and spaces."""

from operator import index
from random import Random
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces

from meseta.core.game import AnyGame, Options
from meseta.core.seats import Seat
from meseta.envs.episode import AnyEpisode, Episode, put_into_numbers
from meseta.envs.given import AnySpace, Observation
from meseta.envs.rendering import modes
from meseta.envs.settings import MAX_CYCLES, Illegal, RenderMode, Reward, Settings, check_settings
from meseta.envs.spaces import action_space, flatten, observation_space

Metadata: TypeAlias = dict[str, Any]  # type: ignore[explicit-any]  # as PettingZoo and gymnasium have it


def seeded(seed: int | None) -> Random:
    """Randomness that follows from the seed, of whatever type of whole numbers; any, for None."""
    return Random(None if seed is None else index(seed))


class Seating:
    """The settings of an environment, with everything that follows from them."""

    def __init__(self, game: str | AnyGame, settings: Settings, illegal: Illegal = "end") -> None:
        check_settings(settings)
        self.options: Final = settings.get("options", {})
        self.numbers: Final = put_into_numbers(
            game, settings.get("seats", 2), self.options, settings.get("edition")
        )
        self.reward: Final[Reward] = settings.get("reward", "outcome")
        self.illegal: Final[Illegal] = settings.get("illegal", illegal)
        self.max_cycles: Final = settings.get("max_cycles", MAX_CYCLES)
        self.flat: Final = settings.get("flat", False)
        self.render_mode: Final[RenderMode | None] = settings.get("render_mode")
        self.agents: Final = [f"player_{seat}" for seat in range(self.numbers.seats)]

    @property
    def metadata(self) -> Metadata:
        """What libraries ask about an environment before they use it."""
        return {
            "name": self.numbers.name,
            "render_modes": modes(self.numbers.game),
            "render_fps": 2,
            "is_parallelizable": False,
        }

    def begin(self, random: Random, options: Options | None = None) -> AnyEpisode:
        """A new game, with randomness of its own from this source, and perhaps with other options."""
        return Episode(self.numbers, options or self.options, Random(random.getrandbits(64)))

    def action_spaces(self, waiting: bool = False) -> dict[str, AnySpace]:
        """Each agent's actions; where `waiting`, one more to wait."""
        return {agent: action_space(self.numbers, waiting) for agent in self.agents}

    def observation_spaces(self, waiting: bool = False) -> dict[str, AnySpace]:
        """Each agent's observations, with the mask of its actions."""
        return {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.numbers, self.flat),
                    "action_mask": spaces.Box(0, 1, (self.numbers.actions + waiting,), np.int8),
                }
            )
            for agent in self.agents
        }

    def observe(self, episode: AnyEpisode, seat: Seat, waiting: bool = False) -> Observation:
        """What the seat sees, and what it may do; where `waiting`, those who are not to act may wait."""
        mask = episode.mask(seat)
        if waiting:
            mask = np.append(mask, np.int8(seat not in episode.actors))
        return {"observation": self.seen(episode, seat), "action_mask": mask}

    def seen(self, episode: AnyEpisode, seat: Seat) -> object:
        """What the seat sees, as named arrays or as one."""
        arrays = episode.observe(seat)
        return flatten(self.numbers, arrays) if self.flat else dict(arrays)
