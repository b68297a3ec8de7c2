"""Positions and lines of play in Sonora, written as people write them."""

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.choices import Bounded
from meseta.core.errors import IllegalAction
from meseta.core.faults import Fault
from meseta.core.seats import CHANCE, Seat
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Action,
    Box,
    Close,
    Discover,
    Done,
    Draw,
    First,
    Mark,
    PlayerAction,
    Rabbit,
    Record,
    Settle,
    Walk,
)
from meseta.games.sonora.chance import KERNEL
from meseta.games.sonora.content import HOUSE, Edition
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.notation import read as read_action
from meseta.games.sonora.rules import begin_write
from meseta.games.sonora.state import Disc, Phase, State, Where
from meseta.games.sonora.words import NUMBERS, Animal, Section

GAME = Sonora()
PRINTED = HOUSE
HOUSE_TEXT = (resources.files("meseta.games.sonora") / "data" / "house.toml").read_text(encoding="utf-8")
CELL = {PRINTED.canyon.grid.name(cell): cell for cell in PRINTED.canyon.grid.cells}
"""The canyon's squares by name."""
FULL_RUINS = PRINTED.ruins.ai_hexes
"""With this many hexes circled or cleared there is nothing left for the AI."""

RUINS, CANYON, MUDCRACKS, CREEK = (-70_000, -70_000), (80_000, -80_000), (70_000, 70_000), (-70_000, 70_000)
"""Places that lie well inside a zone and touch no circle."""
ZONE = {Section.RUINS: RUINS, Section.CANYON: CANYON, Section.MUDCRACKS: MUDCRACKS, Section.CREEK: CREEK}
CIRCLE = {
    name: next((c.x, c.y) for c in HOUSE.board.circles if c.section is section)
    for name, section in (
        ("lizard", Section.RUINS),
        ("fox", Section.CANYON),
        ("owl", Section.CREEK),
        ("rabbit", Section.MUDCRACKS),
    )
}
"""The middle of one circle of each animal."""
SOURCES = (FRESH, KEPT, *NUMBERS)
EVERY_MARK: list[PlayerAction] = [
    *(Draw(source, placement.cells) for source in SOURCES for placement in HOUSE.canyon.all_placements),
    *(Walk(source, space) for source in SOURCES for space in range(len(HOUSE.creek.parents))),
    *(Mark(node) for node in range(len(HOUSE.mudcracks.costs))),
    *(Box(column) for column in range(len(HOUSE.mudcracks.columns))),
    *(Discover(animal) for animal in Animal),
    *(Rabbit(kept) for kept in (False, True)),
    *(Record(), Close(), Done()),
]
"""Everything anyone could ever write once the Ruins are done (SO-24)."""


def disc(name: str) -> int:
    """The disc of that name."""
    return 5 * (ord(name[0]) - ord("a")) + int(name[1]) - 1


def opening(seats: int = 2, **options: str) -> State:
    """The first flick, seat 0 to begin, with hands that never tremble."""
    hands = {f"hand_{seat}": "exact" for seat in range(4)}
    return GAME.setup(seats, {**hands, **({"first_player": "0"} if seats > 1 else {}), **options})


def lying(on: State, places: Mapping[str, tuple[int, int]], out: Sequence[str] = ()) -> State:
    """The position with these discs on the floor; discs named out are out."""
    for name, (x, y) in places.items():
        on = on.with_disc(disc(name), Disc(Where.FLOOR, x, y))
    for name in out:
        on = on.with_disc(disc(name), Disc(Where.OUT))
    return on


def flown(
    on: State,
    places: Mapping[str, tuple[int, int]],
    bullseyes: Mapping[str, Section] | None = None,
    printed: Edition = PRINTED,
) -> State:
    """The end of the Flick phase: these discs lie there, all others are out, and the Write phase begins."""
    on = lying(on, places, out=[name for name in names(on) if name not in places])
    for name, section in (bullseyes or {}).items():
        on = on.with_disc(disc(name), Disc(Where.SECTION, section=section))
    return begin_write(printed, replace(on, flown=len(on.discs)))


