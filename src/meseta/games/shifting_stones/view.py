"""Who may know what in Shifting Stones (ST-26)."""

from functools import lru_cache
from random import Random
from typing import Final

import msgspec

from meseta.core.latest import Latest
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import Face, pack, unpack
from meseta.games.shifting_stones.printed import SOLO_DECK
from meseta.games.shifting_stones.rules import LAST_ROUND, triggers
from meseta.games.shifting_stones.state import CardId, Cards, Phase, State, listed_cards
from meseta.grids.bits import bits, members

__all__ = ["View"]


class View(msgspec.Struct, frozen=True, gc=False, tag="shifting_stones"):
    """What one viewer knows of a position."""

    viewer: Seat | None
    """The seat that sees it; None is a spectator."""

    phase: Phase
    """Who is to act, and for what."""
    grid: tuple[Face, ...]
    """The nine faces that show; the other side of each is implied. Empty until the stones are laid."""

    hand: tuple[CardId, ...]
    """The viewer's own cards."""

    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    scored: tuple[tuple[CardId, ...], ...]
    """Each seat's scored cards, visible to all (ST-11)."""
    discard: tuple[CardId, ...]
    """Spent cards, visible to all (ST-08)."""
    deck_size: int
    """How many cards are not yet drawn."""
    first: Seat
    """The first player (ST-06); -1 until the lot is drawn."""
    turn: Seat
    """Whose turn it is, or who is being dealt cards."""
    due: int
    """How many cards chance still owes the seat on turn."""
    acted: bool
    """Whether there was an action in this turn: then it is too late to skip (ST-16)."""
    fruitful: bool
    """Whether a card was scored in this turn; a solo turn without one is a strike (ST-23)."""
    rested: tuple[Seat, ...]
    """The seats that skipped their latest turn."""

    strikes: int
    """Solo only: turns without a scored card (ST-23)."""
    seen: tuple[CardId, ...]
    """Solo only: the cards that this player knows to be in play."""

    goal: int
    """How many scored cards trigger the last round, or win a solo game."""

    last_round: bool
    """Whether somebody has scored enough, so that the round is only played out (ST-18)."""
    uncapped: bool
    """Whether a skip may fill a hand beyond six cards."""


def observe(state: State, viewer: Seat | None) -> View:
    """What the viewer may know: everything but other hands and what is left in the pile (ST-26)."""
    assert viewer is None or viewer >= 0, "chance has no view"
    # By position, in the order above: with their names, a view would cost half as much again.
    return View(
        viewer,
        state.phase,
        unpack(state.grid) if state.grid else (),
        () if viewer is None else _listed_next(_HAND, state.hands[viewer]),
        tuple(map(int.bit_count, state.hands)),
        _listed(state.scored),
        _listed_next(_DISCARD, state.discard),
        state.deck.bit_count(),
        state.first,
        state.turn,
        state.due,
        state.acted,
        state.fruitful,
        listed_cards(state.rested),
        state.strikes,
        () if viewer is None else listed_cards(state.seen),
        _GOALS[len(state.hands)],
        triggers(state.scored),
        state.uncapped,
    )


_GOALS: Final = LAST_ROUND | {1: sum(SOLO_DECK.values())}

_HAND: Final[Latest[Cards, tuple[CardId, ...]]] = Latest()
_DISCARD: Final[Latest[Cards, tuple[CardId, ...]]] = Latest()


def _listed_next(latest: Latest[Cards, tuple[CardId, ...]], cards: Cards) -> tuple[CardId, ...]:
    """The cards of a set, ascending. With nearly every action one card goes from the hand to the discards, so
    it is put into the latest list, or taken out of it."""
    before, listed = latest.kept
    if listed is None or before is None or (changed := before ^ cards) & changed - 1:
        listed = members(cards)
    elif not changed:
        return listed
    else:
        place = (cards & changed - 1).bit_count()
        if cards & changed:
            listed = (*listed[:place], changed.bit_length() - 1, *listed[place:])
        else:
            listed = listed[:place] + listed[place + 1 :]
    latest.kept = cards, listed
    return listed


# What seldom changes is not listed again.


@lru_cache(1 << 10)
def _listed(sets: tuple[Cards, ...]) -> tuple[tuple[CardId, ...], ...]:
    return tuple(map(members, sets))


def imagine(deck: Deck, view: View, rng: Random) -> State:
    """A state that looks like this view: the cards it does not show are dealt at random."""
    hidden = _hiddenlisted_cards(deck, view, rng)
    rng.shuffle(hidden)
    hands = [
        bits(view.hand) if seat == view.viewer else bits(hidden.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    ]
    scored = tuple(bits(cards) for cards in view.scored)
    discard = bits(view.discard)
    solo = len(hands) == 1
    return State(
        phase=view.phase,
        grid=pack(view.grid),
        hands=tuple(hands),
        scored=scored,
        deck=bits(hidden),
        discard=discard,
        first=view.first,
        turn=view.turn,
        due=view.due,
        acted=view.acted,
        fruitful=view.fruitful,
        rested=bits(view.rested),
        strikes=view.strikes,
        seen=bits(view.seen) | hands[0] | scored[0] | discard if solo else 0,
        uncapped=view.uncapped,
    )


def _hiddenlisted_cards(deck: Deck, view: View, rng: Random) -> list[CardId]:
    """Cards that may be in the pile and in other hands, exactly as many as are there."""
    visible = {*view.hand, *view.discard, *(card for cards in view.scored for card in cards)}
    if len(view.hand_sizes) > 1 or view.phase <= Phase.PICK:
        return [card for card in deck.cards if card not in visible]
    in_play = visible | set(view.seen)
    for points, count in SOLO_DECK.items():
        pile = deck.by_points[points]
        missing = count - len(in_play.intersection(pile))
        in_play.update(rng.sample([card for card in pile if card not in in_play], missing))
    return sorted(in_play - visible)
