"""The referee would notice a wrong rule: with one of its own rules broken, the two soon disagree."""

from collections.abc import Callable

import pytest

from tests.games.disagreement import Disagreement
from tests.games.sonora.referee import alone, canyon, compared, counting, flicking, table, writing
from tests.games.sonora.referee.board import Spot, spots_at
from tests.games.sonora.referee.bonuses import Bonuses
from tests.games.sonora.referee.canyon import Canyon, Shape
from tests.games.sonora.referee.creek import Creek
from tests.games.sonora.referee.mudcracks import Mudcracks
from tests.games.sonora.referee.printed import Cell, Printed
from tests.games.sonora.referee.ruins import Ruins
from tests.games.sonora.referee.table import Sheet, Table
from tests.games.sonora.test_against_referee import met_in, without_points

Patch = pytest.MonkeyPatch


def corners_are_enough(patch: Patch) -> None:
    def touch(one: Shape, other: set[Cell]) -> bool:
        return any((c + i, r + j) in other for c, r in one for i in (-1, 0, 1) for j in (-1, 0, 1))

    patch.setattr(canyon, "share_an_edge", touch)


def the_rim_of_a_circle_is_outside(patch: Patch) -> None:
    def spots(printed: Printed, x: int, y: int) -> list[Spot]:
        near = [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        found = [spots_at(printed, *place) for place in near]
        return next(
            (spots for spots in found if not any(doubled for _, doubled in spots)), spots_at(printed, x, y)
        )

    patch.setattr(table, "spots_at", spots)


def borders_belong_to_one_zone(patch: Patch) -> None:
    patch.setattr(table, "spots_at", lambda printed, x, y: spots_at(printed, x, y)[:1])


def two_cacti_score_eight(patch: Patch) -> None:
    patch.setitem(canyon.CACTUS_TABLE, 2, 8)


def paths_may_be_shorter(patch: Patch) -> None:
    paths = Creek.paths
    patch.setattr(
        Creek, "paths", lambda self, length: [p for n in range(1, length + 1) for p in paths(self, n)]
    )


def icons_never_run_out(patch: Patch) -> None:
    patch.setattr(Bonuses, "icons_left", lambda self, kind: 9)


def the_later_player_goes_first(patch: Patch) -> None:
    order = writing.ruins_order
    patch.setattr(writing, "ruins_order", lambda at: order(at)[::-1])


def new_ones_first(patch: Patch) -> None:
    take_out = flicking.take_out

    def hurried(at: Table) -> None:
        take_out(at)
        at.reflicks_to_come.reverse()

    patch.setattr(flicking, "take_out", hurried)


def any_disc_may_be_swapped(patch: Patch) -> None:
    def swaps(at: Table, seat: int) -> set[str]:
        names = sorted(disc.name for disc in at.of(seat))
        return {
            f"swap {a} {b}" for a in names for b in names if a < b and at.sheets[seat].bonuses.kept["swap"]
        }

    patch.setattr(counting, "swaps", swaps)


def the_board_turns_the_other_way(patch: Patch) -> None:
    corner = Table.corner
    patch.setattr(Table, "corner", lambda self, seat: (corner(self, seat) + 2 * self.round - 2) % 4)


def no_bullseye_in_the_ruins(patch: Patch) -> None:
    patch.setattr(flicking, "SECTIONS", ["canyon", "creek", "mudcracks"])


def bunting_is_always_fine(patch: Patch) -> None:
    patch.setattr(flicking, "zones_at", lambda printed, x, y: [])


def everybody_gets_the_top_reward(patch: Patch) -> None:
    cross = writing.cross

    def generous(at: Table, seat: int, building: str, count: int) -> None:
        at.completed.clear()
        cross(at, seat, building, count)

    patch.setattr(writing, "cross", generous)


def a_found_rabbit_gives_five(patch: Patch) -> None:
    patch.setattr(writing, "RABBIT_FOUND", 5)


def a_fox_draws_a_five(patch: Patch) -> None:
    patch.setattr(writing, "FOX", 5)


def nodes_after_boxes(patch: Patch) -> None:
    sum_uses = writing.sum_uses

    def uses(sheet: Sheet) -> set[str]:
        boxing, sheet.boxing = sheet.boxing, False
        found = sum_uses(sheet)
        sheet.boxing = boxing
        return found

    patch.setattr(writing, "sum_uses", uses)


def one_may_stop_at_any_time(patch: Patch) -> None:
    marks = writing.marks
    patch.setattr(writing, "marks", lambda sheet: marks(sheet) | {"done"})


def bullseyes_are_not_in_play(patch: Patch) -> None:
    def on_the_floor(at: Table, colour: str) -> int:
        return len([disc for disc in at.discs.values() if disc.colour == colour and disc.where == "floor"])

    patch.setattr(alone, "in_play", on_the_floor)


def circled_hexes_cost_nothing(patch: Patch) -> None:
    patch.setattr(Ruins, "clear", lambda self, value: value)


def the_ai_leaps_any_distance(patch: Patch) -> None:
    patch.setattr(Canyon, "next_to_which_the_ai_may_lie", lambda self: self.ai_shapes + self.own())


def the_player_draws_over_the_ai(patch: Patch) -> None:
    patch.setattr(Canyon, "taken", lambda self: {cell for shape in self.own() for cell in shape})


def the_ai_walks_downstream(patch: Patch) -> None:
    ai_paths = Creek.ai_paths

    def paths(self: Creek, length: int) -> list[list[int]]:
        below = [[space] for space, above in self.printed.upstream.items() if above in self.filled]
        closed = self.filled | self.visited()
        return ai_paths(self, length) + [path for path in below if length == 1 and path[0] not in closed]

    patch.setattr(Creek, "ai_paths", paths)


def every_node_is_outside(patch: Patch) -> None:
    patch.setattr(Mudcracks, "outside", lambda self: set(self.printed.cost) - {0})


def the_ai_building_is_never_full(patch: Patch) -> None:
    full = alone.full
    patch.setattr(alone, "full", lambda at, section: section != "ruins" and full(at, section))


def the_ai_draws_the_largest_shape(patch: Patch) -> None:
    ai_choices = Canyon.ai_choices
    patch.setattr(
        Canyon, "ai_choices", lambda self, number, squares, _: ai_choices(self, number, squares, "largest")
    )


def the_final_text_has_three_squares(patch: Patch) -> None:
    patch.setitem(table.TEXTS["final"], "ai_squares", "3")


BROKEN: list[tuple[str, Callable[[Patch], None], int, dict[str, str]]] = [
    ("SO-04", the_board_turns_the_other_way, 3, {}),
    ("SO-15", no_bullseye_in_the_ruins, 2, {}),
    ("SO-17", new_ones_first, 4, {}),
    ("SO-18", bunting_is_always_fine, 2, {"no_bunting": "on"}),
    ("SO-20", the_rim_of_a_circle_is_outside, 2, {}),
    ("SO-21", borders_belong_to_one_zone, 2, {}),
    ("SO-22", any_disc_may_be_swapped, 2, {}),
    ("SO-23", the_later_player_goes_first, 4, {}),
    ("SO-27", everybody_gets_the_top_reward, 3, {}),
    ("SO-29", corners_are_enough, 2, {}),
    ("SO-31", two_cacti_score_eight, 2, {}),
    ("SO-32", paths_may_be_shorter, 2, {}),
    ("SO-35", one_may_stop_at_any_time, 2, {}),
    ("SO-38", nodes_after_boxes, 2, {}),
    ("SO-39", icons_never_run_out, 2, {}),
    ("SO-40", a_fox_draws_a_five, 3, {}),
    ("SO-41", a_found_rabbit_gives_five, 3, {}),
    ("SO-47", bullseyes_are_not_in_play, 1, {"fair_colours": "on"}),
    ("SO-49", circled_hexes_cost_nothing, 1, {}),
    ("SO-50", the_ai_leaps_any_distance, 1, {}),
    ("SO-50", the_ai_draws_the_largest_shape, 1, {"ai_shapes": "as_player"}),
    ("SO-50", the_ai_draws_the_largest_shape, 1, {"ai_shapes": "never_lower"}),
    ("SO-51", the_player_draws_over_the_ai, 1, {}),
    ("SO-52", the_ai_walks_downstream, 1, {}),
    ("SO-53", every_node_is_outside, 1, {}),
    ("SO-54", the_ai_building_is_never_full, 1, {"ai_full_zone": "on"}),
    ("SO-56", the_final_text_has_three_squares, 1, {"text": "final"}),
]


@pytest.mark.parametrize(
    ("clause", "breaking", "seats", "options"),
    BROKEN,
    ids=[f"{clause} {b.__name__}" for clause, b, _, _ in BROKEN],
)
def test_a_broken_rule_is_noticed(
    clause: str,
    breaking: Callable[[Patch], None],
    seats: int,
    options: dict[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    breaking(monkeypatch)

    with pytest.raises(Disagreement):
        met_in("cramped", seats, range(40), options)


def test_a_broken_tie_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bonuses, "discoveries", lambda self: 0)
    monkeypatch.setattr(compared, "score", lambda sheet, said: [])

    with pytest.raises(Disagreement, match="SO-44"):
        all(without_points(seed) for seed in range(6))
