"""Bonuses, the end of the game and its scores (SO-39 to SO-44)."""

import pytest
from msgspec.structs import replace

from meseta.core.results import TieBreak
from meseta.core.seats import Seat
from meseta.games.sonora.actions import FRESH, Draw
from meseta.games.sonora.bonuses import Tray, earn
from meseta.games.sonora.events import Earned, NotGained
from meseta.games.sonora.ruins import Reward, Ruins
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.words import Animal, Bonus, Section
from meseta.grids.bits import bits
from tests.games.sonora.positions import (
    GAME,
    PRINTED,
    choices,
    may,
    opening,
    play,
    refusal,
    totals,
    with_player,
    with_tray,
    writing,
)


@pytest.mark.clause("SO-39")
def test_reflicks_and_swaps_are_limited_by_their_icons_each_of_which_serves_once() -> None:
    tray = Tray()
    for _ in range(20):
        tray = earn(PRINTED.tray, tray, [Bonus.REFLICK, Bonus.SWAP])
    assert (tray.reflicks, tray.swaps) == (PRINTED.tray.reflicks, PRINTED.tray.swaps)
    # Used ones do not come back: their icons are crossed off.
    spent = replace(tray, reflicks=0, swaps=0)
    assert earn(PRINTED.tray, spent, [Bonus.REFLICK, Bonus.SWAP]) == spent


def told(line: str, on: State) -> list[str]:
    """The codes and bonuses of what is told about the bonuses of a mark."""
    action = GAME.read(line)
    events = GAME.narrate(on, 0, action, GAME.apply(on, 0, action), None)
    return [
        f"{event.__struct_config__.tag} {event.bonus}"
        for event in events
        if isinstance(event, Earned | NotGained)
    ]


@pytest.mark.clause("SO-39")
def test_a_bonus_without_an_icon_left_is_told_as_not_gained() -> None:
    on = writing(2, {"a4": Section.CREEK})
    assert told("walk 4 4", on) == ["earned swap"]
    full = with_tray(on, swaps_circled=PRINTED.tray.swaps)
    assert told("walk 4 4", full) == ["not_gained swap"]
    assert play("walk 4 4", on=full).players[0].tray == full.players[0].tray


@pytest.mark.clause("SO-41")
def test_a_discovery_without_an_icon_left_is_told_as_not_gained() -> None:
    found = PRINTED.tray.found
    nearly, full = Tray(circled=(found[0], found[1], found[2] - 1)), Tray(circled=found)
    space = next(space for space, bonus in PRINTED.creek.bonuses.items() if bonus is Bonus.DISCOVERY)
    on = writing(2, {"a1": Section.CREEK})
    on = with_player(on, creek=replace(on.players[0].creek, crossed=bits(range(space))))
    assert told(f"walk 1 {space}", with_player(on, tray=nearly)) == ["earned discovery"]
    assert told(f"walk 1 {space}", with_player(on, tray=full)) == ["not_gained discovery"]


@pytest.mark.clause("SO-39")
def test_bonuses_left_at_the_end_are_worth_nothing() -> None:
    on = replace(opening(2), phase=Phase.OVER)
    rich = with_tray(on, reflicks=4, swaps=4, kept=(1, 1, 1), circled=(1, 1, 1))
    assert totals(rich) == totals(on) == (0, 0)


@pytest.mark.clause("SO-40")
def test_animals_draw_walk_and_add_value_in_the_write_phase_they_are_earned_in() -> None:
    on = with_tray(writing(2), fresh=(1, 1, 1))

    assert may("draw fox e10", on)
    assert refusal("draw fox e10 f10 g10 e11 f11 g11", on).code == "shape_too_high"  # a 5
    assert {line for line in choices(on) if line.startswith("walk")} == {
        f"walk owl {end}" for end in (1, 2, 3, 4, 5, 11, 18, 19, 20, 46)
    }
    assert play("rabbit", on=on).players[0].desk.sum == 5
    on = play("draw fox e10", "walk owl 1", "rabbit", "close", on=on)
    assert on.players[0].tray.fresh == (0, 0, 0)
    assert refusal("draw fox e11", on).code == "no_animal"
    assert {bonus.name for bonus in Bonus} == {"FOX", "OWL", "RABBIT", "REFLICK", "SWAP", "DISCOVERY"}


