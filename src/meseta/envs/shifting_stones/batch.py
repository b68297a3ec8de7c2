"""Thousands of tables of Shifting Stones in arrays, all moved by one call."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from meseta.core.compiling import compiled
from meseta.core.game import Options
from meseta.envs.arrays import Lanes, Rows, plain, read_only
from meseta.envs.batch import one_each, refusal
from meseta.envs.chance import wrapped
from meseta.envs.numbers import Arrays
from meseta.envs.shifting_stones import kernel, layout
from meseta.envs.shifting_stones.numbers import WORTHS, ShiftingStonesNumbers
from meseta.games.shifting_stones import rules
from meseta.games.shifting_stones.content import Card
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import CELLS, PAIRS, STONES, pack, unpack
from meseta.games.shifting_stones.printed import SOLO_DECK
from meseta.games.shifting_stones.scoring import ONES_BONUS
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import bits, members

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["ShiftingStonesBatch"]


class ShiftingStonesBatch:
    """Many tables of Shifting Stones; a `Batch`.

    It is compiled by numba (the extra ``fast``), the first time on a machine for some seconds. With
    ``compile=False`` the same source runs as it is, thousands of times slower. Several threads each take a
    part of the tables, with the same results.
    """

    def __init__(
        self,
        tables: int,
        seats: int,
        seed: int = 0,
        *,
        options: Options | None = None,
        game: ShiftingStones | None = None,
        threads: int = 1,
        compile: bool = True,
    ) -> None:
        self.game: Final = game or ShiftingStones()
        self.tables, self.seats = tables, seats
        self.numbers: Final = ShiftingStonesNumbers(self.game, seats, options)
        before = self.game.setup(seats, options or {})
        self._kernel: Final = compiled(kernel, inline=True) if compile else kernel
        self._lanes: Final = Lanes(tables, threads)
        self._rows: Final = Rows.empty(self.numbers.fields, tables)
        self._rows.matrix[:, self._rows.starts["phase"]] = Phase.TURN
        self._rules: Final = _rules(self.game, self.numbers, before)
        self._tables: Final = _tables(self.numbers, tables)
        self._shown: Final = _shown(self.numbers, self._rows)
        self.actor: NDArray[np.int8] = read_only(self._shown.actor)
        self.mask: NDArray[np.int8] = read_only(self._shown.mask)
        self.observation: Arrays = self._rows.fields
        self.done: NDArray[np.bool_] = read_only(self._shown.done)
        self.scores: NDArray[np.int32] = read_only(self._shown.scores)
        self.rewards: NDArray[np.float32] = read_only(self._shown.rewards)
        self._plain: Final = plain(self._rules), plain(self._tables), plain(self._shown)
        self._bundles: Final = (self._rules, self._tables, self._shown) if compile else self._plain
        self._before: Final = before
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Set up every table anew."""
        import numpy as np

        self._tables.luck[:] = 0
        self._tables.luck[:, layout.SEED] = wrapped(seed)
        self._step(np.full(self.tables, layout.ANEW, np.int32))

    def step(self, actions: "NDArray[np.int32]") -> None:
        """Let the actor of every table take the action with this number.

        If one of them is illegal, nothing happens at any table, and `IllegalAction` says why.
        """
        self._step(self._checked(actions))

    def _step(self, numbers: "NDArray[np.int32]") -> None:
        self._lanes.run(partial(self._kernel.step, *self._bundles, numbers))

    def _checked(self, actions: "NDArray[np.int32]") -> "NDArray[np.int32]":
        """The actions as the kernel reads them, all of them legal."""
        numbers = one_each(actions, self.tables)
        shown = self._bundles[2]
        table = self._kernel.illegal(shown, numbers, self.numbers.actions, 0, self.tables)
        if table >= 0:
            seat, number = int(self.actor[table]), int(numbers[table])
            raise refusal(self.numbers, self.state(table), seat, table, number)
        return numbers

    def play_random(self, steps: int) -> int:
        """How many games ended in so many steps at every table, each chosen evenly among the legal actions.

        Choosing is part of the compiled loop, and only the last position of each table is shown.
        """
        return sum(self._lanes.run(partial(self._kernel.play_random, *self._bundles, steps)))

    def state(self, table: int) -> State:
        """The engine's state of a table."""
        tables, facts = self._tables, self._tables.facts[table].tolist()
        where = tables.where[table].tolist()
        cards = range(1, len(where))
        held = [
            bits(card for card in cards if where[card] == layout.HELD + seat) for seat in range(self.seats)
        ]
        scored = [
            bits(card for card in cards if where[card] == layout.HELD + self.seats + seat)
            for seat in range(self.seats)
        ]
        grid = int(tables.grids[table])
        return State(
            phase=Phase.TURN,
            grid=pack([grid >> 3 * cell & 7 for cell in range(9)]),
            hands=tuple(held),
            scored=tuple(scored),
            deck=bits(tables.piles[table, : facts[layout.DECK]].tolist()),
            discard=bits(card for card in cards if where[card] == layout.DISCARDED),
            first=facts[layout.FIRST],
            turn=facts[layout.TURN],
            acted=bool(facts[layout.ACTED]),
            fruitful=bool(facts[layout.FRUITFUL]),
            rested=bits(seat for seat in range(self.seats) if tables.rested[table, seat]),
            strikes=facts[layout.STRIKES],
            seen=bits(card for card in cards if where[card]) if self.seats == 1 else 0,
            uncapped=bool(self._rules.uncapped),
        )

    def put(self, table: int, state: State) -> None:
        """Go on at a table from a state of the engine: a turn, with this batch's seats and options."""
        if state.phase is not Phase.TURN or len(state.hands) != self.seats:
            raise ValueError(f"a table of this batch takes a turn of a game with {self.seats} seats")
        if state.uncapped != bool(self._rules.uncapped):
            raise ValueError("this batch plays with another skip_cap than the state")
        tables, facts = self._tables, self._tables.facts
        deck = members(state.deck)
        tables.grids[table] = sum(face << 3 * cell for cell, face in enumerate(unpack(state.grid)))
        tables.piles[table, : len(deck)] = deck
        where = tables.where[table]
        where[:] = layout.UNSEEN
        where[list(members(state.seen))] = layout.IN_PILE
        where[list(members(state.discard))] = layout.DISCARDED
        for seat, (hand, scored) in enumerate(zip(state.hands, state.scored, strict=True)):
            held = members(hand)
            where[list(held)] = layout.HELD + seat
            tables.hands[table, seat] = (*held, *(0,) * (self.numbers.slots - len(held)))
            tables.sizes[table, seat] = len(held)
            where[list(members(scored))] = layout.HELD + self.seats + seat
            worths = [int(self._rules.worth[card]) for card in members(scored)]
            tables.scored[table, seat] = [worths.count(worth) for worth in range(len(WORTHS))]
            tables.rested[table, seat] = state.rested >> seat & 1
        facts[table, : layout.MASKED] = (
            len(deck),
            state.discard.bit_count(),
            state.first,
            state.turn,
            state.acted,
            state.fruitful,
            state.strikes,
            rules.is_last_round(state),
        )
        kernel.show(*self._plain, table)


