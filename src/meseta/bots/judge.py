"""The one judge of a game: what to do, and what turns, positions and answers of chance are worth.

Hints, analysis, “retry” and the strongest bot ask the same judge, and it answers a question about a position
in one way only: whatever it draws at random is seeded by the position itself (`seeded_by`). What a turn is
worth is imagined in numbered worlds; two turns are compared in the same ones (`meseta.bots.verdicts`).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

import msgspec

from meseta.bots.bot import NORMAL, Bot, View_contra, seeded_by
from meseta.bots.registry import RANDOM, USUAL, make_bot, own_bots
from meseta.core.actions import LegalActions
from meseta.core.game import Action, AnyGame, Game, State, View
from meseta.core.plugin import GamePlugin, Reference, resolve
from meseta.core.seats import CHANCE, Seat
from meseta.games import find_plugin

MOST_ACTIONS: Final = 400
"""The most actions that are played on in one world."""

Unit: TypeAlias = Literal["points", "chance"]
"""What worth is measured in: points at the end of the game, or the chance to win in percent."""


class Scale(msgspec.Struct, frozen=True):
    """What worth is measured in, and from which loss on a decision deserves which mark."""

    unit: Unit
    inaccuracy: float
    mistake: float
    blunder: float


class Reason(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that speaks for a turn; worded as `why-<kind>`, such as “takes the gem at B”."""

    places: tuple[str, ...] = ()
    """What to draw on the board: names of spaces, cards or discs as the game's notation writes them."""


__all__ = ["Judge", "Reason", "Scale", "Unit", "judge_for"]

State_contra = TypeVar("State_contra", contravariant=True)


class Judge(Protocol[State_contra, Action, View_contra]):
    """A judge of one game. Equal questions get equal answers, whenever they are asked."""

    def scale(self, seats: int) -> Scale:
        """What worth is measured in with that many players."""
        ...

    def choose(self, view: View_contra, legal: LegalActions[Action]) -> Action:
        """What the viewer should do next: the strongest bot's own choice."""
        ...

    def values(
        self, view: View_contra, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """For every turn that begins here, what it is worth to the viewer in each of these worlds.

        A world has the same luck for all turns, as far as they let it. A turn is whole: its seat has nothing
        more to do before others, or chance, have acted.
        """
        ...

    def standing(self, state: State_contra, world: int) -> tuple[float, ...]:
        """What each seat can expect in the end, in one imagined continuation of a position known to all."""
        ...

    def reasons(self, view: View_contra, turn: Sequence[Action]) -> tuple[Reason, ...]:
        """What speaks for the turn and against it, the weightiest first."""
        ...


JudgeMaker: TypeAlias = Callable[[AnyGame], Judge[Any, Any, Any]]  # type: ignore[explicit-any]  # any game's
"""Makes a game's own judge (`GamePlugin.judge`)."""


def judge_for(game: Game[State, Action, View]) -> Judge[State, Action, View]:
    """The best judge there is for the game: its own, or one that plays on."""
    found = find_plugin(game.info.key)
    if found is None or found.judge is None:
        return PlayoutJudge(game)
    return judge_maker(found, found.judge)(game)


def judge_maker(plugin: GamePlugin, reference: Reference) -> JudgeMaker:
    """The function that makes the game's own judge."""
    return cast(JudgeMaker, resolve(plugin, reference))


class PlayoutJudge(Generic[State, Action, View]):
    """Judges any game: chooses as its strongest bot, and plays games to their end as its greedy one."""

    def __init__(self, game: Game[State, Action, View]) -> None:
        self._game: Final = game
        rungs = own_bots(game.info.key)
        self._strongest: Final[Bot[View, Action]] = make_bot(rungs[-1], game)
        self._policy: Final[Bot[View, Action]] = make_bot(USUAL if USUAL in rungs else RANDOM, game)

    def scale(self, seats: int) -> Scale:
        """Points by which one leads; of an unknown game, any whole point counts."""
        return Scale("points", inaccuracy=1.0, mistake=3.0, blunder=6.0)

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """What the strongest bot would do."""
        return self._strongest.choose(view, legal, NORMAL, seeded_by(view))

    def values(
        self, view: View, turns: Sequence[Sequence[Action]], worlds: Sequence[int]
    ) -> list[list[float]]:
        """By how many points the viewer leads in the end, or has alone, in each world."""
        return [[self._value(view, turn, world) for world in worlds] for turn in turns]

    def _value(self, view: View, turn: Sequence[Action], world: int) -> float:
        seat = view.viewer
        assert seat is not None, "a spectator has no turn"
        rng = seeded_by(view, world)
        state = self._game.imagine(view, rng)
        for action in turn:
            state = self._game.apply(state, seat, action)
        totals = self._play_on(state, rng)
        return totals[seat] - max((*totals[:seat], *totals[seat + 1 :]), default=0.0)

    def standing(self, state: State, world: int) -> tuple[float, ...]:
        """The scores at the end of the game in that world."""
        return self._play_on(state, seeded_by(self._game.dump(state), world))

    def reasons(self, view: View, turn: Sequence[Action]) -> tuple[Reason, ...]:
        """None: a judge of every game knows what wins, but not why."""
        return ()

    def _play_on(self, state: State, rng: Random) -> tuple[float, ...]:
        game = self._game
        for _ in range(MOST_ACTIONS):
            if not (actors := game.actors(state)):
                break
            seat = min(actors)
            state = game.apply(state, seat, self._next(state, seat, rng))
        return tuple(float(score.total) for score in game.score(state))

    def _next(self, state: State, seat: Seat, rng: Random) -> Action:
        if seat == CHANCE:
            return self._game.chance(state).sample(rng)
        view, legal = self._game.observe(state, seat), self._game.legal(state, seat)
        return self._policy.choose(view, legal, NORMAL, rng)
