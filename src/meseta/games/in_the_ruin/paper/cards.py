"""The explore cards and the route cards of an edition, to cut out (RU-02, RU-03), and the backs of both."""

from collections.abc import Callable, Iterator
from typing import Final

from meseta.core.game import AnyGame
from meseta.games.in_the_ruin.content import Shape
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.paper.elements import extent, mark, squares
from meseta.games.in_the_ruin.paper.sheet import SPACE
from meseta.games.in_the_ruin.scoring import ROUTE
from meseta.games.in_the_ruin.sheet import LETTERS
from meseta.paper.cards import LARGE, SMALL, Cut, cut_out
from meseta.paper.svg import INK, QUIET, WHITE, box, circle, line, text, upright

HEAD: Final = 26
"""The height of an explore card's head."""

Say = Callable[[str], str]


def print_explore(game: AnyGame, say: Say) -> str:
    """The explore card of every letter, its shape as large as it is drawn on the sheet where it fits."""
    assert isinstance(game, InTheRuin)
    edition = game.printed
    cards = [
        "\n".join(_explore(letter, shape, say("sheet-steps")))
        for letter, shape in zip(LETTERS, edition.shape_of, strict=True)
    ]
    return cut_out(cards, LARGE, f"{say('name')}: {say('paper-explore')}")


def print_routes(game: AnyGame, say: Say) -> str:
    """Every route card."""
    assert isinstance(game, InTheRuin)
    points = f"{ROUTE} {say('paper-route-points')}"
    cards = ["\n".join(_route(route, points)) for route in game.printed.routes]
    return cut_out(cards, SMALL, f"{say('name')}: {say('paper-routes')}")


def print_explore_backs(_game: AnyGame, say: Say) -> str:
    """A page of backs, to be printed behind every page of explore cards."""
    return _backs("stairs", LARGE, f"{say('name')}: {say('paper-explore-backs')}")


def print_route_backs(_game: AnyGame, say: Say) -> str:
    """A page of backs, to be printed behind every page of route cards."""
    return _backs("gate", SMALL, f"{say('name')}: {say('paper-route-backs')}")


def _explore(letter: str, shape: Shape, steps: str) -> Iterator[str]:
    """The letter, the number of steps and the shape."""
    yield from upright(6, 19, letter, 18)
    yield mark("pawn", LARGE.width - 23, 11.5, 9)
    yield from upright(LARGE.width - 6, 15, str(shape.number), 11, anchor="end")
    yield text(LARGE.width - 6, 21.8, steps, 3.4, anchor="end")
    yield line(6, HEAD, LARGE.width - 6, HEAD, INK, 0.5)
    rows, columns = extent(shape)
    room = LARGE.height - HEAD
    side = min(SPACE, (LARGE.width - 10) / columns, (room - 8) / rows)
    left, top = (LARGE.width - columns * side) / 2, HEAD + (room - rows * side) / 2
    yield from squares(shape, left, top, side, "#E9E2D9", INK, 0.7)


def _route(route: str, points: str) -> Iterator[str]:
    """Two letters and the Roads between them."""
    middle = SMALL.width / 2
    yield from upright(middle, 19, route[0], 16, anchor="middle")
    for step in range(3):
        yield circle(middle, 28 + 4.6 * step, 1.6, INK, 0.5)
    yield from upright(middle, 55, route[1], 16, anchor="middle")
    yield text(middle, 64.5, points, 3.2, fill=QUIET, anchor="middle")


def _backs(name: str, cut: Cut, title: str) -> str:
    """A page of one back, with the silhouette both ways round: it does not tell how its card lies."""
    middle = cut.width / 2
    back = [
        box(4, 4, cut.width - 8, cut.height - 8, QUIET, WHITE, 0.5),
        mark(name, middle, cut.height / 2 - 12, 20, QUIET),
        line(10, cut.height / 2, cut.width - 10, cut.height / 2, QUIET, 0.4),
        f'<g transform="translate({cut.width:g} {cut.height:g}) rotate(180)">',
        mark(name, middle, cut.height / 2 - 12, 20, QUIET),
        "</g>",
    ]
    return cut_out(["\n".join(back)] * cut.count, cut, title)
