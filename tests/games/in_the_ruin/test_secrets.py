"""RU-38: what is visible and what is hidden."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from meseta.core.errors import BadState
from meseta.core.record import read_record
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.events import Found
from meseta.games.in_the_ruin.state import Phase, State
from meseta.play.advice import foreseen
from meseta.play.match import Submission, start
from meseta.play.replay import replay
from tests.games.in_the_ruin.positions import (
    GAME,
    answer_chance,
    letter_names,
    narrated,
    pass_round,
    play,
    player,
    position,
)


def table() -> State:
    return position(
        player(hand="AD AW", pawn="f5", penalties=1, gems=2),
        player(hand="BM", pawn="f7", walls="a1"),
        active="KX",
        used="W",
        line="OCB",
        deck="DEF",
    )


@pytest.mark.clause("RU-38")
def test_everyone_sees_what_is_open() -> None:
    for viewer in (None, 0, 1):
        view = GAME.observe(table(), viewer)
        assert letter_names(view.line) == "OCB"
        assert view.deck_size == 3
        assert len(view.discard) == 18
        assert (view.route_deck_size, view.route_discard_size) == (21, 0)
        assert (letter_names(view.active), letter_names(view.used)) == ("KX", "W")
        assert view.gems == (2, 0)
        assert view.hand_sizes == (2, 1)
        assert view.escaped == (0, 0)


@pytest.mark.clause("RU-38")
def test_nobody_sees_another_sheet_before_the_end() -> None:
    assert [sheet is None for sheet in GAME.observe(table(), 0).sheets] == [False, True]
    assert [sheet is None for sheet in GAME.observe(table(), None).sheets] == [True, True]
    assert GAME.observe(table(), None).own is None


@pytest.mark.clause("RU-38")
def test_at_the_end_all_sheets_are_visible() -> None:
    on = pass_round(on=position(player(penalties=2), player(), stage=2, line="O", deck="", finders=True))
    for viewer in (None, 0, 1):
        sheets = GAME.observe(on, viewer).sheets
        assert [sheet is not None and sheet.penalties for sheet in sheets] == [3, 1]


@pytest.mark.clause("RU-38", "RU-13")
def test_secret_actions_are_neither_seen_nor_counted() -> None:
    before = GAME.observe(table(), 1)
    on = table()
    for line in ("+r f3 AD", "c e4", "go f4"):
        assert narrated(line, on=on, viewer=1) == []
        assert narrated(line, on=on, viewer=None) == []
        assert narrated(line, on=on, viewer=0) != []
        on = play(line, on=on)
        assert GAME.observe(on, 1) == before
        assert list(GAME.legal(on, 1)) == list(GAME.legal(table(), 1))
    assert msgspec.json.encode(GAME.observe(on, 1)) == msgspec.json.encode(before)


@pytest.mark.clause("RU-38")
def test_hand_sizes_change_in_view_only_when_all_have_confirmed() -> None:
    on = play("0: +r f3 AD", "0: c e4", "0: done", on=table())
    assert GAME.observe(on, 1).hand_sizes == (2, 1)
    assert GAME.observe(on, 0).hand_sizes == (2, 1)
    closed = play("1: c e4", "1: done", on=on)
    assert GAME.observe(closed, 1).hand_sizes == (1, 1)
    assert GAME.observe(closed, 1).route_discard_size == 1


@pytest.mark.clause("RU-38", "RU-23")
def test_only_its_owner_is_told_which_route_card_was_drawn_or_spent() -> None:
    on = play("0: +r f3 AD", on=table())
    lines = ["0: c e4", "0: done", "1: c e4", "1: done"]
    for viewer, routes in ((0, ("AD",)), (1, ()), (None, ())):
        spent = [event for event in narrated(*lines, on=on, viewer=viewer) if "RouteSpent" in repr(event)]
        assert [msgspec.structs.asdict(event)["routes"] for event in spent] == [routes]
    due = play(*lines, on=on)
    for viewer, routes in ((0, ("CJ",)), (1, ()), (None, ())):
        drawn = narrated("chance: route CJ", on=due, viewer=viewer)[0]
        assert msgspec.structs.asdict(drawn)["routes"] == routes


@pytest.mark.clause("RU-38")
def test_dealt_cards_are_told_to_their_owner_alone() -> None:
    on = GAME.setup(2, {})
    for viewer, cards in ((0, ("A", "K")), (1, ()), (None, ())):
        dealt = narrated("chance: deal A K", on=on, viewer=viewer)[0]
        assert msgspec.structs.asdict(dealt)["cards"] == cards


@pytest.mark.clause("RU-38")
def test_an_imagined_state_has_the_same_view_and_every_card_somewhere() -> None:
    rng = Random(1)
    on = table()
    for viewer in (None, 0, 1):
        for _ in range(20):
            imagined = GAME.imagine(GAME.observe(on, viewer), rng)
            assert GAME.observe(imagined, viewer) == GAME.observe(on, viewer)
            assert GAME.load(GAME.dump(imagined)) == imagined


@pytest.mark.clause("RU-13", "RU-38")
def test_a_step_tells_a_seat_nothing_about_what_others_do_in_it() -> None:
    rng = Random(3)
    match = start(GAME, 3, {}, rng)
    step = match.step_of(1)
    for _ in range(3):
        text = GAME.write(GAME.legal(match.state, 0).sample(rng))
        sent = Submission(text, match.step_of(0), text)
        match = match.submit(0, sent, rng).match
        assert match.step_of(1) == step


@pytest.mark.clause("RU-E2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_invariants_hold_in_random_games(seats: int) -> None:
    for seed in range(6):
        rng = Random(f"{seats}/{seed}")
        on = GAME.setup(seats, {"route_draw": "finders"} if seed % 2 else {})
        while actors := GAME.actors(on):
            seat = rng.choice(sorted(actors))
            before = on
            if seat == CHANCE:
                on = GAME.apply(on, seat, GAME.chance(on).sample(rng))
            else:
                on = GAME.apply(on, seat, GAME.legal(on, seat).sample(rng))
            check_invariants(before, on)
        assert on.phase is Phase.OVER


def check_invariants(before: State, on: State) -> None:
    cards = [*letter_names(on.deck), *letter_names(on.line), *letter_names(on.discard)]
    cards += [letter for one in on.players for letter in letter_names(one.dealt)]
    assert sorted(cards) == list("ABCDEFGHIJKLMNOPQRSTUVWX")
    assert not on.active & on.used
    assert before.used & ~on.used == 0, "used up for good"
    assert before.active & ~(on.active | on.used) == 0, "active, then used, never back"
    for earlier, one in zip(before.players, on.players, strict=True):
        if on.phase > Phase.SETUP:
            assert one.escaped or one.roads >> one.pawn & 1
        assert not one.roads & one.walls
        assert not earlier.roads & ~one.roads
        assert not earlier.walls & ~one.walls
        assert not earlier.gates & ~one.gates
        assert not one.gates & ~one.roads
        assert one.routes.bit_count() <= 5
    held = sum(one.routes.bit_count() + (one.spent >= 0) for one in on.players)
    assert held + on.route_deck.bit_count() + on.route_discard.bit_count() == 24


def test_chance_answers_until_players_act() -> None:
    assert answer_chance(pass_round(on=table())).phase is Phase.EXPLORE


@pytest.mark.clause("RU-E2")
@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("phase", int(Phase.OVER)),
        ("deck", [3, 4]),
        ("deck", [5, 4, 3]),
        ("line", [14, 2, 1, 5]),
        ("line", []),
        ("active", [10, 22, 23]),
        ("used", [40]),
        ("route_deck", []),
        ("stage", 2),
        ("stage", 3),
        ("round", 0),
        ("waiting", []),
        ("waiting", [0, 0]),
        ("turn", 2),
        ("drawing", [0]),
        ("owing", 1),
        ("announced", [0]),
        ("players", []),
    ],
)
def test_stored_data_that_contradicts_the_rules_is_refused(part: str, value: object) -> None:
    with pytest.raises(BadState):
        GAME.load({**GAME.dump(table()), part: value})


@pytest.mark.clause("RU-E2")
@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("pawn", 0),
        ("pawn", -1),
        ("pawn", 500),
        ("walls", [60]),
        ("gates", [48]),
        ("roads", [60, 61, 71, 72]),
        ("gems", -1),
        ("rectangle", [0]),
        ("escaped", 9),
        ("settled", [0]),
        ("routes", [0, 0]),
        ("known_at", 24),
        ("kept", [5]),
        ("undrawn", [5]),
    ],
)
def test_a_stored_sheet_that_contradicts_the_rules_is_refused(part: str, value: object) -> None:
    data = GAME.dump(table())
    data["players"][0][part] = value
    with pytest.raises(BadState):
        GAME.load(data)


@pytest.mark.clause("RU-38")
def test_whoever_confirms_last_cannot_foresee_what_the_others_found() -> None:
    golden = Path(__file__).parents[2] / "golden" / "in_the_ruin-worked-example.txt"
    record = read_record(golden.read_text(encoding="utf-8"))
    last = max(ply for ply, entry in enumerate(record.entries) if entry.text == "done")
    seat, match = record.entries[last].seat, replay(GAME, record, last)
    action = GAME.read("done")
    told = GAME.narrate(match.state, seat, action, GAME.apply(match.state, seat, action), seat)
    assert any(isinstance(event, Found) and seat not in event.seats for event in told)
    assert foreseen(GAME, match.state, seat, (action,)) == ()
    walk = max(ply for ply, entry in enumerate(record.entries) if entry.seat == seat and entry.text != "done")
    step = GAME.read(record.entries[walk].text)
    assert foreseen(GAME, replay(GAME, record, walk).state, seat, (step,)), "a walk can be taken back"
