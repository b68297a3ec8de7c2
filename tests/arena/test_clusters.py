"""Real clusters on this machine: the same results to the bit, also where a worker is killed."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep

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


def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


@pytest.fixture
def token(monkeypatch: pytest.MonkeyPatch) -> None:
    """The head and whoever connects to it know the same token."""
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("RAY_AUTH_TOKEN", token_hex(32))


@contextmanager
def ray_head(log: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A head of Ray with two workers: its address, as `--cluster` takes it, and its process."""
    port = free_port()
    folder = f"/tmp/meseta-ray-{port}"  # its sockets' names may not be long
    places = ("--node-ip-address", "127.0.0.1", "--port", "0", "--ray-client-server-port", str(port))
    small = ("--num-cpus", "2", "--object-store-memory", "100000000", "--include-dashboard", "false")
    start = (str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", "--disable-usage-stats")
    # The first keeps it on loopback, whatever --node-ip-address says. The second is for busy machines, which
    # may take longer than Ray's half a minute to start a process for whoever connects.
    alone = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300"}
    with log.open("w") as said:
        command = [*start, *places, *small, "--temp-dir", folder]
        head = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, **alone})
    try:
        until(lambda: listens(port) or head.poll() is not None)
        assert head.poll() is None, log.read_text()
        assert "Local node IP: 127.0.0.1" in log.read_text(), "nobody else should reach it"
        yield f"ray://127.0.0.1:{port}", head
    finally:
        head.terminate()  # which ends what it has started, too
        head.wait(SOON)
        shutil.rmtree(folder, ignore_errors=True)


def listens(port: int) -> bool:
    """Whether somebody does there."""
    with socket.socket() as asked:
        return asked.connect_ex(("127.0.0.1", port)) == 0


def until(is_so: Callable[[], bool]) -> None:
    """Wait until it is."""
    deadline = monotonic() + SOON
    while not is_so():
        assert monotonic() < deadline, "it never was"
        sleep(0.5)


@pytest.mark.slow
@pytest.mark.usefixtures("token")
def test_a_ray_cluster_elsewhere_plays_the_same_games_and_replaces_a_lost_worker(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    bots = ("--bots", f"{write_killer(tmp_path, ONCE)},greedy")
    with ray_head(tmp_path / "log") as (address, _):
        elsewhere = outcome(*bots, "--cluster", address)
    assert (tmp_path / "mark").exists()
    assert elsewhere == outcome(*bots)


@pytest.mark.slow
@pytest.mark.usefixtures("token")
def test_what_was_played_on_a_lost_ray_cluster_is_kept_and_the_rest_is_played_here(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    kept = tmp_path / "games.jsonl"
    bots = ("--bots", "greedy,greedy", "--results", str(kept))
    with ray_head(tmp_path / "log") as (address, head):
        command = [sys.executable, "-m", "meseta", *CONTEST, *bots, "--games", "20000", "--cluster", address]
        with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as playing:
            until(lambda: (kept.exists() and kept.stat().st_size > 0) or playing.poll() is not None)
            head.terminate()
            _, said = playing.communicate(timeout=SOON)
    assert playing.returncode == 2
    assert "The cluster stopped answering." in said
    played = len(kept.read_text().splitlines())
    games = ("--games", str(played + 10))
    resumed, whole = outcome(*bots, *games), outcome("--bots", "greedy,greedy", *games, "--jobs", "2")
    assert (resumed.pop("kept"), whole.pop("kept")) == (played, 0)
    assert resumed == whole


@pytest.mark.slow
def test_whoever_does_not_know_a_ray_clusters_token_is_told_of_it(
    tmp_path: Path, token: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray")
    with ray_head(tmp_path / "log") as (address, _):
        monkeypatch.setenv("RAY_AUTH_TOKEN", token_hex(32))
        said = refusal("selfplay", "shifting_stones", "--bots", "random,random", "--cluster", address)
    assert f"{address} answered, but cannot be used" in said
    assert "its token, if it asks for one" in said


@pytest.mark.slow
def test_whoever_listens_at_the_address_without_being_ray_is_named() -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"ray://127.0.0.1:{server.getsockname()[1]}"
        said = refusal("selfplay", "shifting_stones", "--bots", "random,random", "--cluster", address)
    assert f"{address} answered, but cannot be used: ConnectionError" in said


def test_a_command_with_a_bad_cluster_is_refused_in_one_line() -> None:
    said = refusal("selfplay", "shifting_stones", "--bots", "random,random", "--cluster", "dusk")
    assert "“dusk” does not name a cluster." in said
