"""The referee would notice a wrong rule: with one of its own rules broken, the two soon disagree."""

from collections.abc import Callable, Generator, Iterable

import pytest

from tests.games.disagreement import Disagreement
from tests.games.in_the_ruin.referee import printed, sheet, table, turn
from tests.games.in_the_ruin.referee.printed import SPACES, Space
from tests.games.in_the_ruin.referee.sheet import Sheet
from tests.games.in_the_ruin.referee.table import Asked, Course, Table
from tests.games.in_the_ruin.referee.turn import Player
from tests.games.in_the_ruin.test_against_referee import house, met_in

Patch = pytest.MonkeyPatch


def corners_are_enough(patch: Patch) -> None:
    def touches(cells: Iterable[Space], marks: set[Space]) -> bool:
        return any((r + i, c + j) in marks for r, c in cells for i in (-1, 0, 1) for j in (-1, 0, 1))

    patch.setattr(turn, "touches", touches)


def blocks_of_roads_are_allowed(patch: Patch) -> None:
    patch.setattr(Sheet, "may_be_roads", lambda self, cells: True)


def shapes_are_not_flipped(patch: Patch) -> None:
    ways = house()[1].ways
    patch.setitem(ways, "O", {way for way in ways["O"] if sorted(way)[0][1] <= sorted(way)[1][1]})


def marks_of_this_round_join_shapes(patch: Patch) -> None:
    drawings = Player.drawings

    def later(self: Player) -> set[str]:
        self.before = self.sheet.marks
        return drawings(self)

    patch.setattr(Player, "drawings", later)


def walls_are_walked_on(patch: Patch) -> None:
    steps = sheet.steps_from
    patch.setattr(turn, "steps_from", lambda roads, start: steps(set(SPACES), start))


def a_single_wall_is_free(patch: Patch) -> None:
    do = Player.do

    def gently(self: Player, text: str) -> None:
        before = self.penalties
        do(self, text)
        self.penalties = before

    patch.setattr(Player, "do", gently)


def a_warp_takes_no_step(patch: Patch) -> None:
    spend = Player.spend

    def lightly(self: Player, special: str, route: str) -> None:
        spend(self, special, route)
        self.steps -= special == "warp"

    patch.setattr(Player, "spend", lightly)


def hands_hold_six(patch: Patch) -> None:
    patch.setattr(table, "MOST_ROUTES", 6)


def empty_spaces_stay_empty_when_found(patch: Patch) -> None:
    announce = Sheet.announce
    patch.setattr(Sheet, "announce", lambda self, at: announce(self, at) if at in self.roads else None)


def letters_become_active_again(patch: Patch) -> None:
    announce = Table.announce

    def forgetful(self: Table, inside: list[Player], letters: set[str]) -> Course:
        used, self.used = self.used, set()
        yield from announce(self, inside, letters)
        self.used |= used

    patch.setattr(Table, "announce", forgetful)


def the_newest_card_is_removed(patch: Patch) -> None:
    remove = Table.remove

    def newest(self: Table, how_many: int) -> Generator[Asked, list[str], set[str]]:
        self.line.reverse()
        removed = yield from remove(self, how_many)
        self.line.reverse()
        return removed

    patch.setattr(Table, "remove", newest)


def nothing_collapses(patch: Patch) -> None:
    patch.setattr(Table, "step_3", lambda self: iter(()))


def first_together_keep_thirty(patch: Patch) -> None:
    patch.setitem(table.ESCAPE, 2, 30)


def rectangles_are_squares(patch: Patch) -> None:
    largest = sheet.largest_rectangle
    patch.setattr(turn, "largest_rectangle", lambda marks: int(largest(marks) ** 0.5) ** 2)


def routes_join_over_walls(patch: Patch) -> None:
    points = Player.points

    def generous(self: Player) -> dict[str, int]:
        return points(self) | {"routes": 15 * len(self.hand)}

    patch.setattr(Player, "points", generous)


BROKEN: list[Callable[[Patch], None]] = [
    corners_are_enough, blocks_of_roads_are_allowed, shapes_are_not_flipped, marks_of_this_round_join_shapes,
    walls_are_walked_on, a_single_wall_is_free, a_warp_takes_no_step, hands_hold_six,
    empty_spaces_stay_empty_when_found, letters_become_active_again, the_newest_card_is_removed,
    nothing_collapses, first_together_keep_thirty, rectangles_are_squares, routes_join_over_walls,
]  # fmt: skip


@pytest.mark.parametrize("break_a_rule", BROKEN, ids=lambda rule: rule.__name__)
def test_a_broken_rule_is_noticed(break_a_rule: Callable[[Patch], None], monkeypatch: Patch) -> None:
    break_a_rule(monkeypatch)

    with pytest.raises(Disagreement):
        met_in(3, range(12))


def test_a_shape_lies_in_every_way() -> None:
    assert len(printed.every_way_to_lie({(0, 0), (0, 1)})) == 2 * 11 * 10
    assert len(printed.every_way_to_lie({(0, 0), (0, 1), (1, 1), (1, 2)})) == 4 * 10 * 9
