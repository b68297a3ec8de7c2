"""How people write the actions of Sonora: `aim a3 -12 40`, `cross B 9`, `draw 4 e9 e10 f10`, `walk 3 17`."""

import re
from collections.abc import Iterable
from typing import Final, assert_never

from meseta.core.errors import UnreadableNotation
from meseta.core.problems import NoAction
from meseta.discs import Arena, Fate
from meseta.games.sonora.actions import (
    FRESH,
    KEPT,
    Action,
    AiDraw,
    AiFill,
    AiWalk,
    Box,
    Bullseye,
    Choose,
    Close,
    Colours,
    Cross,
    Discover,
    Done,
    Draw,
    First,
    Flick,
    Keep,
    Mark,
    Rabbit,
    Record,
    Reflick,
    Rest,
    Settle,
    Swap,
    Walk,
)
from meseta.games.sonora.aims import read_aim, write_aim
from meseta.games.sonora.content import Edition
from meseta.games.sonora.words import SECTIONS, Animal, DiscId, Section, disc_name
from meseta.grids.lattice import Lattice

LONGEST: Final = 1500

_FATES: Final = {
    Fate.ON_FLOOR: "floor",
    Fate.IN_HOLE: "hole",
    Fate.OFF_BOARD: "off",
    Fate.ON_CORNER: "corner",
}
_FATE_OF: Final = {word: fate for fate, word in _FATES.items()}
_PLAIN: Final[dict[str, Action]] = {
    "reflick": Reflick(),
    "keep": Keep(),
    "mud": Record(),
    "rabbit": Rabbit(kept=False),
    "rabbit found": Rabbit(kept=True),
    "close": Close(),
    "done": Done(),
}
_DISC: Final = r"([a-d][1-5])"
_INT: Final = r"(-?[0-9]{1,8})"
_SECTION: Final = rf"({'|'.join(SECTIONS)})"
_CELLS: Final = r"((?: [a-z][0-9]{1,2})+)"


def write(edition: Edition, action: Action) -> str:
    """The action as people write it."""
    grid = edition.canyon.grid
    match action:
        case Flick(disc, x, y, vx, vy):
            return f"flick {disc_name(disc)} {x} {y} {vx} {vy}"
        case Bullseye(disc, section):
            return f"bullseye {disc_name(disc)} {SECTIONS[section]}"
        case Swap(a, b):
            return f"swap {disc_name(a)} {disc_name(b)}"
        case Choose(disc, section):
            return f"choose {disc_name(disc)} {SECTIONS[section]}"
        case Colours(mine, theirs):
            return f"colours {_colour(mine)} {_colour(theirs)}"
        case Cross(building, count):
            return f"cross {_letter(building)} {count}"
        case Draw(source, cells):
            return _line("draw", (_source(source, "fox"), *map(grid.name, cells)))
        case Walk(source, end):
            return f"walk {_source(source, 'owl')} {end}"
        case Mark(node):
            return f"mark {node}"
        case Box(column):
            return f"box {column + 1}"
        case Discover(animal):
            return f"discover {animal.name.lower()}"
        case AiDraw(number, cells):
            return _line("ai draw", (number, *map(grid.name, cells)))
        case AiWalk(number, start):
            return f"ai walk {number} {start}"
        case AiFill(node):
            return f"ai fill {node}"
        case First(seat):
            return f"first {seat}"
        case Settle():
            return _write_settle(action)
        case Reflick() | Keep() | Record() | Rabbit() | Close() | Done():
            return next(text for text, plain in _PLAIN.items() if plain == action)
        case _:
            assert_never(action)


def phrase(edition: Edition, action: Action) -> str:
    """The action as people type it: the same, but a flick by its angle and force (`aim a3 -12 40`)."""
    aimed = write_aim(edition.board.arena, action) if isinstance(action, Flick) else None
    return write(edition, action) if aimed is None else aimed


def _write_settle(settle: Settle) -> str:
    touched = "touched" if settle.touched else "clean"
    rests = (f"{disc_name(r.disc)} {_FATES[r.fate]} {r.x} {r.y}" for r in settle.rests)
    return _line("settle", (settle.kernel, settle.vx, settle.vy, touched, *rests))


def _line(verb: str, words: Iterable[object]) -> str:
    return " ".join([verb, *map(str, words)])


def _colour(colour: int) -> str:
    return chr(ord("a") + colour)


def _letter(building: int) -> str:
    return chr(ord("A") + building)


def _source(source: int, animal: str) -> str:
    return {FRESH: animal, KEPT: f"{animal} found"}.get(source, str(source))


