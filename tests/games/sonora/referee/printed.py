"""What an edition prints, read from its file by a reader of our own."""

import tomllib
from typing import Any

ANIMAL_OF = {"ruins": "lizard", "canyon": "fox", "creek": "owl", "mudcracks": "rabbit"}
SECTION_OF = {animal: section for section, animal in ANIMAL_OF.items()}
SECTIONS = list(ANIMAL_OF)

BONUS_SQUARES = {"F": "fox", "O": "owl", "R": "rabbit", "K": "reflick", "W": "swap", "D": "discovery"}
CACTUS_POINTS = {"small": 2, "medium": 4, "large": 6}  # SO-37

Cell = tuple[int, int]
"""Column and row, from 1."""


def name_of(cell: Cell) -> str:
    """A square as people write it: e9."""
    column, row = cell
    return "abcdefghijklmnopqrstuvwxyz"[column - 1] + str(row)


class Printed:
    """The board and the sheet."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.read_board(data["board"])
        self.read_ruins(data["ruins"])
        self.read_canyon(data["canyon"])
        self.read_creek(data["creek"])
        self.read_mudcracks(data["mudcracks"])
        self.icons: dict[str, int] = {
            "reflick": data["tray"]["reflicks"],
            "swap": data["tray"]["swaps"],
            "fox": data["tray"]["foxes"],
            "owl": data["tray"]["owls"],
            "rabbit": data["tray"]["rabbits"],
        }

    def read_board(self, board: dict[str, Any]) -> None:
        self.zones: list[str] = board["zones"]
        self.half_width: int = board["half_width"]
        self.corner_leg: int = board["corner_leg"]
        self.hole_radius: int = board["hole_radius"]
        self.disc_radius: int = board["disc_radius"]
        self.top_speed: int = board.get("top_speed", 6_000_000)
        self.circles: list[tuple[str, int, int, int]] = [
            (SECTION_OF[circle["animal"]], circle["x"], circle["y"], circle["radius"])
            for circle in board["circle"]
        ]

    def read_ruins(self, ruins: dict[str, Any]) -> None:
        self.ai_hexes: int = ruins["ai_hexes"]
        self.hexes: dict[str, int] = {}
        self.top: dict[str, tuple[int, str]] = {}
        self.bottom: dict[str, int] = {}
        for building in ruins["building"]:
            name = building["name"]
            self.hexes[name] = building["hexes"]
            self.top[name] = (building["top"], building["bonus"])
            self.bottom[name] = building["bottom"]

    def read_canyon(self, canyon: dict[str, Any]) -> None:
        self.white: set[Cell] = set()
        self.start_square: set[Cell] = set()
        self.cactus: dict[Cell, str] = {}
        self.canyon_bonus: dict[Cell, str] = {}
        for row, line in enumerate(canyon["grid"], start=1):
            for column, mark in enumerate(line.split(), start=1):
                if mark == "S":
                    self.start_square.add((column, row))
                elif mark != ".":
                    self.white.add((column, row))
                if mark in ("a", "b", "c"):
                    self.cactus[(column, row)] = mark
                if mark in BONUS_SQUARES:
                    self.canyon_bonus[(column, row)] = BONUS_SQUARES[mark]
        self.cells: list[Cell] = [
            (column, row)
            for row, line in enumerate(canyon["grid"], start=1)
            for column, _ in enumerate(line.split(), start=1)
        ]
        named = {name_of(cell): cell for cell in self.white}
        self.ai_squares: list[Cell] = [named[name] for name in canyon["ai_squares"]]
        self.placements: dict[int, list[frozenset[Cell]]] = {
            number: self.everywhere(canyon["shapes"][str(number)]) for number in (1, 2, 3, 4, 5)
        }

    def everywhere(self, shapes: list[list[str]]) -> list[frozenset[Cell]]:
        """Every way in which one of the shapes, turned or flipped, lies on white squares (SO-29)."""
        found = set()
        for drawing in shapes:
            for cells in turned_and_flipped(drawing):
                for right in range(27):
                    for down in range(27):
                        moved = frozenset((column + right, row + down) for column, row in cells)
                        if moved <= self.white:
                            found.add(moved)
        return list(found)

    def read_creek(self, creek: dict[str, Any]) -> None:
        self.upstream: dict[int, int] = {}  # 0 is the X at the top
        self.creek_points: dict[int, int] = {}
        self.creek_bonus: dict[int, str] = {}
        self.creek_squares: list[int] = []
        space = 0
        for branch in creek["branch"]:
            above = branch["after"]
            for mark in branch["spaces"]:
                space += 1
                self.upstream[space] = above
                if mark.isdecimal():
                    self.creek_points[space] = int(mark)
                elif mark != "":
                    self.creek_bonus[space] = mark
                above = space
            if branch.get("ai", False):
                self.creek_squares.append(space)

    def read_mudcracks(self, mud: dict[str, Any]) -> None:
        self.cost: dict[int, int] = {
            node: print_of.get("cost", 0) for node, print_of in enumerate(mud["node"])
        }
        self.triangles: list[tuple[frozenset[int], str]] = [
            (frozenset(triangle["nodes"]), triangle["holds"]) for triangle in mud["triangle"]
        ]
        self.columns: list[tuple[int, str]] = [(column["boxes"], column["bonus"]) for column in mud["column"]]


def turned_and_flipped(drawing: list[str]) -> list[list[Cell]]:
    """The eight ways to lay a shape down, some of which may be the same."""
    cells = [
        (column, row) for row, line in enumerate(drawing) for column, mark in enumerate(line) if mark == "#"
    ]
    found = []
    for _ in range(4):
        cells = [(-row, column) for column, row in cells]  # a quarter turn
        found.append(cells)
        found.append([(-column, row) for column, row in cells])  # and flipped
    return [from_the_corner(cells) for cells in found]


def from_the_corner(cells: list[Cell]) -> list[Cell]:
    """The same shape, pushed to the left and to the top."""
    left = min(column for column, _ in cells)
    top = min(row for _, row in cells)
    return [(column - left, row - top) for column, row in cells]
