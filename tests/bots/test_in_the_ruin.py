"""The bots of In the Ruin: always legal, blind to secrets, and right where the right turn is known."""

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from msgspec.structs import replace

from meseta.bots.bot import NORMAL, Budget
from meseta.bots.in_the_ruin.floods import FAR, distances, small_holes, spread
from meseta.bots.in_the_ruin.future import Future, final_points
from meseta.bots.in_the_ruin.outlook import Outlook
from meseta.bots.in_the_ruin.rectangles import best_targets, filling_odds, promise
from meseta.bots.in_the_ruin.situation import Situation, situation_in
from meseta.bots.in_the_ruin.tiling import tiling_of
from meseta.bots.in_the_ruin.turns import Turn, best_turns, next_action
from meseta.bots.in_the_ruin.weights import WEIGHTS
from meseta.bots.registry import make_bot, own_bots
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import Confirm, DrawRoute, TurnUp
from meseta.games.in_the_ruin.chance import route_pile
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.sheet import ALL, CELL_OF, LETTERS, largest_rectangle
from meseta.games.in_the_ruin.state import Phase, State
from meseta.grids.bits import bits, members
from meseta.testing import Ply, walk
from tests.conformance.twins_in_the_ruin import in_the_ruin_twin
from tests.games.in_the_ruin.positions import GAME, cells, player, position

RUNGS = own_bots("in_the_ruin")
PLANNERS = ("adept", "expert", "master")
QUICK = Budget(nodes=300)
"""One future for every rung: what is tested here does not depend on how many there are."""


def choose(name: str, state: State, seat: Seat = 0, seed: int = 0) -> Any:
    view, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    return make_bot(name, GAME).choose(view, legal, QUICK, Random(seed))


def turn_of(name: str, state: State) -> list[str]:
    """Everything the bot at seat 0 does until it confirms."""
    done = []
    while 0 in GAME.actors(state):
        action = choose(name, state)
        done.append(GAME.write(action))
        state = GAME.apply(state, 0, action)
        if isinstance(action, Confirm):
            break
    return done


def decisions(seats: int, bot: str, seed: int, every: int) -> Iterator[Ply]:
    """Some of the players' decisions in a match of such bots."""
    own = [ply for ply in walk(GAME, seats, seed, bot) if ply.seat != CHANCE]
    yield from own[seed % every :: every]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", RUNGS)
def test_every_rung_answers_with_a_legal_action_wherever_random_or_greedy_play_leads(
    name: str, seats: int
) -> None:
    asked = 0
    for bot in ("random", "greedy"):
        for ply in decisions(seats, bot, seed=seats, every=7):
            assert choose(name, ply.before, ply.seat) in GAME.legal(ply.before, ply.seat)
            asked += 1
    assert asked >= 4


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("name", RUNGS)
def test_what_a_seat_cannot_see_changes_none_of_its_answers(name: str, seats: int) -> None:
    rng = Random(seats)
    compared = 0
    for ply in decisions(seats, "greedy", seed=1, every=13):
        answer = choose(name, ply.before, ply.seat)
        imagined = GAME.imagine(GAME.observe(ply.before, ply.seat), rng)
        assert choose(name, imagined, ply.seat) == answer
        if twin := in_the_ruin_twin(GAME, ply, ply.seat, rng):
            compared += twin[0] != ply.before
            assert choose(name, twin[0], ply.seat) == answer
    assert compared >= 2


@pytest.mark.parametrize("name", ["novice", "adept", "expert", "master"])
def test_a_solo_game_is_played_to_its_end(name: str) -> None:
    state = walk(GAME, 1, 3, name)[-1].after
    assert state.phase is Phase.OVER


def test_planners_leave_the_ruin_when_they_have_a_rival() -> None:
    rng = Random(5)
    state = GAME.setup(2, {})
    while actors := GAME.actors(state):
        seat = min(actors)
        action = GAME.chance(state).sample(rng) if seat == CHANCE else choose("adept", state, seat)
        state = GAME.apply(state, seat, action)
    assert any(one.escaped for one in state.players)


