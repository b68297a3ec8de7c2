"""Daily puzzles of In the Ruin: the best last turn, proved by looking at all of them.

The position is that of somebody alone in the ruin: a sheet from a game that was played for it, with the last
card on the table, the deck out, and route cards of which some can just be joined. So nothing of what the turn
brings depends on chance: no letter becomes active any more, and the route card that is drawn after the turn
counts for nothing (ADR 70).
"""

from collections.abc import Iterator
from random import Random
from typing import Final, cast

from msgspec.structs import replace

from meseta.core.daily import Solution
from meseta.core.game import AnyGame, AnyState, Options
from meseta.core.seats import CHANCE, Seat
from meseta.daily.in_the_ruin_turns import LastTurn, LastTurns
from meseta.games.in_the_ruin.actions import Action, Confirm, Draw, Extra, Single, Walk, Warp
from meseta.games.in_the_ruin.content import Edition
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.reach import distance
from meseta.games.in_the_ruin.reach import walk as within
from meseta.games.in_the_ruin.resolve import FULL_HAND
from meseta.games.in_the_ruin.sheet import EXIT, Cell
from meseta.games.in_the_ruin.state import Mark, Phase, State
from meseta.grids.bits import Bits, bits, members
from meseta.grids.shapes import nth

__all__ = ["MAKER", "as_last", "played_rounds"]

SEAT: Final[Seat] = 0
LEFT: Final = ((45, 70), (40, 65), (35, 60), (35, 60), (35, 60))
"""How many spaces are empty, by level: from, to."""
MOST_NEAR: Final = 3
"""Route cards in hand that one drawing would join, at most."""
LOOKED_AT: Final = 16
"""Drawings that are compared in each turn of the game that leads there."""
MOST_ACTIONS: Final = 2_000
FEW: Final = 3
"""No more best turns than these make a puzzle harder."""

COUNTED: Final = frozenset(
    {
        *("takes_gem", "joins_route", "fills_rectangle", "takes_penalty", "spends_route"),
        *("escapes", "escapes_first", "stays_behind"),
    }
)


class _Maker:
    """Makes puzzles of In the Ruin (`DailyMaker`)."""

    goal = "best_finish"
    seat = SEAT
    options: Final[Options] = {}
    proved = True
    counted = COUNTED
    tries = 60

    def draft(self, game: AnyGame, level: int, rng: Random) -> State | None:
        """A sheet in the second phase of a game, as its last turn."""
        least, most = LEFT[level - 1]
        wanted = rng.randrange(least, most)
        printed = cast(InTheRuin, game).printed
        for state in played_rounds(cast(InTheRuin, game), rng):
            if state.stage == 2 and state.players[SEAT].empty.bit_count() <= wanted:
                return as_last(printed, state, rng)
        return None

    def solve(self, game: AnyGame, state: AnyState, rng: Random) -> Solution:
        """A turn that gains the most, and how many there are."""
        printed = cast(InTheRuin, game).printed
        best = LastTurns(printed, state).best()
        ways = [tuple(_actions(printed, state, turn)) for turn in best]
        shortest = min(ways, key=len)
        chosen = best[ways.index(shortest)]
        level = _level(printed, state, chosen, len(best))
        actions = tuple(map(game.write, shortest))
        return Solution(chosen.points, actions, len(best), len(actions) - 1, level)

    def points(self, game: AnyGame, start: AnyState, state: AnyState) -> int:
        """By how much the sheet is worth more than before, if the game ended now (RU-33)."""
        return int(game.score(state)[SEAT].total - game.score(start)[SEAT].total)

    def over(self, game: AnyGame, start: AnyState, state: AnyState) -> bool:
        """Whether the turn was confirmed."""
        return state.phase is not Phase.EXPLORE or not state.waiting >> SEAT & 1


MAKER: Final = _Maker()


def played_rounds(game: InTheRuin, rng: Random) -> Iterator[State]:
    """The positions of a game at the beginning of each round."""
    state = game.setup(1, {})
    for _ in range(MOST_ACTIONS):
        if state.phase is Phase.OVER:
            return
        if CHANCE in game.actors(state):
            state = game.apply(state, CHANCE, game.chance(state).sample(rng))
        elif state.phase is Phase.SETUP:
            state = game.apply(state, SEAT, game.legal(state, SEAT).sample(rng))
        else:
            yield state
            for action in _sensible(game.printed, state, rng):
                state = game.apply(state, SEAT, action)


