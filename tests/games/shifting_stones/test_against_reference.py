"""Whole games played twice, through the program and through the reference, which must agree at every step."""

from itertools import chain
from random import Random

import pytest

from meseta.core.choices import Grouped
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.actions import Action, Draw, First, Flip, Lay, Pick, Score, Shift
from meseta.games.shifting_stones.content import STANDARD
from meseta.games.shifting_stones.grid import FACES, unpack
from meseta.games.shifting_stones.state import Phase, State
from meseta.grids.bits import members
from tests.games.shifting_stones import reference
from tests.games.shifting_stones.positions import GAME, position, totals
from tests.games.shifting_stones.reference import Table


def mirrored(state: State, table: Table, answer: Action) -> None:
    """Tell the reference what chance did, which it must consider possible."""
    match answer:
        case Lay(faces):
            words = [FACES[face] for face in faces]
            assert table.may_lay(words)
            table.lay(words)
        case Pick(cards):
            assert table.may_pick(list(cards))
            table.pick(list(cards))
        case First(seat):
            table.first = table.turn = seat
        case Draw(cards) if state.phase is Phase.DEAL:
            table.deal(state.turn, list(cards))
        case Draw(cards):
            assert table.may_draw(list(cards))
            table.draw(list(cards))
        case _:
            raise AssertionError(f"chance did {answer}")


def opened(seats: int, rng: Random, cap: str = "6") -> tuple[State, Table]:
    """The same game, set up in both."""
    named = rng.choice(["lot", *map(str, range(seats))])
    state = GAME.setup(seats, {"first_player": named, "skip_cap": cap})
    table = Table(seats, 0 if named == "lot" else int(named), cap=6 if cap == "6" else len(STANDARD.cards))
    while CHANCE in GAME.actors(state):
        answer = GAME.chance(state).sample(rng)
        mirrored(state, table, answer)
        state = GAME.apply(state, CHANCE, answer)
    return state, table


def nearly_won(rng: Random) -> tuple[State, Table]:
    """The same solo game, with few cards left to score: some that match, and perhaps one that does not."""
    standing, others = [6, 16, 29, 41, 48, 53, 58], [1, 2, 3, 4, 5, 7, 56, 57, 68]
    rng.shuffle(standing)
    rng.shuffle(others)
    few, stray = rng.randrange(1, 8), rng.randrange(2)
    scored, left = standing[few:] + others[stray:], standing[:few] + others[:stray]
    rng.shuffle(left)
    strikes = rng.randrange(4)
    state = position(seats=1, hands=[left[:4]], scored=[scored], deck=left[4:], strikes=strikes)
    table = Table(1, 0)
    table.lay([FACES[face] for face in unpack(state.grid)])
    table.hands, table.scored, table.deck, table.strikes = [left[:4]], [scored], left[4:], strikes
    return state, table


def assert_same_position(state: State, table: Table) -> None:
    assert [FACES[face] for face in unpack(state.grid)] == [table.grid[cell] for cell in reference.CELLS]
    assert [members(hand) for hand in state.hands] == [tuple(sorted(hand)) for hand in table.hands]
    assert [members(pile) for pile in state.scored] == [tuple(sorted(pile)) for pile in table.scored]
    assert members(state.deck) == tuple(sorted(table.deck))
    assert members(state.discard) == tuple(sorted(table.discard))
    assert (state.phase is Phase.OVER) == table.over == (GAME.outcome(state) is not None)
    if table.over:
        assert not GAME.actors(state)
        return
    assert GAME.actors(state) == {CHANCE if table.due else table.turn}
    assert state.turn == table.turn
    if not table.due:
        assert state.strikes == table.strikes


def assert_same_choices(state: State, table: Table) -> None:
    for seat in table.seats:
        legal = GAME.legal(state, seat)
        listed = [GAME.write(action) for action in legal]
        assert len(listed) == len(set(listed))
        assert set(listed) == set(table.legal(seat))
        offered = legal.choices()
        if legal:
            assert isinstance(offered, Grouped)
            assert [*chain(*offered)] == [*legal]


def assert_same_view(state: State, table: Table, viewer: Seat | None) -> None:
    view = GAME.observe(state, viewer)
    assert view.hand == (() if viewer is None else tuple(sorted(table.hands[viewer])))
    assert view.hand_sizes == tuple(map(len, table.hands))
    assert view.scored == tuple(tuple(sorted(pile)) for pile in table.scored)
    assert view.discard == tuple(sorted(table.discard))
    assert view.deck_size == len(table.deck)