# Turns whose right answer is known


@pytest.mark.parametrize("name", PLANNERS)
def test_the_last_shape_of_phase_1_completes_the_rectangle(name: str) -> None:
    # Columns a to k of rows 5 to 7 are full but for i7, j7 and k7; card A, a straight three, is the last one.
    walls = "a5:k5 a7:h7 a6:c6 i6:k6"
    state = position(player("d6 e6 f6 g6 h6", walls), line="A", deck="")
    assert turn_of(name, state)[0] in ("w i7 j7 k7", "r i7 j7 k7")


@pytest.mark.parametrize("name", PLANNERS)
def test_the_last_card_is_used_to_get_out(name: str) -> None:
    state = position(player("f6 f5 f4 f3", "e6 g6", pawn="f3"), line="O", deck="", stage=2)
    assert turn_of(name, state)[1:] == ["go f6", "escape"]


@pytest.mark.parametrize("name", PLANNERS)
def test_nobody_leaves_while_there_are_gems_and_cards_enough(name: str) -> None:
    state = position(player(hand="KN"), active="ACEG", stage=2, line="OCB", deck="DFHIJKLMNP")
    assert "escape" not in turn_of(name, state)


@pytest.mark.parametrize("name", PLANNERS)
def test_a_gem_within_reach_is_taken_before_others_have_it(name: str) -> None:
    state = position(player(), player(), active="A", line="OCB")
    assert turn_of(name, state)[1:] == ["go f4", "done"]


@pytest.mark.parametrize("name", PLANNERS)
def test_a_warp_fetches_a_gem_that_is_too_far_to_walk_to(name: str) -> None:
    # The last card, on a full sheet, cut off from the Exit: from the Gate on H to the one on N, and on to O.
    roads = "f6 j9 j10"
    walls = "a1:k3 a4:c4 e4:k4 a5:k5 a6:e6 g6:k6 a7:k7 a8:i8 k8 a9:i9 k9 a10:i10 k10 a11:k11"
    state = position(
        player(roads, walls, gates="d4 j8", pawn="d4", hand="KX"), active="O", line="C", deck="", stage=2
    )
    assert turn_of(name, state) == ["warp j8 KX", "go j10", "done"]


def test_a_route_card_of_no_use_buys_the_road_that_is_missing() -> None:
    # X is used and walled, so LX never counts. A lies two spaces from the pawn, with room for single
    # spaces only: no shape fits there, an extra space does.
    roads = "f6 f4"
    walls = "e6 g6 f7 e5 g5 e4 g4 f3 d2"
    state = position(player(roads, walls, hand="LX"), player(), active="A", used="X", line="CBE")
    turn = turn_of("expert", state)
    assert turn[1:] == ["+r f5 LX", "go f4", "done"]


@pytest.mark.parametrize("name", ["adept", "expert"])
def test_with_rivals_a_pawn_waits_on_the_letter_that_the_next_find_opens(name: str) -> None:
    # Whoever finds a gem removes card A from the line; the only gem is far away at S.
    state = position(player(), player(), player(), player(), active="S", line="OAB")
    assert turn_of(name, state)[-2:] == ["go f4", "done"]


# What the planners build on


