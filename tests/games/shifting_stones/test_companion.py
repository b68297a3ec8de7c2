"""What the companion says of stones and a hand is what the engine says, played out."""

from random import Random

import msgspec
import pytest

from meseta.core.companion import BadQuestion
from meseta.games.shifting_stones.actions import Flip, PlayerAction, Score, Shift
from meseta.games.shifting_stones.companion import COMPANION, MOST_CARDS, Hand, Way, Ways, WayStep
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.distance import ALL_MOVES, apply_move
from meseta.games.shifting_stones.grid import Face, Grid, unpack
from meseta.games.shifting_stones.rules import apply
from meseta.games.shifting_stones.state import CardId
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import OPENING, grid
from tests.games.shifting_stones.test_best_turn import dealt, every_position_of_a_turn, on_turn

LAID = unpack(grid(OPENING))
SIZES = [1] * 480 + [2] * 480 + [3] * 38 + [4] * 2
"""How many cards are in hand in 1,000 positions; each card more takes fifty times longer to play out."""


def ask(stones: tuple[Face, ...], *hand: CardId) -> Ways:
    reply = COMPANION.answer(Hand(stones, hand))
    assert isinstance(reply, Ways)
    return reply


def played_out(stones: Grid, hand: list[CardId]) -> dict[frozenset[CardId], int]:
    """Every set of cards that a turn can score, and the fewest cards spent for it, by playing it all."""
    fewest: dict[frozenset[CardId], int] = {}
    for state in every_position_of_a_turn(on_turn(stones, hand)):
        scored = frozenset(members(state.scored[0]))
        fewest[scored] = min(fewest.get(scored, 99), state.discard.bit_count())
    return {scored: spent for scored, spent in fewest.items() if scored}


def action(step: WayStep) -> PlayerAction:
    """The step as an action."""
    match step.cells:
        case (a, b):
            return Shift(a, b, step.card)
        case (cell,):
            return Flip(cell, step.card)
        case _:
            return Score(step.card)


def check_line(stones: Grid, hand: list[CardId], way: Way) -> None:
    """The way can be played as it stands, and leads where it says."""
    state = on_turn(stones, hand)
    for step in way.steps:
        state = apply(STANDARD, state, 0, action(step))
        assert unpack(state.grid) == step.stones
    assert members(state.scored[0]) == tuple(sorted(way.scored))
    assert members(state.discard) == tuple(sorted(way.spent))
    assert STANDARD.points(way.scored) == way.points


def test_every_way_to_score_is_found_in_a_thousand_positions_and_can_be_played() -> None:
    rng = Random(68)
    found = 0
    for size in SIZES:
        stones, hand = dealt(rng), rng.sample(range(1, 73), size)
        ways = ask(unpack(stones), *hand).ways
        assert {frozenset(way.scored): len(way.spent) for way in ways} == played_out(stones, hand)
        assert len(ways) == len({frozenset(way.scored) for way in ways})
        for way in ways:
            check_line(stones, hand, way)
        found += len(ways)
    assert found > 300, "most hands of one card score nothing; the others do"


def test_the_fewest_moves_to_each_card_are_those_of_a_search() -> None:
    rng = Random(68)
    for _ in range(5):
        stones = dealt(rng)
        away = {one.card: one.moves for one in ask(unpack(stones)).away}
        assert sorted(away) == list(STANDARD.cards)
        reached = {stones}
        for moves in range(3):
            complete = {
                card for card in STANDARD.cards if any(STANDARD.matches(one, card) for one in reached)
            }
            assert complete == {card for card, least in away.items() if least <= moves}
            reached |= {apply_move(one, move) for one in reached for move in ALL_MOVES}


def test_the_best_come_first_and_what_scores_less_is_marked() -> None:
    rng = Random(6)
    for _ in range(50):
        ways = ask(unpack(dealt(rng)), *rng.sample(range(1, 73), 5)).ways
        sets = [frozenset(way.scored) for way in ways]
        assert [way.more for way in ways] == [any(one < other for other in sets) for one in sets]
        assert list(ways) == sorted(ways, key=lambda way: (way.more, -way.points, len(way.spent)))


def test_cards_whose_patterns_lie_there_are_scored_together_without_a_move() -> None:
    (best, *others) = ask(LAID, 6, 16, 29).ways
    assert sorted(best.scored) == [6, 16, 29]
    assert best.spent == ()
    assert all(way.more for way in others)


def test_a_hand_that_is_large_is_answered_for_its_most_promising_cards() -> None:
    assert ask(LAID, 1, 2, 3, 4, 5, 6).exact
    large = ask(LAID, *range(1, 1 + MOST_CARDS))
    assert not large.exact
    assert large.ways


@pytest.mark.parametrize(
    ("stones", "hand", "code", "clause"),
    [
        ((0, 0, *LAID[2:]), (), "stones_of_box", "ST-01"),
        ((0, 1, *LAID[2:]), (), "stones_of_box", "ST-01"),
        (LAID, (73,), "card_unknown", "ST-02"),
        (LAID, (5, 6, 5), "card_twice", "ST-02"),
    ],
)
def test_what_no_box_can_show_is_refused_with_its_clause(
    stones: tuple[Face, ...], hand: tuple[CardId, ...], code: str, clause: str
) -> None:
    with pytest.raises(BadQuestion) as refused:
        ask(stones, *hand)
    assert (refused.value.code, getattr(refused.value.problem, "clause", None)) == (code, clause)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "hand", "stones": LAID[:8], "hand": []},
        {"kind": "hand", "stones": [*LAID, 0], "hand": []},
        {"kind": "hand", "stones": [8, *LAID[1:]], "hand": []},
        {"kind": "hand", "stones": ["0", *LAID[1:]], "hand": []},
        {"kind": "hand", "stones": LAID, "hand": list(range(1, 2 + MOST_CARDS))},
        {"kind": "hand", "stones": LAID, "hand": [0]},
        {"kind": "hand", "stones": LAID},
        {"kind": "hand", "stones": LAID, "hand": [], "more": 1},
        {"kind": "foot", "stones": LAID, "hand": []},
        [],
    ],
)
def test_a_question_out_of_bounds_is_none(wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMPANION.read(wrong)
