"""Shifting Stones in numbers.

A card in the hand is named by its slot: 0 is the lowest card, and an empty slot shows as card 0. Every slot
has the 22 uses of a card, so the numbers hardly depend on how many cards an edition has.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from meseta.core.actions import LegalActions
from meseta.core.game import Game, Options
from meseta.core.seats import Seat
from meseta.envs.numbers import Arrays, Field
from meseta.games.shifting_stones.actions import Action, End, Flip, Score, Shift, Skip
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import CELLS, FACES
from meseta.games.shifting_stones.legal import MOVES, uses
from meseta.games.shifting_stones.printed import SOLO_DECK
from meseta.games.shifting_stones.rules import FULLEST_HAND, HAND, INFO, SKIP_DRAW, STRIKES
from meseta.games.shifting_stones.state import Phase, State
from meseta.games.shifting_stones.view import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["ShiftingStonesNumbers", "largest_hand"]

END, SKIP, CARD = 0, 1, 2
"""The number of ending a turn, of skipping it, and the first number of slot 0."""

USES: Final = MOVES + 1
"""What a card can be used for: twelve shifts, nine flips, and being scored."""

UNSEEN, IN_PILE, DISCARDED, IN_HAND, SCORED = 0, 1, 2, 3, 4
"""Where a card is, as far as the viewer knows: `SCORED` by the viewer, and one more per seat after it."""

WORTHS: Final = tuple(SOLO_DECK)
"""What cards can be worth, ascending (ST-02)."""


def largest_hand(deck: Deck, seats: int, options: Options) -> int:
    """The most cards that one seat can ever hold (ST-14, ST-16).

    A skip fills a hand to six cards at most. Without this cap, every other seat keeps four cards: those it
    spends are back in its hand before the next turn, unless it scored them. Alone, four turns without a score
    end the game, a skip is one of them, and between two skips there is another such turn or a card less.
    """
    if INFO.resolve_options(seats, options)["skip_cap"] != "none":
        return FULLEST_HAND
    if seats > 1:
        return len(deck.cards) - HAND * (seats - 1)
    return HAND + STRIKES * SKIP_DRAW - (STRIKES - 1)


class ShiftingStonesNumbers:
    """Shifting Stones in numbers, for a fixed number of seats and the options of a table."""

    name: str = "shifting_stones_v0"
    flick: Field | None = None

    def __init__(self, game: ShiftingStones, seats: int, options: Options | None = None) -> None:
        self.game: Game[State, Action, View] = game
        self.seats = seats
        self.slots: Final = largest_hand(game.deck, seats, options or {})
        self.actions = CARD + self.slots * USES
        self.factors: Sequence[tuple[str, int, tuple[int, ...]]] = (
            ("end", END, (1,)),
            ("skip", SKIP, (1,)),
            ("card", CARD, (self.slots, USES)),
        )
        self.fields: Mapping[str, Field] = _fields(len(game.deck.cards), self.slots, seats)
        self._cards: Final = game.deck.cards

    def mask(self, view: View, legal: LegalActions[Action]) -> "NDArray[np.int8]":
        """1 for each action that is legal, by its number."""
        import numpy as np

        mask = np.zeros(self.actions, np.int8)
        for action in legal:
            mask[self.number(view, action)] = 1
        return mask

    def number(self, view: View, action: Action) -> int:
        """An action's number, as the seat with this view would choose it."""
        match action:
            case End():
                return END
            case Skip():
                return SKIP
            case Shift(card=card) | Flip(card=card) | Score(card=card) if card in view.hand:
                return CARD + self._slot(view, card) * USES + uses(card).index(action)
            case _:
                raise ValueError(f"{action!r} is nothing that this viewer can do: its hand is {view.hand}")

    def _slot(self, view: View, card: int) -> int:
        slot = view.hand.index(card)
        if slot >= self.slots:
            raise ValueError(
                f"there are numbers for {self.slots} cards, not for {len(view.hand)}: "
                "give ShiftingStonesNumbers the options of the table"
            )
        return slot

    def action(self, view: View, number: int, flick: Sequence[float] | None = None) -> Action:
        """The action with this number."""
        if number == END:
            return End()
        if number == SKIP:
            return Skip()
        slot, use = divmod(number - CARD, USES)
        if number < 0 or slot >= len(view.hand):
            raise ValueError(f"{number} is not the number of anything that can be done with {view.hand}")
        return uses(view.hand[slot])[use]

    def observe(self, view: View) -> Arrays:
        """The view as arrays, as described by `fields`. A spectator sits beside seat 0, without a hand."""
        import numpy as np

        viewer = view.viewer or 0
        if len(view.hand) > self.slots:
            self._slot(view, view.hand[-1])
        seats = [(viewer + ahead) % self.seats for ahead in range(self.seats)]
        listed: dict[str, Sequence[int]] = {
            "grid": view.grid or (len(FACES),) * len(CELLS),
            "hand": (*view.hand, *(0,) * (self.slots - len(view.hand))),
            "cards": self._whereabouts(view, seats),
            "hand_sizes": [view.hand_sizes[seat] for seat in seats],
            "scored": [
                sum(self._cards[card].points == worth for card in view.scored[seat])
                for seat in seats
                for worth in WORTHS
            ],
            "piles": (view.deck_size, len(view.discard)),
            "rested": [seat in view.rested for seat in seats],
            "first": (self._ahead(view.first, viewer),),
            "turn": (self._ahead(view.turn, viewer),),
            "phase": (view.phase,),
            "due": (view.due,),
            "acted": (view.acted,),
            "fruitful": (view.fruitful,),
            "strikes": (view.strikes,),
            "last_round": (view.last_round,),
        }
        return {
            name: np.array(listed[name], field.dtype).reshape(field.shape)
            for name, field in self.fields.items()
        }

    def _ahead(self, seat: Seat, viewer: Seat) -> int:
        """How many seats after the viewer's a seat comes; as many as there are, if it is nobody's yet."""
        return self.seats if seat < 0 else (seat - viewer) % self.seats

    def _whereabouts(self, view: View, seats: Sequence[Seat]) -> list[int]:
        """Where each card is, as far as the viewer knows."""
        where = [UNSEEN] * len(self._cards)
        for cards, place in (
            (view.seen, IN_PILE),  # unless it is found somewhere else
            (view.discard, DISCARDED),
            (view.hand, IN_HAND),
            *((view.scored[seat], SCORED + ahead) for ahead, seat in enumerate(seats)),
        ):
            for card in cards:
                where[card - 1] = place
        return where


