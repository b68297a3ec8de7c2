"""The figures that planners of Shifting Stones use, as they are in the code: `python -m bench.stones_fit`.

Two players take turns on one grid without an end, each time the turn that is worth most: its points and
what its hand is worth afterwards. What a card adds to its holder's turn, standing so many moves away, is then
fitted by least squares: `HOLD` as the turn begins, `KEEP` as the holder's turn before has ended, another's
turn earlier. `KEEP` decides the turns it is fitted to, so the fit is made twice, first with nothing kept.
After every turn up to four cards are dealt to be kept, of all kinds as often, near and far, dear and cheap:
what good players never keep must be known too. `TURNS` counts what turns from fresh hands bring.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from math import dist
from random import Random
from statistics import mean
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from meseta.bots.shifting_stones.turns import Cards, Turn, Turns, Width
from meseta.games.shifting_stones.chance import Layouts
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import distances_for
from meseta.games.shifting_stones.grid import Grid, pack
from meseta.games.shifting_stones.rules import HAND

Table: TypeAlias = dict[int, tuple[float, ...]]
"""By a card's points, then by the moves it is away."""
Kind: TypeAlias = tuple[int, int]

FARTHEST: Final = 6
"""Moves; cards that are further away count as this far."""
RARE: Final = 100
"""What fewer than one in this many turns scores counts as rare."""
WIDTH: Final = Width(beam=3, slack=0, behind=1)
POINTS: Final = {card.id: card.points for card in STANDARD.cards.values()}
VALUES: Final = sorted(STANDARD.by_points)
KINDS: Final = [(points, moves) for points in VALUES for moves in range(FARTHEST + 1)]
distance: Final = distances_for(STANDARD).distance


def kind(grid: Grid, card: int) -> Kind:
    """What the fit knows about a card."""
    return POINTS[card], min(distance(grid, card), FARTHEST)


class Seen(NamedTuple):
    """A turn: the kinds of cards it was played with, and what it was worth."""

    kept: tuple[Kind, ...]
    """Cards from before, as they were when their holder's last turn had ended."""
    now: tuple[Kind, ...]
    """The same cards as the turn begins."""
    drawn: tuple[Kind, ...]
    """The other cards, drawn at random."""
    worth: float
    scored: Cards


class Play:
    """Two players who take turns by the figures in the table."""

    def __init__(self, keep: Table, seed: int) -> None:
        self._keep = keep
        self._rng = Random(seed)
        self._turns = Turns(STANDARD, self._promise, WIDTH)

    def turns(self, count: int) -> Iterable[Seen]:
        """That many turns."""
        rng = self._rng
        grid = pack(Layouts().sample(rng).faces)
        mine, others = self._some(grid, ()), self._some(grid, ())
        stood, standing = ([kind(grid, card) for card in cards] for cards in (mine, others))
        for _ in range(count):
            left = [card for card in POINTS if card not in mine and card not in others]
            drawn = tuple(rng.sample(left, HAND - len(mine)))
            turn = max(self._turns.all(grid, (*mine, *drawn)), key=self._worth)
            now, fresh = (tuple(kind(grid, card) for card in cards) for cards in (mine, drawn))
            yield Seen(tuple(stood), now, fresh, self._worth(turn), turn.scored)
            grid = turn.grid
            mine, others = others, self._some(grid, others)
            stood, standing = standing, [kind(grid, card) for card in others]

    def _some(self, grid: Grid, taken: Sequence[int]) -> Cards:
        """Up to four cards to keep, each of any kind there is."""
        kinds: dict[Kind, list[int]] = {}
        for card in POINTS:
            if card not in taken:
                kinds.setdefault(kind(grid, card), []).append(card)
        chosen = self._rng.sample(sorted(kinds), self._rng.randrange(HAND + 1))
        return tuple(self._rng.choice(kinds[one]) for one in chosen)

    def _promise(self, grid: Grid, rest: Cards, moves: int) -> float:
        return sum(sorted(self._kept(grid, card) for card in rest)[moves:])

    def _worth(self, turn: Turn) -> float:
        return STANDARD.points(turn.scored) + self._promise(turn.grid, turn.rest, len(turn.moves))

    def _kept(self, grid: Grid, card: int) -> float:
        points, moves = kind(grid, card)
        return self._keep[points][moves]


