"""Many tables at once: steps per second on one core, beside the simulators that researchers know.

A step of ours checks that the action is legal, applies it, lets chance answer, sets up a new game where one
has ended, and writes points, rewards, the next actor's mask of legal actions and its observation. Actions are
chosen beforehand and replayed, so that choosing them is not what is measured; “fused” chooses them at random
in the same loop, where Shifting Stones and In the Ruin show the last position only. In Sonora, most steps are
flicks, with exact discs and their tremor; a whole round is everything from the first flick to the last mark.

The others do the same in games of their own, so this says what a step of a batch costs, not who programs
better. pgx is compiled by JAX, takes a whole batch per call, begins ended games anew, and writes mask and
observation; of several sizes of a batch the best is shown. OpenSpiel (C++) and PettingZoo (Python) play one
game, one action per call, and are asked for mask and observation as a learner would ask.

What is not installed is left out: `pip install pgx open_spiel 'pettingzoo[classic]'`.
"""

from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time

from bench.sidebyside import Contender, Work, measure, side_by_side
from bench.simulators import PYGAME, installed, open_spiel, pettingzoo, pgx_best
from bench.walks import RUIN, SONORA, STONES, fused, sonora_rounds, stepped

ROUNDS = 5


def peers() -> Iterator[Contender]:
    """Those that are installed, the fastest first."""
    return installed(
        (
            ("pgx", lambda: pgx_best("connect_four", fused=False)),
            ("pgx", lambda: pgx_best("tic_tac_toe", fused=False)),
            ("pgx", lambda: pgx_best("connect_four", fused=True)),
            ("pyspiel", lambda: open_spiel("connect_four", shown=True)),
            ("pyspiel", lambda: open_spiel("backgammon", shown=True)),
            (PYGAME, pettingzoo),
        )
    )


def ours() -> Iterator[Contender]:
    """Batches of ours: each game alone, with two and with most players, and fused with two."""
    for kind, most in ((STONES, 5), (RUIN, 4), (SONORA, 4)):
        for seats, told in ((1, "alone"), (2, "2 seats"), (most, f"{most} seats")):
            yield Contender(f"{kind.name}, {told}, {kind.tables:,} tables", stepped(kind, seats))
        yield Contender(f"{kind.name}, 2 seats, fused, {kind.tables:,} tables", fused(kind, 2))


def show_rounds() -> None:
    """Print how many whole rounds of Sonora are played per second."""
    print(
        f"\nSonora, 2 seats, {SONORA.tables:,} tables (whole rounds per second, one core, median of {ROUNDS})"
    )
    for name, through_step in (("through step", True), ("fused", False)):
        work = sonora_rounds(through_step)
        found = median(measure(work, 0.5, turn) for turn in range(ROUNDS))
        print(f"  {name:<44} {found:>12,.0f}")


def show_threads(rounds: int = 15) -> None:
    """Print what a second thread brings: by the clock where it was best, and in processor time per step."""
    print(f"\nTwo threads, 2 seats (steps by the clock, best of {rounds}; processor time, median)")
    larger = STONES._replace(tables=4 * STONES.tables)  # its steps are so short that a thread's call counts
    for kind, told, work in (
        *((kind, "through step", stepped) for kind in (STONES, larger, RUIN, SONORA)),
        *((kind, "fused", fused) for kind in (STONES, RUIN, SONORA)),
    ):
        faster, dearer = threads(work(kind, 2), work(kind, 2, threads=2), rounds)
        name = f"{kind.name}, {told}, {kind.tables:,} tables"
        print(f"  {name:<44} {faster:>8.2f} × the steps {dearer:>8.2f} × the work")


def threads(one: Work, two: Work, rounds: int) -> tuple[float, float]:
    """How much faster the second is by the clock, at best, and what it costs in processor time."""
    clock: dict[Work, list[float]] = {one: [], two: []}
    spent: dict[Work, list[float]] = {one: [], two: []}
    for turn in range(rounds):
        for play in (one, two):
            start, work = perf_counter(), process_time()
            play(turn)
            clock[play].append(perf_counter() - start)
            spent[play].append(process_time() - work)
    return min(clock[one]) / min(clock[two]), median(spent[two]) / median(spent[one])


def main() -> None:
    """Print all of it."""
    contenders = [*peers(), *ours()]
    side_by_side("Batches", "steps", contenders[0], contenders[1:], rounds=ROUNDS, seconds=0.5)
    show_rounds()
    show_threads()


if __name__ == "__main__":
    main()
