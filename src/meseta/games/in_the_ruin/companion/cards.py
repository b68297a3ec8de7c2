"""Where the caller's cards come from: a deck shuffled by a seed, or the box's own, as somebody tells them."""

from random import Random
from typing import Final

from meseta.core.companion import BadQuestion
from meseta.games.in_the_ruin.problems import CallCard
from meseta.games.in_the_ruin.sheet import LETTERS, Letter
from meseta.grids.bits import Bits

PHASES: Final = 2


class Cards:
    """The explore cards in the order in which they are turned up.

    A seed shuffles the whole deck once for each phase: what is turned up depends on nothing that players do,
    so whoever goes back and tells a round otherwise finds the cards as they lay.
    """

    def __init__(self, seed: int | None, drawn: str) -> None:
        self._told = [LETTERS.index(letter) for letter in drawn]
        self._orders: list[list[Letter]] | None = None
        if seed is not None:
            rng = Random(seed)
            self._orders = [rng.sample(range(len(LETTERS)), len(LETTERS)) for _ in range(PHASES)]

    def next(self, deck: Bits, phase: int) -> Letter | None:
        """The top card of the deck in this phase; None if nobody has told which one it is."""
        if self._orders is not None:
            return next(card for card in self._orders[phase - 1] if deck >> card & 1)
        if not self._told:
            return None
        card = self._told.pop(0)
        if not deck >> card & 1:
            raise BadQuestion(CallCard(letter=LETTERS[card]))
        return card

    def hand(self, deck: Bits, count: int) -> tuple[Letter, ...] | None:
        """The first cards of Phase 1, ascending; None if not so many are known."""
        hand: list[Letter] = []
        while len(hand) < count:
            if (card := self.next(deck, 1)) is None:
                return None
            hand.append(card)
            deck ^= 1 << card
        return tuple(sorted(hand))

    def check_all_used(self) -> None:
        """Raise if a card was told that nobody turns up."""
        if self._told:
            raise BadQuestion(CallCard(letter=LETTERS[self._told[0]]))
