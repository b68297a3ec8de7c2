"""Daily puzzles of Shifting Stones: the most points from this turn. The search is exact."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Final, TypeAlias, cast

from meseta.core.daily import Solution
from meseta.core.game import AnyGame, AnyState, Options
from meseta.core.seats import Seat
from meseta.games.shifting_stones.best_turn import TurnLine, every_turn
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import ALL_MOVES, apply_move
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import STONES, Grid, pack
from meseta.games.shifting_stones.notation import write
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State
from meseta.grids.bits import bits, members

__all__ = ["MAKER"]

SEAT: Final[Seat] = 0
HANDS: Final = (4, 4, 5, 5, 6)
"""How many cards lie in hand, by level."""
STEPS: Final = (5, 6, 7, 8)
"""From how much effort on a puzzle is of level 2, 3, 4 and 5."""
MOST_SCORED: Final = 6
"""Cards that a player has scored before, at most: the last round is still to come (ST-18)."""
FEW: Final = 2
"""No more lines than these make a puzzle harder."""

_Lines: TypeAlias = Counter[tuple[Grid, Cards]]
"""How many lines of moves lead to a grid with these cards complete at some point."""


class _Maker:
    """Makes puzzles of Shifting Stones (`DailyMaker`)."""

    goal = "most_points"
    seat = SEAT
    options: Final[Options] = {}
    proved = True
    counted = frozenset({"scores"})
    tries = 200

    def draft(self, game: AnyGame, level: int, rng: Random) -> State:
        """Two players in the middle of a game; everything is drawn."""
        deck = _deck(game)
        faces = [stone ^ rng.randrange(2) for stone in STONES]
        rng.shuffle(faces)
        cards = sorted(deck.cards)
        rng.shuffle(cards)
        sizes = (HANDS[level - 1], 4, rng.randrange(1, MOST_SCORED), rng.randrange(1, MOST_SCORED))
        mine, theirs, won, lost = (bits(cards.pop() for _ in range(size)) for size in sizes)
        spent = bits(cards.pop() for _ in range(rng.randrange(4, 16)))
        return State(
            Phase.TURN,
            pack(faces),
            hands=(mine, theirs),
            scored=(won, lost),
            deck=bits(cards),
            discard=spent,
            first=rng.randrange(2),
            turn=SEAT,
        )

    def solve(self, game: AnyGame, state: AnyState, rng: Random) -> Solution:
        """The turn that scores the most points, with the fewest moves among equals."""
        deck, hand = _deck(game), members(state.hands[SEAT])
        turns = every_turn(deck, state.grid, hand)
        if not turns:
            return Solution(0, ("end",), 1, 0, 0)
        best = turns[0]
        lines = count_lines(deck, state.grid, hand, best)
        actions = (*map(write, best.actions), "end")
        return Solution(best.points, actions, lines, len(best.actions), _level(best, lines))

    def points(self, game: AnyGame, start: AnyState, state: AnyState) -> int:
        """What the cards are worth that this turn has scored (ST-11)."""
        return _deck(game).points(members(state.scored[SEAT] & ~start.scored[SEAT]))

    def over(self, game: AnyGame, start: AnyState, state: AnyState) -> bool:
        """Whether the turn has ended: the cards that are then drawn belong to the next (ST-14)."""
        return bool(state.phase is not Phase.TURN or state.turn != SEAT)


MAKER: Final = _Maker()


def _deck(game: AnyGame) -> Deck:
    return cast(ShiftingStones, game).deck


def count_lines(deck: Deck, grid: Grid, hand: Iterable[CardId], best: TurnLine) -> int:
    """How many lines of so few moves score as many points: what pays for them, and when the cards are scored,
    makes no difference."""
    hand = tuple(hand)
    room = len(hand) - best.spent
    sets = [
        bits(cards)
        for size in range(1, room + 1)
        for cards in combinations(hand, size)
        if deck.points(cards) == best.points
    ]
    lines: _Lines = Counter({(grid, _complete(deck, grid, hand)): 1})
    for _ in range(best.spent):
        lines = _further(deck, lines, hand)
    return sum(count for (_, seen), count in lines.items() if any(cards & ~seen == 0 for cards in sets))


def _further(deck: Deck, lines: _Lines, hand: tuple[CardId, ...]) -> _Lines:
    found: _Lines = Counter()
    for (grid, seen), count in lines.items():
        for move in ALL_MOVES:
            after = apply_move(grid, move)
            found[after, seen | _complete(deck, after, hand)] += count
    return found


def _complete(deck: Deck, grid: Grid, hand: tuple[CardId, ...]) -> Cards:
    return bits(card for card in hand if deck.matches(grid, card))


def _level(best: TurnLine, lines: int) -> int:
    """By the moves it takes, by the cards scored with them, and by how few lines there are."""
    scored = len(best.scored)
    if best.spent < 1 or scored < 1 or best.spent + scored < 3:
        return 0
    effort = 2 * best.spent + (scored - 1) + (lines <= FEW)
    return 1 + sum(effort >= step for step in STEPS)
