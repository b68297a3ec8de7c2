"""Positions and lines of play, written as people write them."""

from collections.abc import Iterable, Sequence

import pytest
from msgspec.structs import replace

from meseta.core.errors import IllegalAction
from meseta.core.faults import Fault
from meseta.core.game import Event
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import CELL_OF, EXIT, LETTERS, NAMES, SHEET, Rectangle
from meseta.games.in_the_ruin.state import NOWHERE, Drawing, Phase, Player, State
from meseta.grids.bits import Bits, bits, members

GAME = InTheRuin()

CROSS = "f6 f5 f4 f7 f8 e6 d6 g6 h6"
"""Roads from the Exit two spaces into each direction; no 2×2 block."""


def cells(text: str) -> Bits:
    """The set of these spaces: names, or blocks of them such as `a1:c3`."""
    found = 0
    for word in text.split():
        first, _, last = word.partition(":")
        a, b = CELL_OF[first], CELL_OF[last or first]
        found |= bits(
            row * 11 + column for row in range(a // 11, b // 11 + 1) for column in range(a % 11, b % 11 + 1)
        )
    return found


def names(spaces: Bits) -> str:
    """The spaces of a set, in reading order."""
    return " ".join(NAMES[cell] for cell in members(spaces))


def letters(text: str) -> Bits:
    """The set of these letters."""
    return bits(LETTERS.index(letter) for letter in text.replace(" ", ""))


def letter_names(found: Bits | Iterable[int]) -> str:
    """These letters, in order."""
    return "".join(LETTERS[letter] for letter in (members(found) if isinstance(found, int) else found))


def routes(text: str) -> Bits:
    """The set of these route cards."""
    return bits(HOUSE.route_ids[pair] for pair in text.split())


def route_names(found: Bits) -> str:
    """These route cards, in order."""
    return " ".join(list(HOUSE.routes)[route] for route in members(found))


def player(
    roads: str = CROSS,
    walls: str = "",
    *,
    gates: str = "",
    pawn: str = "f6",
    hand: str = "",
    gems: int = 0,
    penalties: int = 0,
    escaped: int = 0,
    rectangle: Rectangle | None = None,
) -> Player:
    """A player between two rounds."""
    return Player(
        roads=cells(roads) | cells(gates),
        walls=cells(walls),
        gates=cells(gates),
        pawn=NOWHERE if escaped else CELL_OF[pawn],
        routes=routes(hand),
        gems=gems,
        penalties=penalties,
        escaped=escaped,
        rectangle=rectangle,
    )


def position(
    *players: Player,
    line: str = "OCB",
    deck: str | None = None,
    active: str = "",
    used: str = "",
    stage: int = 1,
    round: int = 5,
    finders: bool = False,
    each_pass: bool = False,
    skips: bool = False,
    adds: bool = False,
    route_discard: str = "",
    route_deck: str | None = None,
) -> State:
    """The start of a round in which every card is somewhere.

    Explore cards that are not named lie on the discard pile; where no deck is given, they are the deck.
    Route cards that are not named lie in the deck, or where a deck is given, among the spent ones.
    """
    seated = players or (player(), player())
    rest = HOUSE.all_cards & ~letters(line)
    drawable = rest if deck is None else letters(deck)
    held = 0
    for one in seated:
        assert not held & one.routes, "a route card cannot be in two hands"
        held |= one.routes
    free = HOUSE.all_routes & ~held
    spent = routes(route_discard) if route_deck is None else free & ~routes(route_deck)
    return State(
        phase=Phase.EXPLORE,
        players=tuple(_ready(one, stage) for one in seated),
        finders_draw=finders,
        deck=drawable,
        discard=rest & ~drawable,
        route_deck=free & ~spent,
        route_discard=spent,
        line=tuple(LETTERS.index(letter) for letter in line),
        active=letters(active),
        used=letters(used),
        stage=stage,
        round=round,
        waiting=bits(seat for seat, one in enumerate(seated) if not one.escaped),
        draws_each_pass=each_pass,
        skips_removal=skips,
        adds_three=adds,
    )


def _ready(one: Player, stage: int) -> Player:
    rectangle = one.rectangle if stage == 1 or one.rectangle is not None else Rectangle(EXIT, EXIT)
    if one.escaped:
        return replace(one, rectangle=rectangle)
    drawing = Drawing.NONE if one.empty else Drawing.FREED
    return replace(one, settled=one.marks, drawing=drawing, rectangle=rectangle)


def read(line: str) -> tuple[Seat, Action]:
    """Who does what: `1: done`, `chance: turn E`; seat 0 where nobody is named."""
    who, colon, text = line.partition(": ")
    if not colon:
        return 0, GAME.read(line)
    return (CHANCE if who == "chance" else int(who)), GAME.read(text)


def play(*lines: str, on: State) -> State:
    """The position after these lines; every one of them must survive being stored."""
    for line in lines:
        seat, action = read(line)
        on = GAME.apply(on, seat, action)
        assert GAME.load(GAME.dump(on)) == on
    return on


def narrated(*lines: str, on: State, viewer: Seat | None = 0) -> list[Event]:
    """The viewer's events of the last line, after the others are played."""
    on = play(*lines[:-1], on=on)
    seat, action = read(lines[-1])
    return list(GAME.narrate(on, seat, action, GAME.apply(on, seat, action), viewer))


def refusal(line: str, on: State) -> Fault:
    """Why the line is refused; every method of the game must refuse it."""
    seat, action = read(line)
    fault = GAME.fault(on, seat, action)
    assert fault is not None, f"{line!r} was allowed"
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(on, seat, action)
    assert refused.value.fault == fault
    if seat != CHANCE:
        assert action not in GAME.legal(on, seat)
        assert action not in list(GAME.legal(on, seat))
    return fault


def may(line: str, on: State) -> bool:
    """Whether the line is allowed."""
    seat, action = read(line)
    allowed = GAME.fault(on, seat, action) is None
    if seat != CHANCE:
        assert (action in list(GAME.legal(on, seat))) == allowed
    return allowed


def choices(on: State, seat: Seat = 0) -> set[str]:
    """Everything the seat may do."""
    return {GAME.write(action) for action in GAME.legal(on, seat)}


def answers(on: State) -> set[str]:
    """Everything chance may answer."""
    return {GAME.write(action) for action, _ in GAME.chance(on)}


def pass_round(*moves: str, on: State) -> State:
    """Seat by seat these moves (semicolons between lines), a single Wall where none is drawn, then done.

    The last confirmation is chance's cue: the position after it may ask for cards.
    """
    for seat in members(on.waiting):
        lines = [line.strip() for line in moves[seat].split(";") if line.strip()] if seat < len(moves) else []
        if not any(line[0] in "rwc" and line[1] == " " for line in lines) and on.players[seat].empty:
            lines.insert(0, f"c {_spare(on.players[seat])}")
        confirmed = lines[-1] in ("done", "escape") if lines else False
        for line in [*lines, *([] if confirmed else ["done"])]:
            on = play(f"{seat}: {line}", on=on)
    return on


def _spare(one: Player) -> str:
    """An empty space without a letter that touches a mark."""
    return next(
        NAMES[cell]
        for cell in SHEET.cells
        if one.empty >> cell & 1
        and cell not in HOUSE.letter_at
        and any(one.marks >> near & 1 for near in SHEET.neighbours(cell))
    )


def answer_chance(on: State, *, turns: str = "", routes: Sequence[str] = ()) -> State:
    """Chance's answers until players act again: these cards first, then the lowest."""
    cards, pairs = list(turns), list(routes)
    while GAME.actors(on) == {CHANCE}:
        possible = sorted(answers(on))
        wanted = possible[0]
        if on.phase is Phase.DRAW:
            wanted = f"route {pairs.pop(0)}" if pairs else wanted
        elif cards:
            wanted = f"turn {cards.pop(0)}"
        on = play(f"chance: {wanted}", on=on)
    assert not cards, f"{cards} were never asked for"
    return on


def totals(on: State) -> tuple[int, ...]:
    """Every seat's total, by seat."""
    return tuple(score.total for score in GAME.score(on))


def part(on: State, seat: Seat, code: str) -> int:
    """The points of one part of a score."""
    return next(part.points for part in GAME.score(on)[seat].parts if part.code == code)
