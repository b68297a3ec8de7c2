"""What a disc counts for, Swaps and choices (SO-20 to SO-24)."""

from random import Random

import pytest

from meseta.core.errors import NothingToUndo
from meseta.games.sonora.board import Circle, spots, touches
from meseta.games.sonora.content import Edition
from meseta.games.sonora.flicking import flickable
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.sheet_violations import FORMAT
from meseta.games.sonora.state import Phase
from meseta.games.sonora.words import Section
from meseta.play.match import Submission, start
from tests.games.sonora.positions import (
    CANYON,
    CIRCLE,
    CREEK,
    GAME,
    HOUSE_TEXT,
    MUDCRACKS,
    PRINTED,
    RUINS,
    choices,
    disc,
    flown,
    may,
    no_swaps,
    opening,
    play,
    refusal,
    with_tray,
)

CROWDED = Edition(FORMAT.parse(HOUSE_TEXT.replace("x = -62_000\ny = 135_000", "x = -20_000\ny = 120_000")))
"""A print that no check would pass: a fox and a rabbit circle so close that one disc touches both."""
BETWEEN_CIRCLES = (0, 120_000)


@pytest.mark.clause("SO-20")
def test_a_disc_touching_a_circle_counts_for_it_only_border_included() -> None:
    board = PRINTED.board
    circle = next(c for c in board.circles if c.section is Section.RUINS)
    reach = circle.radius + board.arena.disc_radius
    at_border, beyond = (circle.x + reach, circle.y), (circle.x + reach + 1, circle.y)

    assert touches(board, circle, at_border)
    assert not touches(board, circle, beyond)
    assert [(s.section, s.doubled) for s in spots(board, at_border)] == [(Section.RUINS, True)]
    assert [(s.section, s.doubled) for s in spots(board, beyond)] == [(board.zones_at(beyond)[0], False)]


@pytest.mark.clause("SO-20")
def test_touching_is_exact_where_floating_point_would_round() -> None:
    board = PRINTED.board
    reach = 20 * 1_250 + 11_000 - 12_500  # 23,500 = 5 × 4,700, so 3-4-5 gives an exact diagonal
    circle = Circle(Section.RUINS, 0, 0, 11_000)
    assert reach == 23_500
    assert touches(board, circle, (3 * 4_700, 4 * 4_700))
    assert not touches(board, circle, (3 * 4_700 + 1, 4 * 4_700))


@pytest.mark.clause("SO-20")
def test_several_discs_share_a_circle() -> None:
    x, y = CIRCLE["lizard"]
    on = flown(no_swaps(opening(2)), {"a1": (x - 13_000, y), "a2": (x + 13_000, y)})

    assert on.players[0].desk.ruins == 2 * 1 + 2 * 2


@pytest.mark.clause("SO-20")
def test_a_disc_between_two_circles_lets_its_owner_choose() -> None:
    game = Sonora(CROWDED)
    on = flown(no_swaps(opening(2)), {"b4": BETWEEN_CIRCLES}, printed=CROWDED)

    assert (on.phase, on.actor) == (Phase.CHOOSE, 1)
    assert {game.write(action) for action in game.legal(on, 1)} == {"choose b4 canyon", "choose b4 mudcracks"}
    refused = game.fault(on, 1, game.read("choose b4 creek"))
    assert refused is not None
    assert refused.clause == "SO-20"
    on = game.apply(on, 1, game.read("choose b4 canyon"))
    assert on.players[1].desk.canyon == (0, 0, 0, 2, 0)


@pytest.mark.clause("SO-21")
def test_a_disc_counts_where_its_centre_lies_and_on_a_border_its_owner_chooses() -> None:
    board = PRINTED.board
    assert [s.section for s in spots(board, (-1, -80_000))] == [Section.RUINS]
    assert [s.section for s in spots(board, (1, -80_000))] == [Section.CANYON]
    assert [s.section for s in spots(board, (0, -80_000))] == [Section.RUINS, Section.CANYON]
    # Quarters run on beneath the hole: an overhanging disc counts by its centre as well.
    assert [s.section for s in spots(board, (-18_000, 1))] == [Section.CREEK]


