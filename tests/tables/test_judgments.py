"""What was judged is kept with its table: computed once, charged once, and gone with it."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from meseta.bots.judge import Scale
from meseta.core.errors import BadBot
from meseta.core.record import read_record
from meseta.play.analysis import JudgedEntry
from meseta.play.creation import CallerSits
from meseta.play.decisions import submit
from meseta.play.match import Submission
from meseta.play.table import Table
from meseta.store.errors import StoreError
from meseta.store.problems import StoreUnavailable
from meseta.tables import judgments
from meseta.tables.config import Limits, Rate
from meseta.tables.judgments import PART
from meseta.tables.limits import TooFast, Who
from meseta.tables.node import Node
from meseta.tables.problems import BotCrashed
from tests.tables.nodes import person, with_node

SCALE = Scale("points", 1.0, 2.0, 3.0)
EVA = Who("eva", "192.0.2.1")


class Judging:
    """Stands in for the workers that judge: every entry costs as much as its ply."""

    def __init__(self, node: Node, monkeypatch: pytest.MonkeyPatch) -> None:
        self.parts: list[int] = []
        self.steps: Callable[[int], bool] = lambda index: True
        """Which entries begin a step."""
        self.wait: asyncio.Event | None = None
        self.fails = False
        monkeypatch.setattr(node.workers, "study", self.study)

    async def study(
        self, table: Table, record: str, start: int, stop: int, who: str
    ) -> tuple[tuple[JudgedEntry, ...], Scale]:
        self.parts.append(start // PART)
        if self.wait is not None:
            await self.wait.wait()
        if self.fails:
            raise BadBot(BotCrashed(name="analysis"))
        entries = read_record(record).entries
        first = next((n for n in range(start, stop) if self.steps(n)), len(entries))
        last = next((n for n in range(stop, len(entries)) if self.steps(n)), len(entries))
        judged = [
            JudgedEntry(n + 1, entries[n].seat, entries[n].text, n + 1, (), cost=float(n + 1))
            for n in range(first, min(last, len(entries)))
        ]
        return tuple(judged), SCALE


async def played(node: Node, turns: int = 8) -> Table:
    """A match in which nobody does anything: whoever is to act ends the turn, and chance may answer."""
    ana = await person(node, "Ana")
    live = await ana.table(CallerSits("Ana again"))
    for _ in range(turns):
        seat, match = live.table.acting[0], live.table.match
        assert match is not None
        wanted = Submission(None, match.step_of(seat), "end")
        decide = partial(submit, caller=ana.caller, seat=seat, submission=wanted, rng=node.hub.chance)
        await node.hub.request(live.table.id, decide, "ana")
    return live.table


def run(
    folder: Path, work: Callable[[Node], Coroutine[Any, Any, None]], limits: Limits | None = None
) -> None:
    with_node(folder, work, **({} if limits is None else {"limits": limits}))


async def whole(node: Node, table: Table, who: Who = EVA) -> list[int]:
    """The plies of the whole analysis, asked for as the page does."""
    assert table.match is not None
    plies: list[int] = []
    while len(plies) < len(table.match.entries):
        found = await node.judgments.since(table, len(plies), who)
        assert found.entries
        assert found.scale == SCALE
        plies += [entry.ply for entry in found.entries]
    return plies


def test_a_match_is_judged_part_by_part_and_a_second_visit_computes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []

    async def first(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        table = await played(node)
        assert table.match is not None
        tables.append(table.id)
        every = list(range(1, len(table.match.entries) + 1))
        assert await whole(node, table) == every
        assert judging.parts == list(range(-(-len(every) // PART)))
        found = await node.judgments.since(table, 0, Who("", "192.0.2.2"))
        assert [entry.ply for entry in found.entries] == every, "all that is kept comes at once"
        assert [entry.cost for entry in found.entries] == [float(ply) for ply in every]

    async def later(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        live = await node.hub.live(tables[0])
        assert len(await whole(node, live.table)) == len(live.times)
        assert judging.parts == []

    run(tmp_path, first)
    run(tmp_path, later)


def test_a_raised_version_of_the_judge_judges_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        table = await played(node, turns=2)
        await node.judgments.since(table, 0, EVA)
        monkeypatch.setattr(judgments, "VERSION", 99)
        await node.judgments.since(table, 0, EVA)
        await node.judgments.since(table, 0, EVA)
        assert judging.parts == [0, 0]

    run(tmp_path, work)


def test_two_who_ask_at_once_wait_for_the_same_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        judging.wait = asyncio.Event()
        table = await played(node, turns=2)
        asking = [asyncio.create_task(node.judgments.since(table, 0, EVA)) for _ in range(3)]
        while not judging.parts:
            await asyncio.sleep(0)
        asking[0].cancel()  # whoever asked first leaves
        await asyncio.wait(asking[:1])
        judging.wait.set()
        one, two = await asyncio.gather(*asking[1:])
        assert one == two
        assert judging.parts == [0]

    run(tmp_path, work)


def test_only_what_is_computed_is_charged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        Judging(node, monkeypatch)
        table = await played(node, turns=20)
        full = node.budgets.stored.left(EVA)
        await node.judgments.since(table, 0, EVA)
        assert node.budgets.stored.left(EVA) < full, "what is kept counts as stored"
        await node.judgments.since(table, 0, EVA)
        with pytest.raises(TooFast):
            await node.judgments.since(table, PART, EVA)

    run(tmp_path, work, Limits(analyses=Rate(1, 0)))


def test_what_was_judged_is_deleted_with_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        table = await played(node, turns=2)
        await node.judgments.since(table, 0, EVA)
        assert await _rows(node) == 1
        await node.end_table(table.id)
        assert await _rows(node) == 0
        judging.parts.clear()
        assert (await node.judgments.since(table, 0, EVA)).entries, "a table deleted meanwhile"
        assert await _rows(node) == 0

    run(tmp_path, work)


async def _rows(node: Node) -> int:
    ((count,),) = await node.store.reader.do(lambda c: c.rows("SELECT COUNT(*) FROM judgments"))
    return int(count)


def test_a_step_longer_than_a_part_leaves_no_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        judging.steps = lambda index: index in (0, 3, 3 + 2 * PART)
        table = await played(node, turns=14)
        assert table.match is not None
        assert await whole(node, table) == list(range(1, len(table.match.entries) + 1))

    run(tmp_path, work)


@pytest.mark.parametrize("start", [10_000, 1_000_000])
def test_nobody_can_make_us_keep_parts_that_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: int
) -> None:
    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        table = await played(node)
        assert (await node.judgments.since(table, start, EVA)).entries == ()
        assert table.match is not None
        assert judging.parts == [(len(table.match.entries) - 1) // PART]

    run(tmp_path, work)


def test_what_failed_is_not_kept_and_what_cannot_be_kept_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unavailable(*_: object) -> None:
        raise StoreError(StoreUnavailable(detail="test"))

    async def work(node: Node) -> None:
        judging = Judging(node, monkeypatch)
        judging.fails = True
        table = await played(node, turns=2)
        with pytest.raises(BadBot):
            await node.judgments.since(table, 0, EVA)
        judging.fails = False
        with monkeypatch.context() as patch:
            patch.setattr(node.store, "keep_judgment", unavailable)
            assert (await node.judgments.since(table, 0, EVA)).entries
        assert await _rows(node) == 0
        assert (await node.judgments.since(table, 0, EVA)).entries
        assert await _rows(node) == 1

    run(tmp_path, work)
