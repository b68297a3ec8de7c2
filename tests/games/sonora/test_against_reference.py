"""Legality in Canyon, Creek Bed and Mudcracks, compared with references that simply try everything."""

from itertools import combinations
from random import Random

from meseta.games.sonora import ai_canyon, canyon, creek
from meseta.games.sonora.ai_canyon import AiDrawing
from meseta.games.sonora.canyon import Canyon, CanyonPrint, Shape
from meseta.games.sonora.creek import Creek, CreekPrint
from meseta.games.sonora.words import Bonus
from meseta.grids.bits import bits, members
from meseta.grids.lattice import Lattice

GRID = ["_ _ . _ _", "_ _ _ _ .", ". _ _ _ _", "S S _ . _", "S S _ _ _"]
SHAPES: dict[int, tuple[Shape, ...]] = {
    1: (frozenset({(0, 0)}), frozenset({(0, 0), (0, 1)})),
    2: (frozenset({(0, 0), (0, 1), (1, 0)}),),
    3: (frozenset({(0, 0), (0, 1), (0, 2), (1, 1)}),),
    4: (frozenset({(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)}),),
    5: (frozenset({(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)}),),
}


def small_canyon() -> CanyonPrint:
    squares = [square for row in GRID for square in row.split()]
    return CanyonPrint(
        Lattice(5, 5),
        white=bits(cell for cell, square in enumerate(squares) if square == "_"),
        start=bits(cell for cell, square in enumerate(squares) if square == "S"),
        icons={3: Bonus.FOX},
        cacti=(bits([5]), bits([8]), bits([24])),
        ai_squares=(0, 4, 9),
        falls_away=4,
        shapes=SHAPES,
    )


def same_form(cells: frozenset[tuple[int, int]], shape: Shape) -> bool:
    """Whether one is the other, rotated, reflected and moved: by trying all eight ways."""
    for flip, swap, down in ((f, s, d) for f in (1, -1) for s in (0, 1) for d in (1, -1)):
        moved = {(down * r, flip * c) if not swap else (flip * c, down * r) for r, c in shape}
        top, left = min(r for r, _ in moved), min(c for _, c in moved)
        first, second = min(r for r, _ in cells), min(c for _, c in cells)
        if {(r - top + first, c - left + second) for r, c in moved} == cells:
            return True
    return False


def fits_by_trying(printed: CanyonPrint, sheet: Canyon, number: int) -> set[int]:
    """Every set of up to six cells, judged by the wording of SO-28 and SO-29."""
    own = set(members(printed.start)) | {cell for shape in sheet.shapes for cell in members(shape)}
    taken = own | {cell for shape in sheet.filled for cell in members(shape)}
    free = [cell for cell in members(printed.white) if cell not in taken]
    found = set()
    for size in range(1, 7):
        for cells in combinations(free, size):
            places = frozenset(divmod(cell, 5) for cell in cells)
            lower = (shape for low in range(1, number + 1) for shape in SHAPES[low] if len(shape) == size)
            if not any(same_form(places, shape) for shape in lower):
                continue
            beside = any(abs(r - cell // 5) + abs(c - cell % 5) == 1 for r, c in places for cell in own)
            if beside:
                found.add(bits(cells))
    return found


def test_canyon_placements_are_those_that_trying_every_set_of_squares_finds() -> None:
    printed = small_canyon()
    rng = Random(1)
    for number in (1, 3, 5):
        sheet = Canyon()
        for _ in range(4):
            fitting = canyon.fitting(printed, sheet, number)
            assert len(set(fitting)) == len(fitting)
            assert set(fitting) == fits_by_trying(printed, sheet, number)
            assert canyon.fits(printed, sheet, number) == bool(fitting)
            if not fitting:
                break
            sheet, _ = canyon.draw(printed, sheet, rng.choice(fitting))
            others = ai_canyon.fitting(printed, sheet, 2, AiDrawing(3, "largest"))
            if others:
                sheet = ai_canyon.fill(sheet, rng.choice(others))


def test_canyon_faults_agree_with_placements_on_every_set_of_up_to_four_squares() -> None:
    printed = small_canyon()
    sheet = Canyon(shapes=(bits([17]),), filled=(bits([12]),))
    for number in (1, 4):
        fitting = set(canyon.fitting(printed, sheet, number))
        for size in range(1, 5):
            for cells in combinations(range(25), size):
                mask = bits(cells)
                assert (canyon.shape_fault(printed, sheet, number, mask) is None) == (mask in fitting)


def small_creek() -> CreekPrint:
    #  0 ─ 1 ─ 2 ─ 3 ─ 4
    #      │       └ 5 ─ 6
    #      └ 7 ─ 8 ─ 9
    parents = (0, 0, 1, 2, 3, 3, 5, 1, 7, 8)
    return CreekPrint(parents, (0, 1, 1, 2, 4, 0, 3, 1, 0, 5), {5: Bonus.FOX, 8: Bonus.OWL}, (4, 6, 9))


def walks_by_trying(printed: CreekPrint, sheet: Creek, length: int) -> set[int]:
    """Every sequence of spaces from a visited one along joined, unvisited, unfilled ones, each once."""
    joined = {frozenset((child, parent)) for child, parent in enumerate(printed.parents) if child}
    found = set()

    def go(path: list[int]) -> None:
        if len(path) == length + 1:
            found.add(path[-1])
            return
        for space in range(len(printed.parents)):
            free = not (sheet.visited | sheet.filled) >> space & 1
            if free and space not in path and frozenset((path[-1], space)) in joined:
                go([*path, space])

    for start in members(sheet.visited):
        go([start])
    return found


def test_creek_ends_are_those_that_walking_every_way_finds() -> None:
    printed = small_creek()
    for filled in (0, bits([4]), bits([9, 8]), bits([6, 5])):
        for visited in (bits([0]), bits([0, 1]), bits([0, 1, 2, 3]), bits([0, 1, 7])):
            sheet = Creek(crossed=visited, filled=filled)
            ends = list(creek.ends(printed, sheet))
            assert len({end for end, _ in ends}) == len(ends)
            for length in range(1, 6):
                tried = walks_by_trying(printed, sheet, length)
                assert {end for end, found in ends if found == length} == tried
                allowed = {
                    end
                    for end in range(len(printed.parents))
                    if creek.path_fault(printed, sheet, length, length, end) is None
                }
                assert allowed == tried