@pytest.mark.clause("SO-21")
def test_choices_are_made_in_turn_order_after_all_swaps_and_are_binding() -> None:
    places = {"a1": (0, -80_000), "a2": CREEK, "b1": (80_000, 0), "b2": RUINS}
    on = flown(opening(2, first_player="1"), places)
    assert (on.phase, on.actor) == (Phase.SWAP, 1)
    on = play("done", "done", on=on)
    assert (on.phase, on.actor) == (Phase.CHOOSE, 1)
    on = play("choose b1 mudcracks", on=on)
    assert (on.phase, on.actor) == (Phase.CHOOSE, 0)
    assert refusal("choose a2 creek", on).code == "nothing_to_choose"
    on = play("choose a1 canyon", on=on)
    assert on.phase is Phase.RUINS
    assert on.players[1].desk.mud == 1
    assert on.players[0].desk.canyon == (1, 0, 0, 0, 0)
    assert GAME.closes(on, 0, GAME.read("choose a1 canyon"))


@pytest.mark.clause("SO-22")
def test_swaps_exchange_two_of_ones_own_discs_in_turn_order() -> None:
    places = {"a1": RUINS, "a5": CREEK, "b1": CANYON, "b2": MUDCRACKS}
    on = flown(opening(2), places)

    assert (on.phase, on.actor) == (Phase.SWAP, 0)
    assert choices(on) == {"done", "swap a1 a5"}
    on = play("swap a5 a1", on=on)
    assert (on.discs[disc("a1")].x, on.discs[disc("a1")].y) == CREEK
    assert refusal("swap a1 a5", on).code == "no_swap"
    on = play("done", on=on)
    assert on.actor == 1
    assert refusal("swap a1 b1", on).code == "not_on_board"


@pytest.mark.clause("SO-22")
def test_players_without_a_swap_or_two_discs_to_swap_are_not_asked() -> None:
    places = {"a1": RUINS, "b1": CANYON, "b2": MUDCRACKS, "c1": CREEK, "c2": (-40_000, 70_000)}
    on = flown(with_tray(opening(3), 2, swaps=0), places, {"a2": Section.RUINS})

    assert (on.phase, on.actor) == (Phase.SWAP, 1)  # seat 0's other disc is a bullseye
    assert play("done", on=on).phase is Phase.RUINS  # and seat 2 has no Swap


@pytest.mark.clause("SO-22")
def test_any_number_of_swaps_and_no_bullseye_or_disqualified_disc() -> None:
    places = {"a1": RUINS, "a5": CREEK, "a3": CANYON}
    on = with_tray(opening(2), swaps=3, swaps_circled=3)
    on = flown(on, places, {"a4": Section.RUINS})

    assert refusal("swap a1 a4", on).code == "not_on_board"
    assert refusal("swap a1 a2", on).code == "not_on_board"
    assert refusal("swap a1 a1", on).code == "swap_itself"
    on = play("swap a1 a5", "swap a1 a3", "swap a3 a5", on=on)
    assert on.players[0].tray.swaps == 0


@pytest.mark.clause("SO-22")
def test_a_swap_earned_now_waits_for_the_next_write_phase() -> None:
    on = flown(no_swaps(opening(2)), {"a4": RUINS, "a5": (-40_000, -70_000), "b1": CREEK})
    on = play("cross B 9", on=on)
    assert on.players[0].tray.swaps == 1
    assert refusal("swap a4 a5", on).code == "not_now"
    on = play("done", "walk 1 1", on=on) if on.actor == 1 else play("done", on=on)
    assert on.players[0].tray.swaps == 1


@pytest.mark.clause("SO-23")
def test_the_highest_value_goes_first_in_the_ruins_ties_in_turn_order_and_zero_is_skipped() -> None:
    places = {"a2": (-70_000, -70_000), "b5": (-70_000, -40_000), "c2": (-40_000, -70_000), "d1": CREEK}
    on = flown(no_swaps(opening(4, first_player="2")), places)
    racers = []
    while on.phase is Phase.RUINS:
        racers.append(on.actor)
        on = play(f"cross H {on.players[on.actor].desk.ruins}", "done", on=on)

    assert racers == [1, 2, 0]
    assert on.phase is Phase.WRITE


