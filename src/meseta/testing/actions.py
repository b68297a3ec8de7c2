"""`legal`, `sample`, `fault` and `apply` agree, and every actor has a legal action."""

from collections import Counter
from collections.abc import Collection
from random import Random

import pytest

from meseta.core.errors import BadSetup, IllegalAction, UnreadableNotation
from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.core.seats import CHANCE, Seat
from meseta.testing.frequencies import differs
from meseta.testing.walks import Walks, listable

ALPHABET = "abcdefgxsrw+0123456789 "
"""The characters that replace one character of a mutated action."""


def check_actors_can_act(walks: Walks) -> None:
    """Every seat that `actors` names has a legal action."""
    game = walks.game
    for ply in walks.plies:
        actors = game.actors(ply.before)
        assert actors == {CHANCE} or CHANCE not in actors, f"{ply.place}: chance acts alone or not at all"
        for seat in actors:
            if seat == CHANCE:
                chance = game.chance(ply.before)
                answer = next(iter(chance), None) if listable(chance) else chance.sample(Random(0))
                assert answer is not None, f"{ply.place}: chance is to answer, but has no answer"
            else:
                assert game.legal(ply.before, seat), f"{ply.place}: seat {seat} is to act, but may do nothing"


def check_legal_actions_have_no_fault(walks: Walks) -> None:
    """Every action listed or sampled is legal, and none is listed twice."""
    game = walks.game
    rng = Random(walks.seats)
    for ply in walks.sampled(60):
        for seat in game.actors(ply.before) - {CHANCE}:
            legal = game.legal(ply.before, seat)
            listed = list(legal) if listable(legal) else [legal.sample(rng) for _ in range(20)]
            assert len(set(listed)) == len(listed), f"{ply.place}: an action is listed twice"
            for action in (*rng.sample(listed, min(20, len(listed))), legal.sample(rng)):
                context = f"{ply.place}: seat {seat}, {game.write(action)}"
                assert action in listed or not listable(legal), f"{context} is sampled, but not listed"
                assert action in legal, f"{context} is listed, but not `in` the legal actions"
                fault = game.fault(ply.before, seat, action)
                assert fault is None, f"{context} is listed, but refused: {fault}"


def check_samples_are_even(walks: Walks) -> None:
    """All legal actions are sampled equally often."""
    game = walks.game
    rng = Random(walks.seats)
    players = [ply for ply in walks.sampled(300) if ply.seat != CHANCE]
    positions = [ply for ply in players if listable(game.legal(ply.before, ply.seat))]
    assert positions, "no position was found in which the legal actions can be listed"
    for ply in positions[:3]:
        legal = game.legal(ply.before, ply.seat)
        listed = list(legal)
        expected = 60
        drawn = Counter(legal.sample(rng) for _ in range(expected * len(listed)))
        assert set(drawn) == set(listed), f"{ply.place}: what is sampled is not what is listed"
        assert not differs(drawn, dict.fromkeys(listed, 1)), (
            f"{ply.place}: some actions are sampled more often"
        )


def check_others_have_nothing_to_do(walks: Walks) -> None:
    """A seat that is not an actor has no legal action."""
    game = walks.game
    for ply in walks.sampled(60):
        for seat in set(range(walks.seats)) - game.actors(ply.before):
            legal = game.legal(ply.before, seat)
            assert not legal, f"{ply.place}: seat {seat} is not an actor, but its legal actions are truthy"
            assert list(legal) == [], f"{ply.place}: seat {seat} is not an actor, but is offered actions"


def check_mutated_actions(walks: Walks, unchecked: Collection[str] = ()) -> int:
    """How many slightly altered actions were refused, consistently by `fault`, `legal` and `apply`."""
    game = walks.game
    rng = Random(walks.seats)
    refused = 0
    for ply in walks.sampled(120):
        for _ in range(20):
            action = mutate(game, ply.action, rng)
            for seat in (*range(walks.seats), CHANCE) if action is not None else ():
                refused += check_verdict(game, ply.before, seat, action, ply.place, unchecked)
    return refused


def mutate(game: AnyGame, action: AnyAction, rng: Random) -> AnyAction:
    """The action with its notation slightly altered; None if that can no longer be read."""
    words = game.write(action).split()
    index = rng.randrange(len(words))
    if rng.random() < 0.3:
        words[index] = str(rng.randrange(80))
    else:
        letters = list(words[index])
        letters[rng.randrange(len(letters))] = rng.choice(ALPHABET)
        words[index] = "".join(letters)
    try:
        return game.read(" ".join(words))
    except UnreadableNotation:
        return None


