"""How a state of Shifting Stones is stored: lists of small numbers, checked when they come back."""

import msgspec

from meseta.core.errors import BadState
from meseta.core.game import Json
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.chance import SoloDecks
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import STONES, Face, pack, unpack
from meseta.games.shifting_stones.rules import INFO, STRIKES
from meseta.games.shifting_stones.state import CardId, Phase, State
from meseta.grids.bits import bits, members


class _Stored(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    phase: Phase
    grid: list[Face]
    hands: list[list[CardId]]
    scored: list[list[CardId]]
    deck: list[CardId]
    discard: list[CardId]
    first: Seat
    turn: Seat
    due: int
    acted: bool
    fruitful: bool
    rested: list[Seat]
    strikes: int
    seen: list[CardId]


def dump(state: State) -> Json:
    """The state as data to be stored."""
    return {
        "phase": int(state.phase),
        "grid": list(unpack(state.grid)) if state.grid else [],
        "hands": [list(members(hand)) for hand in state.hands],
        "scored": [list(members(cards)) for cards in state.scored],
        "deck": list(members(state.deck)),
        "discard": list(members(state.discard)),
        "first": state.first,
        "turn": state.turn,
        "due": state.due,
        "acted": state.acted,
        "fruitful": state.fruitful,
        "rested": list(members(state.rested)),
        "strikes": state.strikes,
        "seen": list(members(state.seen)),
    }


def load(deck: Deck, data: Json) -> State:
    """The state that was stored; raises `BadState` with the part that cannot be."""
    try:
        stored = msgspec.convert(data, _Stored)
    except msgspec.ValidationError as trouble:
        raise BadState("state_unreadable", detail=str(trouble)) from None
    if part := _impossible(deck, stored):
        raise BadState("state_impossible", part=part)
    return State(
        phase=stored.phase,
        grid=pack(stored.grid),
        hands=tuple(bits(hand) for hand in stored.hands),
        scored=tuple(bits(cards) for cards in stored.scored),
        deck=bits(stored.deck),
        discard=bits(stored.discard),
        first=stored.first,
        turn=stored.turn,
        due=stored.due,
        acted=stored.acted,
        fruitful=stored.fruitful,
        rested=bits(stored.rested),
        strikes=stored.strikes,
        seen=bits(stored.seen),
    )


def _impossible(deck: Deck, stored: _Stored) -> str | None:
    """The first part that no position can have."""
    seats = range(len(stored.hands))
    held = [card for cards in (*stored.hands, *stored.scored) for card in cards]
    cards = sorted((*held, *stored.deck, *stored.discard))
    solo = len(seats) == 1
    picked = solo and stored.phase > Phase.PICK
    laid = stored.phase > Phase.STONES
    parts = {
        "hands": len(seats) in INFO.seats,
        "scored": len(stored.scored) == len(seats),
        "grid": sorted(face & ~1 for face in stored.grid) == (list(STONES) if laid else []),
        "deck": SoloDecks(deck).holds(tuple(cards)) if picked else cards == sorted(deck.cards),
        "first": stored.first in seats or (stored.first == CHANCE and stored.phase <= Phase.LOT),
        "turn": stored.turn in seats or (stored.turn == stored.first and stored.phase <= Phase.LOT),
        "due": 0 <= stored.due <= len(stored.deck) + len(stored.discard),
        "rested": set(stored.rested) <= set(seats),
        "strikes": 0 <= stored.strikes <= (STRIKES if solo else 0),
        "seen": set(stored.seen) <= (set(cards) if solo else set()),
    }
    return next((part for part, possible in parts.items() if not possible), None)