@pytest.mark.clause("SO-24")
def test_everyone_writes_at_once_and_independently() -> None:
    on = flown(no_swaps(opening(3)), {"a1": CREEK, "b1": (-70_000, 100_000), "c1": (-40_000, 70_000)})

    assert GAME.actors(on) == {0, 1, 2}
    one = play("walk 1 1", on=play("walk 1 1", on=on, by=2), by=0)
    other = play("walk 1 1", on=play("walk 1 1", on=on, by=0), by=2)
    assert one == other
    on = play("done", on=one, by=0)
    assert GAME.actors(on) == {1, 2}
    assert refusal("done", on, by=0).code == "ended"


@pytest.mark.clause("SO-24")
def test_bonuses_of_the_ruins_are_used_later_but_a_discovery_is_circled_at_once() -> None:
    on = flown(no_swaps(opening(2)), {"a4": RUINS, "a5": (-40_000, -70_000), "a3": CIRCLE["lizard"]})
    building = next(b for b in PRINTED.ruins.buildings if b.bonus.name == "DISCOVERY")
    assert on.players[0].desk.ruins == 15
    on = play(f"cross {building.name} {building.hexes}", on=on)
    assert choices(on) == {"discover fox", "discover owl", "discover rabbit"}
    assert refusal("done", on).code == "discover_first"
    assert refusal("cross A 1", on).code == "discover_first"
    on = play("discover owl", on=on)
    assert refusal("walk owl found 1", on).code == "not_now"
    left = on.players[0].desk.ruins
    on = play(*([f"cross H {left}"] if left else []), "done", on=on)
    assert may("walk owl found 1", on)


@pytest.mark.clause("SO-24")
def test_marks_can_be_taken_back_until_the_step_ends_and_flicks_never() -> None:
    rng = Random(5)
    match = start(GAME, 2, {"first_player": "0", "hand_0": "exact", "hand_1": "exact"}, rng)

    def submit(seat: int, text: str) -> None:
        nonlocal match
        match = match.submit(seat, Submission(f"{len(match.entries)}", match.step_of(seat), text), rng).match

    while match.state.phase is not Phase.WRITE:
        seat = min(GAME.actors(match.state))
        if match.state.phase is Phase.AIM:
            number = flickable(match.state)[0] % 5 + 1
            submit(seat, f"aim {'ab'[seat]}{number} {(-30, -15, 15, 30, 0)[number - 1]} 28")
            with pytest.raises(NothingToUndo):
                submit(seat, "undo")
        elif match.state.phase is Phase.KEEP:
            submit(seat, "keep")
            with pytest.raises(NothingToUndo):
                submit(seat, "undo")
        else:
            submit(seat, GAME.write(GAME.legal(match.state, seat).sample(rng)))
    before = match.state
    for seat in (0, 1):
        legal = [a for a in GAME.legal(match.state, seat) if GAME.write(a) != "done"]
        if legal:
            submit(seat, GAME.write(legal[0]))
            assert match.state != before
            submit(seat, "undo")
            assert match.state == before


@pytest.mark.clause("SO-24")
def test_what_ends_a_step_and_what_was_flicked_is_final_and_marks_are_not() -> None:
    on = opening(2)
    final = (
        "flick a1 -196000 -196000 1 1",
        "reflick",
        "keep",
        "bullseye a1 ruins",
        "choose a1 canyon",
        "done",
    )
    marks = (
        "swap a1 a2",
        "cross A 1",
        "draw 1 e10",
        "walk 1 1",
        "mud",
        "rabbit",
        "mark 15",
        "box 1",
        "close",
    )
    alone = ("ai draw 1 e10", "ai walk 1 10", "ai fill 5")

    assert all(GAME.closes(on, 0, GAME.read(line)) for line in final)
    assert not any(GAME.closes(on, 0, GAME.read(line)) for line in (*marks, "discover fox", *alone))
