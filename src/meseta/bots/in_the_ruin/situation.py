"""What a planner takes from a view: its own sheet and hand, the cards to come, and its turn so far."""

from typing import NamedTuple

import msgspec

from meseta.core.seats import Seat
from meseta.games.in_the_ruin.content import Edition, RouteId
from meseta.games.in_the_ruin.sheet import ALL, SIZE, Cell, Letter
from meseta.games.in_the_ruin.state import Drawing, Phase, Special
from meseta.games.in_the_ruin.view import View
from meseta.grids.bits import Bits, bits


class Readings(NamedTuple):
    """How the table reads RU-23, RU-25 and RU-28: its options."""

    finders_draw: bool = False
    draws_each_pass: bool = False
    skips_removal: bool = False
    adds_three: bool = False


class Situation(msgspec.Struct, frozen=True):
    """One player's side of the game. Letters are represented by their spaces."""

    roads: Bits
    walls: Bits
    gates: Bits
    pawn: Cell
    hand: tuple[RouteId, ...]
    gems: int
    penalties: int
    first_rectangle: int
    """Points of the rectangle scored at the end of Phase 1."""

    stage: int
    line: tuple[Letter, ...]
    deck: tuple[Letter, ...]
    """The cards to come, in the order of an imagined future, or in any where only their number counts."""
    active: Bits
    fresh: Bits
    """Spaces of letters that were never announced."""
    rivals: int
    """Rivals still in the ruin."""
    gone: int
    """Rivals who have escaped."""
    readings: Readings

    settled: Bits
    """Marks made before this round."""
    drawn: bool = False
    """Whether this round's drawing is done."""
    special: bool = False
    """Whether this round's special action is done."""
    steps: int = 0
    """Steps taken this round."""
    over: bool = False
    escape: int = 0
    """Points for having escaped, once the game is over."""

    @property
    def empty(self) -> Bits:
        """Where nothing is drawn."""
        return ALL ^ (self.roads | self.walls)

    @property
    def cards(self) -> int:
        """Explore cards left in this phase, the one in use included."""
        return len(self.line) + len(self.deck)


def situation_in(edition: Edition, view: View, viewer: Seat) -> Situation:
    """The viewer's situation, derived from the view alone."""
    sheet, own = view.sheets[viewer], view.own
    assert sheet is not None
    assert own is not None
    known = {*view.line, *view.discard, *own.dealt}
    unseen = [card for card in range(len(edition.places)) if card not in known]
    announced = {*view.active, *view.used, *own.dealt}
    others = [seat for seat in range(len(view.gems)) if seat != viewer]
    first = sheet.rectangle
    setting_up = view.phase is Phase.SETUP
    return Situation(
        roads=bits(sheet.roads),
        walls=bits(sheet.walls),
        gates=bits(sheet.gates),
        pawn=sheet.pawn,
        hand=own.kept if setting_up else sheet.routes,
        gems=view.gems[viewer],
        penalties=sheet.penalties,
        first_rectangle=_area(first) if first else 0,
        stage=view.stage,
        line=view.line,
        deck=tuple(unseen[: view.deck_size]),
        active=bits(edition.places[letter] for letter in (*view.active, *own.dealt)),
        fresh=bits(cell for letter, cell in enumerate(edition.places) if letter not in announced),
        rivals=sum(not view.escaped[seat] for seat in others),
        gone=sum(view.escaped[seat] > 0 for seat in others),
        readings=Readings(view.finders_draw, view.draws_each_pass, view.skips_removal, view.adds_three),
        settled=bits(own.settled),
        drawn=own.drawing is not Drawing.NONE,
        special=own.special is not Special.NONE,
        steps=own.steps,
    )


def _area(corners: tuple[Cell, ...]) -> int:
    first, last = corners
    return (last // SIZE - first // SIZE + 1) * (last % SIZE - first % SIZE + 1)
