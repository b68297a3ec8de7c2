"""A deal: an order of cards read from what was drawn, as likely as a shuffled pile."""

from collections import Counter
from itertools import permutations
from random import Random

from meseta.core.dealing import Deal, Pull, completed

PILE = frozenset(range(4))
ROUNDS = 6_000


def pulls(order: list[int], pile: frozenset[int] = PILE) -> list[Pull]:
    """Cards drawn one after another."""
    found = []
    for card in order:
        found.append(Pull("cards", pile, frozenset({card})))
        pile -= {card}
    return found


def drawn_out(deal: Deal, pile: set[int], times: Counter[int]) -> tuple[int, ...]:
    """All cards of the pile in order."""
    left, found = set(pile), []
    while left:
        (card,) = deal.draw("cards", left, 1, times)
        found.append(card)
        left.remove(card)
    return tuple(found)


def test_cards_come_in_the_order_in_which_they_came() -> None:
    deal = completed("00" * 32, pulls([2, 0, 3]))
    assert drawn_out(deal, {0, 1, 2, 3}, Counter()) == (2, 0, 3, 1)


def test_without_some_cards_the_others_come_in_the_same_order() -> None:
    deal = completed("00" * 32, pulls([2, 0, 3]))
    assert drawn_out(deal, {0, 1, 3}, Counter()) == (0, 3, 1)


def test_what_was_drawn_together_can_be_drawn_one_by_one_in_any_order() -> None:
    orders = Counter(
        drawn_out(
            completed(f"{seed:064x}", [Pull("cards", PILE, frozenset({1, 2}))]), {0, 1, 2, 3}, Counter()
        )
        for seed in range(400)
    )
    assert all(set(order[:2]) == {1, 2} for order in orders)
    assert len(orders) == 4


def test_a_pile_that_is_shuffled_anew_has_a_new_order() -> None:
    again = Counter(dict.fromkeys(PILE, 1))
    deals = [completed(f"{seed:064x}", pulls([3, 1, 0, 2])) for seed in range(200)]
    assert {drawn_out(deal, set(PILE), Counter()) for deal in deals} == {(3, 1, 0, 2)}
    assert len({drawn_out(deal, set(PILE), again) for deal in deals}) == 24


def test_the_order_after_shuffling_anew_is_read_as_well() -> None:
    deal = completed("00" * 32, [*pulls([3, 1, 0, 2]), *pulls([1, 3], frozenset({0, 1, 3}))])
    again = Counter(dict.fromkeys(PILE, 1))
    assert drawn_out(deal, {0, 1, 3}, again) == (1, 3, 0)


def test_over_all_deals_every_order_is_as_likely_as_any_other() -> None:
    # Given a match whose pile lacks two cards, and whose players stop as soon as they see a small one,
    # then for others, who have other cards in their pile, no order of them is likelier than any other.
    rng, counts = Random(1), Counter[tuple[int, ...]]()
    for _ in range(ROUNDS):
        order = rng.sample(sorted(PILE), 4)
        stop = next((place for place, card in enumerate(order) if card < 2), 0) + 1
        deal = completed(f"{rng.getrandbits(256):064x}", pulls(order[:stop]))
        counts[drawn_out(deal, {2, 3, 4, 5}, Counter())] += 1
    expected = ROUNDS / 24
    orders = list(permutations((2, 3, 4, 5)))
    assert sum((counts[order] - expected) ** 2 / expected for order in orders) < 49.7  # 23 degrees: 0.1 %


def test_a_generator_for_one_purpose_tells_nothing_about_another() -> None:
    deal = Deal("ab" * 32)
    assert deal.rng("flick 0 0").random() != deal.rng("flick 0 1").random()
    assert deal.rng("flick 0 0").random() == Deal("ab" * 32).rng("flick 0 0").random()
    assert deal.rng("flick 0 0").random() != Deal("ac" * 32).rng("flick 0 0").random()
