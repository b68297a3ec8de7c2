"""Bots at a table: nothing that a person or another bot does keeps them from acting."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meseta.core.seats import Seat
from meseta.play.creation import BotSits
from meseta.play.decisions import Decision, enter_submission
from meseta.play.seating import StoodIn
from meseta.play.table import Table
from meseta.tables import attendant as attending
from meseta.tables.attendant import Attendant
from meseta.tables.live import LiveTable
from meseta.tables.workers import Workers
from tests.tables.hubs import Nodes, event, move, using


def answering(monkeypatch: pytest.MonkeyPatch, **answers: str) -> tuple[Workers, list[str]]:
    """Workers whose bots give these answers, `end` by default, and the bots that were asked."""
    workers, asked = Workers(1, 1), list[str]()

    async def think(table: Table, seat: Seat, bot: str) -> str:
        asked.append(bot)
        await asyncio.sleep(0)
        assert len(asked) < 100, "it thinks for ever"
        return answers.get(bot, "end")

    monkeypatch.setattr(workers, "think", think)
    return workers, asked


async def attended(attendant: Attendant, live: LiveTable) -> None:
    """Attend to the table until nothing is left to do, or it is left alone."""
    attendant.attend(live.table.id)
    await attendant._busy[live.table.id]


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the attendant logs from now on."""
    notes: list[str] = []
    monkeypatch.setattr(attending, "note", lambda event, **fields: notes.append(event))
    return notes


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "REST_SECONDS", 0)


def test_a_submission_named_like_a_bots_does_not_stop_the_stand_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(BotSits("random"))
        assert live.table.match is not None
        step = live.table.match.step_of(0)
        flip = next(text for text in _legal(live) if text.startswith("f "))
        named = f"bot {step.number}.{step.own + 1}"
        await nodes.here.request(live.table.id, move(nodes.here, flip, named), "ana")
        plies = len(live.times)
        await nodes.here.request(live.table.id, event(StoodIn(0, "novice", "turn", "time", step.number)), "")
        workers, asked = answering(monkeypatch)
        await attended(nodes.attendant(workers), live)
        assert len(live.times) > plies
        assert asked[0] == "novice"

    using(tmp_path, work)


def _legal(live: LiveTable) -> list[str]:
    match = live.table.match
    assert match is not None
    return [match.game.write(action) for action in match.game.legal(match.state, 0)]


def test_what_a_bot_did_meanwhile_does_not_make_an_owner_act_twice(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(BotSits("random"))
        once = move(nodes.here, "end", "once")(live.table)
        assert await nodes.here._store(live, once, "ana")
        await nodes.here.request(live.table.id, move(nodes.here, "end", None), "random")
        await nodes.here.request(live.table.id, move(nodes.here, "end", None), "greedy")
        for known in (live.table, (await nodes.there.live(live.table.id)).table):
            assert known.match is not None
            receipt = known.match.receipts[0]
            assert receipt is not None
            assert receipt.id == "once", "so it is recognised when it is sent again"

    using(tmp_path, work)


@pytest.mark.parametrize("answer", ["undo", "s a1a1 0", "nonsense"])
def test_a_bot_whose_answer_is_refused_is_replaced_by_a_simpler_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(BotSits("greedy"))
        await nodes.here.request(live.table.id, move(nodes.here), "ana")
        workers, asked = answering(monkeypatch, greedy=answer)
        await attended(nodes.attendant(workers), live)
        assert asked == ["greedy", "apprentice"]
        assert live.table.chairs[1].bot == "apprentice"
        assert live.table.acting == (0,)

    using(tmp_path, work)


def test_a_bot_that_acts_without_a_new_entry_is_noticed_and_replaced_down_to_the_simplest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        live = await nodes.table(BotSits("greedy"))
        await nodes.here.request(live.table.id, move(nodes.here), "ana")
        notes = noted(monkeypatch)
        idle = 6

        def nothing(*args: Any) -> Decision:
            nonlocal idle
            idle -= 1
            return Decision(repeated=True) if idle >= 0 else enter_submission(*args)

        monkeypatch.setattr(attending, "enter_submission", nothing)
        workers, asked = answering(monkeypatch)
        await attended(nodes.attendant(workers), live)
        assert asked == ["greedy", "apprentice", "novice", "random", "random", "random", "random"]
        assert notes.count("bot_stalled") == 6
        assert live.table.acting == (0,)

    using(tmp_path, work)
