"""What the end of a game is worth to each seat."""

from collections.abc import Sequence

from meseta.core.seats import Seat

__all__ = ["final_rewards"]


def final_rewards(scores: Sequence[int], winners: Sequence[Seat]) -> tuple[float, ...]:
    """1 for winning alone; what the winners get, the others lose in equal parts, so that they add up to 0.

    Alone, it is the score.

    >>> final_rewards([22, 5], winners=[0])
    (1.0, -1.0)
    >>> final_rewards([9, 9, 4], winners=[0, 1])
    (0.25, 0.25, -0.5)
    >>> final_rewards([31], winners=[])
    (31.0,)
    """
    seats = len(scores)
    if seats == 1:
        return (float(scores[0]),)
    share = 1 / max(1, len(winners))
    won = [share if seat in winners else 0.0 for seat in range(seats)]
    return tuple((seats * part - 1) / (seats - 1) for part in won)
