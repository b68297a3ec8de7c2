"""By how much a game was won, and what broke a tie."""

from meseta.core.results import Part, Score, TieBreak, margin, outrank


def scored(*totals: int) -> list[Score]:
    """A score for each seat, in one part."""
    return [Score(seat, (Part("points", total, "X-01"),)) for seat, total in enumerate(totals)]


def test_the_highest_total_needs_no_tie_break() -> None:
    assert outrank(scored(5, 9, 7), [3, 0, 3], "coins", "X-02") == ((1,), None)


def test_only_the_seats_with_the_highest_total_are_compared() -> None:
    winners, tie_break = outrank(scored(9, 9, 7), [2, 4, 8], "coins", "X-02")

    assert winners == (1,)
    assert tie_break == TieBreak("coins", "X-02", {0: 2, 1: 4})


def test_the_win_is_shared_where_the_counts_are_equal_too() -> None:
    assert outrank(scored(9, 9), [4, 4], "coins", "X-02")[0] == (0, 1)


def test_the_margin_is_the_lead_over_the_best_of_the_others() -> None:
    assert margin(scored(11, 14, 13), (1,)) == 1
    assert margin(scored(14, 14, 12), (0, 1)) == 2


def test_there_is_no_margin_without_others_or_a_lead() -> None:
    assert margin(scored(14, 14), (0, 1)) == 0
    assert margin(scored(14), ()) == 0
    assert margin(scored(3, 5), (0,)) == 0, "a game in which fewer points win"
