"""Reasons for turns in the ruin are true by the rules, name what they speak of, and can be worded."""

import msgspec
import pytest

from meseta.bots.in_the_ruin import reasons as why
from meseta.bots.in_the_ruin.floods import missing_spaces
from meseta.bots.in_the_ruin.judge import RuinJudge
from meseta.bots.judge import Reason
from meseta.bots.verdicts import Adviser
from meseta.core.game import AnyAction
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Confirm
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.sheet import CELL_OF, LETTERS, largest_rectangle
from meseta.games.in_the_ruin.state import Phase, State
from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words
from meseta.testing import walk
from tests.games.in_the_ruin.positions import CROSS, GAME, cells, player, position

JUDGE = RuinJudge(GAME)


def reasons(state: State, *turn: str) -> tuple[Reason, ...]:
    return JUDGE.reasons(GAME.observe(state, 0), [GAME.read(line) for line in turn])


def test_a_gem_that_is_taken_opens_the_letter_of_the_next_card() -> None:
    state = position(player(), active="A", line="OCB", used="C")
    taken = why.TakesGem(("f4",), letter="A", points=10)
    assert reasons(state, "w g4 g5 h5 i5", "go f4", "done")[0] == taken
    fresh = position(player(), active="A", line="OCB")
    opened = why.OpensLetter(("h6",), letter="C")
    assert opened in reasons(fresh, "w g4 g5 h5 i5", "go f4", "done")
    assert opened not in reasons(state, "w g4 g5 h5 i5", "go f4", "done"), "C was announced before"
    assert opened not in reasons(fresh, "w g4 g5 h5 i5", "done"), "nothing is found"


def test_a_find_opens_nothing_once_no_card_is_removed() -> None:
    state = position(player(), active="A", line="OCB", deck="", skips=True)
    assert not any(isinstance(one, why.OpensLetter) for one in reasons(state, "c f3", "go f4", "done"))


def test_with_rivals_a_pawn_may_wait_for_a_letter_to_open() -> None:
    state = position(player(), player(), active="S", line="OAB")
    waits = why.WaitsOnLetter(("f4",), letter="A")
    assert waits in reasons(state, "c f3", "go f4", "done")
    alone = position(player(), active="S", line="OAB")
    assert waits not in reasons(alone, "c f3", "go f4", "done"), "nobody else finds anything"


def test_a_gem_comes_nearer_by_steps_or_by_what_is_left_to_draw() -> None:
    state = position(player(), active="I", line="OCB")
    assert why.DrawsToGem(("f2",), letter="I", spaces=1) in reasons(state, "r e3 f3 g3 g2", "done")
    joined = position(player(CROSS + " f3 f2"), active="I", line="OCB")
    assert why.NearsGem(("f2",), letter="I", steps=2) in reasons(joined, "c f9", "go f4", "done")


def test_a_wall_over_a_gem_loses_it() -> None:
    state = position(player(), active="I", line="OCB")
    assert why.LosesGem(("f2",), letter="I") in reasons(state, "w f3 f2 f1 e1", "done")


def test_a_route_is_joined_nearer_cut_off_or_spent() -> None:
    # C and U lie at h6 and b6, and the Roads reach from d6 to h6.
    state = position(player(hand="CU AD"), line="COB")
    assert why.JoinsRoute(("h6", "b6"), route="CU", points=15) not in reasons(state, "c f9", "done")
    near = position(player(CROSS + " c6", hand="CU"), line="COB")
    joins = reasons(near, "r b5 b6 b7 b8", "done")
    assert why.JoinsRoute(("h6", "b6"), route="CU", points=15) in joins
    nears = reasons(position(player(hand="CU"), line="DOB"), "r c5 c6 c7", "done")
    assert why.NearsRoute(("h6", "b6"), route="CU", spaces=1) in nears
    assert why.BlocksRoute(("h6", "b6"), route="CU") in reasons(near, "w b5 b6 b7 b8", "done")
    spent = reasons(near, "+w e7 CU", "c f9", "done")
    assert why.SpendsRoute(route="CU") in spent


def test_a_penalty_and_holes_are_named_after_what_is_gained() -> None:
    state = position(player(walls="a1 b2 a3 c1"), active="A", line="OCB")
    found = reasons(state, "c b1", "go f4", "done")
    assert found[0] == why.TakesGem(("f4",), letter="A", points=10)
    assert why.TakesPenalty(points=10) in found
    holes = position(player(walls="a1 c1 b2 a3"), line="DOB")
    assert not [one for one in reasons(holes, "w i5 i6 i7", "done") if isinstance(one, why.LeavesHoles)]


