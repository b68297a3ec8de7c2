"""How a state of Shifting Stones is stored: lists of small numbers, checked when they are loaded."""

import msgspec

from meseta.core.errors import BadState
from meseta.core.game import Json
from meseta.core.problems import StateImpossible, StateUnreadable
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.chance import SoloDecks
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import STONES, Face, pack, unpack
from meseta.games.shifting_stones.rules import FULLEST_HAND, HAND, INFO, STRIKES, is_last_round
from meseta.games.shifting_stones.state import CardId, Phase, State
from meseta.grids.bits import bits, members


class _Skips(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who skipped their latest turn, and whether the hand has a cap (ST-16)."""

    rested: list[Seat]
    uncapped: bool


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
    strikes: int
    seen: list[CardId]
    rested: list[Seat] | msgspec.UnsetType = msgspec.UNSET
    """At a table with the cap, which is stored as it was before the cap was an option: digests stay valid."""
    skips: _Skips | msgspec.UnsetType = msgspec.UNSET
    """At a table without it."""

    @property
    def skipping(self) -> _Skips | None:
        """Exactly one of the two forms, as one; None where it is neither."""
        match self.rested, self.skips:
            case list(rested), msgspec.UNSET:
                return _Skips(rested, uncapped=False)
            case msgspec.UNSET, _Skips(uncapped=True) as skips:
                return skips
            case _:
                return None


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
        "strikes": state.strikes,
        "seen": list(members(state.seen)),
        **_dump_skips(state),
    }


def _dump_skips(state: State) -> dict[str, Json]:
    rested = list(members(state.rested))
    return {"skips": {"rested": rested, "uncapped": True}} if state.uncapped else {"rested": rested}


def load(deck: Deck, data: Json) -> State:
    """The state that was stored; raises `BadState` with the part that is impossible."""
    try:
        stored = msgspec.convert(data, _Stored)
    except msgspec.ValidationError as error:
        raise BadState(StateUnreadable(detail=str(error))) from None
    skips = stored.skipping
    part = "rested" if skips is None else _impossible(deck, stored, skips)
    if skips is None or part:
        raise BadState(StateImpossible(part=part or "rested"))
    state = State(
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
        rested=bits(skips.rested),
        strikes=stored.strikes,
        seen=bits(stored.seen),
        uncapped=skips.uncapped,
    )
    if _ended_wrongly(state):
        raise BadState(StateImpossible(part="phase"))
    return state


def _impossible(deck: Deck, stored: _Stored, skips: _Skips) -> str | None:
    """The first part that no position can have."""
    seats = range(len(stored.hands))
    visible = [card for cards in (*stored.hands, *stored.scored) for card in cards] + stored.discard
    cards = sorted(visible + stored.deck)
    solo = len(seats) == 1
    phase = stored.phase
    dealing = phase in (Phase.DEAL, Phase.DRAW)
    parts = {
        "hands": len(seats) in INFO.seats
        and (skips.uncapped or all(len(hand) <= FULLEST_HAND for hand in stored.hands)),
        "scored": len(stored.scored) == len(seats) and not (phase < Phase.DEAL and visible),
        "grid": sorted(face & ~1 for face in stored.grid) == (list(STONES) if phase > Phase.STONES else []),
        "deck": SoloDecks(deck).holds(tuple(cards))
        if solo and phase > Phase.PICK
        else cards == sorted(deck.cards),
        "first": stored.first == CHANCE if phase is Phase.LOT else stored.first in _known(seats, phase),
        "turn": stored.turn in seats or (stored.turn == stored.first and phase <= Phase.LOT),
        "due": 0 < stored.due <= min(HAND, len(stored.deck) + len(stored.discard))
        if dealing
        else stored.due == 0,
        "fruitful": stored.acted or not stored.fruitful,
        "rested": skips.rested == sorted(set(skips.rested) & set(seats)),
        "strikes": 0 <= stored.strikes <= (STRIKES if solo else 0),
        "seen": stored.seen == sorted(set(stored.seen))
        and set(visible if solo else []) <= set(stored.seen) <= set(cards if solo else []),
    }
    return next((part for part, possible in parts.items() if not possible), None)


def _known(seats: range, phase: Phase) -> list[Seat]:
    """Who may be the first player; before the lot it may be nobody yet."""
    return [*seats, CHANCE] if phase < Phase.LOT else [*seats]


def _ended_wrongly(state: State) -> bool:
    """Whether the game is over without a reason, or goes on despite one (ST-19, ST-23, ST-24)."""
    if state.solo:
        won = state.phase > Phase.PICK and not state.hands[0] | state.deck | state.discard
        return (state.phase is Phase.OVER) != (won or state.strikes == STRIKES)
    return state.phase is Phase.OVER and not (is_last_round(state) and state.turn == state.first)