def rounds_of(now: Situation, turn: Turn, state: State, future: Future) -> State:
    """The rules' own state after the turn, with chance answering as the future says."""
    while not isinstance(action := next_action(HOUSE, now, turn), Confirm):
        state = GAME.apply(state, 0, action)
        now = situation_in(HOUSE, GAME.observe(state, 0), 0)
        marked = turn.marked
        turn = turn._replace(marked=marked._replace(shape=0, extra=None if now.special else marked.extra))
        if now.special and turn.warped >= 0:
            turn = turn._replace(warped=-1)
    state = GAME.apply(state, 0, action)
    while GAME.actors(state) == {CHANCE}:
        if state.phase is Phase.DRAW:
            pile = route_pile(state)
            route = next(route for route in future.routes if pile >> route & 1)
            state = GAME.apply(state, CHANCE, DrawRoute(route))
        else:
            order = future.deck if state.stage == 1 or state.phase is not Phase.RELINE else future.second
            order = order if any(state.deck >> card & 1 for card in order) else future.second
            card = next(card for card in order if state.deck >> card & 1)
            state = GAME.apply(state, CHANCE, TurnUp(card))
    return state


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        *((seed, {}) for seed in range(4)),
        (4, {"refill": "add_3"}),
        (5, {"removal": "skip_when_depleted", "route_passes": "each"}),
        (6, {"refill": "add_3", "removal": "skip_when_depleted", "route_draw": "finders"}),
    ],
)
def test_an_imagined_solo_round_ends_as_the_rules_say(seed: int, options: dict[str, str]) -> None:
    rng = Random(seed)
    starts = [
        ply.before
        for ply in walk(GAME, 1, seed, "adept", options=options)
        if ply.seat == 0
        and ply.before.phase is Phase.EXPLORE
        and not ply.before.players[0].steps
        and ply.before.players[0].drawing == 0
    ]
    for state in starts[::3]:
        now = situation_in(HOUSE, GAME.observe(state, 0), 0)
        turn = rng.choice(best_turns(Outlook(HOUSE, now), 20, width=12, extras=3))
        future = Future.imagined(HOUSE, now, rng)
        # Only cards that can come: the rules' own deck of routes.
        pile = members(route_pile(state) & ~state.players[0].routes)
        future = replace(future, routes=tuple(rng.sample(pile, len(pile))))
        foretold = future.after(future.foreseen(now), turn, 0)
        after = rounds_of(now, turn, state, future)
        if foretold.over:
            assert after.phase is Phase.OVER
            assert final_points(HOUSE, foretold) == GAME.score(after)[0].total
            continue
        real = situation_in(HOUSE, GAME.observe(after, 0), 0)
        assert replace(foretold, deck=(), hand=()) == replace(real, deck=(), hand=())
        assert sorted(foretold.deck) == sorted(real.deck)
        assert sorted(foretold.hand) == sorted(real.hand)


@pytest.mark.parametrize(("others", "hurries"), [(0, False), (1, True), (3, True)])
def test_the_way_out_seems_less_sure_to_those_who_hurry_but_only_with_rivals(
    others: int, hurries: bool
) -> None:
    # Five steps from the Exit, two rounds away.
    state = position(
        player("f6 f5 f4 f3 f2 f1", pawn="f1"),
        *[player() for _ in range(others)],
        stage=2,
        line="OCB",
        deck="DEF" + "HIJ" * (others > 1),
    )
    now = situation_in(HOUSE, GAME.observe(state, 0), 0)
    calm, hurried = (
        Outlook(HOUSE, now, replace(WEIGHTS, hurry=hurry)).end_worth(CELL_OF["f1"]) for hurry in (0.0, 0.5)
    )
    assert (hurried < calm) is hurries
    assert hurried <= calm


def left_by_a_rival(escape: bool) -> tuple[Situation, State]:
    """The round in which the only rival escapes, as imagined and by the rules (RU-29, RU-34)."""
    state = position(player(), player(), stage=2, line="OCB", deck="DEFHIJKL")
    now = situation_in(HOUSE, GAME.observe(state, 0), 0)
    turns = best_turns(Outlook(HOUSE, now), 200, width=12, extras=0)
    turn = next(turn for turn in turns if turn.escape is escape)
    future = replace(Future.imagined(HOUSE, now, Random(1)), leaving=(now.cards,))
    state = GAME.apply(state, 1, GAME.read("c f3"))
    state = GAME.apply(state, 1, Confirm(escape=True))
    return future.after(future.foreseen(now), turn, 0), rounds_of(now, turn, state, future)


