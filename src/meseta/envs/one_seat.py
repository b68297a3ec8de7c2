"""One seat of a game, alone or against named bots: a gymnasium environment."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, Unpack, get_args

import gymnasium

from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import make_bot, preset_options
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.envs.episode import ILLEGAL, REFUSED, AnyEpisode, begun
from meseta.envs.given import Info, Rendered
from meseta.envs.problems import BadEnvSetting
from meseta.envs.rendering import render
from meseta.envs.seating import Seating
from meseta.envs.settings import RenderMode, Settings
from meseta.envs.spaces import action_space, observation_space, read_action

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["OneSeat"]


class OneSeat(gymnasium.Env[Any, Any]):  # type: ignore[explicit-any]
    """A game in which one seat learns and bots play the others; without opponents, the solo game."""

    metadata: Info = {"render_modes": list(get_args(RenderMode)), "render_fps": 2}  # noqa: RUF012
    """What gymnasium asks before one is made: our games can be rendered in every mode."""

    def __init__(
        self,
        game: str | AnyGame,
        opponents: Sequence[str] = (),
        seat: Seat | None = 0,
        **settings: Unpack[Settings],
    ) -> None:
        """One seat against these bots, in the given seat or, for None, in one drawn for each game.

        The bots sit in the other seats, in this order from the next one on; they bring their own presets,
        such as how steadily they flick, unless the options say otherwise. `seats` follows from them.
        """
        self._opponents: Final = tuple(opponents)
        self._seat_setting: Final = seat
        seats = 1 + len(self._opponents)
        if settings.setdefault("seats", seats) != seats:
            raise BadSetup(BadEnvSetting(setting="seats", value=str(settings["seats"]), choices=str(seats)))
        self.seating: Final = Seating(game, settings)
        numbers = self.seating.numbers
        self.metadata = self.seating.metadata
        self.render_mode = self.seating.render_mode
        self.observation_space = observation_space(numbers, self.seating.flat)
        self.action_space = action_space(numbers)
        self._bots: Final = [make_bot(name, numbers.game) for name in self._opponents]
        self._episode: AnyEpisode | None = None

    @property
    def episode(self) -> AnyEpisode:
        """The game that is being played."""
        return begun(self._episode)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[object, Info]:
        """Begin a new game. A seed decides all that chance and bots do, now and in later games."""
        super().reset(seed=seed)
        random = Random(int(self.np_random.integers(1 << 62)))
        count = len(self._opponents) + 1
        self._seat = random.randrange(count) if self._seat_setting is None else self._seat_setting
        self._rivals = {(self._seat + 1 + place) % count: place for place in range(len(self._opponents))}
        presets = preset_options(
            self.seating.numbers.game.info.key,
            {seat: self._opponents[place] for seat, place in self._rivals.items()},
        )
        self._episode = self.seating.begin(random, {**presets, **self.seating.options})
        self._thinking = Random(random.getrandbits(64))
        self._cycles = 0
        self._let_bots_act()
        self._show()
        return self._seen(), self._info()

    def _let_bots_act(self) -> None:
        """Let the bots play until it is this seat's turn, or the game is over."""
        while (actors := self.episode.actors) and self._seat not in actors:
            rival = min(actors)
            place = self._rivals[rival]
            chosen = ask(
                self._bots[place],
                self._opponents[place],
                self.episode.view(rival),
                self.episode.legal(rival),
                NORMAL,
                self._thinking,
            )
            self.episode.do(rival, chosen)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self._seat}

    def action_masks(self) -> "NDArray[np.int8]":
        """1 for each legal action, where sb3-contrib's `MaskablePPO` looks for it."""
        return self.episode.mask(self._seat)

    def step(self, action: object) -> tuple[object, float, bool, bool, Info]:
        """Take an action; then the bots act, until it is this seat's turn again."""
        try:
            self.episode.act(self._seat, *read_action(action))
        except REFUSED as refused:
            if self.seating.illegal == "raise":
                raise
            return self._seen(), ILLEGAL, True, False, {**self._info(), "refused": str(refused)}
        self._let_bots_act()
        self._cycles += 1
        self._show()
        over = not self.episode.actors
        late = not over and self._cycles >= self.seating.max_cycles
        reward = self.episode.earned(self.seating.reward)[self._seat]
        info = self._info()
        if over:
            info["points"] = self.episode.points
        return self._seen(), reward, over, late, info

    def _seen(self) -> object:
        return self.seating.seen(self.episode, self._seat)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Rendered:
        """What this seat sees, in the render mode."""
        return render(self.seating.render_mode, self.episode.game, self.episode.view(self._seat))
