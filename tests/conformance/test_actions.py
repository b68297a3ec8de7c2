"""`legal`, `sample`, `fault` and `apply` say the same, and every actor has something to do."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from meseta.core.errors import IllegalAction, UnreadableNotation
from meseta.core.game import AnyGame
from meseta.core.seats import CHANCE, Seat
from meseta.games import KEYS, open_game
from tests.conformance.walks import every_table, plies, sampled, walks

SIMULTANEOUS: frozenset[str] = frozenset({"in_the_ruin"})
"""The games in which several seats may act at once."""


@every_table
def test_an_actor_always_has_an_action(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in plies(key, seats):
        for seat in game.actors(ply.before):
            if seat == CHANCE:
                assert next(iter(game.chance(ply.before)))
            else:
                assert game.legal(ply.before, seat)


@every_table
def test_listed_and_sampled_actions_are_legal_and_listed_once(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    for ply in sampled(key, seats, 60):
        for seat in game.actors(ply.before) - {CHANCE}:
            legal = game.legal(ply.before, seat)
            listed = list(legal)
            assert len(set(listed)) == len(listed)
            for action in (*rng.sample(listed, min(20, len(listed))), legal.sample(rng)):
                assert action in listed
                assert action in legal
                assert game.fault(ply.before, seat, action) is None


@every_table
def test_every_legal_action_is_sampled_as_often_as_any_other(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    positions = [ply for ply in sampled(key, seats, 300) if ply.seat != CHANCE][:3]
    assert positions
    for ply in positions:
        legal = game.legal(ply.before, ply.seat)
        listed = list(legal)
        expected = 60
        drawn = Counter(legal.sample(rng) for _ in range(expected * len(listed)))
        assert set(drawn) == set(listed)
        excess = sum((drawn[action] - expected) ** 2 / expected for action in listed)
        freedom = len(listed) - 1
        assert excess < freedom + 5 * (2 * freedom) ** 0.5 + 5


@every_table
def test_every_seat_that_is_not_an_actor_has_nothing_to_do(key: str, seats: int) -> None:
    game = open_game(key)
    for ply in sampled(key, seats, 60):
        for seat in set(range(seats)) - game.actors(ply.before):
            legal = game.legal(ply.before, seat)
            assert not legal
            assert list(legal) == []


@every_table
def test_mutated_actions_are_judged_alike_by_fault_legal_and_apply(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    refused = 0
    for ply in sampled(key, seats, 120):
        for _ in range(20):
            action = mutate(game, ply.action, rng)
            for seat in (*range(seats), CHANCE) if action is not None else ():
                refused += judge(game, ply.before, seat, action)
    assert refused > 200


def mutate(game: AnyGame, action: Any, rng: Random) -> Any:
    """An action that is written a little differently, if it can still be read."""
    words = game.write(action).split()
    index = rng.randrange(len(words))
    if rng.random() < 0.3:
        words[index] = str(rng.randrange(80))
    else:
        letters = list(words[index])
        letters[rng.randrange(len(letters))] = rng.choice("abcdefgxsrw+0123456789 ")
        words[index] = "".join(letters)
    try:
        return game.read(" ".join(words))
    except UnreadableNotation:
        return None


def judge(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    """Whether the action is refused; fails unless everybody agrees about it."""
    fault = game.fault(state, seat, action)
    if seat != CHANCE:
        legal = game.legal(state, seat)
        assert (action in legal) == (action in list(legal)) == (fault is None)
    if fault is None:
        assert game.apply(state, seat, action) != state
        return False
    assert fault.clause in game.clauses.ids
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, seat, action)
    assert refused.value.fault == fault
    return True


@every_table
def test_the_end_has_an_outcome_and_no_actors_and_nothing_else_has(key: str, seats: int) -> None:
    game = open_game(key)
    ended = 0
    for found in walks(key, seats):
        for ply in found:
            assert game.actors(ply.before)
            assert game.outcome(ply.before) is None
        last = found[-1].after
        assert (game.outcome(last) is not None) == (not game.actors(last))
        if game.outcome(last) is not None:
            ended += 1
            assert not any(game.legal(last, seat) for seat in range(seats))
            assert len(game.score(last)) == seats
    assert ended > 0


@every_table
def test_earlier_states_are_unchanged_by_later_ones(key: str, seats: int) -> None:
    game = open_game(key)
    for found in walks(key, seats):
        state = game.setup(seats, {})
        for ply in found:
            assert ply.before == state
            state = game.apply(state, ply.seat, ply.action)
            assert state == ply.after


@every_table
def test_actions_of_different_seats_commute(key: str, seats: int) -> None:
    game = open_game(key)
    rng = Random(seats)
    pairs = 0
    for ply in plies(key, seats):
        actors = sorted(game.actors(ply.before))
        assert len(actors) == 1 or key in SIMULTANEOUS
        if len(actors) > 1:
            a, b = rng.sample(actors, 2)
            first, second = game.legal(ply.before, a).sample(rng), game.legal(ply.before, b).sample(rng)
            one_way = game.apply(game.apply(ply.before, a, first), b, second)
            assert one_way == game.apply(game.apply(ply.before, b, second), a, first)
            pairs += 1
    assert pairs > 0 or seats == 1 or key not in SIMULTANEOUS


@pytest.mark.parametrize("key", KEYS)
def test_players_beyond_the_seats_and_unknown_options_are_refused(key: str) -> None:
    from meseta.core.errors import BadSetup

    game = open_game(key)
    for seats, options in ((0, {}), (max(game.info.seats) + 1, {}), (1, {"no_such_option": "1"})):
        with pytest.raises(BadSetup):
            game.setup(seats, options)
