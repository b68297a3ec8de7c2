"""The data of the page's tests and its lesson: `python -m tests.games.sonora.page` rewrites it."""

import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

import meseta.games.sonora
from meseta.core.seats import CHANCE
from meseta.discs import TABLE, flick
from meseta.discs.chance import aim, scatter
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State
from meseta.games.sonora.view import View
from tests.games.sonora.positions import aiming

PAGE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "sonora"
GAME: Final = Sonora()
AWAY: Final = "-196000 -196000 5000000 1000000"
"""A flick that leaves the board without meeting the first disc."""


def samples() -> list[dict[str, Any]]:
    """Three flicks over full tables, and where Python sees their discs at odd moments."""
    found = []
    for seed, angle, speed in ((4, -9, 1_500_000), (11, 22, 2_300_000), (29, 3, 700_000)):
        result = flick(TABLE, scatter(TABLE, 19, Random(seed)), aim(TABLE, 0, angle, speed))
        moments = [result.duration * part / 7 + 0.0031 for part in range(7)]
        seen = [[t, {str(disc): list(place) for disc, place in result.trace.at(t).items()}] for t in moments]
        found.append({"trace": msgspec.to_builtins(result.trace), "seconds": result.duration, "seen": seen})
    return found


def lesson() -> dict[str, Any]:
    """A lesson's positions as seat 0 sees them, the first whole, then what has changed; and its flick."""
    state = GAME.setup(2, {"first_player": "0", "hand_0": "exact", "hand_1": "exact"})
    states = [state]
    state, told = _flicked(state, "aim a4 0 27")
    states.append(state)
    while state.phase.name != "WRITE":
        state = _gone_on(state)
    for action in ("mud", "mark 21", "mark 20", "walk owl 4"):
        states.append(state)
        state = GAME.apply(state, 0, GAME.read(action))
    states.append(state)
    views = [msgspec.to_builtins(GAME.observe(one, 0)) for one in states]
    bounds = aiming(states[0])
    changes = [dict(_changes("", a, b)) for a, b in pairwise(views)]
    return {"first": views[0], "changes": changes, "bounds": bounds, "told": told}


def _flicked(state: State, action: str) -> tuple[State, list[dict[str, Any]]]:
    """The state after a flick and its answer, and the events on the way."""
    told = []
    answers = (0, GAME.read(action)), (CHANCE, None)
    for n, (seat, answer) in enumerate(answers, start=1):
        done = answer if answer is not None else GAME.chance(state).sample(Random(0))
        after = GAME.apply(state, seat, done)
        events = msgspec.to_builtins(GAME.narrate(state, seat, done, after, 0))
        told.append({"n": n, "seat": seat, "at": 0, "events": events, "text": None})
        state = after
    return state, told


def _gone_on(state: State) -> State:
    """Whatever comes next, so that the first disc stays where it is: every other one leaves the board."""
    (seat,) = GAME.actors(state)
    if seat == CHANCE:
        return GAME.apply(state, CHANCE, GAME.chance(state).sample(Random(0)))
    if state.phase.name == "AIM":
        disc = next(iter(aiming(state, seat)["discs"]))
        return GAME.apply(state, seat, GAME.read(f"flick {disc} {AWAY}"))
    return GAME.apply(state, seat, GAME.read("keep" if state.phase.name == "KEEP" else "done"))


def _changes(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any]]:
    """What is different, by its path."""
    if isinstance(before, dict):
        for name, value in before.items():
            yield from _changes(f"{path}.{name}".lstrip("."), value, after[name])
    elif (
        isinstance(before, list | tuple)
        and before
        and isinstance(before[0], dict | list | tuple)
        and len(before) == len(after)
    ):
        for index, value in enumerate(before):
            yield from _changes(f"{path}.{index}", value, after[index])
    elif before != after:
        yield path, after


def written(data: object) -> str:
    """The data as the page's files hold it."""
    return msgspec.json.encode(data, order="deterministic").decode() + "\n"


def moments() -> str:
    """The sheet's moments on the edition as it is now: positions stay, print and offers are renewed."""
    kept = msgspec.json.decode((PAGE / MOMENTS).read_bytes())["moments"]
    lines = []
    for name, moment in kept.items():
        view = msgspec.convert(moment["view"], View)
        state = GAME.imagine(view, Random(0))
        listed = [GAME.write(action) for action in GAME.legal(state, 0)]
        renewed = {
            "view": GAME.observe(state, view.viewer),
            "legal": {"kind": "list", "actions": listed} if listed else None,
            "acting": sorted(GAME.actors(state)),
        }
        lines.append(f"{encoded(name)}:{encoded(moment | renewed)}")
    house = tomllib.loads((Path(meseta.games.sonora.__file__).parent / "data" / "house.toml").read_text())
    return '{"components":' + encoded(house) + ',\n"moments":{\n' + ",\n".join(lines) + "\n}}\n"


def encoded(data: object) -> str:
    """The data as JSON."""
    return msgspec.json.encode(data).decode()


MOMENTS: Final = "sheet/moments.json"
FILES: Final = {"floor/samples.json": samples, "lesson.json": lesson}

if __name__ == "__main__":
    for name, make in FILES.items():
        (PAGE / name).write_text(written(make()))
    (PAGE / MOMENTS).write_text(moments())