def names(on: State) -> list[str]:
    """Every disc's name."""
    return ["abcd"[index // 5] + str(index % 5 + 1) for index in range(len(on.discs))]


def writing(seats: int = 2, counting: Mapping[str, Section] | None = None, **options: str) -> State:
    """The Write phase, with discs that count for these sections; nobody has swapped or raced."""
    on = flown(no_swaps(opening(seats, **options)), spread(counting or {}))
    assert on.phase in (Phase.WRITE, Phase.RUINS)
    return on


def spread(counting: Mapping[str, Section]) -> dict[str, tuple[int, int]]:
    """Places for discs in their zones, none on another."""
    places = {}
    for index, (name, section) in enumerate(counting.items()):
        x, y = ZONE[section]
        places[name] = (x + (index % 3 - 1) * 26_000, y + (index // 3 - 1) * 26_000)
    return places


def no_swaps(on: State) -> State:
    """The position with nobody having a Swap or a Reflick."""
    for seat, player in enumerate(on.players):
        on = on.with_player(seat, replace(player, tray=replace(player.tray, swaps=0, reflicks=0)))
    return on


def with_tray(on: State, seat: Seat = 0, **changes: object) -> State:
    """The position with a seat's tray changed."""
    player = on.players[seat]
    return on.with_player(seat, replace(player, tray=replace(player.tray, **changes)))


def with_player(on: State, seat: Seat = 0, **changes: object) -> State:
    """The position with a seat's sheet or desk changed."""
    return on.with_player(seat, replace(on.players[seat], **changes))


def read(line: str) -> Action:
    """The action that is written like this."""
    return read_action(PRINTED, line)


def play(*lines: str, on: State, by: Seat | None = None) -> State:
    """The position after these lines, each by chance, by the seat named, or by the lowest that may act."""
    for line in lines:
        action = read(line)
        on = GAME.apply(on, actor(action, on) if by is None else by, action)
    return on


def actor(action: Action, on: State) -> Seat:
    """Who would do this."""
    return CHANCE if isinstance(action, First | Settle) else min(GAME.actors(on))


def refusal(line: str, on: State, by: Seat | None = None) -> Fault:
    """Why the line is refused; every method of the game must refuse it."""
    action = read(line)
    seat = actor(action, on) if by is None else by
    fault = GAME.fault(on, seat, action)
    assert fault is not None, f"{line!r} was allowed"
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(on, seat, action)
    assert refused.value.fault == fault
    assert seat == CHANCE or action not in GAME.legal(on, seat)
    return fault


def may(line: str, on: State, by: Seat | None = None) -> bool:
    """Whether the line is allowed."""
    action = read(line)
    return GAME.fault(on, actor(action, on) if by is None else by, action) is None


def choices(on: State, seat: Seat = 0) -> set[str]:
    """Everything the seat may do, where that can be listed."""
    return {GAME.write(action) for action in GAME.legal(on, seat)}


AIM = "-196000 -196000 500000 500000"
"""A start in the middle of the corner and some velocity, where a test decides the result itself."""


def flick(on: State, name: str, *rests: str, touched: bool = False) -> State:
    """The position after a flick with these rests, each `disc fate x y`: another kernel's answer."""
    on = play(f"flick {name} {AIM}", on=on)
    word = "touched" if touched else "clean"
    return play(f"settle {KERNEL + 1} 500000 500000 {word} " + " ".join(rests), on=on)


def floor(name: str, place: tuple[int, int]) -> str:
    return f"{name} floor {place[0]} {place[1]}"


def where(on: State, name: str) -> Where:
    return on.discs[disc(name)].where


def totals(on: State) -> tuple[int, ...]:
    return tuple(score.total for score in GAME.score(on))


def alone(counting: dict[str, Section], **options: str) -> State:
    """All discs are flicked; the colours are to be chosen."""
    on = flown(no_swaps(opening(1, **options)), spread(counting))
    assert on.phase is Phase.COLOURS
    return on


def aiming(on: State, seat: Seat = 0) -> dict[str, Any]:
    """What the seat may choose when it flicks."""
    offered = GAME.legal(on, seat).choices()
    assert isinstance(offered, Bounded)
    assert isinstance(offered.bounds, dict)
    return offered.bounds
