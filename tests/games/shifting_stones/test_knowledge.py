"""ST-26: what is visible and what is hidden."""

from random import Random

import msgspec
import pytest

from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.events import Drew, Flipped, Picked
from meseta.games.shifting_stones.grid import FACES
from meseta.games.shifting_stones.state import State
from meseta.grids.bits import members
from tests.games.shifting_stones.positions import GAME, OPENING, draws, play, position, refusal

LAID = "lay sun fish fish horse horse horse seed seed seed"
VIEWERS = pytest.mark.parametrize("viewer", [0, 1, 2, None])

TABLE = position(
    seats=3,
    hands=[[1, 2, 3, 4], [5, 6, 7, 8, 9], [10, 11, 12, 13]],
    scored=[[20, 21], [], [60]],
    discard=[30, 31],
    turn=1,
    skipped=[1],
)


def traded(on: State, seat: Seat, card: int, other: int) -> State:
    """The same position except for one card of a hand, which changes places with another."""
    swap = 1 << card | 1 << other
    hands = [cards ^ swap if (cards & swap).bit_count() == 1 else cards for cards in on.hands]
    deck = on.deck ^ swap if (on.deck & swap).bit_count() == 1 else on.deck
    assert on.hands[seat] >> card & 1
    return msgspec.structs.replace(on, hands=tuple(hands), deck=deck)


@pytest.mark.clause("ST-26")
@VIEWERS
def test_grid_discards_scored_cards_and_sizes_are_visible_to_all(viewer: Seat | None) -> None:
    view = GAME.observe(TABLE, viewer)

    assert [FACES[face] for face in view.grid] == OPENING.replace("/", " ").split()
    assert view.discard == (30, 31)
    assert view.scored == ((20, 21), (), (60,))
    assert view.hand_sizes == (4, 5, 4)
    assert view.deck_size == 72 - 13 - 3 - 2
    assert (view.turn, view.first, view.rested) == (1, 0, (1,))


@pytest.mark.clause("ST-26")
def test_a_player_sees_their_own_hand() -> None:
    assert GAME.observe(TABLE, 1).hand == (5, 6, 7, 8, 9)
    assert GAME.observe(TABLE, 2).hand == (10, 11, 12, 13)


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("other", [50, 72])
def test_a_view_does_not_change_with_a_hidden_hand(viewer: Seat | None, other: int) -> None:
    elsewhere = traded(TABLE, 1, 6, other)  # a card of seat 1 for one of the draw pile

    assert elsewhere != TABLE
    assert GAME.observe(elsewhere, viewer) == GAME.observe(TABLE, viewer)
    assert GAME.observe(elsewhere, 1) != GAME.observe(TABLE, 1)


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_does_not_change_when_two_hidden_hands_trade_cards(viewer: Seat | None) -> None:
    assert GAME.observe(traded(TABLE, 1, 6, 12), viewer) == GAME.observe(TABLE, viewer)


@pytest.mark.clause("ST-26")
def test_a_spectator_sees_no_hand() -> None:
    assert GAME.observe(TABLE, None).hand == ()


@pytest.mark.clause("ST-26")
def test_any_card_of_the_draw_pile_may_be_its_top() -> None:
    on = play("f a1 5", "f a1 6", "end", on=TABLE)  # three are left of five

    assert draws(on) == {(card,) for card in members(TABLE.deck)}


@pytest.mark.clause("ST-26")
def test_a_refusal_does_not_tell_where_a_card_lies() -> None:
    in_a_hand, in_the_pile = 6, 41  # both patterns are in the grid
    on = position(hands=[[1, 2, 3, 4], [in_a_hand, 7, 8, 9]])

    for line in ("+{}", "f a1 {}", "s a1b1 {}"):
        one, other = (refusal(line.format(card), on) for card in (in_a_hand, in_the_pile))
        assert (one.clause, one.code) == (other.clause, other.code)
        assert {**one.values, "card": 0} == {**other.values, "card": 0}


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize(("viewer", "told"), [(0, ()), (1, (50, 51)), (2, ()), (None, ())])
def test_only_their_owner_is_told_which_cards_were_drawn(viewer: Seat | None, told: tuple[int, ...]) -> None:
    before = play("f a1 5", "f a1 6", "f a1 7", "end", on=TABLE)
    after = play("draw 50 51", on=before)

    events = GAME.narrate(before, CHANCE, GAME.read("draw 50 51"), after, viewer)

    assert events == (Drew(seat=1, count=2, cards=told),)


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize(("viewer", "told"), [(0, (1, 2, 3, 4)), (1, ()), (None, ())])
def test_only_their_owner_is_told_which_cards_were_dealt(viewer: Seat | None, told: tuple[int, ...]) -> None:
    before = play(LAID, on=GAME.setup(2, {"first_player": "0"}))
    after = play("draw 1 2 3 4", on=before)

    events = GAME.narrate(before, CHANCE, GAME.read("draw 1 2 3 4"), after, viewer)

    assert events == (Drew(seat=0, count=4, cards=told),)


