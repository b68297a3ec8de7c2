"""ST-E1 to ST-E4: the cases shown in the rule book."""

import pytest

from tests.games.shifting_stones.positions import GAME, choices, play, position, refusal, scored

SEED_FISH, GREY_HORSE_BIRD, FISH_IN_THE_CENTRE = 2, 38, 28


@pytest.mark.clause("ST-E1")
def test_a_horizontal_pair_that_matches_twice_scores_its_one_point_once() -> None:
    on = position(stones="seed fish sun / seed fish tree / horse horse horse", hands=[[SEED_FISH, 1]])

    on = play("+2", on=on)

    assert scored(on, 0) == (2,)
    cards = [part for part in GAME.score(on)[0].parts if part.code == "scored_cards"]
    assert [(part.points, part.count) for part in cards] == [(1, 1)]
    refusal("+2", on)


@pytest.mark.clause("ST-E2")
def test_the_same_faces_one_above_the_other_do_not_match_a_horizontal_pair() -> None:
    on = position(stones="seed horse seed / fish sun fish / horse horse tree", hands=[[SEED_FISH, 1]])

    assert refusal("+2", on).code == "no_match"


@pytest.mark.clause("ST-E3")
@pytest.mark.parametrize(
    "stones",
    [
        "sun horse bird / seed seed fish / boat boat tree",
        "boat boat tree / sun horse bird / seed seed fish",
        "seed seed fish / boat boat tree / sun horse bird",
    ],
)
def test_grey_horse_bird_matches_the_row_sun_horse_bird(stones: str) -> None:
    on = position(stones=stones, hands=[[GREY_HORSE_BIRD]])

    assert "+38" in choices(on)


@pytest.mark.clause("ST-E3")
@pytest.mark.parametrize(
    "stones",
    [
        "horse bird boat / seed seed fish / sun boat tree",
        "seed seed fish / horse bird boat / sun boat tree",
        "sun boat tree / seed seed fish / horse bird boat",
    ],
)
def test_grey_horse_bird_fails_on_the_row_horse_bird_boat(stones: str) -> None:
    """The pair is there in order, but the grey would be outside the grid."""
    on = position(stones=stones, hands=[[GREY_HORSE_BIRD]])

    assert refusal("+38", on).code == "no_match"


@pytest.mark.clause("ST-E4")
@pytest.mark.parametrize(
    ("stones", "matches"),
    [
        ("sun bird horse / horse fish horse / seed seed seed", True),
        ("moon fish tree / seed fish tree / boat boat horse", True),
        ("sun fish horse / horse bird horse / seed seed seed", False),  # a bird in the centre
        ("fish sun fish / horse horse horse / seed seed seed", False),  # both fish in corners
        ("sun fish horse / fish horse horse / seed seed seed", False),  # fish beside the centre
        ("sun horse horse / horse seed fish / seed fish seed", False),
    ],
)
def test_eight_greys_around_a_fish_match_only_a_fish_in_the_centre(stones: str, matches: bool) -> None:
    on = position(stones=stones, hands=[[FISH_IN_THE_CENTRE]])

    assert ("+28" in choices(on)) == matches
