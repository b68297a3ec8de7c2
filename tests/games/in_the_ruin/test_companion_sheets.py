"""What the companion says of sheets of paper is what the engine says of the games they come from."""

from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

import meseta
from meseta.core.companion import BadQuestion
from meseta.core.game import Options
from meseta.core.seats import CHANCE
from meseta.games.in_the_ruin.actions import Confirm
from meseta.games.in_the_ruin.companion import COMPANION
from meseta.games.in_the_ruin.companion.sheets import PaperSheet, Scored, Sheets
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.scoring import TIERS, outcome, scores, tally
from meseta.games.in_the_ruin.sheet import SHEET, largest_rectangle
from meseta.games.in_the_ruin.state import Phase, Player, State
from meseta.grids.bits import members
from tests.games.in_the_ruin.positions import GAME, cells

OPTIONS: list[Options] = [
    dict(zip(("route_draw", "route_passes", "removal", "refill"), chosen, strict=True))
    for chosen in product(
        ("everyone", "finders"), ("once", "each"), ("line_then_deck", "skip_when_depleted"), ("to_3", "add_3")
    )
]


def on_paper(player: Player) -> PaperSheet:
    """The sheet of this player as its owner would read it off."""
    marks = "".join(
        "g"
        if player.gates >> cell & 1
        else "o"
        if player.roads >> cell & 1
        else ".#"[player.walls >> cell & 1]
        for cell in SHEET.cells
    )
    return PaperSheet(
        "".join(marks),
        gems=player.gems,
        penalties=player.penalties,
        routes=tuple(HOUSE.routes[route] for route in members(player.routes)),
        rectangle=player.rectangle.area if player.rectangle else 0,
        escaped=player.escaped,
    )


def ask(*sheets: PaperSheet, stage: str = "over") -> Scored:
    data = msgspec.to_builtins(Sheets(sheets, stage))  # type: ignore[arg-type]  # which the companion checks
    reply = COMPANION.answer(COMPANION.read(data))
    assert isinstance(reply, Scored)
    return reply


