"""What is asked of every batch; a game's own test says of which, and adds what is its own."""

from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import ClassVar, TypeVar

import numpy as np
import pytest

from meseta.core.errors import IllegalAction
from meseta.core.game import AnyGame, AnyState
from meseta.core.seats import CHANCE
from meseta.envs.batch import Batch
from tests.envs.equality import Kind, StatefulBatch, Twin, batch_of, compare, runs

Value = TypeVar("Value", bound=Hashable)


def all_states(batch: StatefulBatch) -> list[AnyState]:
    """The engine's states of all tables."""
    return [batch.state(table) for table in range(batch.tables)]


def likely(game: AnyGame, state: AnyState, part: Callable[[AnyState], Value]) -> dict[Value, Fraction]:
    """How likely each value of a part of the state is, once chance has answered all that it is asked there.

    By all answers that the engine names, each with the weight that it gives it.
    """
    found: dict[Value, Fraction] = {}
    if CHANCE not in game.actors(state):
        return {part(state): Fraction(1)}
    answers = dict(game.chance(state))
    total = sum(answers.values())
    for answer, weight in answers.items():
        for value, share in likely(game, game.apply(state, CHANCE, answer), part).items():
            found[value] = found.get(value, Fraction(0)) + share * Fraction(weight, total)
    return found


def refused(batch: StatefulBatch, actions: list[int], table: int) -> tuple[str, str]:
    """The clause and the code with which actions are refused at that table; nothing happens anywhere."""
    before = all_states(batch)
    with pytest.raises(IllegalAction) as raised:
        batch.step(np.array(actions, np.int32))
    assert any(f"table {table};" in note for note in raised.value.__notes__)
    assert all_states(batch) == before
    return raised.value.fault.clause, raised.value.fault.code


def same_everywhere(one: StatefulBatch, other: StatefulBatch) -> bool:
    """Whether two batches are in the same states, and show the same."""
    pairs = [
        *((one.observation[name], array) for name, array in other.observation.items()),
        (one.actor, other.actor),
        (one.mask, other.mask),
        (one.done, other.done),
        (one.scores, other.scores),
        (one.rewards, other.rewards),
    ]
    return all_states(one) == all_states(other) and all(np.array_equal(*pair) for pair in pairs)


class BatchSuite:
    """The tests."""

    twin: ClassVar[Twin]
    actions: ClassVar[int]
    """How many there are for two seats."""
    plain: ClassVar[tuple[int, int]]
    """At how many tables, and how many steps at each, every kind of batch is compared without compiling."""
    compiled: ClassVar[tuple[int, int, int]]
    """The same, compiled, for `make slow`, and how many steps in all."""

    def few(self, tables: int, seats: int, seed: int = 0, threads: int = 1) -> StatefulBatch:
        """A batch that is not compiled."""
        return batch_of(self.twin, Kind(seats, {}), tables, seed, compile=False, threads=threads)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask everything about every kind or number of seats that the game has."""
        if "kind" in metafunc.fixturenames:
            metafunc.parametrize("kind", self.twin.kinds, ids=str)
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", sorted({kind.seats for kind in self.twin.kinds}))

    def test_it_is_what_learners_ask_for(self) -> None:
        batch: Batch = self.few(3, 2)
        assert batch.mask.shape == (3, self.actions)
        assert {name: array.shape for name, array in batch.observation.items()} == {
            name: (3, *field.shape) for name, field in self.few(3, 2).numbers.fields.items()
        }

    def test_a_batch_plays_as_the_engine_does(self, kind: Kind) -> None:
        tables, steps = self.plain
        assert compare(self.twin, kind, tables, steps, seed=11, compile=False).steps == tables * steps

    @pytest.mark.parametrize("below", [True, False])
    def test_a_number_that_stands_for_nothing_is_refused(self, below: bool) -> None:
        batch, number = self.few(2, 2), -1 if below else self.actions
        before = all_states(batch)
        with pytest.raises(ValueError, match="is not the number of an"):
            batch.step(np.array([number, number], np.int32))
        with pytest.raises(ValueError, match="one action for each of 2 tables"):
            batch.step(np.array([number], np.int32))
        assert all_states(batch) == before

    def test_a_tables_games_follow_from_its_seed_and_number_alone(self) -> None:
        small, large = self.few(2, 3, seed=5), self.few(4, 3, seed=5)
        for _ in range(3):
            assert all_states(small) == all_states(large)[:2]
            small.play_random(10)
            large.play_random(10)
        large.reset(5)
        assert same_everywhere(large, self.few(4, 3, seed=5))
        large.play_random(5)
        other = self.few(4, 3, seed=6)
        other.play_random(5)
        assert all_states(large) != all_states(other)

    def test_any_number_of_threads_comes_to_the_same(self) -> None:
        batches = [self.few(5, 2, seed=3, threads=threads) for threads in (1, 2, 5)]
        ended = [batch.play_random(20) for batch in batches]
        assert len(set(ended)) == 1
        assert all(same_everywhere(batch, batches[0]) for batch in batches[1:])
        with pytest.raises(ValueError, match="1 to 5 threads"):
            self.few(5, 2, threads=6)

    def test_what_is_shown_cannot_be_changed_by_mistake(self) -> None:
        batch = self.few(2, 2)
        shown = (batch.mask, batch.actor, batch.done, batch.scores, batch.rewards)
        for array in (*shown, *batch.observation.values()):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 1

    @pytest.mark.slow
    def test_compiled_it_is_the_same_to_the_last_bit_on_two_threads_too(self, seats: int) -> None:
        slow = self.few(6, seats, seed=8)
        fast = batch_of(self.twin, Kind(seats, {}), 6, 8, compile=True, threads=2)
        for _ in range(12):
            assert fast.play_random(15) == slow.play_random(15)
            assert same_everywhere(fast, slow)

    @pytest.mark.slow
    def test_thousands_of_compiled_steps_are_those_of_the_engine(self) -> None:
        tables, length, steps = self.compiled
        found = [one for _, one in runs(self.twin, tables, length, steps, seed=100, compile=True)]
        assert sum(one.steps for one in found) >= steps
        assert sum(one.games for one in found) > steps // 1_000
