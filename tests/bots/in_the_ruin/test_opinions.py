"""The files of opinions: whole, within their ranges, and with how they were found."""

from importlib.resources import files

import pytest

from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT
from meseta.bots.in_the_ruin.training import TRAINABLE
from meseta.bots.in_the_ruin.weights import ALONE, WEIGHTS, WITH_RIVALS, load_weights
from meseta.bots.opinions import Opinions, read_opinions

COMPANY = {ALONE: (1,), WITH_RIVALS: (2, 3, 4)}
"""The numbers of players for which each file was trained."""


def found(name: str) -> Opinions:
    return read_opinions(files("meseta.bots.in_the_ruin").joinpath(f"data/{name}.toml").read_text("utf-8"))


def test_the_lower_rungs_keep_the_opinions_that_were_tuned_by_hand() -> None:
    assert EXPERT.weights == EXPERT.first_weights == WEIGHTS
    assert (WEIGHTS.pace, WEIGHTS.hurry, WEIGHTS.first_out, WEIGHTS.targets) == (3.3, 0.5, 16.0, 14)
    assert ADEPT.weights.hurry == 0.0


@pytest.mark.parametrize("name", COMPANY)
def test_what_was_evolved_is_within_its_ranges_and_the_rest_as_before(name: str) -> None:
    evolved = load_weights(name)
    ranges = {
        weight.name: (weight.low, weight.high) for weight in TRAINABLE.in_company(COMPANY[name]).weights
    }
    assert set(found(name).weights) == set(ranges)
    for field in WEIGHTS.__struct_fields__:
        if field in ranges:
            low, high = ranges[field]
            assert low <= getattr(evolved, field) <= high
        else:
            assert getattr(evolved, field) == getattr(WEIGHTS, field)


@pytest.mark.parametrize("name", COMPANY)
def test_the_evolved_opinions_say_how_they_were_found_and_how_they_did(name: str) -> None:
    opinions = found(name)
    assert opinions.provenance is not None
    assert opinions.provenance.command.startswith("meseta train in_the_ruin --seed ")
    assert opinions.provenance.rival == TRAINABLE.rival_name
    assert tuple(one.seats for one in opinions.held_out) == COMPANY[name]
    assert all(0 <= one.at_least < one.share <= 1 for one in opinions.held_out)


def test_alone_only_the_opinions_that_matter_without_rivals_are_trained() -> None:
    alone, company = (TRAINABLE.in_company(seats) for seats in ((1,), (1, 2)))
    assert company == TRAINABLE
    assert {weight.name for weight in company.weights} - {weight.name for weight in alone.weights} == {
        "rival_finds",
        "hurry",
        "contest",
        "first_out",
        "way_out",
        "late_way_out",
    }
