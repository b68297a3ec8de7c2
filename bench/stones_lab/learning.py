"""A value network: trained on who won after turns of games between equals, and kept small."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.stones_lab.kernel import EXPERT, FEATURES, NET, ODDS, Net, Player
from bench.stones_lab.setting import LAB, facts, new_space, new_table, no_net, opinions

Floats = NDArray[np.float64]
LONGEST: Final = 60
"""Turns of a game that are written down at most."""
BATCH: Final = 512
WANDER: Final = 0.3
"""How often any of the turns looked at is taken, so that the network learns of worse ones, too."""


class Seen(NamedTuple):
    """What games have shown."""

    told: Floats
    """A row for every turn."""
    won: Floats
    counted: Floats
    """By kind and distance: cards that were not in sight, and how many of them the other held."""

    @property
    def held(self) -> Floats:
        """How often such a card is held by the other; rare kinds are taken as usual ones."""
        usual = self.counted[1].sum() / self.counted[0].sum()
        found: Floats = (self.counted[1] + 5 * usual) / (self.counted[0] + 5)
        return found


def watch(games: int, seed: int, held: Floats | None = None, net: Net | None = None, tried: int = 16) -> Seen:
    """What so many games of the lab's expert, or of a network, show."""
    table, space, counted = new_table(), new_space(), np.zeros((2, 4, 7))
    told, movers = np.zeros((LONGEST, FEATURES + 1)), np.zeros(LONGEST, np.int64)
    player = Player(EXPERT if net is None else NET, tried, 0)
    rows = []
    for number in range(games):
        count = LAB.record(
            seed * 1_000_003 + number,
            number % 2,
            WANDER,
            facts(),
            opinions(held),
            table,
            space,
            player,
            net or no_net(),
            told,
            movers,
            counted,
        )
        rows.append(told[:count].copy())
    seen = np.concatenate(rows)
    return Seen(seen[:, :FEATURES], seen[:, FEATURES], counted)


def train(told: Floats, won: Floats, hidden: int = 24, epochs: int = 6, seed: int = 1) -> Net:
    """A network fitted by Adam to nine turns of ten; prints how well it foretells the others."""
    rng = np.random.default_rng(seed)
    net = Net(
        rng.normal(0, 0.1, (hidden, FEATURES)), np.zeros(hidden), rng.normal(0, 0.01, hidden), np.zeros(1)
    )
    kept = len(told) // 10
    print(f"loss of the race {loss(no_net(), told[:kept], won[:kept]):.4f}", flush=True)
    slopes = [np.zeros_like(part) for part in net]
    squares = [np.zeros_like(part) for part in net]
    step = 0
    for epoch in range(epochs):
        order = kept + rng.permutation(len(told) - kept)
        for start in range(0, len(order) - BATCH + 1, BATCH):
            rows, step = order[start : start + BATCH], step + 1
            found = gradient(net, told[rows], won[rows])
            for part, slope, square, new in zip(net, slopes, squares, found, strict=True):
                slope += 0.1 * (new - slope)
                square += 0.001 * (new * new - square)
                rate = 2e-3 * (1 - epoch / epochs) / (1 - 0.9**step)
                part -= rate * slope / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    print(f"loss of the network {loss(net, told[:kept], won[:kept]):.4f}", flush=True)
    return net


def chances(net: Net, told: Floats) -> tuple[Floats, Floats]:
    """The chances it foretells, and the charges of its hidden units."""
    charges = told @ net.inner.T + net.bias
    odds = np.maximum(charges, 0) @ net.outer + net.base + told[:, ODDS]
    return 1 / (1 + np.exp(-odds)), charges


def gradient(net: Net, told: Floats, won: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """By how much the loss rises with each number of the network."""
    found, charges = chances(net, told)
    wrong = (found - won) / len(won)
    back = np.outer(wrong, net.outer) * (charges > 0)
    return back.T @ told, back.sum(0), np.maximum(charges, 0).T @ wrong, np.array([wrong.sum()])


def loss(net: Net, told: Floats, won: Floats) -> float:
    """The mean surprise at who won."""
    found = np.clip(chances(net, told)[0], 1e-9, 1 - 1e-9)
    return float(-np.mean(won * np.log(found) + (1 - won) * np.log(1 - found)))
