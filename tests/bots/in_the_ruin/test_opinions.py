"""The files of opinions: whole, within their ranges, and with how they were found."""

from importlib.resources import files

from meseta.bots.in_the_ruin.planner import ADEPT, EXPERT
from meseta.bots.in_the_ruin.training import TRAINABLE
from meseta.bots.in_the_ruin.weights import WEIGHTS, load_weights
from meseta.bots.opinions import read_opinions

EVOLVED = read_opinions(files("meseta.bots.in_the_ruin").joinpath("data/evolved.toml").read_text("utf-8"))


def test_the_rungs_keep_the_opinions_that_were_tuned_by_hand() -> None:
    assert EXPERT.weights == WEIGHTS
    assert (WEIGHTS.pace, WEIGHTS.hurry, WEIGHTS.first_out, WEIGHTS.targets) == (3.3, 0.5, 16.0, 14)
    assert ADEPT.weights.hurry == 0.0


def test_what_was_evolved_is_within_its_ranges_and_the_rest_as_before() -> None:
    evolved = load_weights("evolved")
    ranges = {weight.name: (weight.low, weight.high) for weight in TRAINABLE.weights}
    assert set(EVOLVED.weights) == set(ranges)
    for name in WEIGHTS.__struct_fields__:
        if name in ranges:
            low, high = ranges[name]
            assert low <= getattr(evolved, name) <= high
        else:
            assert getattr(evolved, name) == getattr(WEIGHTS, name)


def test_the_evolved_opinions_say_how_they_were_found_and_how_they_did() -> None:
    found = EVOLVED.provenance
    assert found is not None
    assert found.command.startswith("meseta train in_the_ruin --seed ")
    assert found.rival == TRAINABLE.rival
    assert [one.seats for one in EVOLVED.held_out] == [1, 2, 3, 4]
    assert all(0 <= one.at_least < one.share <= 1 for one in EVOLVED.held_out)
