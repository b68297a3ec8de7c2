"""ST-12: where a pattern matches."""

from itertools import permutations

import pytest

from tests.games.shifting_stones.positions import choices, position

CELLS = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]


def around(placed: dict[str, str], *, others: str) -> str:
    """The nine faces in reading order: some in their cells, the others as they come."""
    left = iter(others.split())
    return " ".join(placed[cell] if cell in placed else next(left) for cell in CELLS)


def matches(card: int, stones: str) -> bool:
    return f"+{card}" in choices(position(stones=stones, hands=[[card]]))


@pytest.mark.clause("ST-12")
def test_a_pair_side_by_side_matches_in_six_places_and_nowhere_else() -> None:
    sun_horse = 31
    side_by_side = {("a1", "b1"), ("b1", "c1"), ("a2", "b2"), ("b2", "c2"), ("a3", "b3"), ("b3", "c3")}

    for left, right in permutations(CELLS, 2):
        stones = around({left: "sun", right: "horse"}, others="fish boat boat seed seed seed fish")
        assert matches(sun_horse, stones) == ((left, right) in side_by_side), stones


@pytest.mark.clause("ST-12")
def test_a_pair_one_above_the_other_matches_in_six_places_and_nowhere_else() -> None:
    moon_over_seed = 33
    stacked = {("a1", "a2"), ("a2", "a3"), ("b1", "b2"), ("b2", "b3"), ("c1", "c2"), ("c2", "c3")}

    for upper, lower in permutations(CELLS, 2):
        stones = around({upper: "moon", lower: "seed"}, others="fish boat boat tree tree boat fish")
        assert matches(moon_over_seed, stones) == ((upper, lower) in stacked), stones


@pytest.mark.clause("ST-12")
def test_a_block_of_four_matches_in_four_places_and_nowhere_else() -> None:
    grey_tree_over_bird_grey = 35
    slanting = {("b1", "a2"), ("c1", "b2"), ("b2", "a3"), ("c2", "b3")}

    for tree, bird in permutations(CELLS, 2):
        stones = around({tree: "tree", bird: "bird"}, others="sun fish horse horse horse seed seed")
        assert matches(grey_tree_over_bird_grey, stones) == ((tree, bird) in slanting), stones


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize(
    ("card", "face", "places"),
    [
        (37, "sun", {"c1", "c2", "c3"}),  # grey grey sun: one place per row
        (42, "moon", {"a1", "a2", "a3"}),  # moon grey grey
        (48, "sun", {"a1", "b1", "c1"}),  # sun over grey over grey: one place per column
        (45, "moon", {"a3", "b3", "c3"}),  # grey over grey over moon
        (53, "sun", {"a1"}),  # a 3×3 block with the sun in its first corner: one place
        (49, "moon", {"c3"}),  # a 3×3 block with the moon in its last
        (27, "bird", {"b2"}),  # a 3×3 block with a bird in its centre
    ],
)
def test_a_block_with_grey_cells_must_fit_whole(card: int, face: str, places: set[str]) -> None:
    others = f"{'sun' if face == 'bird' else 'fish'} fish horse horse horse seed seed seed"

    assert {cell for cell in CELLS if matches(card, around({cell: face}, others=others))} == places


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize(
    "stones",
    [
        "seed seed seed / horse horse horse / sun fish fish",
        "horse horse horse / seed seed seed / sun fish fish",
        "horse horse horse / sun fish fish / seed seed seed",
    ],
)
def test_a_row_of_three_may_match_in_any_row(stones: str) -> None:
    assert matches(58, stones)  # seed seed seed


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize(
    "stones",
    [
        "horse sun seed / horse fish seed / horse fish seed",
        "sun horse seed / fish horse seed / fish horse seed",
        "sun seed horse / fish seed horse / fish seed horse",
    ],
)
def test_a_column_of_three_may_match_in_any_column(stones: str) -> None:
    assert matches(64, stones)  # horse over horse over horse


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize(
    ("card", "standing", "turned", "mirrored"),
    [
        pytest.param(
            7,
            "horse boat sun / fish fish boat / seed seed seed",
            "horse sun fish / boat fish boat / seed seed seed",
            "boat horse sun / fish fish boat / seed seed seed",
            id="horse boat",
        ),
        pytest.param(
            60,
            "tree fish boat / sun bird horse / seed seed horse",
            "tree sun bird / fish horse horse / boat seed seed",
            "boat fish tree / sun bird horse / seed seed horse",
            id="tree fish boat",
        ),
        pytest.param(
            63,
            "fish sun bird / tree seed seed / horse boat boat",
            "fish tree horse / sun bird boat / seed seed boat",
            "horse sun bird / tree seed seed / fish boat boat",
            id="fish over tree over horse",
        ),
        pytest.param(
            56,
            "tree boat boat / sun tree boat / seed fish fish",
            "sun tree boat / tree boat boat / seed fish fish",
            "boat tree boat / tree sun boat / seed fish fish",
            id="tree grey over sun tree",
        ),
        pytest.param(
            50,
            "sun fish bird / seed seed seed / boat horse horse",
            "boat fish sun / seed seed seed / horse horse bird",
            "bird fish sun / seed seed seed / horse horse boat",
            id="bird and boat in two corners",
        ),
        pytest.param(
            70,
            "sun tree seed / fish seed fish / horse boat horse",
            "sun fish seed / boat seed tree / horse fish horse",
            "sun boat seed / fish seed fish / horse tree horse",
            id="tree, fish, fish and boat around the centre",
        ),
    ],
)
def test_a_pattern_is_never_rotated_or_mirrored(card: int, standing: str, turned: str, mirrored: str) -> None:
    assert matches(card, standing)
    assert not matches(card, turned)
    assert not matches(card, mirrored)


@pytest.mark.clause("ST-12")
@pytest.mark.parametrize(
    ("card", "nearly"),
    [
        (68, "fish seed boat / horse tree horse / bird sun seed"),  # sun for moon
        (68, "fish tree boat / horse seed horse / fish moon seed"),  # tree for seed
        (70, "sun tree seed / fish seed bird / horse boat horse"),  # bird for the second fish
        (71, "horse sun tree / fish bird boat / seed seed horse"),  # horse for boat in the last corner
        (67, "boat sun boat / fish bird seed / seed horse seed"),  # horse for the third boat
        (66, "sun seed boat / horse bird horse / seed fish tree"),  # tree for the third seed
    ],
)
def test_every_named_cell_of_a_pattern_must_match(card: int, nearly: str) -> None:
    assert not matches(card, nearly)
