"""A match is its record: everything can be written, read again and rebuilt, or is refused as a whole."""

import json
from collections.abc import Mapping
from random import Random

import pytest

from meseta.core.errors import BadRecord, BadState, MesetaError
from meseta.core.game import AnyGame, Json
from meseta.core.record import read_record, write_record
from meseta.core.seats import CHANCE
from meseta.games import keys, open_game
from meseta.play.match import AnyMatch, Submission, start
from meseta.play.replay import moments, replay
from meseta.testing.walks import Walks

LARGEST = 2**53
"""Not every JSON parser reads integers of this size or more exactly."""


def played(game: AnyGame, seats: int, options: Mapping[str, str], seed: int, entries: int) -> AnyMatch:
    """A match between random players who now and then take an action back."""
    rng = Random(seed)
    match = start(game, seats, options, rng)
    while not match.over and len(match.entries) < entries:
        seat = rng.choice(sorted(game.actors(match.state)))
        takes_back = match.undoable(seat) and rng.random() < 0.2
        text = "undo" if takes_back else game.write(game.legal(match.state, seat).sample(rng))
        match = match.submit(seat, Submission(str(len(match.entries)), match.step_of(seat), text), rng).match
    return match


def check_games_are_values(game: AnyGame) -> None:
    """The game opened twice is equal, with an equal hash: caches are keyed by games."""
    again = open_game(game.info.key)
    assert again == game, "opened twice, the game differs: define `__eq__` by its edition"
    assert hash(again) == hash(game), "equal games have equal hashes"
    assert game != game.info.key
    assert all(other != game for other in map(open_game, keys()) if other.info.key != game.info.key)


def check_records_rebuild(walks: Walks) -> None:
    """The record alone rebuilds every state."""
    game = walks.game
    match = played(game, walks.seats, walks.options, seed=walks.seats, entries=120)
    text = write_record(match.record())
    again = replay(open_game(walks.key), read_record(text))
    assert again.state == match.state, f"replaying this record leads to another state:\n{text}"
    assert (again.entries, again.step, again.own) == (match.entries, match.step, match.own)
    assert write_record(again.record()) == text
    for moment in moments(game, read_record(text)):
        rebuilt = replay(game, match.record(), moment.ply).state
        assert rebuilt == moment.after, (
            f"replaying {moment.ply} entries of this record leads elsewhere:\n{text}"
        )


def check_notation(walks: Walks) -> None:
    """Notation is read back as the same action."""
    for ply in walks.plies:
        text = walks.game.write(ply.action)
        assert walks.game.read(text) == ply.action, f"{ply.place}: {text!r} is read as another action"


def check_stored_states(walks: Walks) -> None:
    """A stored state is loaded as an equal state and holds no large numbers."""
    game = walks.game
    for ply in walks.plies:
        stored = json.loads(json.dumps(game.dump(ply.after)))
        assert largest(stored) < LARGEST, f"{ply.place}: the stored state holds a number of 2⁵³ or more"
        again = game.load(stored)
        assert again == ply.after, f"{ply.place}: the state after it is stored as another one"
        assert hash(again) == hash(ply.after), f"{ply.place}: the stored state comes back with another hash"


def largest(data: Json) -> int:
    """The largest absolute integer in stored data."""
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
            raise AssertionError(f"{type(data)} does not belong in stored data")


def check_bad_states(walks: Walks) -> None:
    """Stored data that is not a state is refused."""
    game = walks.game
    for ply in walks.sampled(20):
        stored = game.dump(ply.after)
        nonsense: list[Json] = [None, [], "state", {}, {**stored, "surprise": 1}]
        for field in stored:
            nonsense.append({name: value for name, value in stored.items() if name != field})
            nonsense.append({**stored, field: {"no": "such thing"}})
        for data in nonsense:
            try:
                game.load(data)
            except BadState:
                continue
            raise AssertionError(f"{ply.place}: load takes this for a state: {data}")


def check_cut_records(game: AnyGame, seats: int) -> None:
    """A truncated record is refused."""
    text = write_record(played(game, seats, {}, seed=1, entries=40).record()).rstrip("\n")
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            replay(game, read_record(text[:length]))


def check_edited_records(game: AnyGame, seats: int) -> int:
    """How many of 400 edited records are refused; the others replay, and none fails in any other way."""
    rng = Random(7)
    text = write_record(played(game, seats, {}, seed=2, entries=60).record())
    refused = 0
    for _ in range(400):
        try:
            replay(game, read_record(_edited(text, rng)))
        except MesetaError:
            refused += 1
    return refused


def _edited(text: str, rng: Random) -> str:
    """The text with a character replaced, a line removed or two lines swapped."""
    lines = text.splitlines(keepends=True)
    match rng.randrange(3):
        case 0:
            place = rng.randrange(len(text))
            return text[:place] + rng.choice("0123456789abcxyz+= :\n#é\0") + text[place + 1 :]
        case 1:
            gone = rng.randrange(len(lines))
            return "".join(lines[:gone] + lines[gone + 1 :])
        case _:
            a, b = sorted(rng.sample(range(len(lines)), 2))
            return "".join([*lines[:a], lines[b], *lines[a + 1 : b], lines[a], *lines[b + 1 :]])


def check_undo(walks: Walks) -> int:
    """How many actions were taken back; fails if that did not restore the state exactly."""
    game = walks.game
    rng = Random(walks.seats)
    match = start(game, walks.seats, walks.options, rng)
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
            context = f"{walks.seats} seats, seat {seat} takes back {text}"
            assert back.state == before.state, f"{context}: the state differs from before"
            assert len(back.entries) == len(before.entries) + 2
            assert game.observe(back.state, seat) == game.observe(before.state, seat), (
                f"{context}: the view differs"
            )
            undone += 1
    return undone


def check_chance_stays(walks: Walks) -> None:
    """Chance's answers cannot be taken back."""
    game = walks.game
    match = played(game, walks.seats, walks.options, seed=3, entries=100)
    for ply in range(1, len(match.entries) + 1):
        if match.entries[ply - 1].seat == CHANCE:
            stage = replay(game, match.record(), ply)
            free = [seat for seat in range(walks.seats) if stage.undoable(seat)]
            assert free == [], f"seats {free} may take back what chance answered in entry {ply}"
