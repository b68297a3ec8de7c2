"""What concerns people at tables rather than the match, on the database: deals that are played again, mutes
and reports."""

from typing import TYPE_CHECKING

from meseta.store import deals, mutes, reports
from meseta.store.rows import DealResult, Mute, PlayedDeal, Report

if TYPE_CHECKING:
    from meseta.store.store import Store


class Company:
    """The part of a store that is about people among others."""

    def __init__(self, store: "Store") -> None:
        self._store = store

    # Deals

    async def keep_deal(self, source: str, body: str, result: DealResult | None) -> str:
        """Keep the deal of this table, and its result; returns the one that was kept first."""
        return await self._store.writer.do(lambda c: deals.keep_deal(c, source, body, result), source)

    async def find_deal(self, source: str) -> str | None:
        """The deal of this table, if somebody has played it again."""
        return await self._store.reader.do(lambda c: deals.find_deal(c, source))

    async def played(self, source: str, most: int) -> list[PlayedDeal]:
        """How the deal was played, the earliest first."""
        return await self._store.reader.do(lambda c: deals.played(c, source, most))

    async def knows_deal(self, source: str, person: str, table: str) -> bool:
        """Whether the person plays this deal at another table, or has played it."""
        return await self._store.reader.do(lambda c: deals.knows(c, source, person, table))

    async def drop_deals(self) -> int:
        """Delete the deals whose tables are all gone; returns how many."""
        return await self._store.writer.do(deals.drop_deals)

    # Mutes

    async def mute(self, person: str, muted: str, name: str, most: int) -> bool:
        """Mute somebody; returns whether there was room for one more."""
        now = self._store.now()
        return await self._store.writer.do(lambda c: mutes.mute(c, person, muted, name, now, most))

    async def unmute(self, person: str, muted: str) -> None:
        """Mute somebody no longer."""
        await self._store.writer.do(lambda c: mutes.unmute(c, person, muted))

    async def mutes_of(self, person: str) -> list[Mute]:
        """Whom the person has muted, the latest first."""
        return await self._store.reader.do(lambda c: mutes.mutes_of(c, person))

    # Reports

    async def add_report(self, report: Report) -> None:
        """Keep a report."""
        await self._store.writer.do(lambda c: reports.add_report(c, report))

    async def list_reports(self, settled: bool, most: int) -> list[Report]:
        """The reports that are still to be settled, or those that are."""
        return await self._store.reader.do(lambda c: reports.list_reports(c, settled, most))

    async def count_reports(self) -> int:
        """How many reports are still to be settled."""
        return await self._store.reader.do(reports.count_reports)

    async def settle_report(self, prefix: str) -> list[str]:
        """Settle the report whose id begins like this, if there is one alone; returns the ids that do."""
        now = self._store.now()
        return await self._store.writer.do(lambda c: reports.settle(c, prefix, now))

    async def reports_by(self, person: str, most: int) -> list[Report]:
        """What the person has reported."""
        return await self._store.reader.do(lambda c: reports.reports_by(c, person, most))

    async def drop_reports(self, before: int) -> int:
        """Delete reports that are older; returns how many."""
        return await self._store.writer.do(lambda c: reports.drop_old(c, before))
