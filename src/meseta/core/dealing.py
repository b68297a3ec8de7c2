"""A deal: what chance has in store for a match, whatever its players do, so that others can play it too.

A deal is read from a match that is over and completed at random: nothing of it exists while that match is
being played. Each card of a pile has a number of its own, and whoever draws gets the card with the smallest:
an order of all cards, from which the next is taken that is still there. The numbers of cards that were drawn
are chosen so that these come in the order in which they came, and all numbers are as likely as if they had
been drawn before anybody played (ADR 75).
"""

import hashlib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from meseta.core.seats import Seat

__all__ = ["Answer", "Deal", "Pull", "completed"]

_NUMBER_BITS: Final = 53
"""Small enough for every reader of JSON, large enough that two cards never have the same."""

Known = Mapping[str, Mapping[int, int]]


class Answer(NamedTuple):
    """One of chance's answers in a match so far."""

    seat: Seat
    """Whose action it followed; chance itself where it answered twice in a row, or first of all."""
    action: object


class Deal(msgspec.Struct, frozen=True):
    """What chance has in store."""

    seed: str
    """A secret, in hexadecimal digits: it decides whatever is not known."""
    known: dict[str, dict[int, int]] = {}
    """By purpose, numbers that a game has found in the match from which the deal was read."""

    def __repr__(self) -> str:
        return "<Deal>"  # whoever reads it could foresee chance

    def number(self, purpose: str, of: int) -> int:
        """The number that is known for this purpose, or else one that nobody can foresee."""
        known = self.known.get(purpose)
        found = None if known is None else known.get(of)
        return self._bits(f"{purpose} {of}") >> 256 - _NUMBER_BITS if found is None else found

    def rng(self, purpose: str) -> Random:
        """A generator for this purpose alone: what it has drawn tells nothing about any other."""
        return Random(self._bits(purpose))

    def _bits(self, purpose: str) -> int:
        keyed = hashlib.blake2b(purpose.encode(), key=bytes.fromhex(self.seed), digest_size=32)
        return int.from_bytes(keyed.digest(), "big")

    def draw(self, name: str, pile: Collection[int], count: int, before: Mapping[int, int]) -> list[int]:
        """The next cards of the pile, ascending; `before` says how often each card was drawn already.

        A card that was drawn and comes back has a new number, so a pile of them is shuffled anew.
        """
        order = sorted(pile, key=lambda card: (self.number(_purpose(name, before.get(card, 0)), card), card))
        return sorted(order[:count])


class Pull(NamedTuple):
    """Cards that were drawn together."""

    name: str
    """That of the pile."""
    pile: frozenset[int]
    """What could have been drawn."""
    taken: frozenset[int]


def completed(seed: str, pulls: Iterable[Pull], known: Known | None = None) -> Deal:
    """The deal in which cards come in the order of these draws; the seed decides the rest."""
    blank = Deal(seed)
    found: dict[str, dict[int, int]] = {purpose: dict(of) for purpose, of in (known or {}).items()}
    drawn: Counter[tuple[str, int]] = Counter()
    open_piles: dict[str, _Pile] = {}
    for pull in pulls:
        pile = open_piles.get(pull.name)
        if pile is None or pile.left != pull.pile:
            if pile is not None:
                pile.number(blank, found)
            numbers = {card: _purpose(pull.name, drawn[pull.name, card]) for card in pull.pile}
            pile = open_piles[pull.name] = _Pile(numbers)
        pile.take(sorted(pull.taken, key=lambda card: blank.number(f"{pull.name} hand", card)))
        drawn.update((pull.name, card) for card in pull.taken)
    for pile in open_piles.values():
        pile.number(blank, found)
    return Deal(blank.seed, found)


def _purpose(name: str, before: int) -> str:
    return f"{name} {before}"


class _Pile:
    """A pile from its shuffling to the next, with what was drawn from it."""

    def __init__(self, purposes: Mapping[int, str]) -> None:
        self._purposes = purposes
        self._taken: list[int] = []
        self.left = frozenset(purposes)

    def take(self, cards: Sequence[int]) -> None:
        """Draw these cards one after another."""
        self._taken += cards
        self.left -= frozenset(cards)

    def number(self, deal: Deal, found: dict[str, dict[int, int]]) -> None:
        """Give each card its number: the same numbers as always, in the order of the draws.

        So many numbers drawn at random, of which the smallest belong to the cards that were drawn first, are
        what a shuffled pile would have had, given that these cards came first.
        """
        own = {card: deal.number(purpose, card) for card, purpose in self._purposes.items()}
        rest = sorted(self.left, key=lambda card: own[card])
        for card, number in zip((*self._taken, *rest), sorted(own.values()), strict=True):
            found.setdefault(self._purposes[card], {})[card] = number
