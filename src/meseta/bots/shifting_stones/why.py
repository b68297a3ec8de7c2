"""What speaks for a turn of Shifting Stones, in the judge's own parts: points, 1s, the hand and the grid."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from meseta.bots.shifting_stones.planner import unseen_cards
from meseta.bots.shifting_stones.reasons import (
    AnyReason,
    DrawsMore,
    Exchanges,
    Keeps,
    LastRound,
    LeavesLess,
    MostOnes,
    NoStrike,
    Scores,
    Wins,
)
from meseta.bots.shifting_stones.turns import Cards, Turn
from meseta.bots.shifting_stones.worth import Race, Solo
from meseta.games.shifting_stones.actions import Action, Flip, Score, Shift, Skip
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.distance import Move, apply_move, distances_for
from meseta.games.shifting_stones.grid import BOARD, CELLS, Grid, pack
from meseta.games.shifting_stones.rules import FULLEST_HAND, HAND, SKIP_DRAW
from meseta.games.shifting_stones.scoring import ONES_BONUS
from meseta.games.shifting_stones.state import CardId
from meseta.games.shifting_stones.view import View

WORTH_KEEPING: Final = 0.5
"""Points from which on a card is kept for a reason."""
NOTICED: Final = 0.3
"""Points in steps of which it is told how much less the next player is left than usual."""
EXCHANGE: Final = 0.35
"""About what a card that is not worth keeping is worse than a fresh one (`KEEP`)."""

_Weighed: TypeAlias = Iterator[tuple[float, AnyReason]]
"""Reasons with about the points they are worth."""


class _Played(NamedTuple):
    """A turn as it was played."""

    turn: Turn
    """What it scores and the grid it leaves; `rest` are the cards it keeps."""
    stones: tuple[str, ...]
    """The cells where scored patterns were complete."""
    skips: bool


class Why:
    """Finds what speaks for a turn."""

    def __init__(self, deck: Deck) -> None:
        self._deck: Final = deck
        self._race: Final = Race(deck)
        self._solo: Final = Solo(deck)
        self._distance: Final = distances_for(deck).distance

    def of(self, view: View, actions: Sequence[Action]) -> tuple[AnyReason, ...]:
        """All of it, the weightiest first."""
        played = self._played(view, actions)
        alone = len(view.hand_sizes) == 1
        weighed = [*self._scoring(played), *self._keeping(view, played)]
        weighed += self._solo_reasons(view, played) if alone else self._racing(view, played)
        weighed.sort(key=lambda pair: -pair[0])
        return tuple(reason for _, reason in weighed)

    def _played(self, view: View, actions: Sequence[Action]) -> _Played:
        grid, hand = pack(view.grid), list(view.hand)
        moves: list[Move] = []
        scored: list[CardId] = []
        stones: dict[str, None] = {}
        for action in actions:
            match action:
                case Shift(card=card) | Flip(card=card):
                    moves.append((action.a, action.b) if isinstance(action, Shift) else (action.cell,))
                    grid = apply_move(grid, moves[-1])
                    hand.remove(card)
                case Score(card):
                    stones |= dict.fromkeys(self._stones(grid, card))
                    scored.append(card)
                    hand.remove(card)
                case _:
                    break
        turn = Turn(tuple(sorted(scored)), grid, tuple(moves), tuple(hand))
        return _Played(turn, tuple(stones), Skip() in actions)

    def _stones(self, grid: Grid, card: CardId) -> list[str]:
        """The cells of the pattern, in the first place where it is complete."""
        place = next(place for place in self._deck.cards[card].places if grid & place == place)
        return [BOARD.name(cell) for cell in CELLS if any(place >> 9 * face + cell & 1 for face in range(8))]

    def _scoring(self, played: _Played) -> _Weighed:
        scored = played.turn.scored
        if scored:
            points = self._deck.points(scored)
            yield points, Scores(cards=scored, points=points, places=(*map(str, scored), *played.stones))

    def _keeping(self, view: View, played: _Played) -> _Weighed:
        """What its hand is for; after the last turn, nothing."""
        turn = played.turn
        if self._is_over(view, turn):
            return
        worth = self._solo if len(view.hand_sizes) == 1 else self._race
        for card in turn.rest:
            if (kept := worth.keeping(turn.grid, card)) >= WORTH_KEEPING:
                moves = self._distance(turn.grid, card)
                points = self._deck.cards[card].points
                yield kept, Keeps(card=card, points=points, moves=moves, places=(str(card),))
        drawn = min(self._drawn(view, played), view.deck_size + len(view.discard) + len(turn.moves))
        if drawn > 0:
            yield EXCHANGE * drawn, (DrawsMore if played.skips else Exchanges)(count=drawn)

    def _drawn(self, view: View, played: _Played) -> int:
        """How many cards are then due (ST-14, ST-16)."""
        size = len(played.turn.rest)
        if not played.skips:
            return HAND - size
        return SKIP_DRAW if view.uncapped else min(SKIP_DRAW, FULLEST_HAND - size)

    def _is_over(self, view: View, turn: Turn) -> bool:
        if len(view.hand_sizes) == 1:
            return len(view.scored[0]) + len(turn.scored) == view.goal
        return self._race.is_last(view, turn)

    def _solo_reasons(self, view: View, played: _Played) -> _Weighed:
        if self._is_over(view, played.turn):
            yield 100.0, Wins()
        elif played.turn.scored and not view.fruitful:
            yield 1.0 + view.strikes, NoStrike(strike=view.strikes + 1)

    def _racing(self, view: View, played: _Played) -> _Weighed:
        turn = played.turn
        assert view.viewer is not None, "a spectator has no turn"
        own = (*view.scored[view.viewer], *turn.scored)
        others = [cards for seat, cards in enumerate(view.scored) if seat != view.viewer]
        most = max(map(self._ones, others))
        if self._ones(own) > most >= self._ones(view.scored[view.viewer]):
            yield ONES_BONUS / 2, MostOnes(count=self._ones(own))
        over = self._is_over(view, turn)
        final = over and (view.viewer + 1) % len(view.scored) == view.first
        if final and self._lead(own, others) > 0:
            yield 100.0, Wins()
        elif over and not final and not view.last_round and self._lead(own, others) >= 0:
            yield 2.0, LastRound()
        if not final:
            less = -self._race.leaving(turn, unseen_cards(self._deck, view))
            if (steps := round(less / NOTICED)) > 0:
                yield less, LeavesLess(worth=f"{steps * NOTICED:.1f}")

    def _lead(self, own: Cards, others: Sequence[Cards]) -> int:
        """By how many points one leads, the bonus for 1s included (ST-20)."""
        piles = [own, *others]
        most = max(map(self._ones, piles))
        own_total, *totals = [
            self._deck.points(cards) + ONES_BONUS * (self._ones(cards) == most > 0) for cards in piles
        ]
        return own_total - max(totals)

    def _ones(self, cards: Cards) -> int:
        return sum(self._deck.cards[card].points == 1 for card in cards)
