"""ST-01 to ST-03: the stones and the cards."""

import pytest

from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.grid import FACES
from meseta.games.shifting_stones.state import CardId
from tests.games.shifting_stones.positions import GAME, OPENING, choices, grid, may, play, position, refusal

CARDS = STANDARD.cards.values()

TYPED_BY_HAND = {
    1: (1, "bird horse"),
    4: (1, "seed tree"),
    15: (1, "seed / tree"),
    16: (1, "fish / horse"),
    25: (1, ". seed / boat ."),
    28: (1, ". . . / . fish . / . . ."),
    30: (2, "boat moon"),
    38: (2, ". horse bird"),
    45: (2, ". / . / moon"),
    50: (2, ". . bird / . . . / boat . ."),
    55: (3, ". boat / boat moon"),
    60: (3, "tree fish boat"),
    63: (3, "fish / tree / horse"),
    67: (3, "boat . boat / . . . / . boat ."),
    71: (5, "horse . tree / . . . / seed . boat"),
    72: (5, "moon . . / . fish . / . . fish"),
}


def printed(card: CardId) -> str:
    rows = STANDARD.cards[card].pattern
    return " / ".join(" ".join("." if face is None else FACES[face] for face in row) for row in rows)


@pytest.mark.clause("ST-01")
def test_the_nine_stones_are_one_sun_two_fish_three_horses_and_three_seeds_on_one_side() -> None:
    unlaid = GAME.setup(2, {})

    assert may("lay sun fish fish horse horse horse seed seed seed", unlaid)
    assert may("lay moon bird bird boat boat boat tree tree tree", unlaid)


@pytest.mark.clause("ST-01")
@pytest.mark.parametrize(
    "stones",
    [
        "sun moon fish horse horse horse seed seed seed",  # two of the one stone with a sun
        "sun fish bird fish horse horse seed seed seed",  # three fish, two horses
        "sun fish fish horse boat horse boat seed seed",  # four horses, two seeds
        "sun fish fish horse horse seed tree seed seed",  # four seeds, two horses
        "seed fish fish horse horse horse seed seed seed",  # no sun
    ],
)
def test_no_other_stones_can_be_laid(stones: str) -> None:
    assert refusal(f"lay {stones}", GAME.setup(2, {})).code == "impossible_chance"


@pytest.mark.clause("ST-01", "ST-09")
@pytest.mark.parametrize(
    ("cell", "back"),
    [("a1", "moon"), ("b1", "bird"), ("a2", "boat"), ("a3", "tree")],
)
def test_a_stone_has_two_faces_each_under_the_other(cell: str, back: str) -> None:
    faces = OPENING.replace("/", " ").split()
    place = (int(cell[1]) - 1) * 3 + "abc".index(cell[0])
    turned = [*faces[:place], back, *faces[place + 1 :]]

    once = play(f"f {cell} 1", on=position(hands=[[1, 2]]))
    twice = play(f"f {cell} 2", on=once)

    assert once.grid == grid(" ".join(turned))
    assert twice.grid == grid(OPENING)


@pytest.mark.clause("ST-02")
def test_there_are_72_cards_of_144_points_in_all() -> None:
    assert sorted(STANDARD.cards) == list(range(1, 73))
    assert sum(card.points for card in CARDS) == 144


@pytest.mark.clause("ST-02")
@pytest.mark.parametrize(("points", "count"), [(1, 28), (2, 26), (3, 13), (5, 5)])
def test_each_value_has_its_number_of_cards(points: int, count: int) -> None:
    assert len([card for card in CARDS if card.points == points]) == count


@pytest.mark.clause("ST-02")
def test_no_two_cards_show_the_same_pattern() -> None:
    assert len({card.pattern for card in CARDS}) == 72


@pytest.mark.clause("ST-02")
@pytest.mark.parametrize("card", TYPED_BY_HAND)
def test_a_card_is_worth_and_shows_what_the_published_one_does(card: CardId) -> None:
    assert (STANDARD.cards[card].points, printed(card)) == TYPED_BY_HAND[card]


@pytest.mark.clause("ST-03")
def test_a_block_is_1x2_2x1_2x2_1x3_3x1_or_3x3() -> None:
    blocks = {(len(card.pattern), len(card.pattern[0])) for card in CARDS}

    assert blocks == {(1, 2), (2, 1), (2, 2), (1, 3), (3, 1), (3, 3)}
    assert all(len(row) == len(card.pattern[0]) for card in CARDS for row in card.pattern)


@pytest.mark.clause("ST-03")
@pytest.mark.parametrize(
    ("stones", "face"),
    [
        ("sun horse bird / bird boat boat / seed seed seed", "sun"),
        ("moon horse bird / bird boat boat / seed seed seed", "moon"),
        ("bird horse bird / sun boat boat / seed seed seed", "bird"),
        ("fish horse bird / sun boat boat / seed seed seed", "fish"),
        ("horse horse bird / sun bird boat / seed seed seed", "horse"),
        ("boat horse bird / sun bird boat / seed seed seed", "boat"),
        ("seed horse bird / sun bird boat / boat seed seed", "seed"),
        ("tree horse bird / sun bird boat / boat seed seed", "tree"),
    ],
)
def test_a_grey_cell_matches_any_face(stones: str, face: str) -> None:
    grey_horse_bird = 38

    assert stones.startswith(face)
    assert "+38" in choices(position(stones=stones, hands=[[grey_horse_bird]]))


@pytest.mark.clause("ST-03")
def test_a_named_cell_takes_only_its_own_face() -> None:
    fish_in_the_centre, bird_in_the_centre = 28, 27
    on = position(
        stones="sun horse fish / horse bird horse / seed seed seed",
        hands=[[fish_in_the_centre, bird_in_the_centre]],
    )

    assert "+27" in choices(on)
    assert "+28" not in choices(on)
