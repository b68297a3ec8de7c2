"""Lanes: who waits is served in turns."""

import asyncio

import pytest

from meseta.tables.lanes import Lane
from meseta.tables.limits import TooFast


async def ask(lane: Lane, who: str, served: list[str], urgent: bool = False) -> None:
    async with lane.turn(who, urgent):
        served.append(who)
        await asyncio.sleep(0)


async def queue(lane: Lane, served: list[str], *whos: str, urgent: bool = False) -> list[asyncio.Task[None]]:
    """These ask one after another, while somebody else has the lane."""
    tasks = [asyncio.create_task(ask(lane, who, served, urgent)) for who in whos]
    await asyncio.sleep(0)
    return tasks


def test_nobody_gains_by_asking_more_often() -> None:
    async def run() -> list[str]:
        lane, served = Lane(1), list[str]()
        async with lane.turn("somebody"):
            tasks = await queue(lane, served, "greedy", "greedy", "greedy", "modest", "shy")
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run()) == ["greedy", "modest", "shy", "greedy", "greedy"]


def test_the_urgent_go_first() -> None:
    async def run() -> list[str]:
        lane, served = Lane(1), list[str]()
        async with lane.turn("somebody"):
            tasks = await queue(lane, served, "study", "study")
            tasks += await queue(lane, served, "hint", urgent=True)
        await asyncio.gather(*tasks)
        return served

    assert asyncio.run(run()) == ["hint", "study", "study"]


def test_a_turn_is_passed_on_by_those_who_no_longer_want_it() -> None:
    async def run() -> list[str]:
        lane, served = Lane(1), list[str]()
        async with lane.turn("somebody"):
            gone, late, last = await queue(lane, served, "gone", "late", "last")
            gone.cancel()
            await asyncio.sleep(0)
        late.cancel()  # it has just been given its turn
        await asyncio.gather(gone, late, last, return_exceptions=True)
        async with lane.turn("next"):
            pass
        assert lane.waiting == 0
        return served

    assert asyncio.run(run()) == ["last"]


def test_only_so_much_may_wait() -> None:
    async def run() -> None:
        lane, served = Lane(1, each=2, everyone=3), list[str]()
        async with lane.turn("somebody"):
            tasks = await queue(lane, served, "ana", "ana")
            with pytest.raises(TooFast):
                await ask(lane, "ana", served)
            tasks += await queue(lane, served, "eva")
            with pytest.raises(TooFast):
                await ask(lane, "ivo", served)
        await asyncio.gather(*tasks)
        assert served == ["ana", "eva", "ana"]

    asyncio.run(run())
