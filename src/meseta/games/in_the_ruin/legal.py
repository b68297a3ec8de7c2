"""What a player may do, counted and sampled without being listed."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from meseta.core import counted
from meseta.core.actions import LegalActions
from meseta.core.choices import Listed
from meseta.core.counted import Counted
from meseta.core.seats import Seat
from meseta.games.in_the_ruin.actions import Confirm, Draw, Extra, Keep, PlayerAction, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.legality import fault, steps_left
from meseta.games.in_the_ruin.reach import walk
from meseta.games.in_the_ruin.sheet import ALL, AT_EXIT, EXIT, block_makers, neighbours
from meseta.games.in_the_ruin.state import Drawing, Mark, Phase, Player, Special, State
from meseta.grids.bits import Bits, members
from meseta.grids.shapes import Fits, nth

_NOTHING: Final[Listed[PlayerAction]] = Listed()
_UNKNOWN: Final = Player()
_DONE: Final = Confirm()
_ESCAPE: Final = Confirm(escape=True)

Group: TypeAlias = counted.Group[PlayerAction]


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

    __slots__ = ()

    def sample(self, rng: Random) -> PlayerAction:
        """One of them, each as likely as any other; `random` is faster than `randrange`."""
        return self.at(int(rng.random() * len(self)))


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
        found.append(_by_cell(neighbours(marks) & empty, _single))
    else:
        left = steps_left(edition, state, player)
        if left:
            there = walk(player.roads, 1 << player.pawn, left) ^ 1 << player.pawn
            found.append(_by_cell(there, _walk))
        found.append((1, lambda _: _DONE))
        if state.stage == 2 and player.pawn == EXIT:
            found.append((1, lambda _: _ESCAPE))
    if player.routes and player.special is Special.NONE:
        found.extend(specials(edition, state, player, neighbours(marks) & empty))
    return found


def specials(edition: Edition, state: State, player: Player, near: Bits) -> Iterator[Group]:
    """The special actions that a hand of routes can pay for (RU-19); `near`: the empty spaces by a mark."""
    routes = members(player.routes)
    drawn = player.drawing is not Drawing.NONE
    if player.steps == 0 and (drawn or player.empty & player.empty - 1):
        for mark in Mark:
            spaces = near & ~block_makers(player.roads) if mark is Mark.ROAD else near
            yield _paid(spaces, routes, partial(Extra, mark))
    if drawn and player.gates >> player.pawn & 1 and steps_left(edition, state, player):
        yield _paid(player.gates ^ 1 << player.pawn, routes, Warp)


def _paid(spaces: Bits, routes: Sequence[int], action: Callable[[int, int], PlayerAction]) -> Group:
    """Actions on any of these spaces, paid with any of these route cards."""
    count = len(routes)
    return spaces.bit_count() * count, lambda k: action(nth(spaces, k // count), routes[k % count])


def _by_cell(spaces: Bits, action: Callable[[int], PlayerAction]) -> Group:
    return spaces.bit_count(), lambda k: action(nth(spaces, k))


def draws(mark: Mark, fits: Fits) -> Group:
    """Drawing a shape in each of these ways."""
    return len(fits), lambda k: Draw(mark, members(fits[k]))


@cache
def _single(cell: int) -> Single:
    return Single(cell)


@cache
def _walk(cell: int) -> Walk:
    return Walk(cell)


def setup_groups(edition: Edition, state: State, player: Player) -> list[Group]:
    """What a player may do at set-up (RU-06, RU-07)."""
    found: list[Group] = []
    if not player.kept:
        hand = members(player.routes)
        pairs = [Keep((a, b)) for index, a in enumerate(hand) for b in hand[index + 1 :]]
        found.append((len(pairs), pairs.__getitem__))
    shapes = {edition.placements[card]: None for card in members(player.undrawn)}
    for shape in shapes:
        for mark in Mark:
            if (near := _setup_near(state, player, mark)) is not None:
                solid = player.roads if mark is Mark.ROAD else None
                found.append(draws(mark, shape.fits(player.empty, near, solid)))
    if player.kept and not player.undrawn:
        found.append((1, lambda _: _DONE))
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