def _sensible(printed: Edition, state: State, rng: Random) -> Iterator[Action]:
    """A turn that somebody might have played: one of the better drawings, and a walk to a gem."""
    turns = LastTurns(printed, state)
    player = state.players[SEAT]
    drawings = [drawn for drawn in turns.drawings() if not drawn.penalty] or list(turns.drawings())
    if drawings:
        looked = [drawings[rng.randrange(len(drawings))] for _ in range(LOOKED_AT)]
        scores = [
            turns.area(drawn.roads | drawn.walls)
            + 15 * len(turns.joined(drawn.roads))
            + 3 * (drawn.roads & printed.lettered).bit_count()
            for drawn in looked
        ]
        chosen = looked[scores.index(max(scores))]
        yield _drawing(chosen.shape, chosen.penalty, chosen.roads != player.roads)
        roads = chosen.roads
    else:
        roads = player.roads
    there = within(roads, 1 << player.pawn, printed.numbers[state.line[0]])
    goals = there & printed.spaces(state.active) or there
    goal = nth(goals, rng.randrange(goals.bit_count()))
    if goal != player.pawn:
        yield Walk(goal)
    yield Confirm()


def _drawing(shape: Bits, penalty: bool, as_roads: bool) -> Action:
    return Single(*members(shape)) if penalty else Draw(Mark.ROAD if as_roads else Mark.WALL, members(shape))


def as_last(printed: Edition, state: State, rng: Random) -> State | None:
    """The position with its last card on the table and the others used up; None if nothing can be drawn."""
    card = state.line[rng.randrange(len(state.line))]
    used = (state.deck | bits(state.line) | state.discard) & ~(1 << card)
    last = replace(state, deck=0, line=(card,), discard=used)
    return _dealt(printed, last, rng) if last.players[SEAT].empty else None


def _dealt(printed: Edition, state: State, rng: Random) -> State:
    """The position with other route cards in hand: some that one drawing would join, and any others."""
    everything = _with_hand(printed, state, printed.all_routes)
    turns = LastTurns(printed, everything)
    before = set(turns.joined(everything.players[SEAT].roads))
    near = {card for drawn in turns.drawings() for card in turns.joined(drawn.roads)} - before
    wanted = sorted(near)
    others = sorted(set(members(printed.all_routes)) - near)
    rng.shuffle(wanted)
    rng.shuffle(others)
    some = wanted[: rng.randrange(1, MOST_NEAR + 1)]
    return _with_hand(printed, state, bits((*some, *others[: FULL_HAND - len(some) - rng.randrange(2)])))


def _with_hand(printed: Edition, state: State, routes: Bits) -> State:
    player = replace(state.players[SEAT], routes=routes)
    discard = state.route_discard & ~routes
    deck = printed.all_routes & ~routes & ~discard
    return replace(state, players=(player,), route_discard=discard, route_deck=deck)


def _actions(printed: Edition, state: State, turn: LastTurn) -> Iterator[Action]:
    """The turn as actions, in an order that the rules allow."""
    drawn, player = turn.drawn, state.players[SEAT]
    drawing = _drawing(drawn.shape, drawn.penalty, bool(drawn.shape & drawn.roads))
    if drawn.extra:
        mark = Mark.ROAD if drawn.extra & drawn.roads else Mark.WALL
        extra = Extra(mark, members(drawn.extra)[0], turn.paid)
        yield from (extra, drawing) if drawn.extra_first else (drawing, extra)
    else:
        yield drawing
    if turn.ends and not turn.ends >> player.pawn & 1:
        end = members(turn.ends)[0]
        yield from _warping(printed, state, turn, end) if turn.warps else [Walk(end)]
    yield Confirm(escape=bool(turn.ends >> EXIT & 1))


def _warping(printed: Edition, state: State, turn: LastTurn, end: Cell) -> Iterator[Action]:
    """A walk to a Gate, the warp, and the walk from the other one (RU-19)."""
    player, roads = state.players[SEAT], turn.drawn.roads
    steps = printed.numbers[state.line[0]]
    ways = (
        (there + 1 + onward, near, far)
        for near in members(player.gates)
        for far in members(player.gates)
        if near != far
        and (there := distance(roads, player.pawn, near, steps)) is not None
        and (onward := distance(roads, far, end, steps)) is not None
    )
    _, near, far = min(ways)
    if near != player.pawn:
        yield Walk(near)
    yield Warp(far, turn.paid)
    if far != end:
        yield Walk(end)


def _level(printed: Edition, state: State, turn: LastTurn, count: int) -> int:
    """By how many things the best turn brings at once, by what it pays with, and by how few such turns there
    are."""
    player, drawn, turns = state.players[SEAT], turn.drawn, LastTurns(printed, state)
    larger = turns.area(drawn.roads | drawn.walls) > turns.area(player.marks)
    more = len(turns.joined(drawn.roads)) - len(turns.joined(player.roads))
    if turn.points <= 0 or not (larger or more):
        return 0
    ending = (
        turn.ends and not within(player.roads, 1 << player.pawn, printed.numbers[state.line[0]]) & turn.ends
    )
    paid = bool(drawn.extra) + turn.warps + drawn.penalty
    effort = larger + min(more, 2) + bool(turn.ends) + bool(ending) + paid + (count <= FEW)
    return max(1, min(5, effort - 1))