def read(edition: Edition, text: str) -> Action:
    """The action that was written.

    `aim a3 -12 40` is read as a flick from the middle of one's corner: -12 degrees off the straight line to
    the board's middle (clockwise is positive), with 40 percent of full force; `aim a3 -12 40 from 20 5` from
    20 millimetres further to the right and 5 further forward.
    """
    text = " ".join(text[: LONGEST + 1].lower().split())
    if text in _PLAIN:
        return _PLAIN[text]
    verb = text.partition(" ")[0]
    found = (
        _read_flicking(edition.board.arena, text)
        or _read_discs(text)
        or _read_marks(edition.canyon.grid, text)
        or _read_solo(edition.canyon.grid, text)
        or (_read_settle(text) if verb == "settle" else None)
    )
    if found is None:
        raise UnreadableNotation(NoAction(text=text[:60], game="sonora"))
    return found


def _read_flicking(arena: Arena, text: str) -> Action | None:
    if found := re.fullmatch(rf"flick {_DISC} {_INT} {_INT} {_INT} {_INT}", text):
        x, y, vx, vy = map(int, found.groups()[1:])
        return Flick(_disc(found[1]), x, y, vx, vy)
    if found := re.fullmatch(r"first ([0-3])", text):
        return First(int(found[1]))
    return read_aim(arena, text)


def _read_discs(text: str) -> Action | None:
    if found := re.fullmatch(rf"(bullseye|choose) {_DISC} {_SECTION}", text):
        disc, section = _disc(found[2]), Section(SECTIONS.index(found[3]))
        return Bullseye(disc, section) if found[1] == "bullseye" else Choose(disc, section)
    if found := re.fullmatch(rf"swap {_DISC} {_DISC}", text):
        a, b = sorted((_disc(found[1]), _disc(found[2])))
        return Swap(a, b)
    if found := re.fullmatch(r"colours ([a-c]) ([a-c])", text):
        return Colours(ord(found[1]) - ord("a"), ord(found[2]) - ord("a"))
    return None


def _read_marks(grid: Lattice, text: str) -> Action | None:
    if found := re.fullmatch(r"cross ([a-h]) ([0-9]{1,2})", text):
        return Cross(ord(found[1]) - ord("a"), int(found[2]))
    if found := re.fullmatch(rf"draw ([1-5]|fox|fox found){_CELLS}", text):
        return Draw(_source_of(found[1]), _cells(grid, found[2]))
    if found := re.fullmatch(r"walk ([1-5]|owl|owl found) ([0-9]{1,3})", text):
        return Walk(_source_of(found[1]), int(found[2]))
    if found := re.fullmatch(r"mark ([0-9]{1,3})", text):
        return Mark(int(found[1]))
    if found := re.fullmatch(r"box ([1-9][0-9]?)", text):
        return Box(int(found[1]) - 1)
    if found := re.fullmatch(r"discover (fox|owl|rabbit)", text):
        return Discover(Animal[found[1].upper()])
    return None


def _read_solo(grid: Lattice, text: str) -> Action | None:
    if found := re.fullmatch(rf"ai draw ([1-5]){_CELLS}", text):
        return AiDraw(int(found[1]), _cells(grid, found[2]))
    if found := re.fullmatch(r"ai walk ([1-5]) ([0-9]{1,3})", text):
        return AiWalk(int(found[1]), int(found[2]))
    if found := re.fullmatch(r"ai fill ([0-9]{1,3})", text):
        return AiFill(int(found[1]))
    return None


def _read_settle(text: str) -> Settle | None:
    rest = rf" {_DISC} ({'|'.join(_FATE_OF)}) {_INT} {_INT}"
    head = re.match(rf"settle ([0-9]{{1,4}}) {_INT} {_INT} (touched|clean)((?:{rest})+)$", text)
    if head is None:
        return None
    rests = tuple(
        Rest(_disc(disc), _FATE_OF[fate], int(x), int(y)) for disc, fate, x, y in re.findall(rest, head[5])
    )
    return Settle(int(head[1]), int(head[2]), int(head[3]), head[4] == "touched", rests)


def _disc(name: str) -> DiscId:
    return 5 * (ord(name[0]) - ord("a")) + int(name[1]) - 1


def _source_of(word: str) -> int:
    if word.endswith("found"):
        return KEPT
    return int(word) if word.isdecimal() else FRESH


def _cells(grid: Lattice, text: str) -> tuple[int, ...]:
    """The cells of these names, ascending; an unknown name becomes a number that is not a cell."""
    found = []
    for name in text.split():
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        inside = column < grid.columns and 0 <= row < grid.rows
        found.append(row * grid.columns + column if inside else len(grid.cells))
    return tuple(sorted(found))
