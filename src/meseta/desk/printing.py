"""Sheets, cards and boards to print at their true size."""

from meseta.desk import bodies
from meseta.desk.visits import Visit
from meseta.tables.printing import Order, makes_pdf, printable


def printable_parts(key: str) -> bodies.Printable:
    """What a game has to print, and whether it can be had as a PDF here."""
    return bodies.Printable(list(printable(key)), makes_pdf())


async def print_pages(visit: Visit, key: str, wanted: bodies.PrintWanted) -> bodies.PrintedPages:
    """The pages as SVG, for a browser to print."""
    return bodies.PrintedPages(await visit.node.printing.pages(_order(visit, key, wanted), visit.who))


async def print_pdf(visit: Visit, key: str, wanted: bodies.PrintWanted) -> bytes:
    """The same pages as a PDF."""
    return await visit.node.printing.pdf(_order(visit, key, wanted), visit.who)


def _order(visit: Visit, key: str, wanted: bodies.PrintWanted) -> Order:
    return Order(key, wanted.parts, wanted.paper, visit.language)
