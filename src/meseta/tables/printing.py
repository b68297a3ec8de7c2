"""What a game has to print, as pages for a browser or as a PDF, made in the process that replays."""

from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from typing import Final, NamedTuple

import msgspec

from meseta.core.errors import BadSetup
from meseta.core.plugin import GamePlugin, sheet
from meseta.games import find_plugin, open_game
from meseta.i18n.words import Words
from meseta.paper.layout import Paper
from meseta.paper.pages import Leaf, leaves, svg_of
from meseta.paper.problems import PdfLetters, PdfUnavailable, PrintPart
from meseta.tables.budgets import Budgets
from meseta.tables.errors import Malformed, NoSuchThing
from meseta.tables.limits import Who
from meseta.tables.metering import metered
from meseta.tables.problems import NothingToPrint, PrintInBrowser, TooManyPages
from meseta.tables.replays import Replays

MOST_PAGES: Final = 60
"""How many pages are made at once."""


class PrintedPage(msgspec.Struct, frozen=True):
    """A page, and how often it is to be printed."""

    svg: str
    """With its size in mm."""
    copies: int


class Order(NamedTuple):
    """What is to be printed."""

    key: str
    parts: Mapping[str, int]
    """How many copies of each part."""
    paper: str
    language: str


class Printing:
    """What a node prints for those who play with paper."""

    def __init__(self, replays: Replays, budgets: Budgets) -> None:
        self._replays = replays
        self._budgets = budgets

    async def pages(self, order: Order, who: Who) -> list[PrintedPage]:
        """The pages as SVG, charged by what they took, like a companion's answer."""
        return await metered(self._replays, self._budgets.questions, who, partial(drawn_pages, order))

    async def pdf(self, order: Order, who: Who) -> bytes:
        """All of them as one file; raises where that cannot be made here, or not in this language."""
        return await metered(self._replays, self._budgets.questions, who, partial(drawn_pdf, order))


def printable(key: str) -> tuple[str, ...]:
    """The parts that a game has to print; raises if there is no such game, or nothing to print."""
    return tuple(_printable(key).sheets)


def makes_pdf() -> bool:
    """Whether the library for it is installed here."""
    return find_spec("fpdf") is not None


def drawn_pages(order: Order) -> list[PrintedPage]:
    """The pages, each once."""
    return [PrintedPage(svg_of(leaf), copies) for leaf, copies in _leaves(order)]


def drawn_pdf(order: Order) -> bytes:
    """The pages as a PDF, each as often as it was asked for."""
    from meseta.paper.pdf import pdf_of

    repeated = [leaf for leaf, copies in _leaves(order) for _ in range(copies)]
    try:
        return pdf_of(repeated, order.language)
    except BadSetup as error:
        if isinstance(error.problem, PdfLetters | PdfUnavailable):
            raise BadSetup(PrintInBrowser()) from None
        raise


def _leaves(order: Order) -> list[tuple[Leaf, int]]:
    """The pages of every part with the copies of each; raises if they are too many."""
    plugin, game = _printable(order.key), open_game(order.key)
    words = Words(order.language, order.key)
    found: list[tuple[Leaf, int]] = []
    for part, copies in order.parts.items():
        if part not in plugin.sheets:
            raise Malformed(PrintPart(part=part[:20], known=", ".join(plugin.sheets)))
        drawing = sheet(plugin, part)(game, words.say)
        found += [(leaf, copies) for leaf in leaves([drawing], Paper(order.paper), words.say)]
    if (pages := sum(copies for _, copies in found)) > MOST_PAGES:
        raise BadSetup(TooManyPages(pages=pages, most=MOST_PAGES))
    return found


def _printable(key: str) -> GamePlugin:
    found = find_plugin(key)
    if found is None or not found.sheets:
        raise NoSuchThing(NothingToPrint(game=key[:40]))
    return found
