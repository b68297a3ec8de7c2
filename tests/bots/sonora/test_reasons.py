"""What Sonora's judge gives as reasons is true."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from meseta.bots.judge import Reason
from meseta.bots.sonora import reasons as say
from meseta.bots.sonora.judge import SonoraJudge
from meseta.bots.verdicts import Adviser
from meseta.core.seats import CHANCE
from meseta.games.sonora.actions import Action, Bullseye, Cross, Done, Keep, Reflick, Swap
from meseta.games.sonora.state import Disc, Phase, State, Where
from meseta.games.sonora.words import Section
from tests.bots.test_sonora_planners import last_round, with_hexes
from tests.games.sonora.positions import (
    CIRCLE,
    CREEK,
    GAME,
    PRINTED,
    RUINS,
    disc,
    flown,
    lying,
    opening,
    writing,
)

JUDGE = SonoraJudge(GAME)
ADVISER = Adviser(GAME, JUDGE)


def reasons(on: State, turn: Sequence[Action], seat: int = 0) -> tuple[Reason, ...]:
    return JUDGE.reasons(GAME.observe(on, seat), turn)


def test_a_flick_says_where_it_brings_the_disc_and_how_often() -> None:
    on = opening()  # an exact hand
    flick = JUDGE.choose(GAME.observe(on, 0), GAME.legal(on, 0))
    flying = GAME.apply(on, 0, flick)
    landed = GAME.apply(flying, CHANCE, GAME.chance(flying).sample(None))  # type: ignore[arg-type]  # no tremor
    (spot,) = GAME.observe(landed, 0).counts[flying.disc]
    found = {type(reason): reason for reason in reasons(on, [flick])}
    lands = found[say.Lands]
    assert isinstance(lands, say.Lands)
    assert (lands.zone_name, lands.percent) == (spot.section.name.lower(), 100)
    assert (say.Doubled in found) == spot.doubled


def test_a_flick_says_whose_disc_it_drives_off_its_circle() -> None:
    on = lying(opening(hand_0="steady"), {"b5": CIRCLE["lizard"]}, out=["a2", "a3", "a4", "a5"])
    on = last_round(replace(on, flown=9, first=1))
    flick = JUDGE.choose(GAME.observe(on, 0), GAME.legal(on, 0))
    told = [r for r in reasons(on, [flick]) if isinstance(r, say.DrivesAway | say.KnocksOff)]
    assert [(reason.disc, reason.places) for reason in told] == [("b5", ("disc:b5",))]
    assert told[0].percent > 50


def test_a_reflick_says_how_much_more_it_promises_and_keeping_where_the_disc_counts() -> None:
    flicked = replace(opening(hand_0="ordinary"), phase=Phase.KEEP, actor=0, disc=disc("a5"), flown=9)
    off = last_round(flicked.with_disc(disc("a5"), Disc(Where.OFF)))
    (again,) = reasons(off, [Reflick()])
    assert isinstance(again, say.Again)
    assert float(again.worth) > 0
    kept = reasons(lying(flicked, {"a5": CIRCLE["lizard"]}), [Keep()])
    assert say.Stands(places=("disc:a5",), disc="a5", seat=0, zone_name="ruins", doubled=1) in kept
    assert say.Spares(bonus="reflick") in kept


def test_a_bullseye_and_a_swap_say_what_the_disc_is_worth_there() -> None:
    on = lying(opening(), {}, out=["a1", "a2", "a3", "a4"]).with_disc(disc("a5"), Disc(Where.HOLE))
    on = last_round(replace(with_hexes(on, H=17), phase=Phase.HOLE, actor=0, disc=disc("a5"), flown=9))
    (counts,) = reasons(on, [Bullseye(disc("a5"), Section.RUINS)])
    assert isinstance(counts, say.Counts)
    assert (counts.disc, counts.zone_name) == ("a5", "ruins")
    swapping = last_round(flown(with_hexes(opening(), H=17), {"a1": RUINS, "a5": CREEK}))
    told = reasons(swapping, [Swap(disc("a1"), disc("a5")), Done()])
    assert [r.zone_name for r in told if isinstance(r, say.Counts)] == ["ruins"]
    assert reasons(swapping, [Done()]) == (say.Spares(bonus="swap"),)


def test_a_building_completed_first_says_so_and_whom_it_denies() -> None:
    on = writing(counting={"a4": Section.RUINS, "a5": Section.RUINS})
    on = with_hexes(with_hexes(on, 0, C=2), 1, C=10)
    found = reasons(on, [Cross(2, 9), Done()])
    building = PRINTED.ruins.buildings[2]
    places = ("ruins:C",)
    assert say.Completes(places=places, building="C", points=building.top, first=1) in found
    assert say.Denies(places=places, seat=1, building="C", left=1) in found
    assert say.Advances(places=("ruins:H",), building="H", left=13) in reasons(on, [Cross(7, 9), Done()])


@pytest.mark.parametrize(
    ("section", "kind"),
    [(Section.CANYON, say.Covers), (Section.CREEK, say.Circles), (Section.MUDCRACKS, say.Surrounds)],
)
def test_marks_say_the_points_they_bring_and_where(section: Section, kind: type[Reason]) -> None:
    discs = {f"a{number}": section for number in (2, 3, 5)}
    on = last_round(writing(counting=discs))
    turn = ADVISER.turn(on, 0)
    end = on
    for action in turn:
        end = GAME.apply(end, 0, action)
    (told,) = (reason for reason in reasons(on, turn) if isinstance(reason, kind))
    gained = GAME.score(end)[0].parts[section].points - GAME.score(on)[0].parts[section].points
    assert told.points == gained  # type: ignore[attr-defined]  # all three have points
    assert all(place.startswith(f"{section.name.lower()}:") for place in told.places)


def test_promises_are_no_reason_in_the_last_round() -> None:
    on = writing(counting={"a3": Section.CREEK})
    turn = ADVISER.turn(on, 0)
    assert any(isinstance(reason, say.Prepares) for reason in reasons(on, turn))
    assert not any(isinstance(reason, say.Prepares) for reason in reasons(last_round(on), turn))


def test_no_turn_has_more_reasons_than_one_cares_to_read() -> None:
    on = writing(counting={f"a{number}": Section(number % 4) for number in range(1, 6)})
    for seat in GAME.actors(on):
        assert 0 < len(reasons(on, ADVISER.turn(on, seat), seat)) <= 4
