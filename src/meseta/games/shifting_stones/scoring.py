"""What the scored cards are worth, and who has won."""

from typing import Final

from meseta.core.results import Outcome, Part, Score
from meseta.core.seats import Seat
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.rules import STRIKES
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import bits, members

ONES_BONUS: Final = 3


def scores(deck: Deck, state: State) -> tuple[Score, ...]:
    """Points of scored cards and the bonus for most 1s (ST-20); solo, the number of cards scored (ST-22)."""
    if state.solo:
        count = state.scored[0].bit_count()
        return (Score(0, (Part("solo_cards", count, "ST-24", count),)),)
    most_ones = ones_leaders(deck, state)
    most = max(_ones(deck, cards) for cards in state.scored)
    return tuple(
        Score(
            seat,
            (
                Part("scored_cards", deck.points(members(cards)), "ST-20", cards.bit_count()),
                Part(
                    "most_ones",
                    ONES_BONUS if seat in most_ones else 0,
                    "ST-20",
                    _ones(deck, cards),
                    {"most": most, "lead": "yes" if seat in most_ones else "no"},
                ),
            ),
        )
        for seat, cards in enumerate(state.scored)
    )


def ones_leaders(deck: Deck, state: State) -> tuple[Seat, ...]:
    """Who has scored the most 1-point cards: several where tied, nobody where nobody has one (ST-20)."""
    ones = [_ones(deck, cards) for cards in state.scored]
    return tuple(seat for seat, count in enumerate(ones) if count == max(ones) > 0)


def _ones(deck: Deck, cards: int) -> int:
    return (cards & bits(deck.by_points[1])).bit_count()


def outcome(deck: Deck, state: State) -> Outcome | None:
    """The highest total wins, equal totals share (ST-21); a solo player wins or loses (ST-23, ST-24)."""
    if state.phase is not Phase.OVER:
        return None
    if state.solo:
        lost = state.strikes >= STRIKES
        return Outcome((), "strikes", "ST-23") if lost else Outcome((0,), "all_scored", "ST-24")
    totals = [score.total for score in scores(deck, state)]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Outcome(winners, "last_round", "ST-19")
