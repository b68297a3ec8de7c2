"""Many random flicks, in chains, so that discs lie where earlier flicks have left them.

A chain adds the flicked disc to its table and takes away the oldest, so tables stay crowded, with discs
that touch each other, walls, corners' edges and the hole's rim.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from meseta.discs import TABLE, Fate, kernel
from meseta.discs.arena import CORNERS, SLACK
from meseta.discs.chance import scatter
from meseta.discs.compiled import Batch, engine

CHAINS = 1_000
DISCS = 20
Ints = NDArray[np.int64]


def test_twenty_thousand_flicks_settle_legally() -> None:
    flick_in_chains(rounds=20, seed=1)


@pytest.mark.slow
def test_a_million_flicks_settle_legally() -> None:
    flick_in_chains(rounds=1_000, seed=2)


def flick_in_chains(rounds: int, seed: int) -> None:
    rng, numbers = Random(seed), np.random.default_rng(seed)
    tables = np.array([scatter(TABLE, DISCS, rng) for _ in range(CHAINS)])
    flicks = np.zeros(len(Fate), np.int64)
    for _ in range(rounds):
        shots = some_shots(numbers)
        free = distances(tables, shots[:, None, 1:3]).min(axis=1) >= 2 * TABLE.disc_radius
        batch = engine().batch(TABLE, tables[free], shots[free])
        assert_legal(batch)
        flicks += np.bincount(batch.fates[:, -1], minlength=len(Fate))
        tables[free] = next_tables(batch, rng)
        for chain in np.flatnonzero(~free):
            tables[chain] = scatter(TABLE, DISCS, rng)
    assert flicks.sum() > 0.95 * rounds * CHAINS
    assert flicks.min() > 0.001 * flicks.sum()  # every fate is well represented


def some_shots(numbers: np.random.Generator) -> Ints:
    """From every place on every corner, 0.1 to 6 m/s, a few of them backwards."""
    corner = numbers.integers(0, 4, CHAINS)
    signs = np.array(CORNERS)[corner]
    start = signs * (194_000 + numbers.integers(0, 12_000, (CHAINS, 2)))
    speed = np.exp(numbers.uniform(np.log(1e5), np.log(5.9e6), CHAINS))
    stray = np.where(numbers.random(CHAINS) < 0.1, np.pi, 0.8) * numbers.uniform(-1, 1, CHAINS)
    heading = np.arctan2(-signs[:, 1], -signs[:, 0]) + stray
    velocity = (speed * np.stack([np.cos(heading), np.sin(heading)])).astype(np.int64)
    return np.column_stack([corner, start, velocity.T])


def distances(some: Ints, others: Ints) -> NDArray[np.float64]:
    apart: NDArray[np.float64] = np.sqrt(((some - others) ** 2).sum(axis=-1))
    return apart


def assert_legal(batch: Batch) -> None:
    """At rest in time, on the floor, out of the hole, and not overlapping."""
    assert batch.sweeps.max() < kernel.MOST_SWEEPS // 4
    assert np.isfinite(batch.durations).all()
    assert batch.durations.max() < 20
    on_floor, places = batch.fates == Fate.ON_FLOOR, np.abs(batch.places)
    lying = on_floor | (batch.fates == Fate.ON_CORNER)
    assert places[lying].max() <= TABLE.half_width - TABLE.disc_radius + 1
    assert places[on_floor].sum(axis=1).max() <= TABLE.edge + 1
    assert distances(places[on_floor], np.zeros(2, np.int64)).min() > TABLE.hole_radius - 1
    apart = distances(batch.places[:, :, None], batch.places[:, None])
    apart[~(lying[:, :, None] & lying[:, None])] = np.inf
    apart[:, np.arange(DISCS + 1), np.arange(DISCS + 1)] = np.inf
    assert apart.min() >= 2 * TABLE.disc_radius - SLACK


def next_tables(batch: Batch, rng: Random) -> list[list[tuple[int, int]]]:
    """The tables for the next flicks."""
    tables = []
    for places, fates in zip(batch.places.tolist(), batch.fates.tolist(), strict=True):
        lying = [(x, y) for (x, y), fate in zip(places, fates, strict=True) if fate == Fate.ON_FLOOR]
        while len(lying) < DISCS:
            [(x, y)] = scatter(TABLE, 1, rng)
            if all((x - a) ** 2 + (y - b) ** 2 >= (2 * TABLE.disc_radius) ** 2 for a, b in lying):
                lying.append((x, y))
        tables.append(lying[-DISCS:])
    return tables
