"""What Reflicks and Swaps are worth in hand, and what a thrifty head does with them."""

from collections.abc import Callable
from itertools import pairwise, product

import pytest

from meseta.bots.bot import NORMAL, seeded_by
from meseta.bots.registry import make_bot
from meseta.bots.sonora.spending import DISCS, lasting, own_lasting, reflicks_worth, swaps_worth
from meseta.bots.sonora.taste import BY_HAND, TASTE, load_taste
from meseta.games.sonora.game import Sonora

GAME = Sonora()
Worth = Callable[[int, int], float]


@pytest.mark.parametrize("worth", [reflicks_worth, swaps_worth])
def test_more_icons_and_more_opportunities_are_never_worth_less(worth: Worth) -> None:
    for count, chances in product(range(5), range(12)):
        assert worth(count, chances) <= worth(count + 1, chances)
        assert worth(count, chances) <= worth(count, chances + 1)


@pytest.mark.parametrize("worth", [reflicks_worth, swaps_worth])
def test_each_further_icon_gains_less_and_none_gains_anything_after_the_last_opportunity(
    worth: Worth,
) -> None:
    for chances in (1, 3, 6, 29):
        steps = [worth(count + 1, chances) - worth(count, chances) for count in range(5)]
        assert all(later <= before + 1e-12 for before, later in pairwise(steps))
    assert worth(3, 0) == worth(0, 30) == worth(-1, 30) == 0


def test_one_swap_in_the_last_round_is_worth_what_the_best_swap_gains_on_average() -> None:
    assert swaps_worth(1, 1) == pytest.approx(60.2 / 20)
    assert swaps_worth(2, 1) == swaps_worth(1, 1)  # one opportunity per round is counted


def test_a_reflick_for_the_last_disc_is_worth_the_share_of_its_gain_that_lasts() -> None:
    share = (own_lasting(2, 0) + own_lasting(2, 1)) / 2
    assert reflicks_worth(1, 1) == pytest.approx(share * 43.5 / 20)
    assert reflicks_worth(1, DISCS) < 2 * reflicks_worth(1, 1)  # early discs are knocked away again


def test_what_lasts_of_a_board_decreases_with_the_flicks_to_come() -> None:
    assert all(lasting(coming) > lasting(coming + 1) for coming in range(9))
    assert lasting(40) == lasting(9) == own_lasting(3, 12)


def test_among_two_what_lies_there_before_the_other_flicks_twice_is_lost() -> None:
    assert own_lasting(2, 4) < own_lasting(2, 6)
    assert own_lasting(2, 4) < own_lasting(2, 2)


def test_a_taste_file_changes_only_what_it_names() -> None:
    thrifty = load_taste("thrifty")
    differing = {name for name in TASTE.__struct_fields__ if getattr(TASTE, name) != getattr(thrifty, name)}
    assert differing == {"reflick", "swap", "mudcracks_hope", "mudcracks_reach"}
    assert load_taste(BY_HAND) == TASTE


def test_alone_a_grandmaster_plays_as_a_master() -> None:
    state = GAME.setup(1, {"hand_0": "exact"})
    view, legal = GAME.observe(state, 0), GAME.legal(state, 0)
    chosen = [
        make_bot(rung, GAME).choose(view, legal, NORMAL, seeded_by(1)) for rung in ("master", "grandmaster")
    ]
    assert chosen[0] == chosen[1]