@pytest.mark.clause("SO-40")
def test_a_fox_draws_up_to_a_four_and_an_owl_walks_one_to_five() -> None:
    on = with_tray(writing(2), fresh=(1, 1, 0))
    drawn = {PRINTED.canyon.number_of[bits(a.cells)] for a in GAME.legal(on, 0) if isinstance(a, Draw)}
    assert drawn == {1, 2, 3, 4}
    four = next(p for p in PRINTED.canyon.placements[4] if p.halo & PRINTED.canyon.start)
    assert GAME.fault(on, 0, Draw(FRESH, four.cells)) is None

    assert may("walk owl 1", on)
    assert may("walk owl 5", on)
    assert refusal("walk owl 6", on).code == "path_length"


@pytest.mark.clause("SO-40", "SO-41")
def test_an_animal_just_earned_and_a_kept_one_are_two_things_each_used_once() -> None:
    fresh = with_tray(writing(2), fresh=(1, 1, 1))
    kept = with_tray(writing(2), kept=(1, 1, 1), circled=(1, 1, 1))
    for name, place in (("draw fox", "e10"), ("walk owl", "1"), ("rabbit", "")):
        as_fresh, as_kept = f"{name} {place}".strip(), f"{name} found {place}".strip()
        assert refusal(as_kept, fresh).clause == "SO-41"
        assert refusal(as_fresh, kept).clause == "SO-40"
    for on, found in ((fresh, ""), (kept, " found")):
        after = play(f"draw fox{found} e10", f"walk owl{found} 1", f"rabbit{found}", on=on)
        assert (after.players[0].tray.fresh, after.players[0].tray.kept) == ((0, 0, 0), (0, 0, 0))
        assert after.players[0].tray.circled == on.players[0].tray.circled
        for line in (f"draw fox{found} e11", f"walk owl{found} 2", f"rabbit{found}"):
            assert refusal(line, after).code == "no_animal"


@pytest.mark.clause("SO-40")
def test_an_animal_that_could_not_be_used_does_not_outlive_the_write_phase() -> None:
    on = with_tray(writing(2), fresh=(0, 1, 0))
    everything = replace(on.players[0].creek, crossed=(1 << len(PRINTED.creek.parents)) - 1)
    on = play("done", on=with_player(on, creek=everything), by=0)
    assert on.players[0].tray.fresh == (0, 0, 0)


@pytest.mark.clause("SO-41")
def test_a_discovery_circles_an_icon_that_is_left_kept_until_used() -> None:
    on = with_tray(writing(2), owed=1)
    assert choices(on) == {"discover fox", "discover owl", "discover rabbit"}
    assert refusal("done", on).code == "discover_first"
    on = play("discover rabbit", "done", on=on, by=0)
    on = play("done", on=on, by=1)
    assert on.round == 2
    assert on.players[0].tray.kept == (0, 0, 1)
    later = with_tray(writing(2), kept=(0, 0, 1), circled=(0, 0, 1))
    assert play("rabbit found", on=later).players[0].desk.sum == 6


@pytest.mark.clause("SO-41")
def test_a_type_all_of_whose_icons_are_circled_cannot_be_chosen_and_beyond_all_nothing_is_gained() -> None:
    found = PRINTED.tray.found
    on = with_tray(writing(2), owed=1, circled=(found[0], 0, 0))
    assert refusal("discover fox", on).code == "icons_used_up"
    full = Tray(circled=found)
    assert earn(PRINTED.tray, full, [Bonus.DISCOVERY]) == full
    nearly = replace(full, circled=(found[0], found[1], found[2] - 1))
    assert earn(PRINTED.tray, nearly, [Bonus.DISCOVERY] * 3).owed == 1
    assert refusal("discover owl", writing(2)).code == "no_discovery"
    assert min(found) >= 1


