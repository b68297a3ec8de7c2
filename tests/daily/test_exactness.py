"""What is called exact is exact: compared with everything that the engine itself calls legal."""

from datetime import date, timedelta
from random import Random

import pytest
from msgspec.structs import replace

from meseta.daily import in_the_ruin, shifting_stones, sonora
from meseta.daily.in_the_ruin import SEAT, as_last, played_rounds
from meseta.daily.making import seeded
from meseta.daily.sonora_writing import write_best
from meseta.games import open_game
from meseta.games.in_the_ruin.state import State as RuinState
from meseta.games.shifting_stones.distance import ALL_MOVES, apply_move
from meseta.games.sonora.scoring import section_points
from meseta.games.sonora.state import Desk, Phase
from meseta.grids.bits import bits, members
from tests.daily.brute_force import most_points

STONES = open_game("shifting_stones")
RUIN = open_game("in_the_ruin")
SONORA = open_game("sonora")


@pytest.mark.parametrize("number", range(6))
def test_no_turn_of_shifting_stones_scores_more_than_the_best(number: int) -> None:
    """A hand of three cards has at most two moves, so every turn can be played out."""
    maker = shifting_stones.MAKER
    state = maker.draft(STONES, 1, seeded(STONES, date(2030, 1, 1) + timedelta(days=number), 0))
    three = bits(members(state.hands[0])[:3])
    small = replace(state, hands=(three, state.hands[1]), deck=state.deck | state.hands[0] & ~three)
    assert STONES.load(STONES.dump(small)) == small
    found = maker.solve(STONES, small, Random(0))
    assert most_points(STONES, maker, small) == found.points


def test_the_lines_of_a_turn_are_counted_one_by_one() -> None:
    """Every order of two moves is tried by hand here, and those are counted that allow the best score."""
    maker = shifting_stones.MAKER
    deck, found = STONES.deck, 0
    for number in range(40):
        state = maker.draft(STONES, 1, seeded(STONES, date(2030, 2, 1) + timedelta(days=number), 0))
        solution = maker.solve(STONES, state, Random(0))
        moves = sum(not action.startswith("+") for action in solution.actions) - 1
        if moves != 2:
            continue
        found += 1
        hand = members(state.hands[0])
        lines = 0
        for one in ALL_MOVES:
            for two in ALL_MOVES:
                first = apply_move(state.grid, one)
                grids = (state.grid, first, apply_move(first, two))
                able = [card for card in hand if any(deck.matches(grid, card) for grid in grids)]
                values = sorted((deck.cards[card].points for card in able), reverse=True)
                lines += sum(values[: len(hand) - 2]) >= solution.points
        assert lines == solution.solutions
    assert found > 5


def late(number: int, empty: int) -> RuinState | None:
    """A last turn with few empty spaces and two route cards, so that every turn can be played out."""
    rng = Random(number)
    for state in played_rounds(RUIN, rng):
        if state.stage == 2 and state.players[SEAT].empty.bit_count() <= empty:
            last = as_last(RUIN.printed, state, rng)
            if last is None:
                return None
            player = last.players[SEAT]
            two = bits(members(player.routes)[:2])
            dropped = last.route_discard | player.routes & ~two
            return replace(last, players=(replace(player, routes=two),), route_discard=dropped)
    return None


@pytest.mark.parametrize(("number", "empty"), [(0, 6), (1, 7), (5, 11), (6, 12), (7, 13)])
def test_no_last_turn_in_the_ruin_gains_more_than_the_best(number: int, empty: int) -> None:
    state = late(number, empty)
    assert state is not None
    assert RUIN.load(RUIN.dump(state)) == state
    found = in_the_ruin.MAKER.solve(RUIN, state, Random(0))
    assert most_points(RUIN, in_the_ruin.MAKER, state) == found.points


@pytest.mark.parametrize(
    ("number", "desk"),
    [
        (0, Desk(mud=3)),  # some 7,000 positions, with sums, a fox drawn inside one, and rabbits found
        (0, Desk(canyon=(0, 1, 0, 0, 0))),
        (2, Desk(creek=(0, 0, 1, 0, 0))),
        (4, Desk(canyon=(1, 0, 0, 0, 0))),
        (5, Desk(canyon=(0, 1, 0, 0, 0))),
    ],
)
def test_nothing_better_can_be_written_where_little_is_to_be_written(number: int, desk: Desk) -> None:
    drafted = sonora.MAKER.draft(SONORA, 1, Random(number))
    assert drafted is not None
    tray = replace(drafted.players[0].tray, kept=(0, 0, 0))
    player = replace(drafted.players[0], desk=desk, tray=tray)
    state = replace(drafted, phase=Phase.WRITE, players=(player, drafted.players[1]))
    before = sum(section_points(SONORA.printed, player))
    found = write_best(SONORA.printed, player, 150, 12)
    assert most_points(SONORA, sonora.MAKER, state) == found.points - before