def assert_same_refusals(state: State, table: Table, rng: Random) -> None:
    """Actions that may or may not be allowed are allowed by both or by neither."""
    allowed = {seat: set(table.legal(seat)) for seat in table.seats}
    for _ in range(4):
        seat, action = rng.choice(table.seats), conceivable(table, rng)
        refused = GAME.fault(state, seat, action) is not None
        assert refused == (GAME.write(action) not in allowed[seat]), (seat, action)
        assert (action in GAME.legal(state, seat)) == (not refused)


def conceivable(table: Table, rng: Random) -> Action:
    """Something a player might try: any cells, and a card that is perhaps in the right hand."""
    card = rng.choice([*table.hands[table.turn], rng.randrange(1, 74)])
    a, b = sorted((rng.randrange(9), rng.randrange(9)))
    return rng.choice([Shift(a, b, card), Flip(a, card), Score(card), GAME.read("end"), GAME.read("skip")])


def assert_same_draws(state: State, table: Table, rng: Random) -> None:
    """Chance, too, is refused what the reference considers impossible."""
    undrawn = [*table.deck, *table.discard]
    for _ in range(4):
        count = min(len(undrawn), max(1, table.due + rng.choice([-1, 0, 0, 0, 1])))
        cards = sorted(rng.sample(undrawn, count))
        if rng.random() < 0.2:
            cards = sorted([*cards[1:], rng.randrange(1, 74)])
        assert (GAME.fault(state, CHANCE, Draw(tuple(cards))) is None) == table.may_draw(cards), cards


def chosen(table: Table, care: float, rng: Random) -> str:
    """What a player does: anything, or with care what scores, or what lets another card score next."""
    actions = table.legal(table.turn)
    if rng.random() > care:
        return rng.choice(actions)
    if scores := [text for text in actions if text[0] == "+"]:
        return rng.choice(scores)
    if fruitful := [text for text in actions if opens(table, text)]:
        return rng.choice(fruitful)
    if not any(text[0] == "+" for text in table.done) and len(table.hands[table.turn]) > 2:
        return rng.choice(actions)
    return "end"


def opens(table: Table, text: str) -> bool:
    """Whether this move completes another card of the hand."""
    words = text.split()
    if words[0] not in ("s", "f"):
        return False
    before, spent = dict(table.grid), int(words[2])
    table.move(words)
    found = any(table.matches(card) for card in table.hands[table.turn] if card != spent)
    table.grid = before
    return found


def compared(state: State, table: Table, rng: Random) -> Table:
    """The game played to its end in both."""
    care = rng.choice([0.6, 0.8, 0.95, 1.0])
    while not table.over:
        assert_same_position(state, table)
        assert_same_choices(state, table)
        assert_same_refusals(state, table, rng)
        assert_same_view(state, table, rng.choice([*table.seats, None]))
        if table.due:
            assert_same_draws(state, table, rng)
            answer = GAME.chance(state).sample(rng)
            mirrored(state, table, answer)
            state = GAME.apply(state, CHANCE, answer)
        else:
            text = chosen(table, care, rng)
            seat = table.turn
            table.do(text)
            state = GAME.apply(state, seat, GAME.read(text))
    assert_same_position(state, table)
    assert_same_choices(state, table)
    assert_same_end(state, table)
    return table


def assert_same_end(state: State, table: Table) -> None:
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert list(outcome.winners) == table.winners()
    if not table.solo:
        assert list(totals(state)) == table.totals()


@pytest.mark.clause("ST-02", "ST-03")
def test_the_two_know_the_same_cards() -> None:
    for card in STANDARD.cards.values():
        pattern = [["any" if face is None else FACES[face] for face in row] for row in card.pattern]
        assert (card.points, pattern) == (reference.POINTS[card.id], reference.PATTERN[card.id])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_multiplayer_game_goes_the_same_way_in_both(seats: int) -> None:
    for seed in range(15):
        rng = Random(f"{seats} players, game {seed}")
        compared(*opened(seats, rng), rng)


@pytest.mark.clause("ST-16")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_game_without_the_cap_goes_the_same_way_in_both(seats: int) -> None:
    for seed in range(15):
        rng = Random(f"{seats} players without a cap, game {seed}")
        compared(*opened(seats, rng, cap="none"), rng)


def test_a_solo_game_goes_the_same_way_in_both() -> None:
    for seed in range(40):
        rng = Random(f"alone, game {seed}")
        compared(*opened(1, rng), rng)


@pytest.mark.clause("ST-17", "ST-23", "ST-24")
def test_the_end_of_a_solo_game_comes_the_same_way_in_both() -> None:
    won = 0
    for seed in range(80):
        rng = Random(f"nearly won, game {seed}")
        won += bool(compared(*nearly_won(rng), rng).winners())

    assert 20 < won < 60  # both endings were seen
