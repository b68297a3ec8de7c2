"""Recorded rounds for the client's tests of its director: what viewers are sent while bots play.

`python -m tests.play.rounds` plays new ones; `make_rounds` makes the same messages from the same record.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from meseta.bots.bot import Budget
from meseta.bots.registry import make_bot, own_bots, preset_options
from meseta.core.game import AnyGame
from meseta.core.record import UNDO, read_record, write_record
from meseta.core.seats import CHANCE, Seat
from meseta.games import open_game
from meseta.play.match import AnyMatch, AnyMoment, Submission, start
from meseta.play.replay import moments
from meseta.play.telling import tell

ROUNDS: Final = Path(__file__).parents[2] / "web" / "src" / "lib" / "director" / "rounds.json"
GAMES: Final = ("shifting_stones", "in_the_ruin", "sonora")
QUICK: Final = Budget(nodes=250)
MOST_MOMENTS: Final = 36
"""The most moments that seat 0 is told of in one recording, after the opening."""


def main() -> None:
    """Play new rounds of every game and every number of players from two to five."""
    made = {}
    for key in GAMES:
        game = open_game(key)
        for seats in (seats for seats in range(2, 6) if seats in game.info.seats):
            made[f"{key} {seats}"] = make_rounds(play(game, seats))
    ROUNDS.write_text(written(made), encoding="utf-8")


def written(made: dict[str, Any]) -> str:
    """The file's text, one recording per line."""
    lines = (
        f"{msgspec.json.encode(name).decode()}:{msgspec.json.encode(one, order='deterministic').decode()}"
        for name, one in sorted(made.items())
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def play(game: AnyGame, seats: int) -> str:
    """The record of a match that bots play until seat 0 was told enough."""
    rng = Random(16 + seats)
    name = own_bots(game.info.key)[1]
    bot = make_bot(name, game)
    match: AnyMatch = start(
        game, seats, preset_options(game.info.key, dict.fromkeys(range(seats), name)), rng
    )
    told = 0
    while told < MOST_MOMENTS and not match.over:
        seat = rng.choice(sorted(game.actors(match.state)))
        action = bot.choose(game.observe(match.state, seat), game.legal(match.state, seat), QUICK, rng)
        done = match.submit(seat, Submission(None, match.step_of(seat), game.write(action)), rng)
        match = done.match
        told += sum(1 for _ in tell(game, done.moments, 0))
    return write_record(match.record())


def make_rounds(record: str) -> dict[str, Any]:
    """What seat 0 is sent in the course of this record, and of two players the other one, too."""
    read = read_record(record)
    game = open_game(read.header.game)
    steps = list(_submissions(moments(game, read)))
    viewers = (0, 1) if read.header.seats == 2 else (0,)
    return {
        "record": record,
        "updates": {str(viewer): list(_updates(game, steps, viewer)) for viewer in viewers},
    }


def _submissions(played: Sequence[AnyMoment]) -> Iterator[list[AnyMoment]]:
    """The moments that are sent together: a seat's action with chance's answers to it; first, the opening."""
    together: list[AnyMoment] = []
    for moment in played:
        if moment.entry.seat != CHANCE and together:
            yield together
            together = []
        assert moment.entry.text != UNDO, "bots take nothing back"
        together.append(moment)
    yield together


def _updates(game: AnyGame, steps: Sequence[list[AnyMoment]], viewer: Seat) -> Iterator[dict[str, Any]]:
    """The viewer's updates: what it is told, and after each moment how its view has changed and who acts."""
    told = 0
    known: dict[str, Any] = {}
    for step in steps:
        tellings = list(tell(game, step, viewer, told))
        told += len(tellings)
        states = [telling.moment.after for telling in tellings[:-1]] + [step[-1].after]
        changes = []
        for state in states:
            view = msgspec.to_builtins(game.observe(state, viewer))
            changes.append(_changes(known, view))
            known = view
        if not tellings and not any(changes):
            continue
        yield {
            "told": [
                {"n": one.n, "seat": one.moment.entry.seat, "events": msgspec.to_builtins(one.events)}
                for one in tellings
            ],
            "changes": changes,
            "acting": [sorted(game.actors(state) - {CHANCE}) for state in states],
        }


def _changes(before: Any, after: Any) -> Any:
    """What is new in `after`: of objects the fields that differ, of anything else all of it."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return after
    assert before.keys() <= after.keys(), "views do not lose fields"
    return {
        name: _changes(before.get(name), value)
        for name, value in after.items()
        if name not in before or before[name] != value
    }


if __name__ == "__main__":
    main()