def fitted(hands: Sequence[Sequence[Kind]], worths: Sequence[float]) -> tuple[Table, float]:
    """What each kind of card adds, never more the further it is, and what a turn without any is worth."""
    counts = [Counter(hand) for hand in hands]
    rows = np.array([[1.0, *(float(count[one]) for one in KINDS)] for count in counts])
    penalty = np.eye(rows.shape[1])  # as if each kind had been seen once more, adding nothing
    penalty[0, 0] = 0.0
    found = np.linalg.solve(rows.T @ rows + penalty, rows.T @ np.array(worths))
    seen = dict(zip(KINDS, rows[:, 1:].sum(axis=0), strict=True))
    added = dict(zip(KINDS, found[1:], strict=True))
    table = {
        points: _falling([(added[points, moves], seen[points, moves]) for moves in range(FARTHEST + 1)])
        for points in VALUES
    }
    return table, float(found[0])


def _falling(values: Sequence[tuple[float, float]]) -> tuple[float, ...]:
    """The nearest sequence that never rises: neighbours out of order are replaced by their mean."""
    groups: list[tuple[float, float, int]] = []
    for value, weight in values:
        groups.append((value, weight + 1e-9, 1))
        while len(groups) > 1 and groups[-1][0] > groups[-2][0]:
            (a, n, size), (b, m, more) = groups.pop(-2), groups.pop()
            groups.append(((a * n + b * m) / (n + m), n + m, size + more))
    return tuple(round(float(value), 2) for value, _, size in groups for _ in range(size))


def show(name: str, table: Table) -> None:
    """The table as Python writes it."""
    print(f"{name}: Final = {{")
    for points, worths in table.items():
        print(f"    {points}: {worths},")
    print("}")


def against_usual(hold: Table, turns: Sequence[Seen]) -> Table:
    """The table less what it says of cards drawn at random, so that these are worth nothing on average."""
    usual = mean(hold[points][moves] for turn in turns for points, moves in turn.drawn)
    return {points: tuple(round(worth - usual, 2) for worth in row) for points, row in hold.items()}


def frequencies(turns: Iterable[Seen]) -> list[tuple[float, int, int, int]]:
    """How often turns score how many points, cards and 1s; rare ones count as the next frequent one."""
    brought = Counter((STANDARD.points(turn.scored), *_cards_and_ones(turn.scored)) for turn in turns)
    total = brought.total()
    # A turn that scores nothing counts as rare, too: the race must come to an end.
    frequent = {row: count for row, count in brought.items() if count >= total / RARE and row[1]}
    for row, count in brought.items() - frequent.items():
        frequent[min(frequent, key=lambda other: (dist(row, other), other))] += count
    (first, _), *others = sorted(frequent.items())
    shares = [(round(count / total, 3), *row) for row, count in others]
    return [(round(1 - sum(share for share, *_ in shares), 3), *first), *shares]  # together exactly 1


def _cards_and_ones(scored: Cards) -> tuple[int, int]:
    return len(scored), sum(POINTS[card] == 1 for card in scored)


def main() -> None:
    """Fit and print."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--turns", type=int, default=4_000, help="in each of the rounds")
    options.add_argument("--rounds", type=int, default=2)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    keep: Table = dict.fromkeys(VALUES, (0.0,) * (FARTHEST + 1))
    seen: list[Seen] = []
    for number in range(given.rounds):
        seen = list(Play(keep, given.seed + number).turns(given.turns))
        keep, fresh = fitted([turn.kept for turn in seen], [turn.worth for turn in seen])
        print(f"# round {number + 1}: a turn from a fresh hand is worth {fresh:.2f}", flush=True)
    show("KEEP", keep)
    hold, _ = fitted([(*turn.now, *turn.drawn) for turn in seen], [turn.worth for turn in seen])
    show("HOLD", against_usual(hold, seen))
    print("TURNS: Final = (")
    for row in frequencies(turn for turn in seen if not turn.kept):
        print(f"    {row},")
    print(")")


if __name__ == "__main__":
    main()
