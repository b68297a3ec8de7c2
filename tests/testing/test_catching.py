"""The conformance kit finds what is wrong with a game, and says where."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from meseta.core.actions import Evenly
from meseta.core.choices import Listed
from meseta.core.game import AnyGame
from meseta.games.shifting_stones.actions import Action, Draw, Flip
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.grids.bits import members
from meseta.testing import GameConformance, Ply, Walks, actions, chance, clauses, records, secrets
from tests.conformance.twins_shifting_stones import shifting_stones_twin

# The broken games override methods of a real one; the types of what they return do not matter here.


class OffersTooMuch(ShiftingStones):
    def legal(self, state: Any, seat: int) -> Any:
        return Listed((*super().legal(state, seat), Flip(99, 1)))


class Favours(ShiftingStones):
    """Samples the same action every time."""

    def legal(self, state: Any, seat: int) -> Any:
        class First(Listed[Action]):
            def sample(self, rng: Random) -> Action:
                return self[0]

        return First(super().legal(state, seat))


class OffersOthers(ShiftingStones):
    def legal(self, state: Any, seat: int) -> Any:
        return super().legal(state, state.turn)


class AllowsEverything(ShiftingStones):
    def fault(self, state: Any, seat: int, action: Any) -> Any:
        return None


class NeverEnds(ShiftingStones):
    def outcome(self, state: Any) -> Any:
        return None


class ScoresOne(ShiftingStones):
    def score(self, state: Any) -> Any:
        return super().score(state)[:1]


class ScoresUnlike(ShiftingStones):
    def score(self, state: Any) -> Any:
        first, *others = super().score(state)
        return (first, *(replace(score, parts=score.parts[:1]) for score in others))


class ShowsHands(ShiftingStones):
    def observe(self, state: Any, viewer: Any) -> Any:
        seen = super().observe(state, viewer)
        return replace(seen, hand=tuple(card for hand in state.hands for card in members(hand)))


class TellsDraws(ShiftingStones):
    def narrate(self, before: Any, seat: int, action: Any, after: Any, viewer: Any) -> Any:
        return super().narrate(before, seat, action, after, before.turn)


class OffersBySecrets(ShiftingStones):
    """Lists the legal actions in an order that depends on hidden cards."""

    def legal(self, state: Any, seat: int) -> Any:
        listed = list(super().legal(state, seat))
        Random(state.deck).shuffle(listed)
        return Listed(listed)


class SignsWrongly(ShiftingStones):
    def observe(self, state: Any, viewer: Any) -> Any:
        return replace(super().observe(state, viewer), viewer=0)


class ImaginesBadly(ShiftingStones):
    def imagine(self, seen: Any, rng: Random) -> Any:
        state = super().imagine(seen, rng)
        return replace(state, acted=not state.acted)


class ForgetsAPart(ShiftingStones):
    def dump(self, state: Any) -> Any:
        return {**super().dump(state), "acted": False, "fruitful": False}


class StoresFractions(ShiftingStones):
    def dump(self, state: Any) -> Any:
        return {**super().dump(state), "due": state.due / 1}


class BelievesEverything(ShiftingStones):
    def load(self, data: Any) -> Any:
        return data


class Mumbles(ShiftingStones):
    def write(self, action: Any) -> str:
        return "end" if isinstance(action, Flip) else super().write(action)


class Cheats(ShiftingStones):
    """Chance always draws the first of its answers, whatever their weights."""

    def chance(self, state: Any) -> Any:
        class First(Evenly[Action]):
            def sample(self, rng: Random) -> Action:
                return self.answers[0]

        return First([answer for answer, _ in _some(super().chance(state))])


class DrawsNothing(ShiftingStones):
    def chance(self, state: Any) -> Any:
        return Evenly([Draw((99,))])


def _some(answers: Any) -> Iterator[Any]:
    for number, answer in enumerate(answers):
        if number == 200:
            return
        yield answer


@cache
def honest() -> Walks:
    return Walks(ShiftingStones(), 2, {})


def broken(game: AnyGame) -> Walks:
    """The matches of the correct game, checked with a broken one."""
    found = copy(honest())
    vars(found)["game"] = game
    return found


def twins(walks: Walks) -> None:
    secrets.check_twins(walks, shifting_stones_twin)


CASES: list[tuple[type[ShiftingStones], Callable[[Walks], object], str]] = [
    (OffersTooMuch, actions.check_legal_actions_have_no_fault, r"is listed, but"),
    (Favours, actions.check_samples_are_even, "what is sampled is not what is listed"),
    (OffersOthers, actions.check_others_have_nothing_to_do, r"seat \d is not an actor, but"),
    (AllowsEverything, actions.check_mutated_actions, "fault None disagree"),
    (NeverEnds, actions.check_the_end, "an outcome without an end, or the reverse"),
    (ScoresOne, actions.check_the_end, "not every seat has a score"),
    (ScoresUnlike, actions.check_the_end, "different parts of a score"),
    (ShowsHands, twins, "reveals what is hidden"),
    (TellsDraws, twins, "reveal what is hidden"),
    (OffersBySecrets, twins, "may do depends on what is hidden"),
    (SignsWrongly, secrets.check_views_name_their_viewer, "says it is that of 0"),
    (ImaginesBadly, secrets.check_imagined_states, "does not match its view"),
    (ForgetsAPart, records.check_stored_states, "is stored as another one"),
    (StoresFractions, records.check_stored_states, "float"),
    (BelievesEverything, records.check_bad_states, "load takes this for a state"),
    (Mumbles, records.check_notation, "'end' is read as another action"),
    (Cheats, chance.check_frequencies, "do not follow their weights"),
    (DrawsNothing, chance.check_samples_are_possible, "which is refused"),
]


@pytest.mark.parametrize(("kind", "check", "message"), CASES, ids=[kind.__name__ for kind, *_ in CASES])
def test_a_broken_game_is_caught_with_a_message_that_says_what_is_wrong(
    kind: type[ShiftingStones], check: Callable[[Walks], object], message: str
) -> None:
    check(honest())
    with pytest.raises(AssertionError, match=message):
        check(broken(kind()))


def test_a_failure_names_the_match_and_the_entry() -> None:
    with pytest.raises(AssertionError, match=r"2 seats, \w+ bots, seed \d, entry \d+ \(.+: .+\)"):
        records.check_notation(broken(Mumbles()))


def test_a_clause_without_a_test_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text('@pytest.mark.clause("ST-01")\ndef test_one() -> None: ...\n')
    with pytest.raises(AssertionError, match="ST-02, ST-03"):
        clauses.check_clauses_are_tested(ShiftingStones(), tmp_path)


def test_a_ruling_that_the_rule_book_does_not_mark_is_named() -> None:
    game = ShiftingStones()
    vars(game)["clauses"] = replace(game.clauses, rulings=("ST-01",))
    with pytest.raises(AssertionError, match=r"no ruling .* in \['ST-01'\]"):
        clauses.check_rulings_are_marked(game, "en")


def test_an_author_who_does_not_define_what_is_hidden_is_told_to() -> None:
    ply: Ply = honest().plies[0]
    with pytest.raises(NotImplementedError, match="override `twin`"):
        GameConformance().twin(ShiftingStones(), ply, None, Random(1))
