"""What Sonora's planners are meant to be good at: flicks, races, shapes and sums that pay."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.seats import CHANCE
from meseta.discs import plain
from meseta.games.sonora import canyon
from meseta.games.sonora.actions import (
    AiFill,
    Bullseye,
    Colours,
    Cross,
    Done,
    Draw,
    Flick,
    Keep,
    Rabbit,
    Reflick,
    Swap,
    Walk,
)
from meseta.games.sonora.chance import Rests
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.state import Disc, Phase, State, Where
from meseta.games.sonora.words import Section
from meseta.grids.bits import bits
from tests.bots.sonora_answers import PLANNERS, answer
from tests.games.sonora.positions import (
    CANYON,
    CIRCLE,
    CREEK,
    GAME,
    MUDCRACKS,
    PRINTED,
    RUINS,
    disc,
    flown,
    lying,
    no_swaps,
    opening,
    with_player,
    with_tray,
    writing,
)


def last_round(on: State) -> State:
    return replace(on, round=on.arrangement.rounds)


def with_hexes(on: State, seat: int = 0, **crossed: int) -> State:
    """The seat has crossed off that many hexes of these buildings, and completed none."""
    counts = tuple(crossed.get(building.name, 0) for building in PRINTED.ruins.buildings)
    return with_player(on, seat, ruins=Ruins(counts, (Reward.NONE,) * len(counts)))


def ends_of(on: State, flick: Flick, count: int = 60) -> list[Any]:
    """The results of a flick, with the tremor of its seat's hand."""
    flying = GAME.apply(on, on.actor, flick)
    rng = Random(5)
    return [Rests(PRINTED.board, flying, plain).sample(rng) for _ in range(count)]


def ordinary(seats: int = 2, **options: str) -> State:
    return opening(seats, **{f"hand_{seat}": "ordinary" for seat in range(4)}, **options)


@pytest.mark.parametrize("rung", PLANNERS)
@pytest.mark.parametrize("corner", range(4))
def test_a_planner_keeps_its_discs_on_the_board(rung: str, corner: int) -> None:
    on = replace(ordinary(), turned=corner)
    flick = answer(on, rung)
    flying = GAME.apply(on, on.actor, flick)
    rng = Random(2)
    settled = [GAME.apply(flying, CHANCE, GAME.chance(flying).sample(rng)) for _ in range(60)]
    lost = sum(after.discs[flick.disc].where is Where.OFF for after in settled)
    assert lost <= 3


@pytest.mark.parametrize("rung", PLANNERS)
def test_an_exact_hand_puts_its_last_disc_on_a_circle(rung: str) -> None:
    # Round 6 of 6, four discs are out: nothing pays like counting twice.
    on = lying(opening(), {}, out=["a1", "a2", "a3", "a4"])
    on = last_round(replace(on, flown=8))
    flying = GAME.apply(on, 0, answer(on, rung))
    landed = GAME.apply(flying, CHANCE, GAME.chance(flying).sample(Random(0)))
    (spot,) = GAME.observe(landed, 0).counts[disc("a5")]
    assert spot.doubled


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_five_that_flew_off_the_board_is_flicked_again_and_one_on_a_circle_is_not(rung: str) -> None:
    flicked = replace(ordinary(), phase=Phase.KEEP, actor=0, disc=disc("a5"), flown=1)
    assert answer(flicked.with_disc(disc("a5"), Disc(Where.OFF)), rung) == Reflick()
    assert answer(lying(flicked, {"a5": CIRCLE["lizard"]}), rung) == Keep()


@pytest.mark.parametrize("rung", ["expert", "master"])
def test_a_rivals_disc_on_a_circle_is_knocked_away_by_the_last_flick(rung: str) -> None:
    # The rival's 5 lies doubled in the Ruins; a steady hand has one disc left, the 1, and little to gain.
    gone = ["a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4"]
    on = lying(opening(hand_0="steady"), {"b5": CIRCLE["lizard"]}, out=gone)
    on = last_round(replace(on, flown=9, first=1))
    on = with_hexes(on, 1, A=0, B=0, C=1)  # ten hexes finish C for the rival
    assert on.actor == 0
    ends = ends_of(on, answer(on, rung))
    assert sum(any(rest.disc == disc("b5") for rest in end.rests) for end in ends) > len(ends) // 2


# Before writing


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_bullseye_goes_where_it_finishes_a_building(rung: str) -> None:
    on = lying(opening(), {}, out=["a1", "a2", "a3", "a4"]).with_disc(disc("a5"), Disc(Where.HOLE))
    on = last_round(replace(with_hexes(on, H=17), phase=Phase.HOLE, actor=0, disc=disc("a5"), flown=9))
    assert answer(on, rung) == Bullseye(disc("a5"), Section.RUINS)


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_swap_is_spent_for_a_building_and_not_for_nothing(rung: str) -> None:
    on = with_hexes(opening(), H=17)
    finishing = last_round(flown(on, {"a1": RUINS, "a5": CREEK}))
    assert answer(finishing, rung) == Swap(disc("a1"), disc("a5"))
    assert answer(last_round(flown(on, {"a5": RUINS, "a1": CREEK})), rung) == Done()


