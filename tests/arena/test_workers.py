"""Whoever plays, the results are the same; whoever is lost, their games are played again."""

import multiprocessing
import shutil
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from meseta.arena import provisions, workers
from meseta.arena.clusters import PATIENCE, open_workers, read_address
from meseta.arena.errors import BadCluster
from meseta.arena.ladder import Plan, play_duel
from meseta.arena.problems import ClusterUnreachable
from meseta.arena.results import Results
from meseta.arena.selfplay import Contest, GameResult, run
from meseta.arena.workers import OnExecutor, Processes, Workers
from meseta.bots.registry import make_bot
from meseta.core.errors import BadBot, BadSetup
from meseta.games import open_game
from tests.arena.killers import ALWAYS, NEVER, ONCE, write_killer

CONTEST = Contest("shifting_stones", ("greedy", "random"), games=9, seed=4, keep_records=True)


def killing(bot: str) -> Contest:
    return Contest("shifting_stones", (bot, "greedy"), games=9, seed=4)


def test_any_executor_gives_the_same_games_and_records() -> None:
    alone = list(run(CONTEST))
    with ThreadPoolExecutor(3) as threads, ProcessPoolExecutor(2) as processes:
        assert list(run(CONTEST, OnExecutor(threads, 3))) == alone
        assert list(run(CONTEST, OnExecutor(processes, 2))) == alone


def test_a_ladder_takes_any_executor(tmp_path: Path) -> None:
    plan = Plan("shifting_stones", seed=3, games=8, least=8, pairs=(("greedy", "random"),))
    (duel,) = plan.duels()

    def wins(played_by: Workers, name: str) -> list[tuple[float, ...]]:
        results = Results(tmp_path / name, "v1", plan.seed)
        return [bout.wins for bout in play_duel(plan, duel, results, played_by)]

    with ThreadPoolExecutor(2) as threads:
        assert wins(OnExecutor(threads, 2), "threads") == wins(Processes(2), "processes")


def test_the_games_of_a_lost_process_are_played_again(tmp_path: Path) -> None:
    bot = write_killer(tmp_path, ONCE)
    results = list(run(killing(bot), Processes(2)))
    assert (tmp_path / "mark").exists()
    assert results == list(run(killing(bot)))  # which spares us, now that it has struck


def test_a_bot_that_always_kills_its_process_is_named(tmp_path: Path) -> None:
    bot = write_killer(tmp_path, ALWAYS)
    with pytest.raises(BadBot) as refused:
        list(run(killing(bot), Processes(2)))
    assert refused.value.code == "bot_vanished"
    assert refused.value.values == {"names": f"{bot}, greedy"}


def test_the_code_of_a_bot_in_a_file_travels_with_the_games(tmp_path: Path) -> None:
    bot = write_killer(tmp_path / "here", NEVER)
    make_bot(bot, open_game("shifting_stones"))
    here = list(run(killing(bot)))
    with ProcessPoolExecutor(1) as elsewhere:
        far = OnExecutor(elsewhere, 2, [bot, "greedy"])
        shutil.rmtree(tmp_path / "here")
        assert list(run(killing(bot), far)) == here


def sleep_soundly(seconds: float) -> float:
    """What goes on for so long, and ends for nobody who asks kindly."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    time.sleep(seconds)
    return seconds


def test_nothing_is_left_of_processes_that_are_not_wanted_any_more() -> None:
    threads, children = set(threading.enumerate()), set(multiprocessing.active_children())
    results = Processes(2).results(sleep_soundly, [0.0, 0.0, 3600.0, 3600.0, 0.0])
    assert next(results) == 0.0
    cast("Generator[float]", results).close()
    assert set(threading.enumerate()) <= threads
    assert set(multiprocessing.active_children()) <= children


class Nobody(Executor):
    """Accepts everything and does nothing."""

    def submit(self, fn: Callable[..., Any], /, *args: object, **kwargs: object) -> Future[Any]:
        return Future()


def test_a_cluster_whose_workers_are_all_gone_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "LOOK_SECONDS", 0.001)
    there = iter([True, False, True, False, False, False])
    with pytest.raises(BadBot) as refused:
        list(run(CONTEST, OnExecutor(Nobody(), 2, manned=lambda: next(there))))
    assert refused.value.code == "bot_vanished"
    assert list(there) == []


def test_a_worker_with_another_meseta_is_refused() -> None:
    ours = provisions.pack([])
    assert provisions.provided(ours, len, "four") == 4
    with pytest.raises(BadCluster) as refused:
        provisions.provided(msgspec.structs.replace(ours, build="0.0.1+abc"), len, "four")
    assert refused.value.code == "worker_differs"
    assert refused.value.values == {"here": "0.0.1+abc", "there": ours.build}


@pytest.mark.parametrize(
    "text", ["", "dusk", "dask:8786", "ray://", "ray://host", "dask://host:port", "ray://a:1/b"]
)
def test_what_names_no_cluster_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_address(text)
    assert refused.value.code == "cluster_form"


@pytest.mark.parametrize("kind", ["dask", "ray"])
def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setitem(sys.modules, {"dask": "distributed", "ray": "ray"}[kind], None)
    monkeypatch.delitem(sys.modules, f"meseta.arena.{kind}_cluster", raising=False)
    with pytest.raises(BadCluster) as refused, open_workers(kind, 2):
        pass
    assert (refused.value.code, refused.value.values) == ("cluster_extra", {"extra": kind})


def test_a_cluster_that_does_not_answer_is_named() -> None:
    pytest.importorskip("distributed")
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]
    address = f"dask://127.0.0.1:{port}"
    with pytest.raises(BadCluster) as refused, open_workers(address, 2):
        pass
    assert refused.value.problem == ClusterUnreachable(address=address, seconds=PATIENCE)


def test_games_that_are_done_are_not_played_again() -> None:
    whole = list(run(CONTEST))
    rest: list[GameResult] = list(run(CONTEST, done=[0, 1, 4]))
    assert rest == [whole[number] for number in (2, 3, 5, 6, 7, 8)]