def test_a_rival_who_is_imagined_to_leave_takes_a_card_away() -> None:
    foretold, after = left_by_a_rival(escape=False)
    real = situation_in(HOUSE, GAME.observe(after, 0), 0)
    assert (real.rivals, real.gone) == (0, 1)
    assert replace(foretold, deck=(), hand=()) == replace(real, deck=(), hand=())
    assert sorted(foretold.deck) == sorted(real.deck)


def test_leaving_together_with_an_imagined_rival_scores_less() -> None:
    foretold, after = left_by_a_rival(escape=True)
    assert after.phase is Phase.OVER
    assert foretold.escape == GAME.score(after)[0].parts[-1].points == 10


def test_a_rival_is_imagined_to_leave_before_the_cards_are_out() -> None:
    last = position(player(), player(), stage=2, line="O", deck="")
    now = situation_in(HOUSE, GAME.observe(last, 0), 0)
    assert Future.imagined(HOUSE, now, Random(0)).leaving == (1,)


def test_a_situation_tells_active_from_fresh_and_used_letters() -> None:
    state = position(player(), active="AB", used="C", line="OCB", deck="DEF")
    now = situation_in(HOUSE, GAME.observe(state, 0), 0)
    assert now.active == HOUSE.spaces(bits([0, 1]))
    assert now.fresh == HOUSE.lettered & ~HOUSE.spaces(bits([0, 1, 2]))
    assert now.cards == 6


def test_small_holes_are_those_of_one_or_two_spaces() -> None:
    assert small_holes(cells("a1 c1 d1 a3 b3 c3 k10 k11")) == cells("a1 c1 d1 k10 k11")
    assert small_holes(cells("e5 f5 e6")) == 0


def test_floods_stop_where_nothing_is_connected() -> None:
    roads = cells("a1 b1 c1 k1")
    assert spread(cells("a1"), roads) == cells("a1 b1 c1")
    far = distances(cells("a1"), roads)
    assert (far[CELL_OF["c1"]], far[CELL_OF["k1"]]) == (2, FAR)


def test_a_shape_that_fits_nowhere_is_found() -> None:
    tiling = tiling_of(HOUSE)
    straight = [shape.name for shape in HOUSE.shapes]
    assert tiling.without_room(ALL) == set()
    assert {straight[shape] for shape in tiling.without_room(cells("a1 b1 c1"))} == {
        "L3",
        "I4",
        "L4",
        "T4",
        "S4",
    }
    soon, later = tiling.misfits(cells("a1 b1 c1"), [LETTERS.index("C")], [LETTERS.index("A")])
    assert soon > 0
    assert later == 0


@pytest.mark.parametrize("seed", range(4))
def test_without_marks_to_come_the_promise_is_the_largest_rectangle(seed: int) -> None:
    rng = Random(seed)
    marks = rng.getrandbits(121) | rng.getrandbits(121) | rng.getrandbits(121)
    largest = largest_rectangle(marks)
    assert largest is not None
    odds = filling_odds(0, WEIGHTS.doubt)
    assert promise(best_targets(ALL ^ marks, odds, 14), ALL ^ marks, odds) == largest.area


def test_twice_the_nodes_are_twice_the_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined = Mock(side_effect=Future.imagined)
    monkeypatch.setattr(Future, "imagined", imagined)
    state = position(player(), active="AI", line="OCB")
    view, legal = GAME.observe(state, 0), GAME.legal(state, 0)
    counts = []
    for nodes in (NORMAL.nodes, 2 * NORMAL.nodes):
        make_bot("master", GAME).choose(view, legal, Budget(nodes), Random(0))
        counts.append(imagined.call_count)
    assert counts[0] > 0
    assert counts[1] == 3 * counts[0], "both together"