def _rules(game: ShiftingStones, numbers: ShiftingStonesNumbers, before: State) -> layout.Rules:
    """What is agreed and printed, as the kernel reads it."""
    import numpy as np

    cards = game.deck.cards
    masks = np.zeros((len(cards) + 1, layout.PLACES), np.int32)
    faces = np.full((len(cards) + 1, layout.PLACES), -1, np.int32)
    for card in cards.values():
        for place, (mask, wanted) in enumerate(_places(card)):
            masks[card.id, place], faces[card.id, place] = mask, wanted
    return layout.Rules(
        seats=numbers.seats,
        slots=numbers.slots,
        cards=len(cards),
        first=before.first,
        uncapped=int(before.uncapped),
        goal=rules.LAST_ROUND.get(numbers.seats, 0),
        hand=rules.HAND,
        fullest=rules.FULLEST_HAND,
        skip_draw=rules.SKIP_DRAW,
        strikes=rules.STRIKES,
        ones_bonus=ONES_BONUS,
        stones=np.array(STONES),
        moves=np.array([(3 * a, 3 * b, 0) for a, b in PAIRS] + [(0, 0, 1 << 3 * cell) for cell in CELLS]),
        solo=np.array([SOLO_DECK[worth] for worth in WORTHS]),
        points=np.array(WORTHS),
        worth=np.array([-1, *(WORTHS.index(card.points) for card in cards.values())]),
        masks=masks,
        faces=faces,
    )


def _places(card: Card) -> Sequence[tuple[int, int]]:
    """In every place where the card's block fits: the bits it asks for, and how they must be (ST-12)."""
    found = []
    for place in card.places:
        asked = [(bit % 9, bit // 9) for bit in members(place)]
        found.append((sum(7 << 3 * cell for cell, _ in asked), sum(face << 3 * cell for cell, face in asked)))
    return found


def _tables(numbers: ShiftingStonesNumbers, tables: int) -> layout.Tables:
    """Empty tables. Small signed numbers: those without a sign would not mix with others."""
    import numpy as np

    seats, cards = numbers.seats, numbers.fields["cards"].shape[0]
    return layout.Tables(
        luck=np.zeros((tables, 5), np.int64),
        facts=np.zeros((tables, 9), np.int16),
        grids=np.zeros(tables, np.int32),
        hands=np.zeros((tables, seats, numbers.slots), np.int16),
        sizes=np.zeros((tables, seats), np.int16),
        scored=np.zeros((tables, seats, len(WORTHS)), np.int16),
        rested=np.zeros((tables, seats), np.int16),
        piles=np.zeros((tables, cards), np.int16),
        where=np.zeros((tables, cards + 1), np.int8),
    )


def _shown(numbers: ShiftingStonesNumbers, rows: Rows) -> layout.Shown:
    """What is shown of empty tables."""
    import numpy as np

    tables, seats = len(rows.matrix), numbers.seats
    return layout.Shown(
        actor=np.zeros(tables, np.int8),
        mask=np.zeros((tables, numbers.actions), np.int8),
        observation=rows.matrix,
        done=np.zeros(tables, np.bool_),
        scores=np.zeros((tables, seats), np.int32),
        rewards=np.zeros((tables, seats), np.float32),
        **rows.starts,
    )
