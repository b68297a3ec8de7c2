"""A match is its record: everything can be written down, read again and rebuilt, or is refused whole."""

import json
from random import Random
from typing import Any

import pytest

from meseta.core.errors import BadRecord, BadState, MesetaError
from meseta.core.game import AnyGame
from meseta.core.record import read_record, write_record
from meseta.core.seats import CHANCE
from meseta.games import KEYS, open_game
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.replay import moments, replay
from tests.conformance.walks import every_table, plies, sampled


def played(game: AnyGame, seats: int, seed: int, entries: int) -> AnyMatch:
    """A match of random players, now and then taking something back."""
    rng = Random(seed)
    match = start(game, seats, {}, rng)
    while not match.over and len(match.entries) < entries:
        seat = rng.choice(sorted(game.actors(match.state)))
        takes_back = match.undoable(seat) and rng.random() < 0.2
        text = "undo" if takes_back else game.write(game.legal(match.state, seat).sample(rng))
        match = match.submit(seat, Submission(str(len(match.entries)), match.step_of(seat), text), rng).match
    return match


@every_table
def test_the_record_alone_rebuilds_every_state(key: str, seats: int) -> None:
    game = open_game(key)
    match = played(game, seats, seed=seats, entries=120)
    text = write_record(match.record())
    again = replay(open_game(key), read_record(text))
    assert again.state == match.state
    assert again.entries == match.entries
    assert again.step == match.step
    assert again.own == match.own
    assert write_record(again.record()) == text
    for moment in moments(game, read_record(text)):
        assert replay(game, match.record(), moment.ply).state == moment.after


@every_table
def test_notation_is_read_as_it_was_written(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in plies(key, seats):
        assert game.read(game.write(ply.action)) == ply.action


@every_table
def test_a_stored_state_comes_back_equal_and_holds_no_large_numbers(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in plies(key, seats):
        stored = json.loads(json.dumps(game.dump(ply.after)))
        assert largest(stored) < 2**53
        assert game.load(stored) == ply.after


def largest(data: Any) -> int:
    match data:
        case dict():
            return max(map(largest, data.values()), default=0)
        case list():
            return max(map(largest, data), default=0)
        case int():
            return abs(data)
        case None | str():
            return 0
        case _:
            raise AssertionError(f"{type(data)} does not belong into stored data")


@every_table
def test_stored_data_that_is_no_state_is_refused(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in sampled(key, seats, 20):
        stored = game.dump(ply.after)
        nonsense: list[Any] = [None, [], "state", {}, {**stored, "surprise": 1}]
        for data in nonsense:
            with pytest.raises(BadState):
                game.load(data)
        for field in stored:
            with pytest.raises(BadState):
                game.load({name: value for name, value in stored.items() if name != field})
            with pytest.raises(BadState):
                game.load({**stored, field: {"no": "such thing"}})


@pytest.mark.parametrize("key", KEYS)
def test_a_record_that_was_cut_short_is_refused(key: str) -> None:
    game = open_game(key)
    text = write_record(played(game, 2, seed=1, entries=40).record()).rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            replay(game, read_record(text[:length]))


@pytest.mark.parametrize("key", KEYS)
def test_an_edited_record_replays_or_is_refused_but_never_crashes(key: str) -> None:
    game = open_game(key)
    rng = Random(7)
    text = write_record(played(game, 2, seed=2, entries=60).record())
    lines = text.splitlines(keepends=True)
    refused = 0
    for _ in range(400):
        match rng.randrange(3):
            case 0:
                place = rng.randrange(len(text))
                edited = text[:place] + rng.choice("0123456789abcxyz+= :\n#é\0") + text[place + 1 :]
            case 1:
                gone = rng.randrange(len(lines))
                edited = "".join(lines[:gone] + lines[gone + 1 :])
            case _:
                a, b = sorted(rng.sample(range(len(lines)), 2))
                edited = "".join([*lines[:a], lines[b], *lines[a + 1 : b], lines[a], *lines[b + 1 :]])
        try:
            replay(game, read_record(edited))
        except MesetaError:
            refused += 1
    assert refused > 300


@every_table
def test_undo_returns_exactly_what_was(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    match = start(game, seats, {}, rng)
    undone = 0
    for turn in range(150):
        if match.over:
            break
        seat = rng.choice(sorted(game.actors(match.state)))
        before = match
        text = game.write(game.legal(match.state, seat).sample(rng))
        match = match.submit(seat, Submission(f"do {turn}", match.step_of(seat), text), rng).match
        if match.undoable(seat):
            back = match.submit(seat, Submission(f"undo {turn}", match.step_of(seat), "undo"), rng).match
            assert back.state == before.state
            assert len(back.entries) == len(before.entries) + 2
            assert game.observe(back.state, seat) == game.observe(before.state, seat)
            undone += 1
    assert undone > 10


@every_table
def test_what_chance_has_decided_cannot_be_taken_back(key: str, seats: int) -> None:
    game = open_game(key)
    match = played(game, seats, seed=3, entries=100)
    for ply in range(1, len(match.entries) + 1):
        if match.entries[ply - 1].seat == CHANCE:
            stage = replay(game, match.record(), ply)
            assert not any(stage.undoable(seat) for seat in range(seats))
