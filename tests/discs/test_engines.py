"""The plain and the compiled kernel agree: bit for bit, flick by flick."""

from __future__ import annotations

import subprocess
import sys
from inspect import isfunction

import numpy as np
import pytest

from meseta.discs import TABLE, NoCompiler, Shot, flick, kernel, plain
from meseta.discs.compiled import Compiled, engine
from tests.discs.digest import STORED_DIGEST, digest
from tests.discs.stored import Flick, stored_flicks

FLICKS = list(stored_flicks())


@pytest.fixture(scope="module")
def compiled() -> Compiled:
    return engine()


def test_the_plain_kernel_gives_the_same_results_for_ten_thousand_flicks_as_ever() -> None:
    assert digest(plain, FLICKS) == STORED_DIGEST


def test_the_compiled_kernel_gives_the_same_to_the_last_bit(compiled: Compiled) -> None:
    assert digest(compiled, FLICKS) == STORED_DIGEST


def test_the_compiled_kernel_makes_the_same_result(compiled: Compiled) -> None:
    for discs, shot in stored_flicks(50, seed=61):
        assert flick(TABLE, discs, shot, compiled) == flick(TABLE, discs, shot)


def test_a_log_that_is_too_short_is_written_again_in_full(compiled: Compiled) -> None:
    discs, shot = FLICKS[0]
    assert plain.run(TABLE, discs, shot, room=1) == plain.run(TABLE, discs, shot)
    assert compiled.run(TABLE, discs, shot, room=1) == plain.run(TABLE, discs, shot)


def of_size(size: int) -> list[Flick]:
    return [(discs, shot) for discs, shot in FLICKS if len(discs) == size]


@pytest.mark.parametrize("size", [0, 1, 20])
def test_a_batch_gives_each_flick_the_same_result_as_a_single_run(compiled: Compiled, size: int) -> None:
    flicks = of_size(size)
    tables = np.array([discs for discs, _ in flicks], np.int64).reshape(len(flicks), size, 2)
    shots = np.array([(shot.corner, shot.x, shot.y, shot.vx, shot.vy) for _, shot in flicks])
    batch = compiled.batch(TABLE, tables, shots)
    for row, (discs, shot) in enumerate(flicks):
        run = plain.run(TABLE, discs, shot)
        places = [[kernel.nearest(x), kernel.nearest(y)] for x, y in run.places]
        assert batch.places[row].tolist() == places
        assert batch.fates[row].tolist() == run.fates
        assert (batch.durations[row], batch.touched[row], batch.sweeps[row]) == run[:3]
    assert len(flicks) > 300


def test_the_end_of_a_flick_is_where_its_run_ends_in_whole_micrometres(compiled: Compiled) -> None:
    for discs, shot in FLICKS[:600]:
        run = plain.run(TABLE, discs, shot)
        places = [(kernel.nearest(x), kernel.nearest(y)) for x, y in run.places]
        expected = (run.touched, run.sweeps, places, run.fates)
        assert plain.end(TABLE, discs, shot) == expected
        assert compiled.end(TABLE, discs, shot) == expected


def in_a_fresh_process(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_fresh_process_finds_the_compiled_kernel_in_the_cache(compiled: Compiled) -> None:
    flicks = list(stored_flicks(100, seed=62))
    compiled.run(TABLE, *flicks[0])  # so that the cache is warm
    program = (
        "from meseta.discs.compiled import engine; from tests.discs.digest import digest;"
        "from tests.discs.stored import stored_flicks; compiled = engine();"
        "print(digest(compiled, stored_flicks(100, seed=62)), *compiled.cache())"
    )
    assert in_a_fresh_process(program).split() == [digest(plain, flicks), "1", "0"]


def test_a_plain_flick_waits_for_neither_numba_nor_numpy() -> None:
    program = (
        "import sys; from meseta.discs import TABLE, Shot, flick;"
        "flick(TABLE, [(0, 90_000)], Shot(0, -196_000, -196_000, 500_000, 700_000));"
        "print('numba' in sys.modules, 'numpy' in sys.modules)"
    )
    assert in_a_fresh_process(program) == "False False"


def test_without_numba_the_compiled_kernel_is_refused_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(NoCompiler) as refused:
        engine.__wrapped__()
    assert refused.value.code == "numba_missing"
    assert flick(TABLE, [], Shot(0, -196_000, -196_000, 500_000, 700_000)).duration > 0


def test_loading_the_compiled_kernel_leaves_the_plain_one_plain(compiled: Compiled) -> None:
    assert isfunction(kernel.run)
    assert compiled is engine()


def test_there_is_an_engine_even_where_nothing_compiled_can_be_stored() -> None:
    """As for a service that has no home, on an installation that it may only read."""
    program = """
from numba.core.caching import CompileResultCacheImpl
CompileResultCacheImpl._locator_classes = []
from meseta.discs.compiled import engine
print(engine().cache())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600)
    assert done.stdout == "(0, 0)\n", done.stderr
