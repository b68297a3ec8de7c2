"""What a player may do: counted and sampled without being listed, and listed from actions made beforehand."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import chain
from random import Random
from typing import Final, Protocol, TypeAlias

from msgspec.structs import replace

from meseta.core.actions import LegalActions
from meseta.core.choices import Listed
from meseta.core.counted import Counted
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Confirm, Draw, Extra, Keep, PlayerAction, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.legality import fault, steps_left
from meseta.games.in_the_ruin.reach import walk
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, SHEET, block_makers, neighbours
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, Player, Special, State
from meseta.grids.bits import Bits, members
from meseta.grids.shapes import Fits, nth

_NOTHING: Final[Listed[PlayerAction]] = Listed()
_UNKNOWN: Final = Player()


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
    found = (
        setup_groups(edition, state, player) if state.phase is Phase.SETUP else groups(edition, state, player)
    )
    return SecretActions(found, partial(_allows, edition, _seen(state, seat), seat))


def _seen(state: State, seat: Seat) -> State:
    """The state without what is hidden from the seat: none of its legal actions depends on that."""
    players = (*(_UNKNOWN,) * seat, state.players[seat], *(_UNKNOWN,) * (len(state.players) - seat - 1))
    return replace(state, players=players, deck=0, route_deck=0, route_discard=0)


def _allows(edition: Edition, state: State, seat: Seat, action: object) -> bool:
    return isinstance(action, PlayerAction) and fault(edition, state, seat, action) is None


class SecretActions(Counted[PlayerAction]):
    """The legal actions of one seat in a simultaneous step, derived only from what that seat can see."""

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


_DONE: Final[Group] = (1, _These(Confirm()))
_ESCAPE: Final[Group] = (1, _These(Confirm(escape=True)))


class _OnSpaces:
    """An action on each of these spaces, from a table of those on all spaces."""

    __slots__ = ("_spaces", "_table")

    def __init__(self, spaces: Bits, table: Sequence[PlayerAction]) -> None:
        self._spaces, self._table = spaces, table

    def __call__(self, index: int) -> PlayerAction:
        return self._table[nth(self._spaces, index)]

    def every(self) -> Iterable[PlayerAction]:
        return map(self._table.__getitem__, members(self._spaces))


class _Paid:
    """An action on each of these spaces with each of these route cards, from a table for each card."""

    __slots__ = ("_routes", "_spaces", "_table")

    def __init__(
        self, spaces: Bits, routes: Sequence[RouteId], table: Callable[[RouteId], Sequence[PlayerAction]]
    ) -> None:
        self._spaces, self._routes, self._table = spaces, routes, table

    def __call__(self, index: int) -> PlayerAction:
        space, card = divmod(index, len(self._routes))
        return self._table(self._routes[card])[nth(self._spaces, space)]

    def every(self) -> Iterable[PlayerAction]:
        tables = [self._table(route) for route in self._routes]
        return [table[cell] for cell in members(self._spaces) for table in tables]


class _Draws:
    """Drawing a shape in each of these ways."""

    __slots__ = ("_fits", "_mark")

    def __init__(self, mark: Mark, fits: Fits) -> None:
        self._mark, self._fits = mark, fits

    def __call__(self, index: int) -> PlayerAction:
        base, anchor = self._fits.at(index)
        return _drawn(self._mark, base)[anchor]

    def every(self) -> Iterable[PlayerAction]:
        listed: list[PlayerAction] = []
        for base, anchors in self._fits.parts:
            if anchors:
                listed += map(_drawn(self._mark, base).__getitem__, members(anchors))
        return listed


# Actions are values, and making one costs more than most rules: each is made once. There are at most some
# six hundred orientations of shapes with a mark, and 72 ways to pay.


@cache
def _drawn(mark: Mark, base: Bits) -> Sequence[Draw]:
    """Drawing a shape in one orientation, by its anchor; only where it fits is it ever looked up."""
    return [Draw(mark, members(base << anchor & ALL)) for anchor in SHEET.cells]


@cache
def _extra_roads(route: RouteId) -> Sequence[Extra]:
    return [Extra(Mark.ROAD, cell, route) for cell in SHEET.cells]


@cache
def _extra_walls(route: RouteId) -> Sequence[Extra]:
    return [Extra(Mark.WALL, cell, route) for cell in SHEET.cells]


@cache
def _warps(route: RouteId) -> Sequence[Warp]:
    return [Warp(cell, route) for cell in SHEET.cells]


_SINGLES: Final = [Single(cell) for cell in SHEET.cells]
_WALKS: Final = [Walk(cell) for cell in SHEET.cells]


def groups(edition: Edition, state: State, player: Player) -> list[Group]:
    """What a player may do in Step 1 (RU-16 to RU-19, RU-21)."""
    found: list[Group] = []
    marks = player.roads | player.walls
    empty = ALL ^ marks
    if player.drawing is Drawing.NONE:
        shape = edition.placements[state.line[0]]
        walls, roads = shape.fits_and_open(empty, neighbours(player.settled), player.roads)
        found.append(draws(Mark.ROAD, roads))
        found.append(draws(Mark.WALL, walls))
        found.append(_on_spaces(neighbours(marks) & empty, _SINGLES))
    else:
        left = steps_left(edition, state, player)
        if left:
            there = walk(player.roads, 1 << player.pawn, left) ^ 1 << player.pawn
            found.append(_on_spaces(there, _WALKS))
        found.append(_DONE)
        if state.stage == 2 and player.pawn == EXIT:
            found.append(_ESCAPE)
    if player.routes and player.special is Special.NONE:
        found.extend(specials(edition, state, player, neighbours(marks) & empty))
    return found


def specials(edition: Edition, state: State, player: Player, near: Bits) -> Iterator[Group]:
    """The special actions that a hand of routes can pay for (RU-19); `near`: the empty spaces by a mark."""
    routes = members(player.routes)
    drawn = player.drawing is not Drawing.NONE
    if player.steps == 0 and (drawn or player.empty & player.empty - 1):
        yield _paid(near & ~block_makers(player.roads), routes, _extra_roads)
        yield _paid(near, routes, _extra_walls)
    if drawn and player.gates >> player.pawn & 1 and steps_left(edition, state, player):
        yield _paid(player.gates ^ 1 << player.pawn, routes, _warps)


def _paid(
    spaces: Bits, routes: Sequence[RouteId], table: Callable[[RouteId], Sequence[PlayerAction]]
) -> Group:
    return spaces.bit_count() * len(routes), _Paid(spaces, routes, table)


def _on_spaces(spaces: Bits, table: Sequence[PlayerAction]) -> Group:
    return spaces.bit_count(), _OnSpaces(spaces, table)


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
