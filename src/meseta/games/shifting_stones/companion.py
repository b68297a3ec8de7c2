"""What somebody with the box may ask about the stones on their table and the cards in their hand."""

from collections.abc import Iterator
from typing import Annotated, Final

import msgspec

from meseta.core.companion import BadQuestion, Companion
from meseta.games.shifting_stones.actions import End, Flip, PlayerAction, Score, Shift, Skip
from meseta.games.shifting_stones.best_turn import EXACT_HAND, TurnLine, every_turn
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import Distances, distances_for
from meseta.games.shifting_stones.grid import STONES, Cell, Face, Grid, flip, pack, shift, unpack
from meseta.games.shifting_stones.problems import CardTwice, CardUnknown, StonesOfBox
from meseta.games.shifting_stones.state import CardId

__all__ = ["COMPANION", "CardAway", "Hand", "Way", "WayStep", "Ways"]

MOST_CARDS: Final = 8
"""More cards in hand are asked about by nobody: a table without the cap of ST-16 rarely gets there."""

_Face = Annotated[Face, msgspec.Meta(ge=0, le=7)]
_Card = Annotated[CardId, msgspec.Meta(ge=1, le=999)]


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hand"):
    """What can be scored in this turn? And how far is every card?"""

    stones: Annotated[tuple[_Face, ...], msgspec.Meta(min_length=9, max_length=9)]
    """The nine faces that show, in reading order."""
    hand: Annotated[tuple[_Card, ...], msgspec.Meta(max_length=MOST_CARDS)]
    """The numbers of the cards in hand."""


class WayStep(msgspec.Struct, frozen=True):
    """One action of a turn, and where it leads."""

    cells: tuple[Cell, ...]
    """The two stones that trade places, the one that is flipped, or none where a card is scored."""
    card: CardId
    """The card that pays, or is scored."""
    stones: tuple[Face, ...]
    """The nine faces afterwards."""


class Way(msgspec.Struct, frozen=True):
    """A set of cards that can be scored in one turn, and how, with the fewest moves."""

    points: int
    scored: tuple[CardId, ...]
    """In the order in which they are scored."""
    spent: tuple[CardId, ...]
    """The cards that pay for the moves."""
    more: bool
    """Whether another way scores all these cards and at least one more."""
    steps: tuple[WayStep, ...]


class CardAway(msgspec.Struct, frozen=True):
    """How far a card is."""

    card: CardId
    moves: int
    """The fewest shifts and flips that complete its pattern; 0 where it is complete."""


class Ways(msgspec.Struct, frozen=True, tag_field="kind", tag="ways"):
    """Every way to score in this turn, and every card by its distance."""

    ways: tuple[Way, ...]
    """Those first that score as many cards as can be scored together; among them the most points first, then
    the fewest cards spent."""
    exact: bool
    """Whether every card in hand was considered; of a large hand only the most promising are."""
    away: tuple[CardAway, ...]
    """Every card of the deck, the nearest first, then the most points."""


def answer(question: Hand) -> Ways:
    """What this hand can score on these stones; raises `BadQuestion` if the box has no such things."""
    _check(question)
    grid = pack(question.stones)
    turns = every_turn(STANDARD, grid, question.hand)
    sets = [frozenset(turn.scored) for turn in turns]
    ways = [
        _way(turn, grid, more=any(cards < others for others in sets))
        for turn, cards in zip(turns, sets, strict=True)
    ]
    return Ways(
        tuple(sorted(ways, key=lambda way: way.more)),
        len(question.hand) <= EXACT_HAND,
        tuple(_away(grid, distances_for(STANDARD))),
    )


def _check(question: Hand) -> None:
    if sorted(face & ~1 for face in question.stones) != sorted(STONES):
        raise BadQuestion(StonesOfBox())
    seen: set[CardId] = set()
    for card in question.hand:
        if card not in STANDARD.cards:
            raise BadQuestion(CardUnknown(card=card, most=max(STANDARD.cards)))
        if card in seen:
            raise BadQuestion(CardTwice(card=card))
        seen.add(card)


def _way(turn: TurnLine, grid: Grid, more: bool) -> Way:
    steps = tuple(_steps(turn.actions, grid))
    spent = tuple(step.card for step in steps if step.cells)
    return Way(turn.points, turn.scored, spent, more, steps)


def _steps(actions: tuple[PlayerAction, ...], grid: Grid) -> Iterator[WayStep]:
    for action in actions:
        match action:
            case Shift(a, b, card):
                grid = shift(grid, a, b)
                yield WayStep((a, b), card, unpack(grid))
            case Flip(cell, card):
                grid = flip(grid, cell)
                yield WayStep((cell,), card, unpack(grid))
            case Score(card):
                yield WayStep((), card, unpack(grid))
            case End() | Skip():
                raise AssertionError("what can be scored is asked, not how a turn ends")


def _away(grid: Grid, distances: Distances) -> list[CardAway]:
    cards = STANDARD.cards.values()
    found = [(distances.distance(grid, card.id), -card.points, card.id) for card in cards]
    return [CardAway(card, moves) for moves, _, card in sorted(found)]


COMPANION: Final = Companion(question=Hand, reply=Ways, answer=answer)
