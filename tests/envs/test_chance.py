"""Chance by counting: the numbers of SplitMix64, the same compiled, evenly spread, no two streams alike."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from meseta.core.compiling import compiled
from meseta.envs import chance
from meseta.testing.frequencies import differs

PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431),
}
"""The first words of SplitMix64 by their seed, as other implementations give them."""


@pytest.mark.parametrize("seed", PUBLISHED)
def test_words_are_those_of_splitmix64(seed: int) -> None:
    words = tuple(chance.word(seed, count) % 2**64 for count in range(4))
    assert words == PUBLISHED[seed]


def test_every_function_gives_the_same_compiled() -> None:
    fast, rng = compiled(chance), Random(1)
    for _ in range(2_000):
        a, b, c = (rng.randrange(-(2**63), 2**63) for _ in range(3))
        count, most = rng.randrange(2**40), rng.randrange(1, 2**31)
        assert fast.mixed(a) == chance.mixed(a)
        assert fast.key(a, b >> 20, c >> 20) == chance.key(a, b >> 20, c >> 20)
        assert fast.word(a, count) == chance.word(a, count)
        assert fast.below(a, count, most) == chance.below(a, count, most)


@pytest.mark.parametrize("most", [1, 2, 3, 7, 72])
def test_every_answer_is_as_likely_as_any_other(most: int) -> None:
    drawn = Counter(chance.below(chance.key(1, 2, 3), count, most) for count in range(20_000))
    assert not differs(drawn, dict.fromkeys(range(most), 1))


PAIRS = {(a, b): 1 for a in range(6) for b in range(6)}


def test_two_draws_in_a_row_have_nothing_to_do_with_each_other() -> None:
    key = chance.key(4, 0, 0)
    answers = [chance.below(key, count, 6) for count in range(40_000)]
    pairs = Counter(zip(answers[::2], answers[1::2], strict=True))
    assert not differs(pairs, PAIRS)


@pytest.mark.parametrize("part", range(3))
def test_neither_do_the_same_draws_of_neighbouring_seeds_tables_and_games(part: int) -> None:
    def drawn(number: int) -> int:
        numbers = [5, 5, 5]
        numbers[part] = number
        return chance.below(chance.key(*numbers), 0, 6)

    answers = [drawn(number) for number in range(20_000)]
    assert not differs(Counter(zip(answers[::2], answers[1::2], strict=True)), PAIRS)


def test_no_two_games_share_their_key() -> None:
    keys = {chance.key(*numbers) for numbers in product(range(20), repeat=3)}
    assert len(keys) == 20**3