def check_verdict(
    game: AnyGame, state: AnyState, seat: Seat, action: AnyAction, place: str, unchecked: Collection[str] = ()
) -> bool:
    """Whether the action is refused; fails unless `fault`, `legal` and `apply` agree about it."""
    fault = game.fault(state, seat, action)
    context = f"{place}: instead, seat {seat}, {game.write(action)}"
    if seat != CHANCE:
        legal = game.legal(state, seat)
        assert (action in legal) == (fault is None), f"{context}: `in legal` and fault {fault} disagree"
        if listable(legal):
            assert (action in list(legal)) == (fault is None), (
                f"{context}: the list and fault {fault} disagree"
            )
    if fault is None:
        assert game.apply(state, seat, action) != state, f"{context} changes nothing"
        return False
    assert fault.clause in game.clauses.ids, f"{context}: refused by {fault.clause}, which is not a clause"
    if fault.code in unchecked:
        return True
    with pytest.raises(IllegalAction) as refused:
        game.apply(state, seat, action)
    assert refused.value.fault == fault, f"{context}: apply refuses for another reason than fault {fault}"
    return True


def check_the_end(walks: Walks) -> None:
    """The final state, and no other, has an outcome and no actors; all its seats have scores."""
    game = walks.game
    ended = 0
    for match in walks.matches:
        for ply in match:
            assert game.actors(ply.before), f"{ply.place}: something happens after the end"
            assert game.outcome(ply.before) is None, f"{ply.place}: there is an outcome before the end"
        last, place = match[-1].after, match[-1].place
        over = not game.actors(last)
        assert (game.outcome(last) is not None) == over, f"{place}: an outcome without an end, or the reverse"
        if over:
            ended += 1
            assert not any(game.legal(last, seat) for seat in range(walks.seats)), (
                f"{place}: legal after the end"
            )
            check_scores(game, last, walks.seats, place)
    assert ended > 0, (
        f"no match ended within {walks.longest} entries; raise `longest` if the game takes longer"
    )


def check_scores(game: AnyGame, state: AnyState, seats: int, place: str) -> None:
    """Every seat has a score with the same parts, which are displayed side by side."""
    scores = game.score(state)
    assert [score.seat for score in scores] == list(range(seats)), f"{place}: not every seat has a score"
    parts = {tuple(part.code for part in score.parts) for score in scores}
    assert len(parts) == 1, f"{place}: seats have different parts of a score: {sorted(parts)}"


def check_states_are_values(walks: Walks) -> None:
    """Earlier states are unchanged by later ones, and the same actions lead to equal states."""
    game = walks.game
    for match in walks.matches:
        state = game.setup(walks.seats, walks.options)
        for ply in match:
            assert ply.before == state, f"{ply.place}: the state before it has changed since"
            state = game.apply(state, ply.seat, ply.action)
            assert state == ply.after, f"{ply.place}: applied again, it leads to another state"
            assert hash(state) == hash(ply.after), f"{ply.place}: equal states have different hashes"


def check_seats_commute(walks: Walks) -> int:
    """How many pairs of actions by different seats were checked to lead to the same state in either order."""
    game = walks.game
    rng = Random(walks.seats)
    pairs = 0
    for ply in walks.plies:
        actors = sorted(game.actors(ply.before))
        if len(actors) > 1:
            a, b = rng.sample(actors, 2)
            first, second = game.legal(ply.before, a).sample(rng), game.legal(ply.before, b).sample(rng)
            one_way = game.apply(game.apply(ply.before, a, first), b, second)
            other_way = game.apply(game.apply(ply.before, b, second), a, first)
            context = f"seat {a}, {game.write(first)} and seat {b}, {game.write(second)}"
            assert one_way == other_way, f"{ply.place}: instead, {context} depend on their order"
            pairs += 1
    return pairs


def check_bad_setups(game: AnyGame) -> None:
    """Too few or too many players and unknown options are refused."""
    for seats, options in ((0, {}), (max(game.info.seats) + 1, {}), (min(game.info.seats), {"no_such": "1"})):
        try:
            game.setup(seats, options)
        except BadSetup:
            continue
        raise AssertionError(f"setup with {seats} seats and {options} should raise BadSetup")
