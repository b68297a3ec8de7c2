"""Stored states that contradict themselves are refused, and what is accepted can be played on."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.errors import BadState
from meseta.core.seats import CHANCE
from meseta.games.sonora.actions import Flick
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.words import Section
from tests.games.sonora.positions import (
    AIM,
    CANYON,
    CREEK,
    GAME,
    MUDCRACKS,
    RUINS,
    disc,
    flick,
    floor,
    flown,
    no_swaps,
    opening,
    play,
    writing,
)

Change = Callable[[Any], None]


def stored(on: State) -> Any:
    """The position as it would come from a file."""
    data = json.loads(json.dumps(GAME.dump(on)))
    assert GAME.load(data) == on
    return data


def sets(*path: str | int, to: Any) -> Change:
    """A change of one entry of the data."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def kept() -> State:
    """Seat 0 has flicked and may Reflick; a rival's disc was knocked off."""
    on = flick(opening(2), "a1", floor("a1", RUINS))
    on = play("keep", on=on)
    on = play("keep", on=flick(on, "a2", floor("a2", CREEK)))
    on = play("keep", on=flick(on, "b1", floor("b1", CANYON)))
    return flick(on, "b2", "a1 off -70000 -70000", floor("b2", MUDCRACKS), touched=True)


def sheet() -> State:
    """The Write phase of two players, with marks in every section; seat 0 still has discs to record."""
    on = writing(
        2, {"a5": Section.CANYON, "a4": Section.CREEK, "a3": Section.MUDCRACKS, "b2": Section.CANYON}
    )
    return play("mud", "mark 15", "close", "walk 4 4", on=on)


def alone() -> State:
    """A solo game in which the AI's discs are marked."""
    on = flown(no_swaps(opening(1)), {"a1": RUINS, "a2": CREEK, "b4": CANYON, "b5": MUDCRACKS})
    return play("colours a b", on=on)


LIES: list[tuple[str, Callable[[], State], Change]] = [
    ("phase", opening, sets("phase", to=int(Phase.COLOURS))),
    ("phase", opening, sets("phase", to=int(Phase.OVER))),
    ("turned", opening, sets("turned", to=1)),
    ("turned", opening, sets("round", to=2)),
    ("turned", opening, sets("first", to=1)),
    ("flown", opening, sets("flown", to=1)),
    ("flown", sheet, sets("flown", to=9)),
    ("flown", sheet, sets("discs", 0, to=[0, 0, 0, -1])),
    ("discs", kept, sets("discs", disc("b2"), to=[2, CANYON[0] + 9_000, CANYON[1], -1])),
    ("discs", kept, sets("discs", disc("b2"), to=[2, 0, 0, -1])),
    ("discs", kept, sets("discs", disc("b2"), to=[2, *MUDCRACKS, 3])),
    ("discs", kept, sets("discs", disc("b2"), to=[7, 0, 0, -1])),
    ("disc", kept, sets("discs", disc("b1"), to=[4, 0, 0, -1])),
    ("disc", kept, sets("phase", to=int(Phase.AIM))),
    ("disc", kept, sets("disc", to=-1)),
    ("shot", lambda: play(f"flick a1 {AIM}", on=opening()), sets("shot", to=[0, 0, 100, 100])),
    ("shot", lambda: play(f"flick a1 {AIM}", on=opening()), sets("shot", 2, to=9_000_000)),
    ("queue", kept, sets("queue", to=[[1, [0]]])),
    ("queue", lambda: play("keep", on=kept()), sets("queue", to=[])),
    ("mine", sheet, sets("mine", to=1)),
    ("mine", alone, sets("theirs", to=0)),
    ("mine", alone, sets("mine", to=-1)),
    ("actor", opening, sets("actor", to=1)),
    ("actor", kept, sets("actor", to=0)),
    ("actor", kept, sets("players", 1, "tray", "reflicks", to=0)),
    ("actor", sheet, sets("actor", to=1)),
    ("ai", alone, sets("ai", "mud", to=6)),
    ("ai", alone, sets("ai", "canyon", to=[0, 0, 0, 0, 1])),
    ("ai", alone, sets("ai", "ruins", to=1)),
    ("ai", sheet, sets("ai", "mud", to=1)),
    ("players", opening, sets("players", 0, "desk", "ruins", to=3)),
    ("players", sheet, sets("players", 0, "desk", "canyon", to=[0, 0, 0, 0, 2])),
    ("players", sheet, sets("players", 0, "desk", "mud", to=1)),
    ("players", sheet, sets("players", 0, "desk", "sum", to=999)),
    ("players", sheet, sets("players", 0, "desk", "boxing", to=True)),
    ("players", sheet, sets("players", 0, "desk", "ended", to=True)),
    ("players", opening, sets("players", 0, "tray", "fresh", to=[1, 0, 0])),
    ("players", opening, sets("players", 0, "tray", "owed", to=1)),
    ("players", sheet, sets("players", 0, "tray", "fresh", to=[99, 0, 0])),
    ("players", opening, sets("players", 0, "tray", "swaps_circled", to=0)),
    ("players", sheet, sets("players", 0, "canyon", "shapes", to=[[7]])),
    ("players", sheet, sets("players", 0, "canyon", "filled", to=[[70]])),
    ("players", alone, sets("players", 0, "canyon", "filled", to=[[0]])),
    ("players", sheet, sets("players", 0, "creek", "circled", to=[5])),
    ("players", sheet, sets("players", 0, "creek", "crossed", to=[0, 1, 2, 3, 18])),
    ("players", sheet, sets("players", 0, "creek", "filled", to=[10])),
    ("players", alone, sets("players", 0, "creek", "filled", to=[9])),
    ("players", sheet, sets("players", 0, "mudcracks", "marked", to=[0, 28])),
    ("players", alone, sets("players", 0, "mudcracks", "raised", 15, to=1)),
    ("players", sheet, sets("players", 0, "ruins", "circled", to=1)),
    ("rewards", sheet, lambda data: completed(data, (1, 1))),
    ("rewards", sheet, lambda data: completed(data, (0, 2))),
]


