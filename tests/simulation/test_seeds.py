"""Some hundred runs of real nodes with faults; `make simulate` runs as many as one likes."""

import os
import subprocess
import sys

import pytest

from tests.simulation.run import run

SEEDS = 200
CHUNK = 10


@pytest.mark.parametrize("first", range(0, SEEDS, CHUNK))
def test_every_invariant_holds(first: int) -> None:
    for seed in range(first, first + CHUNK):
        assert run(seed).steps > 0


def test_people_do_get_to_play() -> None:
    outcomes = [run(seed) for seed in range(20)]
    assert sum(outcome.accepted for outcome in outcomes) > 50
    assert sum(outcome.entries for outcome in outcomes) > 200
    assert sum(outcome.called for outcome in outcomes) > 10


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_a_seed_determines_a_run_in_any_process(hash_seed: str) -> None:
    seeds = (1, 2, 8, 13, 34)
    program = f"from tests.simulation.run import run; print(*(run(seed).digest for seed in {seeds}))"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
    )
    assert found.stdout.split() == [run(seed).digest for seed in seeds]
