"""Replaying in a process of its own: whose turn it is, what travels, and what happens if the process dies."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from meseta.core.errors import BadRecord
from meseta.core.record import read_record
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.replay import replay
from meseta.tables.cached_games import open_cached
from meseta.tables.chance import Chance
from meseta.tables.parcels import pack, unpack
from meseta.tables.replays import URGENT, Replays, Turns
from meseta.tables.retelling import retold, uploaded

GOLDEN = Path(__file__).parents[1] / "golden"


def found(record: Path) -> AnyMatch:
    """The match in a record."""
    text = read_record(record.read_text("utf-8"))
    return replay(open_cached(text.header.game), text)


@pytest.mark.parametrize("key", ["shifting_stones", "in_the_ruin", "sonora"])
def test_a_match_arrives_as_it_was_sent(key: str) -> None:
    for record in sorted(GOLDEN.glob(f"{key}-*.txt"))[:3]:
        match = found(record)
        assert unpack(pack(match)) == match


def test_a_match_arrives_in_the_middle_of_a_step() -> None:
    match: AnyMatch = start(open_cached("shifting_stones", None), 2, {"first_player": "0"}, Chance())
    (action, *_) = match.game.legal(match.state, 0)
    text = match.game.write(action)
    match = match.submit(0, Submission("a", match.step_of(0), text), Chance()).match
    again = unpack(pack(match))
    assert again == match
    assert isinstance(again, type(match))
    assert again.undoable(0)
    assert again.game is match.game


def test_whoever_asks_for_much_waits_behind_those_who_ask_for_little() -> None:
    async def work() -> list[str]:
        turns, served = Turns(), []

        async def ask(who: str) -> None:
            async with turns.of(who):
                served.append(who)
                await asyncio.sleep(0)

        await asyncio.gather(*map(ask, ["ana", "ana", "ana", "eva", "ana", "luis", URGENT]))
        return served

    assert asyncio.run(work()) == ["ana", URGENT, "ana", "eva", "luis", "ana", "ana"]


def test_who_gives_up_waiting_holds_nobody_up() -> None:
    async def work() -> list[str]:
        turns, served = Turns(), []

        async def ask(who: str) -> None:
            async with turns.of(who):
                served.append(who)
                await asyncio.sleep(0)

        asking = [asyncio.create_task(ask(who)) for who in ("ana", "eva", "luis")]
        await asyncio.sleep(0)
        asking[1].cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        await ask("eva")
        return served

    assert asyncio.run(work()) == ["ana", "luis", "eva"]


def test_a_process_that_dies_is_replaced_and_errors_arrive_as_they_are() -> None:
    async def work() -> None:
        replays = Replays()
        try:
            first = await replays.do("ana", os.getpid)
            assert first != os.getpid()
            os.kill(first, signal.SIGKILL)
            second = await replays.do("ana", os.getpid)
            assert second not in (first, os.getpid())
            with pytest.raises(BadRecord) as refused:
                await replays.do("ana", uploaded, "t", "nonsense", None, "ana", 0)
            assert refused.value.code == "record_line"
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await replays.do("ana", divmod, 1, 0)
            assert await replays.do("ana", os.getpid) == second, "an error is no reason to end it"
        finally:
            replays.shutdown()

    asyncio.run(work())


def test_what_is_retold_is_what_was_told() -> None:
    match = found(GOLDEN / "sonora-two-bots.txt")
    whole = retold("t", match, [0] * len(match.entries), [0, None])
    again = retold("t", match, [0] * len(match.entries), [0])
    assert again[0] == whole[0]
    assert len(whole[0].told) == len(whole[0].plies) <= len(match.entries)
