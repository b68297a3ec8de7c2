"""The board and the sheet, as an edition prints them."""

from importlib import resources
from typing import Final

import msgspec

from meseta.core.clauses import Clauses, load_clauses
from meseta.core.digests import digest
from meseta.core.game import EditionInfo
from meseta.games.sonora import printed
from meseta.games.sonora.board import Board, Circle
from meseta.games.sonora.bonuses import TrayPrint
from meseta.games.sonora.canyon import CanyonPrint
from meseta.games.sonora.creek import CreekPrint
from meseta.games.sonora.mudcracks import Column, MudcracksPrint, Triangle
from meseta.games.sonora.ruins import Building, RuinsPrint
from meseta.games.sonora.sheet_violations import FORMAT
from meseta.games.sonora.words import ANIMALS, BONUSES, NUMBERS, SECTIONS, Bonus, Section
from meseta.grids.bits import bits
from meseta.grids.lattice import Lattice


class Edition:
    """Everything that is printed."""

    def __init__(self, file: printed.EditionFile) -> None:
        data = {name: part for name, part in msgspec.to_builtins(file).items() if name != "name"}
        self.edition: Final = EditionInfo(file.name, digest(data))
        self.board: Final = _board(file.board)
        self.ruins: Final = _ruins(file.ruins)
        self.canyon: Final = _canyon(file.canyon)
        self.creek: Final = _creek(file.creek)
        self.mudcracks: Final = _mudcracks(file.mudcracks)
        tray = file.tray
        self.tray: Final = TrayPrint(tray.reflicks, tray.swaps, (tray.foxes, tray.owls, tray.rabbits))


def read_edition(text: str) -> Edition:
    """The board and sheet that an edition file describes; raises `BadEdition` with the first thing wrong."""
    return Edition(FORMAT.read(text))


def _board(board: printed.Board) -> Board:
    circles = tuple(
        Circle(Section(ANIMALS.index(circle.animal)), circle.x, circle.y, circle.radius)
        for circle in board.circle
    )
    return Board(board.arena(), tuple(Section(SECTIONS.index(zone)) for zone in board.zones), circles)


def _bonus(word: str) -> Bonus:
    return Bonus(BONUSES.index(word))


def _ruins(ruins: printed.Ruins) -> RuinsPrint:
    buildings = (Building(b.name, b.hexes, b.top, _bonus(b.bonus), b.bottom) for b in ruins.building)
    return RuinsPrint(tuple(buildings), ruins.ai_hexes)


def _canyon(canyon: printed.Canyon) -> CanyonPrint:
    rows = [row.split() for row in canyon.grid]
    squares = [square for row in rows for square in row]
    grid = Lattice(len(rows), len(rows[0]))
    at = {name: cell for cell in grid.cells if (name := grid.name(cell)) in canyon.ai_squares}
    return CanyonPrint(
        grid,
        white=bits(cell for cell, square in enumerate(squares) if square not in "S."),
        start=bits(cell for cell, square in enumerate(squares) if square == "S"),
        icons={
            cell: printed.SQUARES[square] for cell, square in enumerate(squares) if square in printed.SQUARES
        },
        cacti=tuple(bits(cell for cell, square in enumerate(squares) if square == kind) for kind in "abc"),
        ai_squares=tuple(at[name] for name in canyon.ai_squares),
        falls_away=at[canyon.falls_away or canyon.ai_squares[-1]],
        shapes={number: canyon.drawn(number) for number in NUMBERS},
    )


def _creek(creek: printed.Creek) -> CreekPrint:
    parents, points, prizes = [0], [0], {}
    for branch in creek.branch:
        upstream = branch.after
        for space in branch.spaces:
            number = len(parents)
            parents.append(upstream)
            points.append(int(space) if space.isdecimal() else 0)
            if space in BONUSES:
                prizes[number] = _bonus(space)
            upstream = number
    squares = (end for branch, end in zip(creek.branch, creek.ends(), strict=True) if branch.ai)
    return CreekPrint(tuple(parents), tuple(points), prizes, tuple(squares))


def _mudcracks(mud: printed.Mudcracks) -> MudcracksPrint:
    triangles = (
        Triangle(t.nodes, points=printed.CACTUS_SIZES[t.holds])
        if t.holds in printed.CACTUS_SIZES
        else Triangle(t.nodes, bonus=_bonus(t.holds))
        for t in mud.triangle
    )
    return MudcracksPrint(
        costs=tuple(node.cost for node in mud.node),
        places=tuple((node.x, node.y) for node in mud.node),
        triangles=tuple(triangles),
        columns=tuple(Column(column.boxes, _bonus(column.bonus)) for column in mud.column),
    )


_DATA = resources.files(__package__) / "data"

HOUSE: Final[Edition] = read_edition((_DATA / "house.toml").read_text(encoding="utf-8"))
"""Meseta's own board and sheet: we do not have pictures of the published ones."""

CLAUSES: Final[Clauses] = load_clauses(_DATA / "clauses.toml")
