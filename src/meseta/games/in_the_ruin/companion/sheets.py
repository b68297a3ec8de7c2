"""What sheets of paper are worth, from what somebody has tapped: the engine counts them, part by part."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.results import Outcome, Part
from meseta.games.in_the_ruin.companion.plausible import check_sheets, noted_rectangle, read_marks
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.reach import path
from meseta.games.in_the_ruin.resolve import FULL_HAND
from meseta.games.in_the_ruin.rules import setup
from meseta.games.in_the_ruin.scoring import TIERS, outcome, score
from meseta.games.in_the_ruin.sheet import SIZE, Cell, Rectangle, largest_rectangle
from meseta.games.in_the_ruin.state import Phase, Player, State
from meseta.grids.bits import bits

__all__ = ["Scored", "SheetScore", "Sheets", "answer_sheets"]

Stage: TypeAlias = Literal["phase_1", "phase_2", "over"]


class PaperSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet as somebody reads it off their paper."""

    marks: Annotated[str, msgspec.Meta(pattern=rf"^([.o#g]{{{SIZE * SIZE}}})?\Z", max_length=SIZE * SIZE)]
    """The spaces in reading order: `.` empty, `o` a Road, `#` a Wall, `g` a Gate. Empty: not entered."""
    gems: Annotated[int, msgspec.Meta(ge=0, le=24)] = 0
    penalties: Annotated[int, msgspec.Meta(ge=0, le=48)] = 0
    routes: Annotated[
        tuple[Annotated[str, msgspec.Meta(pattern=r"^[A-X]{2}\Z")], ...], msgspec.Meta(max_length=FULL_HAND)
    ] = ()
    """The route cards in hand, by their letters in order (RU-03)."""
    rectangle: Annotated[int, msgspec.Meta(ge=0, le=SIZE * SIZE)] = 0
    """The points noted at the end of Phase 1; 0 before, and as long as nobody has entered them."""
    escaped: Annotated[int, msgspec.Meta(ge=0, le=48)] = 0
    """When they escaped, as any number that is larger for who escaped later; 0 for who did not (RU-34)."""


class Sheets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sheets"):
    """What are these sheets worth, one for each player?"""

    sheets: Annotated[tuple[PaperSheet, ...], msgspec.Meta(min_length=1, max_length=4)]
    stage: Stage = "over"
    """How far the game is: a running game counts what its sheets are worth as they stand."""


class SheetScore(msgspec.Struct, frozen=True):
    """What a sheet is worth, and why."""

    total: int
    parts: tuple[Part, ...]
    roads: int
    """How many spaces are Roads, Gates included: what breaks a tie (RU-35)."""
    rectangle: tuple[Cell, ...]
    """Two corners of a rectangle as large as that of Phase 1; none before that has ended."""
    largest: tuple[Cell, ...]
    """Two corners of the largest one now; none on an empty sheet."""
    joined: tuple[tuple[Cell, ...], ...]
    """For each route card a path that joins its letters; empty where there is none."""


class Goal(msgspec.Struct, frozen=True):
    """What a solo game is about to reach (RU-37)."""

    code: str
    points: int


class Scored(msgspec.Struct, frozen=True, tag_field="kind", tag="scored"):
    """What the sheets are worth, and who has won."""

    scores: tuple[SheetScore | None, ...]
    """None for a sheet that was not entered."""
    outcome: Outcome | None
    """How it ended; None for a running game, and as long as a sheet or its first rectangle is missing."""
    goals: tuple[Goal, ...]
    """The tiers of a solo game, the lowest first; none for several players."""


def answer_sheets(question: Sheets) -> Scored:
    """What each sheet is worth; raises `BadQuestion` for what no sheet can hold."""
    check_sheets(question.sheets, question.stage)
    state = replace(
        setup(HOUSE, len(question.sheets), {}),
        phase=Phase.OVER if question.stage == "over" else Phase.EXPLORE,
        stage=1 if question.stage == "phase_1" else 2,
        players=tuple(_player(sheet) for sheet in question.sheets),
    )
    scores = tuple(
        _score(state, seat, sheet) if sheet.marks else None for seat, sheet in enumerate(question.sheets)
    )
    complete = all(sheet.marks and sheet.rectangle for sheet in question.sheets)
    return Scored(
        scores,
        outcome(HOUSE, state) if complete else None,
        tuple(Goal(tier.code, tier.points) for tier in TIERS) if state.solo else (),
    )


def _player(sheet: PaperSheet) -> Player:
    """The player whose sheet this is, as the engine knows them at the end."""
    marks = read_marks(sheet.marks)
    return Player(
        roads=marks.roads,
        walls=marks.walls,
        gates=marks.gates,
        gems=sheet.gems,
        penalties=sheet.penalties,
        routes=bits(HOUSE.route_ids[route] for route in sheet.routes),
        rectangle=noted_rectangle(marks, sheet.rectangle),
        escaped=sheet.escaped,
    )


def _score(state: State, seat: int, sheet: PaperSheet) -> SheetScore:
    player = state.players[seat]
    parts = _parts(state, seat)
    largest = largest_rectangle(player.marks)
    ends = [HOUSE.ends(HOUSE.route_ids[route]) for route in sheet.routes]
    return SheetScore(
        total=sum(part.points for part in parts),
        parts=parts,
        roads=player.roads.bit_count(),
        rectangle=_corners(player.rectangle),
        largest=_corners(largest),
        joined=tuple(path(player.roads, *both) for both in ends),
    )


def _parts(state: State, seat: int) -> tuple[Part, ...]:
    """The parts of the score; of a running game, only those that count already (RU-33)."""
    player = state.players[seat]
    if state.stage == 1:  # the largest rectangle so far is the one that will be noted
        measured = replace(player, rectangle=largest_rectangle(player.marks))
        state = replace(state, players=(*state.players[:seat], measured, *state.players[seat + 1 :]))
    uncounted = {"rectangle_2"} if state.stage == 1 else set()
    if state.stage == 2 and player.rectangle is None:
        uncounted.add("rectangle_1")
    if state.phase is not Phase.OVER and not player.escaped:
        uncounted.add("escape")
    return tuple(part for part in score(HOUSE, state, seat).parts if part.code not in uncounted)


def _corners(found: Rectangle | None) -> tuple[Cell, ...]:
    return () if found is None else (found.first, found.last)
