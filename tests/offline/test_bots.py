"""The bots' workers: one for each kind of work, replaced when they end; no game stops because of them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.tables.config import NodeConfig
from tests.offline.devices import OpenDevice
from tests.offline.test_playing import ME, NOVICE


@pytest.fixture
def device(tmp_path: Path) -> Iterator[OpenDevice]:
    with OpenDevice(tmp_path, seed=31) as opened:
        yield opened


def test_no_worker_is_started_before_a_bot_has_to_think(device: OpenDevice) -> None:
    table = device.table("shifting_stones", ME)
    device.at(table).play(Random(1), 5)
    assert device.bots == []


def test_those_that_advise_are_not_those_that_move(device: OpenDevice) -> None:
    line = device.at(device.table("shifting_stones", ME, NOVICE, options={"first_player": "1"}))
    assert len(device.bots) == 1
    line.answer({"type": "hint", "seat": 0})
    assert len(device.bots) == 2
    line.play(Random(1), 10)
    line.answer({"type": "hint", "seat": 0})
    assert len(device.bots) == 2


def test_a_worker_that_breaks_while_nobody_needs_it_is_replaced_unnoticed(device: OpenDevice) -> None:
    table = device.table("in_the_ruin", ME, NOVICE)
    line = device.at(table)
    line.play(Random(1), 5)
    assert len(device.bots) == 1
    device.bots[0].broke()
    line.play(Random(2))
    assert line.result is not None
    assert len(device.bots) == 2
    assert device.get(f"/tables/{table}")["chairs"][1]["bot"] == "novice", "the same bot"


def test_a_worker_that_breaks_while_a_bot_thinks_does_not_stop_the_game(device: OpenDevice) -> None:
    table = device.table("shifting_stones", ME, NOVICE, options={"first_player": "0"})
    line, rng = device.at(table), Random(1)
    line.submit(0, "end")
    (worker,) = device.bots
    worker.silent = True
    line.submit(0, "end")
    assert line.to_act() == [], "the bot thinks"
    worker.broke()
    device.settle()
    assert line.to_act() == [0]
    line.play(rng)
    assert line.result is not None
    assert len(device.bots) == 2


def test_a_bot_that_thinks_for_ever_is_ended_and_a_simpler_one_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def impatient(**settings: Any) -> NodeConfig:
        return NodeConfig(**settings | {"bot_seconds": 0.2})

    monkeypatch.setattr("meseta.offline.device.NodeConfig", impatient)
    with OpenDevice(tmp_path, seed=31) as device:
        line = device.at(device.table("shifting_stones", ME, NOVICE, options={"first_player": "0"}))
        line.submit(0, "end")
        (worker,) = device.bots
        worker.silent = True
        line.submit(0, "end")
        assert line.to_act() == []
        device.wait_until(lambda: line.to_act() == [0])
        assert worker.ended
        assert len(device.bots) == 2