@pytest.mark.clause("ST-26")
@VIEWERS
@pytest.mark.parametrize("line", ["s a1b1 5", "f a1 5", "+6", "end"])
def test_what_a_player_does_is_visible_to_all(viewer: Seat | None, line: str) -> None:
    action, after = GAME.read(line), play(line, on=TABLE)

    told = GAME.narrate(TABLE, 1, action, after, viewer)

    assert told
    assert told == GAME.narrate(TABLE, 1, action, after, 1)


@pytest.mark.clause("ST-26")
def test_the_hidden_face_of_a_stone_is_implied_by_the_showing_one() -> None:
    told = GAME.narrate(TABLE, 1, GAME.read("f a1 5"), play("f a1 5", on=TABLE), None)

    assert told == (Flipped(seat=1, card=5, cell="a1", face="moon"),)


@pytest.mark.clause("ST-26")
@VIEWERS
def test_a_state_imagined_from_a_view_looks_the_same(viewer: Seat | None) -> None:
    view = GAME.observe(TABLE, viewer)

    imagined = [GAME.imagine(view, Random(seed)) for seed in range(20)]

    assert all(GAME.observe(state, viewer) == view for state in imagined)
    assert all(sum(state.hands) + state.deck == sum(TABLE.hands) + TABLE.deck for state in imagined)
    assert len({state.hands for state in imagined}) > 10  # what is hidden is not given away


@pytest.mark.clause("ST-26")
@pytest.mark.parametrize("viewer", [0, None])
def test_in_a_solo_game_the_cards_in_play_are_not_known_before_they_are_drawn(viewer: Seat | None) -> None:
    begun = play(LAID, on=GAME.setup(1, {}))
    one, other = (
        play(f"pick {cards}", "draw 1 2 3 4", on=begun)
        for cards in (
            "1 2 3 4 5 6 7 8 29 30 31 32 55 56 57 68",
            "1 2 3 4 21 22 23 24 41 42 43 44 61 62 63 72",
        )
    )

    assert one != other
    assert GAME.observe(one, viewer) == GAME.observe(other, viewer)


@pytest.mark.clause("ST-26")
def test_in_a_solo_game_picking_the_deck_tells_nobody_its_cards() -> None:
    before = play(LAID, on=GAME.setup(1, {}))
    line = "pick 1 2 3 4 5 6 7 8 29 30 31 32 55 56 57 68"

    events = GAME.narrate(before, CHANCE, GAME.read(line), play(line, on=before), 0)

    assert events == (Picked(count=16),)


@pytest.mark.clause("ST-26", "ST-25")
def test_in_a_solo_game_a_card_once_drawn_is_known_to_be_in_play() -> None:
    on = position(seats=1, hands=[[1, 2, 3, 6]], deck=[31])
    drawn = set(range(1, 9)) | {29, 30, 32, 55, 56, 57, 68}  # in hand and spent; 31 is still to come
    assert set(GAME.observe(on, 0).seen) == drawn

    on = play("+6", "f a1 1", "end", "draw 29 31", on=on)  # the others are reshuffled

    assert on.discard == 0
    assert set(GAME.observe(on, 0).seen) == drawn | {31}
    assert GAME.imagine(GAME.observe(on, 0), Random(1)) == on  # nothing is left to guess


@pytest.mark.clause("ST-26")
def test_in_a_solo_game_what_was_not_drawn_may_be_any_card_of_its_value() -> None:
    on = position(seats=1, hands=[[1, 2, 3, 4]])
    view = GAME.observe(on, 0)

    undrawn = [set(members(GAME.imagine(view, Random(seed)).deck)) for seed in range(200)]

    assert set().union(*undrawn) == set(range(5, 73))
    assert all(len(cards) == 12 and len(cards & set(range(5, 29))) == 4 for cards in undrawn)
