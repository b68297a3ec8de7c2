"""A device that stops anywhere goes on where it was: what was confirmed is there, whatever was being done."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meseta.core.record import read_record
from tests.offline.devices import OpenDevice
from tests.offline.test_playing import GAMES, ME, MODES, NOVICE

Json = Any

STOPS = 8
"""At how many statements of a match the device stops."""


def mine(device: OpenDevice, table: str, seats: set[int]) -> list[tuple[int, str]]:
    """What these seats have done, according to the record of a finished match."""
    return [(seat, text) for seat, text in entries(device, table) if seat in seats]


def entries(device: OpenDevice, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in read_record(device.record(table)).entries]


def at_statements(device: OpenDevice, stop: Callable[[int], None]) -> None:
    """Call this before each statement that is run on the database, with its number."""
    count = 0

    def trace(statement: str) -> None:
        nonlocal count
        count += 1
        stop(count)

    device.device._connection()._raw.set_trace_callback(trace)


@pytest.mark.parametrize(
    "chairs", [MODES["against the weakest bot"], MODES["two at one screen"]], ids=["bot", "two"]
)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_was_confirmed_is_there_after_stopping_at_any_statement(
    game: str, chairs: list[Json], tmp_path: Path
) -> None:
    stops: list[tuple[Path, int]] = []
    seats = {seat for seat, chair in enumerate(chairs) if chair["kind"] == "me"}
    chosen = set(Random(game).sample(range(30, 230), STOPS))
    with OpenDevice(tmp_path / "device", seed=9) as device:
        table = device.table(game, *chairs)
        line = device.at(table)

        def stop(number: int) -> None:
            if number in chosen:
                stops.append((device.files(tmp_path / str(number)), len(line.confirmed)))

        at_statements(device, stop)
        line.play(Random(3), most=80)
    assert len(stops) == STOPS, "the match was long enough"
    assert stops[-1][1] > 10, "and much of it was confirmed"
    for folder, count in stops:
        with OpenDevice(folder) as again:
            again.at(table).play(Random(5), most=3)
            again.ask("POST", f"/tables/{table}/seats/0/concede")
            assert mine(again, table, seats)[:count] == line.confirmed[:count]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_one_device_after_another(game: str, tmp_path: Path) -> None:
    """None of them is told to stop: each is given up at once, after another number of actions."""
    rng, folder, confirmed = Random(7), tmp_path / "0", 0
    table, result = "", None
    for number in range(1, 100):
        with OpenDevice(folder, seed=number) as device:
            table = table or device.table(game, ME, NOVICE)
            line = device.at(table)
            assert line.updates[0]["n"] >= confirmed, "nothing is forgotten"
            line.play(rng, most=1 + number**2)
            confirmed, result = line.updates[0]["n"], line.result
            folder = device.files(tmp_path / str(number))
        if result is not None:
            break
    assert result is not None
    with OpenDevice(folder) as device:
        assert device.get(f"/tables/{table}")["status"] == "finished"
        again = device.at(table)
        assert (again.result, again.updates[0]["n"]) == (result, confirmed)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_was_thinking_when_the_device_stopped_acts_when_it_starts_again(
    game: str, tmp_path: Path
) -> None:
    with OpenDevice(tmp_path / "one", seed=4) as device:
        table = device.table(game, ME, NOVICE)
        line, rng = device.at(table), Random(1)
        for bots in device.bots:
            bots.silent = True
        while line.to_act() and not any(bots.silent and bots.orders > bots.answers for bots in device.bots):
            line.act(rng)
            for bots in device.bots:
                bots.silent = True
        assert line.result is None
        folder = device.files(tmp_path / "two")
    with OpenDevice(folder, seed=5) as device:
        line = device.at(table)
        assert line.to_act() or line.result, "the bot has acted, at once"
        line.play(rng, most=3)


def test_a_device_that_was_never_used_is_opened_again(tmp_path: Path) -> None:
    with OpenDevice(tmp_path / "one") as device:
        me = device.get("/session")
        folder = device.files(tmp_path / "two")
    with OpenDevice(folder) as device:
        assert device.get("/session") == me
