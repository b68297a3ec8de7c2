"""Evolving a bot's opinions: many are tried with the same luck, and the next are drawn near the best.

Each generation plays deals of its own, in every number of players, so that nothing is learnt by heart. What
is proposed and how it did is kept in a file after every generation, and told to the strategy again when the
run goes on: there is no other state. In the end, the centre of the last generation plays deals that nobody
has seen, and its share of wins gets a bound (`betting`).

Method: Hansen, The CMA evolution strategy: a tutorial (2016), by the package `cma`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final, Protocol, TypeAlias

import msgspec

from meseta.arena.betting import lower_bound
from meseta.arena.errors import BadTraining
from meseta.arena.problems import StrategyMissing, TrainingChanged
from meseta.arena.trials import Deal, Trial, Tried, play_trial, worth
from meseta.arena.workers import HERE, Workers
from meseta.bots.opinions import HeldOut
from meseta.bots.training import Trainable

__all__ = ["Generation", "Places", "TrainingPlan", "evolve", "hold_out", "still_plays_the_same"]

Places: TypeAlias = tuple[float, ...]
"""Opinions by their places in their ranges, each from 0 to 1."""

FIRST_STEP: Final = 0.15
"""How far the first proposals are from where the weights start, as a part of their ranges."""
TOLERANCE: Final = 1e-6
"""By how much a proposal may differ where it is computed again: machines round differently."""


class TrainingPlan(msgspec.Struct, frozen=True):
    """What to try, and how often."""

    game: str
    seed: int = 1
    generations: int = 18
    population: int = 12
    """Proposals in a generation."""
    deals: int = 3
    """Games of each proposal, for each number of players."""
    company: tuple[int, ...] = (1, 2, 3, 4)
    """The numbers of players; with one, it plays alone."""

    @property
    def games_each(self) -> int:
        """The games of one generation, those included that the rival plays to be compared with."""
        return (self.population + 1) * self.deals * len(self.company)

    @property
    def games(self) -> int:
        """All games of the training itself."""
        return self.generations * self.games_each


class Generation(msgspec.Struct, frozen=True):
    """What was tried at the same time, and how it did."""

    number: int
    places: tuple[Places, ...]
    worths: tuple[float, ...]
    """By proposal; 0.5 is as good as the rival."""
    centre: Places
    """Around which the next would be drawn."""

    @property
    def mean(self) -> float:
        """The worth of a proposal on average."""
        return sum(self.worths) / len(self.worths)


class Strategy(Protocol):
    """Proposes, and learns from what became of its proposals (as `cma.CMAEvolutionStrategy`)."""

    mean: Sequence[float]

    def ask(self) -> Sequence[Sequence[float]]:
        """The next proposals."""
        ...

    def tell(self, solutions: Sequence[Sequence[float]], function_values: Sequence[float]) -> object:
        """What they cost: less is better."""
        ...


def evolve(
    plan: TrainingPlan,
    tuned: Trainable,
    before: Sequence[Generation] = (),
    workers: Workers = HERE,
    played: Callable[[], None] = lambda: None,
) -> Iterator[Generation]:
    """The generations after those before, determined by the plan alone; `played` is called for each game."""
    strategy = make_strategy(plan, tuned)
    for known in before:
        _repeat(strategy, known)
    for number in range(len(before), plan.generations):
        places = [tuple(map(float, one)) for one in strategy.ask()]
        worths = _try_all(plan, tuned, number, places, workers, played)
        strategy.tell(places, [-one for one in worths])
        yield Generation(number, tuple(places), tuple(worths), tuple(map(float, strategy.mean)))


def still_plays_the_same(
    plan: TrainingPlan, tuned: Trainable, first: Generation, workers: Workers = HERE
) -> None:
    """Raise `BadTraining` if bots or rules have changed since, found by trying one proposal again."""
    if _try_all(plan, tuned, first.number, first.places[:1], workers, lambda: None) != [first.worths[0]]:
        raise BadTraining(TrainingChanged(generation=first.number))


def _repeat(strategy: Strategy, known: Generation) -> None:
    """Let the strategy go through what it went through before."""
    proposed = strategy.ask()
    for one, other in zip(proposed, known.places, strict=True):
        if max(abs(a - b) for a, b in zip(one, other, strict=True)) > TOLERANCE:
            raise BadTraining(TrainingChanged(generation=known.number))
    # As plain numbers, now as then: of its own arrays the strategy remembers what it cut off at a bound.
    strategy.tell(known.places, [-one for one in known.worths])


def _try_all(
    plan: TrainingPlan,
    tuned: Trainable,
    number: int,
    places: Sequence[Places],
    workers: Workers,
    played: Callable[[], None],
) -> list[float]:
    """How the proposals did, all with the same luck."""
    deals = [
        Deal(plan.seed, f"{number}", seats, deal) for seats in plan.company for deal in range(plan.deals)
    ]
    tried = [None, *map(tuned.opinions, places)]
    trials = [Trial(plan.game, deal, one, len(tried) * len(deals)) for one in tried for deal in deals]
    results = iter(_counted(workers.results(play_trial, trials), played))
    level = list(islice(results, len(deals)))
    return [worth(tuned, list(islice(results, len(deals))), level) for _ in places]


def _counted(results: Iterator[Tried], played: Callable[[], None]) -> Iterator[Tried]:
    for result in results:
        played()
        yield result


def make_strategy(plan: TrainingPlan, tuned: Trainable) -> Strategy:
    """The strategy before its first proposals, with randomness of its own."""
    try:
        import cma
        import numpy as np
    except ModuleNotFoundError as missing:
        raise BadTraining(StrategyMissing(extra="train")) from missing
    rng = np.random.Generator(np.random.PCG64(plan.seed))
    strategy: Strategy = cma.CMAEvolutionStrategy(
        [weight.place for weight in tuned.weights],
        FIRST_STEP,
        {
            "bounds": [0, 1],
            "popsize": plan.population,
            "randn": lambda *shape: rng.standard_normal(shape),
            "seed": np.nan,  # which leaves everybody else's randomness alone
            "verbose": -9,
        },
    )
    return strategy


def hold_out(
    plan: TrainingPlan,
    opinions: Mapping[str, float],
    seats: int,
    games: int,
    workers: Workers = HERE,
    played: Callable[[], None] = lambda: None,
) -> HeldOut:
    """How these opinions do in new deals with so many players."""
    deals = [Deal(plan.seed, "held out", seats, number) for number in range(games)]
    trials = [Trial(plan.game, deal, one, 2 * games) for one in (None, opinions) for deal in deals]
    results = list(_counted(workers.results(play_trial, trials), played))
    level, tried = results[:games], results[games:]
    wins = [one.win for one in tried] if seats > 1 else list(map(_higher, tried, level))
    return HeldOut(
        seats,
        games,
        wins=round(sum(wins), 2),
        at_least=round(lower_bound(wins), 4),
        score=round(sum(one.score for one in tried) / games, 2),
        rival_score=round(sum(one.score for one in level) / games, 2),
    )


def _higher(one: Tried, other: Tried) -> float:
    """1 for a higher score, 0 for a lower one."""
    return 0.5 if one.score == other.score else float(one.score > other.score)