def _fields(cards: int, slots: int, seats: int) -> dict[str, Field]:
    """What the arrays show; `goal` and `uncapped` of a view are the same in all games with these numbers."""
    scored = f"{SCORED} and more scored by the viewer and by the seats after it"
    shown: dict[str, tuple[tuple[int, ...], int, str]] = {
        "grid": ((9,), 8, "The nine faces that show, in reading order; 8 until the stones are laid."),
        "hand": ((slots,), cards, "The viewer's cards, ascending, by their numbers; 0 is an empty slot."),
        "cards": (
            (cards,),
            SCORED + seats - 1,
            f"Where each card is: 0 unseen, 1 in the pile, 2 discarded, 3 in the viewer's hand, {scored}.",
        ),
        "hand_sizes": ((seats,), cards, "How many cards each seat holds, the viewer first."),
        "scored": (
            (seats, len(WORTHS)),
            cards,
            "How many cards worth 1, 2, 3 and 5 points each seat has scored, the viewer first.",
        ),
        "piles": ((2,), cards, "How many cards the draw pile and the discard pile have."),
        "rested": ((seats,), 1, "1 for each seat that skipped its latest turn, the viewer first."),
        "first": (
            (1,),
            seats,
            f"How many seats after the viewer the first player sits; {seats} until the lot.",
        ),
        "turn": ((1,), seats, f"How many seats after the viewer the turn is; {seats} until the lot."),
        "phase": (
            (1,),
            max(Phase),
            "Who is to act and for what: 4 is a turn, 6 the end, less or 5 is chance.",
        ),
        "due": ((1,), cards, "How many cards chance still owes the seat on turn."),
        "acted": ((1,), 1, "1 if it is too late to skip, because there was an action in this turn."),
        "fruitful": ((1,), 1, "1 if a card was scored in this turn."),
        "strikes": ((1,), STRIKES, "How many turns were without a scored card; alone only."),
        "last_round": ((1,), 1, "1 if somebody has scored enough, so that the round is only played out."),
    }
    return {name: Field(shape, 0, most, "uint8", meaning) for name, (shape, most, meaning) in shown.items()}
