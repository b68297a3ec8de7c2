"""Editions that somebody is making: checked, drawn, and tried out by bots. Nothing of it is stored.

Reading a stranger's file takes as long as the file likes, so that is done in the process that replays, and
bots play in a process of their own; both are charged to whoever asks.
"""

import asyncio
from typing import Final

from msgspec.structs import replace

from meseta.bots.problems import BotUnknown
from meseta.bots.registry import own_bots
from meseta.core.editions import EditionReport
from meseta.core.errors import BadBot, BadSetup
from meseta.core.plugin import sheet
from meseta.core.problems import BadSeats
from meseta.games import check_edition, plugin
from meseta.i18n.words import Words
from meseta.play.trials import TriedGame
from meseta.store.machine import seconds
from meseta.tables.budgets import Budgets
from meseta.tables.cached_games import open_cached
from meseta.tables.limits import Who
from meseta.tables.replays import Replays
from meseta.tables.workers import Workers

CHARACTERS: Final = 2000
"""How much is checked for one of `editions`: some 10 ms of a core, and 40 for the worst of texts."""
DRAWING_COST: Final = 5
MOST_FINDINGS: Final = 100
"""More help nobody, and have to be put into words where everybody waits."""
LEAST_SECONDS: Final = 0.1
"""What a trial costs of `trials` at least."""


class Editions:
    """What a node does for those who make editions."""

    def __init__(self, replays: Replays, workers: Workers, budgets: Budgets) -> None:
        self._replays = replays
        self._workers = workers
        self._budgets = budgets

    async def check(self, key: str | None, text: str, who: Who) -> tuple[EditionReport, int]:
        """What is wrong with the text as an edition, by default of the game it resembles, and how much."""
        self._budgets.editions.take(who, 1 + len(text) // CHARACTERS)
        return await self._replays.do(_by(who), first_findings, text, key)

    async def draw(self, key: str, text: str, language: str, who: Who) -> tuple[tuple[str, str], ...]:
        """What the edition has to print: names of parts and their SVG; raises `BadEdition` if it is wrong."""
        self._budgets.editions.take(who, DRAWING_COST)
        return await self._replays.do(_by(who), drawings, key, text, language)

    async def trial(
        self, key: str, text: str | None, bot: str, seats: int, start: int, count: int, who: Who
    ) -> tuple[TriedGame, ...]:
        """The next of the games between bots, one at least; without a text, with the standard edition.

        Charged by what it took; raises `TooFast` once that is used up.
        """
        self._budgets.trials.take(who, LEAST_SECONDS)
        await self._replays.do(_by(who), check_trial, key, text, bot, seats)
        began = seconds()
        try:
            tried, spent = await self._workers.trial(key, text, bot, seats, start, count, _by(who))
        except asyncio.CancelledError:  # they have left; what was begun for them they pay for
            self._budgets.trials.charge(who, seconds() - began)
            raise
        self._budgets.trials.charge(who, max(0.0, spent - LEAST_SECONDS))
        return tried


def first_findings(text: str, key: str | None) -> tuple[EditionReport, int]:
    """A report with the first findings, and how many there are in all."""
    report = check_edition(text, key)
    return replace(report, findings=report.findings[:MOST_FINDINGS]), len(report.findings)


def drawings(key: str, text: str, language: str) -> tuple[tuple[str, str], ...]:
    """Everything that can be printed, in this language."""
    found, game = plugin(key), open_cached(key, text)
    say = Words(language, key).say
    return tuple((name, sheet(found, name)(game, say)) for name in found.sheets)


def check_trial(key: str, text: str | None, bot: str, seats: int) -> None:
    """Raise unless these bots can play the edition; only those that come with the game are tried."""
    game = open_cached(key, text)
    known, possible = own_bots(key), game.info.seats
    if seats not in possible:
        raise BadSetup(BadSeats(game=key, seats=seats, least=min(possible), most=max(possible)))
    if bot not in known:
        raise BadBot(BotUnknown(name=bot[:60], game=key, known=", ".join(known)))


def _by(who: Who) -> str:
    return who.person or who.address