@pytest.mark.clause("SO-41")
def test_each_discovery_circles_one_icon_until_those_of_its_animal_are_used_up() -> None:
    foxes = PRINTED.tray.found[Animal.FOX]
    on = with_tray(writing(2), owed=foxes + 1)
    for count in range(1, foxes + 1):
        on = play("discover fox", on=on)
        assert on.players[0].tray.circled == on.players[0].tray.kept == (count, 0, 0)
        assert on.players[0].tray.owed == foxes + 1 - count
    # Using an icon does not free it, and another player's icons are another player's.
    on = with_tray(on, kept=(0, 0, 0))
    assert choices(on) == {"discover owl", "discover rabbit"}
    assert may("discover fox", with_tray(on, 1, owed=1), by=1)
    assert refusal("discover owl", on, by=1).code == "no_discovery"
    on = play("discover owl", on=on)
    assert may("walk owl found 1", on)  # at any moment of this Write phase


@pytest.mark.clause("SO-42")
def test_using_a_bonus_may_earn_the_next() -> None:
    fox = next(space for space, bonus in PRINTED.creek.bonuses.items() if bonus is Bonus.FOX)
    on = writing(2, {"a1": Section.CREEK})
    creek = replace(on.players[0].creek, crossed=(1 << fox) - 1)
    on = with_player(on, creek=creek)
    on = play(f"walk 1 {fox}", on=on)
    assert on.players[0].tray.fresh[Animal.FOX] == 1
    on = play("draw fox e11 f11", "done", on=on)
    assert on.players[0].desk.ended


@pytest.mark.clause("SO-43")
def test_the_total_is_the_sum_of_four_sections_and_unfinished_buildings_score_nothing() -> None:
    on = opening(2)
    buildings = PRINTED.ruins.buildings
    crossed = tuple(b.hexes if b.name in "AB" else b.hexes - 1 for b in buildings)
    rewards = (Reward.TOP, Reward.BOTTOM, *[Reward.NONE] * 6)
    on = with_player(on, ruins=Ruins(crossed, rewards))
    (score, _) = GAME.score(on)
    assert [part.code for part in score.parts] == ["ruins", "canyon", "creek", "mudcracks", "discoveries"]
    assert score.parts[0].points == buildings[0].top + buildings[1].bottom == score.total


def winners(on: State) -> tuple[Seat, ...]:
    outcome = GAME.outcome(on)
    assert outcome is not None
    return outcome.winners


@pytest.mark.clause("SO-44")
def test_the_highest_total_wins_then_more_discoveries_then_it_is_shared() -> None:
    on = replace(opening(3), phase=Phase.OVER)
    assert winners(on) == (0, 1, 2)
    more = with_tray(with_tray(on, 1, circled=(1, 1, 0)), 2, circled=(0, 2, 0), kept=(0, 2, 0))
    assert winners(more) == (1, 2)
    rewards = (Reward.TOP, *[Reward.NONE] * 7)
    ahead = with_player(more, ruins=Ruins((PRINTED.ruins.buildings[0].hexes, *[0] * 7), rewards))
    assert winners(ahead) == (0,)


@pytest.mark.clause("SO-44")
def test_the_outcome_says_what_broke_a_tie() -> None:
    on = with_tray(replace(opening(3), phase=Phase.OVER), 1, circled=(1, 1, 0))
    outcome = GAME.outcome(on)
    assert outcome is not None
    assert outcome.tie_break == TieBreak("discoveries", "SO-44", {0: 0, 1: 2, 2: 0})
