"""A flick is simulated beside the server's event loop, never on it."""

import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from meseta.discs import kernel
from meseta.games.sonora import chance
from meseta.games.sonora.narrate import narrate
from tests.server.harness import AtTable, Person, Running

ME = {"kind": "me"}
RECORD = Path(__file__).parents[1] / "golden" / "sonora-two-bots.txt"


class Flicks:
    """The threads in which the kernel ran."""

    def __init__(self) -> None:
        self.threads: list[int] = []

    def forget(self) -> None:
        """Let whatever was remembered be simulated again."""
        chance._moved.cache_clear()
        narrate.cache_clear()
        chance._held.clear()
        self.threads.clear()


@pytest.fixture
def flicks(monkeypatch: pytest.MonkeyPatch) -> Iterator[Flicks]:
    found, run = Flicks(), kernel.run

    def noted(*arguments: Any) -> Any:
        found.threads.append(threading.get_ident())
        return run(*arguments)

    monkeypatch.setattr(kernel, "run", noted)
    found.forget()
    yield found
    found.forget()


def loop_of(node: Running) -> int:
    """The thread of the server's loop."""

    async def ident() -> int:
        return threading.get_ident()

    return int(node.do(ident()))


def flick(player: AtTable) -> None:
    """A soft flick of the first disc."""
    assert player.submit("flick a5 -196000 -196000 362612 530488")["type"] == "accepted"


def solo(ana: Person) -> str:
    return ana.table(ME, game="sonora", options={"first_player": "lot"})


@pytest.mark.parametrize("watchers", [1, 5])
def test_a_flick_and_its_motion_are_simulated_once_for_all_and_beside_the_loop(
    node: Running, flicks: Flicks, watchers: int
) -> None:
    ana = node.person("Ana")
    table = solo(ana)
    with ana.at(table) as one, ExitStack() as seats:
        watching = [seats.enter_context(node.person().at(table)) for _ in range(watchers)]
        flick(one)
        for each in watching:
            update = each.until(lambda message: message["type"] == "update")
            kinds = [event["kind"] for told in update["told"] for event in told["events"]]
            assert kinds[:2] == ["flicked", "moved"]
    assert len(flicks.threads) == 2  # where the discs came to rest, and the motion that all are shown
    assert loop_of(node) not in flicks.threads


def test_who_connects_later_is_told_of_flicks_that_are_simulated_beside_the_loop(
    node: Running, flicks: Flicks
) -> None:
    ana = node.person("Ana")
    table = solo(ana)
    with ana.at(table) as one:
        flick(one)
        flicks.forget()
        with node.person().at(table) as watching:
            assert any(event["kind"] == "moved" for told in watching.told[None] for event in told["events"])
    assert not flicks.threads, "they were simulated in another process"


def test_a_fork_that_begins_with_a_flick_simulates_it_beside_the_loop(node: Running, flicks: Flicks) -> None:
    eva = node.person("Eva")
    record = eva.post("/records", {"record": RECORD.read_text("utf-8")})
    flicks.forget()
    forked = eva.post(
        f"/tables/{record['id']}/fork",
        {"ply": 1, "chairs": [ME, {"kind": "bot", "bot": "random"}], "start": True},
    )
    assert forked["status"] == "playing"
    assert not flicks.threads, "it was simulated in another process"


def test_a_motion_is_held_until_it_is_told_even_if_no_other_is_remembered(
    node: Running, flicks: Flicks, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgetful = chance._moved.__wrapped__
    ana = node.person("Ana")
    table = solo(ana)
    with ana.at(table) as one, node.person().at(table) as watching:
        with monkeypatch.context() as patch:
            patch.setattr(chance, "_moved", forgetful)
            flick(one)
            update = watching.until(lambda message: message["type"] == "update")
        assert any(event["kind"] == "moved" for told in update["told"] for event in told["events"])
    assert loop_of(node) not in flicks.threads
