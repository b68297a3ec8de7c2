"""The opinions of the planner: in a file, as they were, and open to training."""

from msgspec.structs import replace

from meseta.bots.bot import NORMAL
from meseta.bots.shifting_stones.planner import Planner
from meseta.bots.shifting_stones.training import TRAINABLE
from meseta.bots.shifting_stones.weights import BY_HAND, WEIGHTS, load_weights
from meseta.bots.shifting_stones.worth import FARTHEST, HOLD, KEEP, Race, Solo
from meseta.bots.training import trainable
from meseta.games.shifting_stones.distance import distances_for
from tests.bots.shifting_stones.choosing import GAME, STONES
from tests.games.shifting_stones.positions import position

AT = position(seats=2, stones=STONES, hands=[[29, 57, 70, 71], [1, 2, 3, 4]])
VIEW = GAME.observe(AT, 0)
AWAY = {card: min(distances_for(GAME.deck).distance(AT.grid, card), FARTHEST) for card in GAME.deck.cards}


def test_the_expert_keeps_its_opinions() -> None:
    assert load_weights(BY_HAND) == WEIGHTS
    assert (WEIGHTS.keeping, WEIGHTS.leaving, WEIGHTS.card, WEIGHTS.nearness) == (1.0, 1.0, 1.03, 0.82)
    assert WEIGHTS.solo == {1: -0.4, 2: 1.0, 3: 3.0, 5: 6.0}
    assert WEIGHTS.strikes == (2.5, 3.5, 5.0, 50.0)


def test_by_them_cards_are_worth_exactly_what_was_fitted() -> None:
    race = Race(GAME.deck)
    for card in GAME.deck.cards.values():
        assert race.keeping(AT.grid, card.id) == KEEP[card.points][AWAY[card.id]]


def test_other_opinions_scale_and_shift_what_was_fitted() -> None:
    race = Race(GAME.deck, replace(WEIGHTS, keeping=0.5, keep_5=0.25, leaving=2.0))
    assert race.keeping(AT.grid, 70) == 0.5 * KEEP[5][AWAY[70]] + 0.25
    (doing_nothing, *_) = Planner(GAME).turns(VIEW, AT.grid)
    assert race.leaving(doing_nothing, (70,)) == 2 * 4 * HOLD[5][AWAY[70]]


def test_alone_every_opinion_of_the_solo_game_counts() -> None:
    alone = position(seats=1, stones=STONES, hands=[[29, 57, 70, 1]])
    view = GAME.observe(alone, 0)
    turns = Planner(GAME).turns(view, alone.grid)
    usual = [Solo(GAME.deck).of(view, turn) for turn in turns]
    for name in ("solo_1", "solo_2", "solo_3", "solo_5", "nearness", "strike_1"):
        other = Solo(GAME.deck, replace(WEIGHTS, **{name: getattr(WEIGHTS, name) + 0.1}))
        assert [other.of(view, turn) for turn in turns] != usual, name


def test_what_is_trained_starts_with_the_experts_own_play() -> None:
    assert trainable("shifting_stones") is TRAINABLE
    starting = TRAINABLE.make(TRAINABLE.opinions([weight.place for weight in TRAINABLE.weights]), GAME)
    assert isinstance(starting, Planner)
    assert starting.valued(VIEW, AT.grid, NORMAL) == Planner(GAME).valued(VIEW, AT.grid, NORMAL)


def test_every_weight_that_is_trained_is_an_opinion_within_its_range() -> None:
    for weight in TRAINABLE.weights:
        assert weight.low < weight.start < weight.high
        assert getattr(WEIGHTS, weight.name) == weight.start