def test_an_escape_is_first_only_where_rivals_are_left_behind() -> None:
    sheet = player()
    first = position(sheet, player(), line="OCB", stage=2)
    assert reasons(first, "c f9", "escape")[0] == why.EscapesFirst(("f6",), points=30)
    second = position(sheet, player(escaped=3), line="OCB", stage=2)
    assert reasons(second, "c f9", "escape")[0] == why.Escapes(("f6",), points=10)
    alone = position(sheet, line="OCB", stage=2)
    assert reasons(alone, "c f9", "escape")[0] == why.Escapes(("f6",), points=30)
    assert why.StaysInside(("f6",), cards=5) in reasons(
        position(sheet, line="OCB", deck="DEF", stage=2), "c f9", "done"
    )
    last = position(sheet, line="O", deck="", stage=2)
    assert why.StaysBehind(("f6",), points=20) in reasons(last, "c f9", "done")


def test_a_set_up_speaks_of_the_routes_that_are_kept() -> None:
    state = next(ply.after for ply in walk(GAME, 2, 3, "novice") if ply.after.phase is Phase.SETUP)
    turn = Adviser(GAME, JUDGE).turn(state, 0)
    kept = [one for one in JUDGE.reasons(GAME.observe(state, 0), turn) if isinstance(one, why.KeepsRoute)]
    assert kept
    after = state
    for action in turn[:-1]:
        after = GAME.apply(after, 0, action)
    own = after.players[0]
    for one in kept:
        route = HOUSE.route_ids[one.route]
        assert own.kept >> route & 1
        assert missing_spaces(own.roads, own.walls, *HOUSE.ends(route)) == one.spaces


@pytest.mark.parametrize("seats", [1, 2])
def test_whatever_is_said_of_real_turns_is_true_and_can_be_said(seats: int) -> None:
    words = [Words(language, "in_the_ruin") for language in LANGUAGES]
    said = 0
    for start, turn in turns_of(seats):
        after = start
        for action in turn[:-1]:
            after = GAME.apply(after, 0, action)
        for one in JUDGE.reasons(GAME.observe(start, 0), turn):
            assert all(place in CELL_OF for place in one.places)
            holds(one, start, after)
            values = {name: value for name, value in msgspec.structs.asdict(one).items() if name != "places"}
            for language in words:
                assert language.say(f"why-{one.__struct_config__.tag}", **values)
            said += 1
    assert said > 20


def turns_of(seats: int) -> list[tuple[State, list[AnyAction]]]:
    """Seat 0's turns in a match of greedy bots, each with the position it began in."""
    found: list[tuple[State, list[AnyAction]]] = []
    for ply in walk(GAME, seats, 2, "greedy"):
        if ply.seat == CHANCE or ply.seat != 0:
            continue
        if not found or isinstance(found[-1][1][-1], Confirm):
            found.append((ply.before, []))
        found[-1][1].append(ply.action)
    return [(start, turn) for start, turn in found if isinstance(turn[-1], Confirm)]


def holds(reason: Reason, start: State, after: State) -> None:
    """Check a reason against the states that the rules know."""
    before, own = start.players[0], after.players[0]
    match reason:
        case why.TakesGem(letter=letter):
            assert HOUSE.places[LETTERS.index(letter)] == own.pawn
            assert start.active >> LETTERS.index(letter) & 1
        case why.JoinsRoute(route=route):
            ends = HOUSE.ends(HOUSE.route_ids[route])
            assert missing_spaces(own.roads, own.walls, *ends) == 0
            assert missing_spaces(before.roads, before.walls, *ends) != 0
        case why.NearsRoute(route=route, spaces=spaces):
            ends = HOUSE.ends(HOUSE.route_ids[route])
            assert missing_spaces(own.roads, own.walls, *ends) == spaces
        case why.FillsRectangle(points=points):
            largest = largest_rectangle(own.marks)
            assert largest is not None
            assert largest.area == points
        case why.NearsRectangle(places=places, points=points, spaces=spaces):
            box = cells(f"{places[0]}:{places[-1]}")
            assert (box.bit_count(), (box & own.empty).bit_count()) == (points, spaces)
        case why.LeavesHoles(places=places):
            assert all(own.empty >> CELL_OF[place] & 1 for place in places)
        case why.TakesPenalty():
            assert own.penalties == before.penalties + 1
        case _:
            pass


def test_missing_spaces_count_what_must_be_drawn() -> None:
    roads, walls = cells(CROSS), cells("i5 i6 i7")
    assert missing_spaces(roads, walls, CELL_OF["f6"], CELL_OF["d6"]) == 0
    assert missing_spaces(roads, walls, CELL_OF["f6"], CELL_OF["b6"]) == 2
    assert missing_spaces(roads, walls, CELL_OF["b6"], CELL_OF["f6"]) == 2
    assert missing_spaces(roads, walls, CELL_OF["f6"], CELL_OF["i6"]) is None
    assert missing_spaces(0, cells("b1 a2"), CELL_OF["a1"], CELL_OF["c3"]) is None
