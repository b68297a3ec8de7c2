"""What the arrays of an observation show of In the Ruin, read from a view alone.

The sheet in them is the viewer's own: the others are secret until the game is over, when nothing is left to
decide.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from meseta.envs.in_the_ruin.layout import CELLS, SLOTS, Layout, layout
from meseta.envs.numbers import Arrays, Field
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.printed import LARGEST_NUMBER
from meseta.games.in_the_ruin.scoring import ESCAPE, GEM, LEFT_BEHIND, PENALTY, ROUTE
from meseta.games.in_the_ruin.sheet import LETTERS, SIZE, Letter
from meseta.games.in_the_ruin.state import NOTHING, Phase
from meseta.games.in_the_ruin.view import SheetView, TurnView, View

__all__ = ["MOST_ROUNDS", "fields", "observe"]

MOST_ROUNDS: Final = len(LETTERS) - 4 + len(LETTERS)
"""Each round uses up a card of its phase (RU-20), of which the set-up has taken at least four (RU-05)."""
LEAST_POINTS: Final = PENALTY * MOST_ROUNDS + LEFT_BEHIND
"""A penalty in every round (RU-16), and left behind."""
MOST_POINTS: Final = GEM * len(LETTERS) + ROUTE * SLOTS + 2 * CELLS + max(ESCAPE)
"""Nobody finds two gems at one letter (RU-24), and no rectangle is larger than the sheet (RU-31)."""

PLANES: Final = ("Roads", "Walls", "Gates", "settled marks", "the pawn", "active letters", "used letters")
CARDS: Final = ("place in the line", "discarded", "active", "used", "dealt", "undrawn", "on the spent route")
SEATED: Final = ("gems", "route cards", "round of escape", "points for it", "waiting", "known letter")
TABLE: Final = (
    *("phase", "stage", "round", "explore deck", "route deck", "spent routes"),
    *("finders_draw", "draws_each_pass", "skips_removal", "adds_three"),
)
TURN: Final = ("drawing", "special", "steps taken", "steps left", "Roads shapes", "leaving", "penalties")
POINTS: Final = ("gems", "routes", "rectangle_1", "rectangle_2", "penalties", "escape", "total")


def fields(seats: int, numbered: Layout) -> dict[str, Field]:
    """The arrays of an observation, by name."""
    letters = len(LETTERS)
    forms = [form.name for form in numbered.forms]
    return {
        "sheet": Field(
            (len(PLANES), SIZE, SIZE), 0, 1, "int8", f"The viewer's sheet in planes: {_listed(PLANES)}."
        ),
        "cards": Field(
            (len(CARDS), letters),
            0,
            letters,
            "int8",
            f"The letters A to X and their explore cards: {_listed(CARDS)}; the line's oldest card is 1.",
        ),
        "shapes": Field(
            (len(forms),), 0, 1, "int8", f"1 for the shape of the round, or those undrawn: {_listed(forms)}."
        ),
        "hand": Field(
            (SLOTS, letters + 2),
            0,
            1,
            "int8",
            "The viewer's route cards: 1 for their two letters; whether kept at set-up; whether joined.",
        ),
        "seats": Field(
            (seats, len(SEATED)),
            LEFT_BEHIND,
            MOST_ROUNDS,
            "int8",
            f"What is known of each seat, the viewer first: {_listed(SEATED)}, 1 for A and 0 for none.",
        ),
        "table": Field((len(TABLE),), 0, MOST_ROUNDS, "int8", f"What is open to all: {_listed(TABLE)}."),
        "turn": Field(
            (len(TURN),), 0, max(MOST_ROUNDS, LARGEST_NUMBER), "int8", f"The viewer's own: {_listed(TURN)}."
        ),
        "points": Field(
            (len(POINTS),), LEAST_POINTS, MOST_POINTS, "int16", f"The viewer's points: {_listed(POINTS)}."
        ),
    }


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def observe(edition: Edition, described: Mapping[str, Field], view: View) -> Arrays:
    """The view as arrays."""
    import numpy as np

    sheet = None if view.viewer is None else view.sheets[view.viewer]
    shown: dict[str, Sequence[int]] = {
        "sheet": _planes(edition, view, sheet),
        "cards": _cards(edition, view),
        "shapes": _shapes(edition, view),
        "hand": _hand(edition, view, sheet),
        "seats": _seats(view),
        "table": _table(view),
        "turn": _turn(edition, view, sheet),
        "points": [getattr(sheet.points, part) for part in POINTS] if sheet else (0,) * len(POINTS),
    }
    return {
        name: np.array(shown[name], field.dtype).reshape(field.shape) for name, field in described.items()
    }


def _set(size: int, *members: Iterable[int]) -> list[int]:
    """1 for each member, row by row."""
    listed = [0] * (size * len(members))
    for row, found in enumerate(members):
        for member in found:
            listed[row * size + member] = 1
    return listed


def _planes(edition: Edition, view: View, sheet: SheetView | None) -> list[int]:
    letters = [[edition.places[letter] for letter in found] for found in (view.active, view.used)]
    if sheet is None or view.own is None:
        return _set(CELLS, (), (), (), (), (), *letters)
    pawn = () if sheet.pawn == NOTHING else (sheet.pawn,)
    return _set(CELLS, sheet.roads, sheet.walls, sheet.gates, view.own.settled, pawn, *letters)


def _ends(edition: Edition, route: RouteId) -> list[Letter]:
    return [LETTERS.index(letter) for letter in edition.routes[route]]


def _cards(edition: Edition, view: View) -> list[int]:
    own = view.own
    spent = [] if own is None or own.spent == NOTHING else _ends(edition, own.spent)
    dealt, undrawn = ((), ()) if own is None else (own.dealt, own.undrawn)
    line = [0] * len(LETTERS)
    for place, card in enumerate(view.line, 1):
        line[card] = place
    return line + _set(len(LETTERS), view.discard, view.active, view.used, dealt, undrawn, spent)


def _shapes(edition: Edition, view: View) -> list[int]:
    undrawn = view.own.undrawn if view.own else ()
    cards = view.line[:1] if view.phase is Phase.EXPLORE else undrawn
    numbered = layout(edition)
    return _set(len(numbered.forms), {numbered.form_of[card] for card in cards})


def _hand(edition: Edition, view: View, sheet: SheetView | None) -> list[int]:
    rows: list[list[int]] = [[] for _ in range(SLOTS)]
    if sheet is not None and view.own is not None:
        kept, joined = len(LETTERS), len(LETTERS) + 1
        for row, route, way in zip(rows, sheet.routes, sheet.joined, strict=False):
            row += _ends(edition, route)
            row += [kept] * (route in view.own.kept) + [joined] * bool(way)
    return _set(len(LETTERS) + 2, *rows)


def _seats(view: View) -> list[int]:
    count = len(view.gems)
    listed: list[int] = []
    for ahead in range(count):
        seat = ((view.viewer or 0) + ahead) % count
        listed += (
            view.gems[seat],
            view.hand_sizes[seat],
            view.escaped[seat],
            view.escape_points[seat],
            seat in view.waiting,
            view.known_at[seat] + 1,
        )
    return listed


def _table(view: View) -> tuple[int, ...]:
    return (
        *(view.phase, view.stage, view.round, view.deck_size, view.route_deck_size, view.route_discard_size),
        *(view.finders_draw, view.draws_each_pass, view.skips_removal, view.adds_three),
    )


def _turn(edition: Edition, view: View, sheet: SheetView | None) -> tuple[int, ...]:
    own: TurnView | None = view.own
    if sheet is None or own is None:
        return (0,) * len(TURN)
    left = edition.numbers[view.line[0]] - own.steps if view.phase is Phase.EXPLORE else 0
    return (own.drawing, own.special, own.steps, left, own.road_shapes, own.leaving, sheet.penalties)
