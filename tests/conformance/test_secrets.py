"""A view, its legal actions and its events do not change with what the viewer cannot see."""

from random import Random

import msgspec

from meseta.core.seats import Seat
from meseta.games import KEYS, open_game
from tests.conformance.twins import TWINS
from tests.conformance.walks import every_table, sampled


def test_every_game_says_what_is_hidden() -> None:
    assert set(TWINS) == set(KEYS)


@every_table
def test_nobody_sees_a_difference_between_twins(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    compared = different = 0
    viewers: list[Seat | None] = [None, *range(seats)]
    for ply in sampled(key, seats, 150):
        for viewer in viewers:
            twin = TWINS[key](game, ply, viewer, rng)
            if twin is None:
                continue
            before, action = twin
            after = game.apply(before, ply.seat, action)
            compared += 1
            different += before != ply.before
            seen = game.observe(ply.before, viewer)
            assert game.observe(before, viewer) == seen
            assert msgspec.json.encode(game.observe(before, viewer)) == msgspec.json.encode(seen)
            told = game.narrate(ply.before, ply.seat, ply.action, ply.after, viewer)
            assert game.narrate(before, ply.seat, action, after, viewer) == told
            if viewer is not None and viewer in game.actors(ply.before):
                assert list(game.legal(before, viewer)) == list(game.legal(ply.before, viewer))
    assert compared > 150
    assert different > compared / 3


@every_table
def test_imagined_states_look_the_same_and_are_possible(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    imagined_otherwise = 0
    for ply in sampled(key, seats, 60):
        for viewer in (None, *range(seats)):
            view = game.observe(ply.before, viewer)
            imagined = game.imagine(view, rng)
            assert game.observe(imagined, viewer) == view
            assert game.load(game.dump(imagined)) == imagined
            imagined_otherwise += imagined != ply.before
            for seat in game.actors(imagined) & set(range(seats)):
                assert game.apply(imagined, seat, game.legal(imagined, seat).sample(rng)) != imagined
    assert imagined_otherwise > 30
