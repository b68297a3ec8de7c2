"""The search plays any game, and plays better than its guide."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from meseta.bots import registry
from meseta.bots.bot import NORMAL, Budget, ask
from meseta.bots.guide import Guide, Without, untried
from meseta.bots.registry import SEARCH, make_bot
from meseta.bots.search import SearchBot
from meseta.bots.search_tree import Luck
from meseta.core.actions import LegalActions
from meseta.core.choices import Listed
from meseta.core.plugin import GamePlugin
from meseta.core.seats import CHANCE
from meseta.games import keys, open_game
from tests.bots.heap import Heap, State

HASTY = Budget(nodes=60)
"""Few simulations: enough to go through every branch of the program."""


def taken(heap: int, budget: Budget, seed: int) -> int:
    """What the search takes from a heap of a game that nobody has written a bot for."""
    game, state = Heap(heap), State(heap)
    action = SearchBot(game).choose(game.observe(state, 0), game.legal(state, 0), budget, Random(seed))
    assert action in game.legal(state, 0)
    return int(action)


@pytest.mark.parametrize("heap", [1, 2, 3, 5, 6, 7])
def test_a_forced_win_is_found_without_any_knowledge_of_the_game(heap: int) -> None:
    assert [taken(heap, Budget(nodes=4000), seed) for seed in range(5)] == [heap % 4] * 5


def test_thinking_longer_finds_more() -> None:
    def right(budget: Budget) -> int:
        return sum(taken(heap, budget, seed) == heap % 4 for heap in (9, 10, 11) for seed in range(12))

    little, much = right(Budget(nodes=30)), right(Budget(nodes=6000))
    assert little < 27 < 33 <= much, "of 36"


class TakesOne:
    """Never takes more than one, even where it could win."""

    asked = 0

    def __init__(self, game: Heap) -> None: ...

    def choose(self, view: Any, legal: LegalActions[int], budget: Budget, rng: Random) -> int:
        """One; where that is not allowed, as few as it can."""
        TakesOne.asked += 1
        return min(legal)


HEAP = GamePlugin(
    key="heap", opener=":", state=":", action=":", view=":", event=":", rungs=("greedy",), bots=":"
)


@pytest.fixture
def guided_heap(monkeypatch: pytest.MonkeyPatch) -> Heap:
    """The same game, as if it had a greedy bot."""
    monkeypatch.setattr(registry, "find_plugin", {"heap": HEAP}.get)
    monkeypatch.setattr(registry, "rung_maker", lambda plugin: lambda rung, game: TakesOne(game))
    return Heap(0)


def test_a_win_is_found_that_the_guide_overlooks(guided_heap: Heap) -> None:
    view, legal = guided_heap.observe(State(2), 0), guided_heap.legal(State(2), 0)
    assert make_bot("greedy", guided_heap).choose(view, legal, NORMAL, Random(0)) == 1
    assert taken(2, NORMAL, seed=0) == 2


def test_the_guide_is_asked_for_its_second_choice_by_forbidding_the_first(guided_heap: Heap) -> None:
    view, legal = guided_heap.observe(State(9), 0), guided_heap.legal(State(9), 0)
    guide = Guide(guided_heap, Random(0))
    assert guide.is_steady
    assert guide.first(view, legal) == 1
    assert guide.another(view, legal, {1}) == 2
    assert guide.another(view, legal, {1, 2}) == 3


def test_the_guide_is_asked_once_about_each_view(guided_heap: Heap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TakesOne, "asked", 0)
    guide = Guide(guided_heap, Random(0))
    assert [guide.answer(State(heap), 0) for heap in (9, 8, 9, 8, 9)] == [1] * 5
    assert TakesOne.asked == 2


def test_luck_is_the_same_for_everything_tried_in_one_world() -> None:
    luck = Luck(5)
    luck.next()
    one, other = luck.copy(), luck.copy()
    assert [one.next().random() for _ in range(3)] == [other.next().random() for _ in range(3)]
    assert one.next().random() != luck.next().random()


def test_what_was_tried_is_left_out() -> None:
    legal = Listed((1, 2, 3))
    rest = Without(legal, {1, 3})
    assert list(rest) == [2]
    assert 2 in rest
    assert 1 not in rest
    assert 4 not in rest
    assert {rest.sample(Random(seed)) for seed in range(20)} <= {1, 2, 3}
    assert untried(legal, {1, 2, 3}, Random(0)) is None
    assert untried(legal, {1, 2}, Random(0)) in {None, 3}


def positions(key: str, seats: int, every: int) -> Iterator[tuple[Any, Any, int]]:
    """The game, and positions from one of its matches, `every` actions apart, with the seat to act."""
    game = open_game(key)
    rng = Random(f"{key}/{seats}")
    guide = make_bot("greedy", game)
    state = game.setup(seats, {})
    ply = 0
    while actors := game.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            state = game.apply(state, seat, game.chance(state).sample(rng))
            continue
        if ply % every == 0:
            yield game, state, seat
        ply += 1
        view, legal = game.observe(state, seat), game.legal(state, seat)
        action = guide.choose(view, legal, NORMAL, rng) if ply % 3 else legal.sample(rng)
        state = game.apply(state, seat, action)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_view_and_seed_give_the_same_legal_action(key: str, seats: int) -> None:
    found = 0
    for game, state, seat in positions(key, seats, every=37):
        view = game.observe(state, seat)
        other = game.imagine(view, Random(found))
        first, again = (
            ask(SearchBot(game), SEARCH, game.observe(one, seat), game.legal(one, seat), HASTY, Random(7))
            for one in (state, other)
        )
        assert first == again
        found += 1
    assert found > 1


@pytest.mark.slow
@pytest.mark.parametrize("key", keys())
def test_the_search_never_makes_an_illegal_move(key: str) -> None:
    for seats in (2, 3):
        for game, state, seat in positions(key, seats, every=2):
            view, legal = game.observe(state, seat), game.legal(state, seat)
            action = ask(SearchBot(game), SEARCH, view, legal, HASTY, Random(1))
            assert game.fault(state, seat, action) is None
