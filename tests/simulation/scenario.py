"""What is special about one run, drawn from its seed.

Each kind of fault is possible in some runs only: a rare order shows best where little else goes wrong.
"""

from random import Random
from typing import Literal

import msgspec


def _sometimes(rng: Random, often: float, rate: float) -> float:
    """A rate up to this one in some runs, 0 in the others."""
    return rng.uniform(0.2, 1) * rate if rng.random() < often else 0.0


class Scenario(msgspec.Struct, frozen=True):
    """The plan of one run. Rates are per occasion, or per second of virtual time where it says so."""

    seed: int
    nodes: int
    game: str
    seats: int
    bots: int
    """How many of the seats bots hold."""
    clock: Literal["none", "move", "reserve"]
    rounds: int
    """How many times it gets calm in between; then everyone must know everything."""
    seconds: float
    """How long faults happen and people act in each round."""
    heartbeat: float
    """Seconds between two signs of life of a node; where the store answers, nothing may need them to heal."""

    eagerness: float
    slowness: float
    network: float
    """The usual time of a message on its way, and of an answer from the database, in seconds."""
    storing: float

    crashes: int
    stops: int
    outages: int
    """How many times nobody can reach the database for a while."""
    crowds: int
    """How many times a node can open no connection to read with for a while; the others notice nothing."""
    cut: float
    uncertain: float
    deadlock: float
    rollback: float
    """How often the connection is lost while a refused change is rolled back."""
    presence: float
    """How often it is lost while it is read, or stored, who is connected."""
    listener_cuts: float
    """A second."""
    doubled: float
    skewed: bool
    """Whether the nodes' clocks are wrong, and jump."""

    drops: float
    """A second, by each client."""
    returning: float
    """How many connect again once it gets calm; that heals what others have missed."""
    repeats: float
    lies: float
    meddling: float
    """How often a client asks for something about seats."""
    stalls: float
    tantrums: float
    strangers: int
    """Clients who only watch, and a second tab of somebody who plays."""
    absent: float
    """How many who leave stay away for the rest of the round."""
    deafness: float
    """How often a service that calls people is slow, refuses, hangs, or says that a browser is gone."""
    dealt: bool
    """Whether the deal of another match is played again."""

    @classmethod
    def drawn(cls, seed: int) -> "Scenario":
        """The plan that the seed stands for."""
        rng = Random(f"scenario {seed}")
        game = rng.choices(["shifting_stones", "in_the_ruin", "sonora"], [83, 11, 6])[0]
        together = game == "in_the_ruin"  # everyone acts at the same time, bots as well
        seats = rng.choice([2, 3, 3, 3] if together else [2, 2, 2, 3])
        rounds = rng.choice([1, 2, 2, 3])
        seconds = rng.uniform(3, 9) if game == "shifting_stones" else rng.uniform(2, 4)
        peaceful = rng.random() < 0.35
        return cls(
            seed=seed,
            nodes=rng.choice([2, 2, 2, 3]),
            game=game,
            seats=seats,
            bots=rng.choice([1, 1, seats - 1] if together else [0, 0, 1, 1, seats - 1]),
            clock=rng.choice(
                ["none", "move", "reserve", "reserve"]
                if together
                else ["none", "none", "none", "move", "reserve"]
            ),
            rounds=rounds,
            seconds=seconds / rounds,
            heartbeat=1000 if peaceful else rng.choice([5, 8]),
            eagerness=rng.choice([0.0, 0.5, 0.9, 1.0]),
            slowness=_sometimes(rng, 0.5, 0.2),
            network=rng.choice([0.0005, 0.005, 0.05]),
            storing=rng.choice([0.0005, 0.005, 0.05, 0.05]),
            crashes=0 if peaceful else rng.choice([0, 1, 1, 2]),
            stops=rng.choice([0, 0, 0, 1]),
            outages=0 if peaceful else rng.choice([0, 0, 1]),
            crowds=0 if peaceful else rng.choice([0, 1, 1, 2]),
            cut=0 if peaceful else _sometimes(rng, 0.6, 0.01),
            uncertain=0 if peaceful else _sometimes(rng, 0.6, 0.05),
            deadlock=_sometimes(rng, 0.5, 0.1),
            rollback=0 if peaceful else _sometimes(rng, 0.5, 0.5),
            presence=0 if peaceful else _sometimes(rng, 0.6, 0.8),
            listener_cuts=_sometimes(rng, 0.4, 0.5),
            doubled=_sometimes(rng, 0.3, 0.2),
            skewed=rng.random() < 0.4,
            drops=_sometimes(rng, 0.8, 1.0),
            returning=rng.choice([0.0, 0.5, 1.0]),
            repeats=_sometimes(rng, 0.5, 0.3),
            lies=_sometimes(rng, 0.4, 0.2),
            meddling=_sometimes(rng, 0.4, 0.1),
            stalls=_sometimes(rng, 0.3, 0.2),
            tantrums=_sometimes(rng, 0.3, 0.15),
            strangers=rng.choice([0, 1, 2]),
            absent=_sometimes(rng, 0.5, 0.6),
            deafness=0 if peaceful else _sometimes(rng, 0.6, 0.7),
            dealt=rng.random() < 0.15,
        )
