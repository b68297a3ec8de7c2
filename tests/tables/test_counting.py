"""Counting matches that are over, in the process that replays."""

from pathlib import Path

import msgspec
import pytest

from meseta.play.creation import BotSits
from meseta.play.requests import concede
from meseta.play.results import Result
from meseta.store.rows import KeptResult
from meseta.tables.counting import Counting
from tests.tables.hubs import ANA, Nodes, event, move, using

EVER = (2**53 - 1, "")


async def results(nodes: Nodes) -> list[tuple[KeptResult, Result]]:
    found = await nodes.store.own.list_results("ana", "", EVER, 10)
    return [(kept, msgspec.json.decode(kept.body, type=Result)) for kept in found]


async def conceded(nodes: Nodes) -> str:
    """A table at which Ana has done one thing and conceded."""
    await nodes.store.add_person("ana", "Ana", "h")
    live = await nodes.table(BotSits("novice"))
    await nodes.here.request(live.table.id, move(nodes.here, "skip"), "ana")
    await nodes.here.request(live.table.id, event(concede(live.table, ANA, 0)), "ana")
    return live.table.id


def test_what_the_game_counts_is_added_later_and_only_once(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        table = await conceded(nodes)
        ((kept, before),) = await results(nodes)
        assert (kept.table, before.ending, before.figures) == (table, "lost", {})
        await Counting(nodes.here).count()
        ((_, after),) = await results(nodes)
        assert after.figures["skips"] == (1,)
        assert msgspec.structs.replace(after, figures={}) == before
        assert await nodes.store.own.claim_uncounted(9) == []

    using(tmp_path, work)


def test_matches_from_before_there_were_results_get_theirs(tmp_path: Path) -> None:
    async def work(nodes: Nodes) -> None:
        table = await conceded(nodes)
        ((kept, before),) = await results(nodes)
        await nodes.store.writer.do(lambda c: c.run("DELETE FROM results"))
        await nodes.store.writer.do(lambda c: c.run("UPDATE uncounted SET fresh = 0"))
        await Counting(nodes.here).count()
        ((again, after),) = await results(nodes)
        assert (again.table, again.at) == (table, kept.at)
        assert msgspec.structs.replace(after, figures={}) == before

    using(tmp_path, work)


def test_a_game_that_fails_to_count_leaves_the_result_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(nodes: Nodes) -> None:
        await conceded(nodes)
        before = await results(nodes)

        async def fails(*asked: object) -> None:
            raise RuntimeError("its author's mistake")

        monkeypatch.setattr(nodes.here.replays, "do", fails)
        await Counting(nodes.here).count()
        assert await results(nodes) == before
        assert await nodes.store.own.claim_uncounted(9) == [], "it would only fail again"

    using(tmp_path, work)