# Writing


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_building_is_finished_before_a_rival_can(rung: str) -> None:
    # Nine hexes finish C, for which the rival needs one more; H would be a good start for as many.
    on = writing(counting={"a4": Section.RUINS, "a5": Section.RUINS})
    on = with_hexes(with_hexes(on, 0, C=2), 1, C=10)
    assert on.phase is Phase.RUINS
    assert answer(on, rung) == Cross(2, 9)


@pytest.mark.parametrize("rung", PLANNERS)
def test_in_the_last_round_only_whole_buildings_count(rung: str) -> None:
    on = last_round(writing(counting={"a2": Section.RUINS, "a5": Section.RUINS}))
    # Seven hexes: D is worth 9 and a rabbit, A 7 and two hexes wasted.
    assert answer(on, rung) == Cross(3, 7)


@pytest.mark.parametrize("rung", PLANNERS)
def test_hexes_are_not_wasted_on_a_building_that_is_lost(rung: str) -> None:
    on = writing(counting={"a5": Section.RUINS})
    counts = tuple(17 if b.name == "G" else 0 for b in PRINTED.ruins.buildings)
    taken = tuple(Reward.TOP if b.name in "BCEFH" else Reward.NONE for b in PRINTED.ruins.buildings)
    on = with_player(on, 1, ruins=Ruins(counts, taken))
    chosen = answer(last_round(on), rung)
    assert chosen == Cross(0, 5)  # A is the only one that five hexes finish


@pytest.mark.parametrize("rung", PLANNERS)
def test_kept_animals_are_used_before_the_game_ends(rung: str) -> None:
    on = with_tray(writing(), kept=(1, 0, 0), circled=(1, 0, 0))
    assert on.phase is Phase.WRITE
    assert isinstance(answer(last_round(on), rung), Draw)
    assert isinstance(answer(last_round(with_tray(on, kept=(0, 1, 0))), rung), Walk)
    assert isinstance(answer(last_round(with_tray(on, kept=(0, 0, 1))), rung), Rabbit)


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_shape_takes_the_cactus_next_door(rung: str) -> None:
    on = last_round(writing(counting={"a1": Section.CANYON}))
    chosen = answer(on, rung)
    assert isinstance(chosen, Draw)
    after, _ = canyon.draw(PRINTED.canyon, on.players[0].canyon, bits(chosen.cells))
    assert canyon.score(PRINTED.canyon, after) == 5


@pytest.mark.parametrize("rung", ["expert", "master"])
def test_two_shapes_of_the_last_round_reach_what_one_cannot(rung: str) -> None:
    # Two discs 5 and 3 in the last round: more than one cactus lies within their reach.
    on = last_round(writing(counting={"a5": Section.CANYON, "a3": Section.CANYON}))
    for _ in range(2):
        on = GAME.apply(on, 0, answer(on, rung))
    assert canyon.score(PRINTED.canyon, on.players[0].canyon) >= 10


@pytest.mark.parametrize("rung", PLANNERS)
def test_a_sum_is_spent_where_it_surrounds(rung: str) -> None:
    # Seven in the last round: nodes 20 and 21 (2 each) surround an owl with the X, and 15 (3) a small cactus.
    on = last_round(writing(counting={"a2": Section.MUDCRACKS, "a5": Section.MUDCRACKS}))
    while on.players[0].desk.mud or on.players[0].desk.sum >= 0 or any(on.players[0].tray.fresh):
        on = GAME.apply(on, 0, answer(on, rung))
    assert GAME.score(on)[0].total >= 4


# Solo


def solo(**places: tuple[int, int]) -> State:
    out = [f"{colour}{number}" for colour in "abc" for number in range(1, 6)]
    return lying(opening(1), places, out=[name for name in out if name not in places])


@pytest.mark.parametrize("rung", PLANNERS)
def test_in_a_solo_game_ones_own_colour_is_the_one_that_pays(rung: str) -> None:
    on = solo(a5=RUINS, a4=CANYON, b1=MUDCRACKS, c2=CREEK, c1=(-70_000, -110_000))
    on = replace(on, phase=Phase.COLOURS, actor=0, flown=15)
    assert answer(on, rung) == Colours(0, 1)


@pytest.mark.parametrize("rung", PLANNERS)
def test_in_a_solo_game_the_ais_circles_fill_far_from_what_one_has_begun(rung: str) -> None:
    on = no_swaps(solo(a5=CANYON, b1=MUDCRACKS))
    on = replace(on, phase=Phase.COLOURS, actor=0, flown=15)
    on = GAME.apply(on, 0, Colours(0, 1))
    near = bits((15, 16, 22, 23))
    on = with_player(on, mudcracks=replace(on.players[0].mudcracks, marked=1 | bits((15, 16, 22))))
    chosen = answer(on, rung)
    assert isinstance(chosen, AiFill)
    assert not near >> chosen.node & 1