def games(rng: Random, sheets: int) -> Iterator[State]:
    """Random games to their ends, of every size and with all options in turn, with so many sheets in all."""
    for number in range(sheets):
        seats = number % 4 + 1
        state = GAME.setup(seats, OPTIONS[number // 4 % len(OPTIONS)])
        keen = rng.random()  # some games have people who hurry out
        while actors := GAME.actors(state):
            seat = min(actors)
            if seat == CHANCE:
                state = GAME.proceed(state, CHANCE, GAME.chance(state).sample(rng))
                continue
            legal = GAME.legal(state, seat)
            leave = Confirm(escape=True)
            action = leave if rng.random() < keen and leave in legal else legal.sample(rng)
            state = GAME.proceed(state, seat, action)
        yield state
        sheets -= seats
        if sheets <= 0:
            return


def check_over(state: State) -> None:
    """The companion counts and compares as the engine does."""
    reply = ask(*map(on_paper, state.players))
    for entered, engine in zip(reply.scores, scores(HOUSE, state), strict=True):
        assert entered is not None
        assert entered.total == engine.total
        for part, wanted in zip(entered.parts, engine.parts, strict=True):
            noted = wanted.code == "rectangle_1"  # any rectangle of that size will do
            assert (part.code, part.points, part.clause, part.count) == (
                *(wanted.code, wanted.points),
                *(wanted.clause, wanted.count),
            )
            assert noted or part.detail == wanted.detail
    assert reply.outcome == outcome(HOUSE, state)


def test_a_thousand_sheets_of_random_games_are_worth_what_the_engine_says() -> None:
    found = list(games(Random(33), 1000))
    for state in found:
        check_over(state)
    escapes = [player.escaped for state in found for player in state.players]
    assert sum(map(bool, escapes)) > 100, "some escape, and others do not"
    assert any(
        len({player.escaped for player in state.players if player.escaped})
        < sum(player.escaped > 0 for player in state.players)
        for state in found
    ), "and some together"
    assert any(result.tie_break for state in found if (result := outcome(HOUSE, state)))


@pytest.mark.parametrize("bot", ["novice", "greedy", "adept"])
def test_sheets_of_bots_are_worth_what_the_engine_says(bot: str) -> None:
    for seed, seats in enumerate((1, 2, 3, 4)):
        check_over(meseta.play_match("in_the_ruin", bots=[bot] * seats, seed=seed).state)


def test_a_running_game_counts_as_the_engine_counts_it() -> None:
    rng, seen = Random(5), 0
    for number in range(24):
        state = GAME.setup(number % 4 + 1, {})
        while actors := GAME.actors(state):
            seat = min(actors)
            legal = GAME.chance(state) if seat == CHANCE else GAME.legal(state, seat)
            state = GAME.proceed(state, seat, legal.sample(rng))
            if state.phase is not Phase.EXPLORE or rng.random() > 0.02 or state.waiting.bit_count() < 2:
                continue
            stage = "phase_1" if state.stage == 1 else "phase_2"
            reply = ask(*map(on_paper, state.players), stage=stage)
            for own, player, entered in zip(range(4), state.players, reply.scores, strict=False):
                rectangle = largest_rectangle(player.marks)
                assert rectangle is not None
                assert entered is not None
                joined = sum(map(bool, entered.joined))
                assert entered.total == tally(state, own, joined, rectangle.area).total
            assert reply.outcome is None
            seen += 1
    assert seen > 30


def sheet(roads: str, walls: str = "", gates: str = "", **more: object) -> PaperSheet:
    """A sheet with these spaces."""
    player = Player(roads=cells(f"{roads} {gates}"), walls=cells(walls), gates=cells(gates))
    plain = {"rectangle": 1, **more}
    return msgspec.structs.replace(on_paper(player), **plain)


CROSS = "f6 f5 f4 f7 f8 e6 d6 g6 h6"


@pytest.mark.parametrize(
    ("sheets", "stage", "code", "clause"),
    [
        ([sheet("f5")], "over", "sheet_exit", "RU-07"),
        ([sheet("f6 f5 e5 e6")], "over", "sheet_block", "RU-12"),
        ([sheet("f6 f5 e5 e6", penalties=1)], "over", "sheet_block", "RU-12"),
        ([sheet("f6 f5 e5 e6", "f7", penalties=4)], "over", "sheet_penalties", "RU-16"),
        ([sheet("f6", "a1")], "over", "sheet_adrift", "RU-11"),
        ([sheet("f6", "d6")], "over", "sheet_adrift", "RU-11"),
        ([sheet("f6", "", "f5", gems=1)], "over", "sheet_gate", "RU-24"),
        ([sheet(CROSS, gems=5)], "over", "sheet_gems", "RU-22"),
        ([sheet("f6 f5", "", "f4", gems=2), sheet(CROSS)], "over", "sheet_gems", "RU-22"),
        ([sheet("f6 f5", "", "f4", gems=0)], "over", "sheet_gates", "RU-37"),
        ([sheet("f6", "e6", penalties=2)], "over", "sheet_penalties", "RU-16"),
        ([sheet("f6", rectangle=2)], "over", "sheet_rectangle", "RU-31"),
        ([sheet("f6", escaped=3)], "phase_1", "sheet_escape", "RU-21"),
        ([sheet("f6", routes=("AB",))], "over", "sheet_route", "RU-03"),
        ([sheet("f6", routes=("AD",)), sheet("f6", routes=("AD",))], "over", "sheet_route_twice", "RU-03"),
        ([sheet("f6 f5", "", "f4", gems=1), sheet("f6")], "over", "sheet_found", "RU-24"),
        (
            [sheet("f6 f5", "", "f4", gems=1), sheet("f6 f5 f4 f7", "", "f8")],
            *("over", "sheet_found", "RU-24"),
        ),
    ],
)
def test_what_no_sheet_can_hold_is_refused_with_its_clause(
    sheets: list[PaperSheet], stage: str, code: str, clause: str
) -> None:
    with pytest.raises(BadQuestion) as refused:
        ask(*sheets, stage=stage)
    assert (refused.value.code, getattr(refused.value.problem, "clause", None)) == (code, clause)


def test_nobody_has_won_before_all_first_rectangles_are_entered() -> None:
    """What is on the sheet is counted all the same, the largest rectangle now among it (RU-31, RU-32)."""
    reply = ask(sheet(CROSS, rectangle=0), sheet(CROSS))
    assert reply.outcome is None
    assert reply.scores[0] is not None
    assert "rectangle_1" not in {part.code for part in reply.scores[0].parts}
    assert reply.scores[0].largest
    assert ask(sheet(CROSS, rectangle=5), sheet(CROSS)).outcome


def test_a_block_of_roads_is_noticed_on_paper_for_two_penalties() -> None:
    """Whoever notices it checks two boxes of the Penalty track, and plays on (RU-12)."""
    noticed = ask(sheet("f6 f5 e5 e6", penalties=2)).scores[0]
    assert noticed is not None
    assert next(part.points for part in noticed.parts if part.code == "penalties") == -20
    assert ask(sheet("f6 f5 e5 e6", "f7", penalties=3)).outcome, "the Wall may be a penalty, too (RU-16)"


def test_a_wall_on_a_found_letter_may_stand_apart_and_an_escaped_sheet_is_frozen() -> None:
    finder = sheet("f6 f5", "", "f4", gems=1)
    assert ask(finder, sheet("f6", "f4")).outcome, "the Wall on A came by another's find"
    assert ask(finder, sheet("f6", escaped=20)).outcome, "who escaped before keeps an empty A"


def test_equal_totals_are_decided_by_roads_and_then_shared() -> None:
    many, few = sheet("f6 f5 f4", rectangle=1), sheet("f6 f5", "f4", rectangle=1)
    won = ask(few, many).outcome
    assert won is not None
    assert won.winners == (1,)
    assert won.tie_break is not None
    assert won.tie_break.counts == {0: 2, 1: 3}
    shared = ask(many, many).outcome
    assert shared is not None
    assert shared.winners == (0, 1)


def test_a_sheet_that_is_missing_counts_as_who_escaped_first() -> None:
    second = ask(PaperSheet("", escaped=1), sheet(CROSS, escaped=2))
    assert second.outcome is None
    assert second.scores[0] is None
    assert second.scores[1] is not None
    assert next(part.points for part in second.scores[1].parts if part.code == "escape") == 10


def test_alone_the_tiers_are_those_of_the_engine() -> None:
    alone = ask(sheet(CROSS, escaped=1))
    assert [(goal.code, goal.points) for goal in alone.goals] == [tuple(tier) for tier in TIERS]
    assert alone.outcome is not None
    assert alone.outcome.code == "short_of_goal"
    assert ask(sheet(CROSS), sheet(CROSS)).goals == ()


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "sheets", "sheets": []},
        {"kind": "sheets", "sheets": [{"marks": ""}] * 5},
        {"kind": "sheets", "sheets": [{"marks": "." * 120}]},
        {"kind": "sheets", "sheets": [{"marks": "x" * 121}]},
        {"kind": "sheets", "sheets": [{"marks": "", "gems": -1}]},
        {"kind": "sheets", "sheets": [{"marks": "", "gems": 10**30}]},
        {"kind": "sheets", "sheets": [{"marks": "", "routes": ["AD", "AW", "BM", "BU", "CJ", "CU"]}]},
        {"kind": "sheets", "sheets": [{"marks": "", "routes": ["AD\n"]}]},
        {"kind": "sheets", "sheets": [{"marks": "." * 121 + "\n"}]},
        {"kind": "sheets", "sheets": [{"marks": ""}], "stage": "phase_3"},
        {"kind": "sheets", "sheets": [{"marks": "", "more": 1}]},
    ],
)
def test_sheets_out_of_bounds_are_no_question(wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMPANION.read(wrong)
