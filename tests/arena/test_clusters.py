"""Real clusters on this machine: the same results to the bit, also where a worker is killed."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from meseta.arena.clusters import open_workers
from meseta.arena.errors import BadCluster
from meseta.arena.problems import ClusterIdle
from meseta.arena.selfplay import Contest, run
from tests.arena.killers import ALWAYS, NEVER, ONCE, write_killer
from tests.cli.command import meseta, refusal

CONTEST = ("selfplay", "shifting_stones", "--games", "30", "--seed", "6", "--json")
SOON = 600
"""Seconds; a killed worker takes a while to be replaced on a busy machine."""


def outcome(*arguments: str) -> dict[str, object]:
    """What the command has counted, apart from the time it took."""
    done = meseta(*CONTEST, *arguments, timeout=SOON)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=dict[str, object])
    assert found.pop("seconds")
    return found


def test_dask_plays_the_same_games_and_brings_the_bots_code(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    bots = ("--bots", f"{write_killer(tmp_path, NEVER)},greedy")
    assert outcome(*bots, "--cluster", "dask", "--jobs", "2") == outcome(*bots)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_what_a_killed_worker_played_is_played_again(tmp_path: Path, kind: str) -> None:
    bots = ("--bots", f"{write_killer(tmp_path, ONCE)},greedy")
    elsewhere = outcome(*bots, "--cluster", kind, "--jobs", "2")
    assert (tmp_path / "mark").exists()
    assert elsewhere == outcome(*bots)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_bot_that_kills_every_worker_is_named(tmp_path: Path, kind: str) -> None:
    bot = write_killer(tmp_path, ALWAYS)
    done = meseta(*CONTEST, "--bots", f"{bot},greedy", "--cluster", kind, "--jobs", "2", timeout=SOON)
    assert done.returncode == 2
    assert f"A process ended without a word while these played: {bot}, greedy." in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_bot_that_fails_on_a_cluster_is_reported_with_its_game(tmp_path: Path, kind: str) -> None:
    bot = write_killer(tmp_path, "def strikes(mark): raise ValueError('no')")
    done = meseta(*CONTEST, "--bots", f"{bot},greedy", "--cluster", kind, "--jobs", "2", timeout=SOON)
    assert done.returncode == 2
    assert "Game 0 (seed 6) was stopped." in done.stderr
    assert "ValueError: no" in done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_ladder_is_the_same_on_a_cluster_and_goes_on_elsewhere(tmp_path: Path, kind: str) -> None:
    def shares(folder: str, games: str, *more: str) -> str:
        plan = ("ladder", "shifting_stones", "--pairs", "greedy:novice", "--least", "20", "--games", games)
        done = meseta(*plan, "--out", str(tmp_path / folder), *more, timeout=SOON)
        assert done.returncode == 0, done.stderr
        return done.stdout.splitlines()[1]

    shares("begun", "10", "--cluster", kind, "--jobs", "2")
    assert shares("begun", "20") == shares("whole", "20", "--jobs", "2")


@contextmanager
def dask(*command: str, until: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """One of Dask's own programs, once it has said this, and the line in which it did."""
    environment = {**os.environ, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
    program = subprocess.Popen(
        [sys.executable, "-m", "dask", *command], stderr=subprocess.PIPE, text=True, env=environment
    )
    assert program.stderr is not None
    try:
        line = next(line for line in program.stderr if until in line)
        yield program, line
    finally:
        program.kill()
        program.communicate()


@pytest.mark.slow
def test_a_worker_killed_from_outside_is_replaced_by_the_others() -> None:
    contest = Contest("shifting_stones", ("greedy", "greedy"), games=60, seed=2)
    scheduler = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with dask(*scheduler, until="Scheduler at:") as (_, line):
        place = line.rpartition("tcp://")[2].strip()
        worker = ("worker", f"tcp://{place}", "--no-nanny", "--nthreads", "1", "--no-dashboard")
        with (
            dask(*worker, until="Registered to:") as (first, _),
            dask(*worker, until="Registered to:"),
            open_workers(f"dask://{place}", 1) as workers,
        ):
            assert workers.jobs == 2
            results = run(contest, workers)
            begun = [next(results)]
            first.send_signal(signal.SIGKILL)
            assert [*begun, *results] == list(run(contest))


@pytest.mark.slow
def test_a_scheduler_without_workers_is_said_to_have_none(monkeypatch: pytest.MonkeyPatch) -> None:
    from meseta.arena import dask_cluster

    monkeypatch.setattr(dask_cluster, "WORKERS_PATIENCE", 1)
    scheduler = ("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    with dask(*scheduler, until="Scheduler at:") as (_, line):
        address = f"dask://{line.rpartition('tcp://')[2].strip()}"
        with pytest.raises(BadCluster) as refused, open_workers(address, 1):
            pass
        assert refused.value.problem == ClusterIdle(address=address, seconds=1)


def test_a_command_with_a_bad_cluster_is_refused_in_one_line() -> None:
    said = refusal("selfplay", "shifting_stones", "--bots", "random,random", "--cluster", "dusk")
    assert "“dusk” does not name a cluster." in said
