"""What a player may do: counted and sampled without being listed, and listed from actions made beforehand.

Step 1, most of the game, is in `turn_actions`.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from meseta.core.actions import LegalActions
from meseta.core.choices import Listed
from meseta.core.counted import Counted
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Keep, PlayerAction
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.legality import fault
from meseta.games.in_the_ruin.made import DONE, drawn_roads, drawn_walls
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, neighbours
from meseta.games.in_the_ruin.state import Mark, Phase, Player, State
from meseta.games.in_the_ruin.turn_actions import turn_actions
from meseta.grids.bits import Bits, members
from meseta.grids.shapes import Fits

_NOTHING: Final[Listed[PlayerAction]] = Listed()
_UNKNOWN: Final = Player()
_EXPLORE: Final = Phase.EXPLORE


class Kind(Protocol):
    """Actions of one kind: made one by one or all at once."""

    def __call__(self, index: int) -> PlayerAction:
        """The action at that index."""
        ...

    def every(self) -> Iterable[PlayerAction]:
        """All of them, in order."""
        ...


Group: TypeAlias = tuple[int, Kind]
"""How many actions of a kind there are, and these."""


def legal(edition: Edition, state: State, seat: Seat) -> LegalActions[PlayerAction]:
    """The actions open to a player's seat; none once it has confirmed."""
    if seat < 0 or not state.waiting >> seat & 1:
        return _NOTHING
    player = state.players[seat]
    if state.phase is _EXPLORE:
        return turn_actions(edition, state, player)
    groups = setup_groups(edition, state, player)
    return SetupActions(groups, partial(_allows, edition, _seen(state, seat), seat))


def _seen(state: State, seat: Seat) -> State:
    """The state without what is hidden from the seat: none of its legal actions depends on that."""
    players = (*(_UNKNOWN,) * seat, state.players[seat], *(_UNKNOWN,) * (len(state.players) - seat - 1))
    return replace(state, players=players, deck=0, route_deck=0, route_discard=0)


def _allows(edition: Edition, state: State, seat: Seat, action: object) -> bool:
    return isinstance(action, PlayerAction) and fault(edition, state, seat, action) is None


class SetupActions(Counted[PlayerAction]):
    """The legal actions of one seat at set-up, derived only from what that seat can see."""

    __slots__ = ("_kinds",)

    def __init__(self, groups: list[Group], allows: Callable[[object], bool]) -> None:
        super().__init__(groups, allows)
        self._kinds = groups

    def __iter__(self) -> Iterator[PlayerAction]:
        return chain.from_iterable([kind.every() for _, kind in self._kinds])

    def sample(self, rng: Random) -> PlayerAction:
        """One of them, each as likely as any other; `random` is faster than `randrange`."""
        return self.at(int(rng.random() * len(self)))


class _These:
    """Actions that are listed."""

    __slots__ = ("_actions",)

    def __init__(self, *actions: PlayerAction) -> None:
        self._actions = actions

    def __call__(self, index: int) -> PlayerAction:
        return self._actions[index]

    def every(self) -> Iterable[PlayerAction]:
        return self._actions


_DONE: Final[Group] = (1, _These(DONE))


class _Draws:
    """Drawing a shape in each of these ways."""

    __slots__ = ("_fits", "_table")

    def __init__(self, mark: Mark, fits: Fits) -> None:
        self._table = drawn_roads if mark is Mark.ROAD else drawn_walls
        self._fits = fits

    def __call__(self, index: int) -> PlayerAction:
        base, anchor = self._fits.at(index)
        return self._table(base)[anchor]

    def every(self) -> Iterable[PlayerAction]:
        listed: list[PlayerAction] = []
        for base, anchors in self._fits.parts:
            if anchors:
                listed += map(self._table(base).__getitem__, members(anchors))
        return listed


def draws(mark: Mark, fits: Fits) -> Group:
    """Drawing a shape in each of these ways."""
    return len(fits), _Draws(mark, fits)


def setup_groups(edition: Edition, state: State, player: Player) -> list[Group]:
    """What a player may do at set-up (RU-06, RU-07)."""
    found: list[Group] = []
    if not player.kept:
        hand = members(player.routes)
        pairs = [Keep((a, b)) for index, a in enumerate(hand) for b in hand[index + 1 :]]
        found.append((len(pairs), _These(*pairs)))
    shapes = {edition.placements[card]: None for card in members(player.undrawn)}
    for shape in shapes:
        for mark in Mark:
            if (near := _setup_near(state, player, mark)) is not None:
                solid = player.roads if mark is Mark.ROAD else None
                found.append(draws(mark, shape.fits(player.empty, near, solid)))
    if player.kept and not player.undrawn:
        found.append(_DONE)
    return found


def _setup_near(state: State, player: Player, mark: Mark) -> Bits | None:
    """The spaces of which the next shape must cover one; None where this mark may not be drawn (RU-07)."""
    if not player.roads:
        return AT_EXIT if mark is Mark.ROAD else None
    half = 2 if state.solo else 1
    left = half - player.road_shapes
    if (mark is Mark.ROAD and not left) or (mark is Mark.WALL and player.undrawn.bit_count() == left):
        return None
    return neighbours(player.marks if state.solo else player.roads) & ALL