def completed(data: Any, rewards: tuple[int, int]) -> None:
    """Building A is completed with these rewards."""
    for player, reward in zip(data["players"], rewards, strict=True):
        player["ruins"]["rewards"][0] = reward
        player["ruins"]["crossed"][0] = 5 if reward else 0


@pytest.mark.parametrize(("part", "position", "change"), LIES, ids=range(len(LIES)))
def test_a_state_that_contradicts_itself_is_refused_by_name(
    part: str, position: Callable[[], State], change: Change
) -> None:
    data = stored(position())
    change(data)
    with pytest.raises(BadState) as refused:
        GAME.load(data)
    assert refused.value.values.get("part") == part


def walk(seats: int, seed: int) -> Iterator[State]:
    """The states of a random game of soft flicks, which leave many discs on the board."""
    rng = Random(seed)
    on = GAME.setup(seats, {})
    while actors := GAME.actors(on):
        seat = rng.choice(sorted(actors))
        action = (GAME.chance(on) if seat == CHANCE else GAME.legal(on, seat)).sample(rng)
        if isinstance(action, Flick):
            action = replace(action, vx=abs(action.vx) // 4, vy=abs(action.vy) // 4)
        on = GAME.apply(on, seat, action)
        yield on


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_state_with_any_one_number_changed_is_refused_or_can_be_played_on(seats: int) -> None:
    rng = Random(seats)
    refused = played = 0
    for on in walk(seats, seed=seats):
        assert GAME.load(GAME.dump(on)) == on
        data = json.loads(json.dumps(GAME.dump(on)))
        change_one_number(data, rng)
        try:
            on = GAME.load(data)
        except BadState:
            refused += 1
            continue
        for _ in range(3):
            for seat in sorted(GAME.actors(on))[:1]:
                source = GAME.chance(on) if seat == CHANCE else GAME.legal(on, seat)
                on = GAME.apply(on, seat, source.sample(rng))
                played += 1
        GAME.score(on)
    assert refused > played / 3 > 0


def change_one_number(data: Any, rng: Random) -> None:
    """One whole number, anywhere in the data, becomes another."""
    places = list(numbers(data))
    parent, key = rng.choice(places)
    parent[key] = rng.choice([-1, 0, 1, 2, 5, 9, 60_000, parent[key] + 1, parent[key] - 1])


def numbers(data: Any) -> Iterator[tuple[Any, Any]]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if isinstance(value, dict | list):
            yield from numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield data, key
