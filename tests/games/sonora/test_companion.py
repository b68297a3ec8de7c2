"""What the companion says of discs, marks and sheets is what the engine says of the same game at a table."""

from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from meseta.core.companion import BadQuestion
from meseta.core.errors import BadSetup, IllegalAction
from meseta.games.sonora.companion import (
    COMPANION,
    AiAsked,
    AiMarks,
    DiscsAsked,
    DiscsCounted,
    PadAdded,
    PadAsked,
    SheetsAsked,
    SheetsChecked,
)
from meseta.games.sonora.content import HOUSE
from meseta.games.sonora.counted_discs import Counted
from meseta.games.sonora.finished import FinishedSheet
from meseta.games.sonora.lying import DiscPlace, disc_at, place_of
from meseta.games.sonora.on_paper import Entry, PaperGame, PaperRound
from meseta.games.sonora.score_pad import PadPlayer
from meseta.games.sonora.state import Phase, Player
from meseta.grids.bits import members
from tests.games.sonora.on_paper import Told, ask
from tests.games.sonora.positions import GAME


def counted(*discs: DiscPlace) -> Counted:
    """What five discs of one colour count for."""
    reply = COMPANION.answer(DiscsAsked(discs))
    assert isinstance(reply, DiscsCounted)
    (found,) = reply.colours
    return found


BOTS = (None, None, None, "greedy", None)
"""Every fifth game is written by bots."""


def read_off(player: Player) -> FinishedSheet:
    """What somebody reads off the sheet."""
    return FinishedSheet(
        crossed=player.ruins.crossed,
        rewards=player.ruins.rewards,
        squares=tuple(cell for shape in player.canyon.shapes for cell in members(shape)),
        circled=members(player.creek.circled),
        nodes=tuple(node for node in members(player.mudcracks.marked) if node),
        boxes=player.mudcracks.boxes,
        reflicks=player.tray.reflicks_circled,
        swaps=player.tray.swaps_circled,
        found=player.tray.circled,
    )


def check_totals(game: Told) -> list[int]:
    """The totals of the sheets at the end of a game, made in all three ways."""
    scores, outcome = GAME.score(game.state), GAME.outcome(game.state)
    assert outcome is not None
    parts = [tuple(part.points for part in score.parts[:4]) for score in scores]
    kept = ask(game.paper, 0)
    assert kept.outcome == outcome
    assert [one.points for one in kept.reckonings] == parts

    players = game.state.players
    checked = COMPANION.answer(SheetsAsked(tuple(map(read_off, players)), complete=True))
    assert isinstance(checked, SheetsChecked)
    assert [sheet.reckoning for sheet in checked.sheets] == list(kept.reckonings)
    assert [sheet.wrong for sheet in checked.sheets] == [()] * len(players)
    assert checked.together == ()
    assert (checked.winners, checked.tied) == (outcome.winners, outcome.tie_break is not None)

    padded = tuple(
        PadPlayer((one.points[0], 0, sum(one.circled), 0), one.cacti, one.surrounded, one.discoveries)  # type: ignore[arg-type]
        for one in kept.reckonings
    )
    added = COMPANION.answer(PadAsked(padded))
    assert isinstance(added, PadAdded)
    assert [sheet.points for sheet in added.players] == parts
    assert [sheet.total for sheet in added.players] == [score.total for score in scores]
    assert (added.winners, added.tied) == (checked.winners, checked.tied)
    return [score.total for score in scores]


@pytest.mark.parametrize(("seats", "sheets"), [(1, 100), (2, 200), (3, 300), (4, 400)])
def test_a_thousand_sheets_are_totalled_as_the_engine_does(seats: int, sheets: int) -> None:
    totals: list[int] = []
    seed = 0
    while len(totals) < sheets:
        totals += check_totals(Told(seats, seed, BOTS[seed % 5]).play(compare=False))
        seed += 1
    assert sum(totals) / len(totals) > 25, "these are sheets with something on them"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_mark_is_allowed_or_refused_as_at_a_table(seats: int) -> None:
    games = [Told(seats, seed, BOTS[seed % 5]).play(compare=True) for seed in range(5)]
    met = sum((game.met for game in games), start=games[0].met.copy())
    assert met["refused"] > 200
    assert met["allowed"] > 20
    for game in games:
        check_totals(game)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_many_marks_are_allowed_or_refused_as_at_a_table(seats: int) -> None:
    for seed in range(100, 160):
        Told(seats, seed, BOTS[seed % 5], real_flicks=seed % 3 == 0).play(compare=True)


# ------------------------------------------------------------------------------------- discs


def test_discs_are_listed_for_their_sections_twice_on_a_circle() -> None:
    molly = counted("ruins", "ruins", "lizard", "canyon", "mudcracks")  # as SO-E1, with 1, 2 and 3
    assert molly.ruins == 1 + 2 + 2 * 3
    assert [(use.number, use.times) for use in molly.canyon] == [(4, 1)]
    assert (molly.creek, molly.mudcracks, molly.undecided) == ((), 5, ())
    others = counted("fox", "hole creek", "owl", "rabbit", "off")
    assert [(use.number, use.times) for use in others.canyon] == [(1, 2)]
    assert [(use.number, use.times) for use in others.creek] == [(2, 1), (3, 2)]
    assert (others.ruins, others.mudcracks) == (0, 8)


@pytest.mark.clause("SO-21")
def test_a_disc_on_a_line_waits_for_its_owner() -> None:
    found = counted("ruins canyon", "creek mudcracks", "off", "off", "off")
    assert [(one.disc, one.sections) for one in found.undecided] == [(0, (0, 1)), (1, (2, 3))]
    assert (found.ruins, found.canyon, found.creek, found.mudcracks) == (0, (), (), 0)


@pytest.mark.parametrize("place", get_args(DiscPlace))
def test_every_place_counts_on_the_board_as_it_is_called(place: DiscPlace) -> None:
    assert place_of(HOUSE.board, disc_at(place)) == place


# ------------------------------------------------------------------------------------- a game on paper

OFF: tuple[DiscPlace, ...] = ("off",) * 5


def paper(*rounds: PaperRound, seats: int = 1, **options: str) -> PaperGame:
    return PaperGame(seats, 0, options, rounds)


def test_bonuses_chain_and_ask_where_they_are_spent() -> None:
    begun = PaperRound(("off", "off", "off", "creek", "creek", *OFF), (), (Entry(0, "done"),))
    assert [(use.number, use.times) for use in ask(paper(begun, seats=2), 0).left[0].creek] == [
        (4, 1),
        (5, 1),
    ]
    walked = replace(begun, entries=(*begun.entries, Entry(0, "walk 4 4")))
    said = ask(paper(walked, seats=2), 0)
    assert [type(event).__name__ for event in said.events] == ["Walked", "Earned"]
    assert said.view.position.players[0].tray.swaps == 2
    assert [use.number for use in said.left[0].creek] == [5]
    assert said.reckonings[0].points == (0, 0, 0, 0), "a circled bonus is no number"

    astray = replace(begun, entries=(*begun.entries, Entry(0, "walk 4 3")))
    with pytest.raises(IllegalAction) as refused:
        ask(paper(astray, seats=2), 0)
    assert refused.value.fault.clause == "SO-32"


@pytest.mark.parametrize(
    ("game", "code", "clause"),
    [
        (paper(PaperRound(OFF, (), ())), "discs_of_box", "SO-01"),
        (paper(*[PaperRound(OFF * 2, (), ())] * 2, seats=2), "round_open", "SO-04"),
    ],
)
def test_discs_that_cannot_lie_there_now_are_refused(game: PaperGame, code: str, clause: str) -> None:
    with pytest.raises(BadQuestion) as refused:
        ask(game, 0)
    assert (refused.value.code, getattr(refused.value.problem, "clause", None)) == (code, clause)


@pytest.mark.clause("SO-16")
def test_no_more_reflicks_are_used_than_there_are() -> None:
    once, twice = (PaperRound(OFF * 2, (0, used), ()) for used in (1, 2))
    assert ask(paper(once, seats=2), 1).view.position.players[1].tray.reflicks == 0
    with pytest.raises(IllegalAction) as refused:
        ask(paper(twice, seats=2), 1)
    assert refused.value.fault.clause == "SO-16"


@pytest.mark.parametrize(
    "text", ["flick a1 -180000 -180000 1000 1000", "first 0", "settle 1 0 0 clean a1 off 0 0", "keep"]
)
def test_what_happens_on_the_board_is_not_written(text: str) -> None:
    for rounds in [(), (PaperRound(OFF * 2, (), (Entry(0, text),)),)]:
        game = paper(*rounds, seats=2)
        if rounds:
            with pytest.raises(IllegalAction):
                ask(game, 0)
        else:
            assert ask(game, 0).legal == (), "discs are flicked on wood"


def test_the_same_answer_is_given_whatever_was_asked_before() -> None:
    games = [Told(2, 1).play(compare=False).paper, Told(2, 2).play(compare=False).paper]
    alone = [ask(game, 0) for game in games]
    shorter = replace(games[0], rounds=games[0].rounds[:-1])
    ask(shorter, 1)
    assert [ask(game, 0) for game in games] == alone


# ------------------------------------------------------------------------------------- the AI


@pytest.mark.clause("SO-48")
def test_the_ai_draws_lots_among_all_that_it_may_mark() -> None:
    discs: tuple[DiscPlace, ...] = (*OFF, "canyon", "fox", "creek", "mudcracks", "ruins", *OFF)
    begun = paper(PaperRound(discs, (), (Entry(0, "colours a b"),)))
    assert ask(begun, 0).view.position.players[0].ruins.circled == 5
    told = [COMPANION.answer(AiAsked(begun, seed)) for seed in (1, 1, 2)]
    first, again, other = (reply.actions for reply in told if isinstance(reply, AiMarks))
    assert first == again != other
    verbs = [" ".join(text.split()[:3]) for text in first]
    assert sum(verb.startswith("ai draw") for verb in verbs) == 3, "a fox circle draws twice"
    assert sum(verb.startswith("ai fill") for verb in verbs) == 4
    assert sum(verb.startswith("ai walk 3") for verb in verbs) == 1
    marked = begun.rounds[0]
    for text in first:  # each is allowed where it comes
        marked = replace(marked, entries=(*marked.entries, Entry(0, text)))
    after = ask(replace(begun, rounds=(marked,)), 0)
    assert after.view.position.phase > Phase.AI
    assert [one.total for one in after.reckonings] == [0]
    with pytest.raises(BadQuestion) as refused:
        COMPANION.answer(AiAsked(replace(begun, rounds=(marked,)), 1))
    assert refused.value.code == "not_drawing"


# ------------------------------------------------------------------------------------- bounds

GAME_ASKED = {"kind": "game", "seat": 0, "game": {"seats": 2, "first": 0, "options": {}, "rounds": []}}
ROUND = {"discs": ["off"] * 10, "reflicks": [], "entries": []}
SHEET = {
    "crossed": [0] * 8, "rewards": [0] * 8, "squares": [], "circled": [], "nodes": [], "boxes": [0] * 5,
    "reflicks": 1, "swaps": 1, "found": [0, 0, 0],
}  # fmt: skip  # in the order of the sheet


def game_asked(**changed: object) -> dict[str, object]:
    return {**GAME_ASKED, "game": {"seats": 2, "first": 0, "options": {}, "rounds": [], **changed}}


@pytest.mark.parametrize(
    "asked",
    [
        {"kind": "discs", "discs": ["off"] * 20},
        game_asked(rounds=[ROUND]),
        {"kind": "sheets", "sheets": [SHEET], "complete": True},
        {"kind": "pad", "players": [{"points": [0, 0, 0, 999]}]},
    ],
)
def test_a_question_within_bounds_is_answered(asked: dict[str, object]) -> None:
    assert COMPANION.answer(COMPANION.read(asked)) is not None


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "discs", "discs": ["off"] * 21},
        {"kind": "discs", "discs": ["corner"] * 5},
        {"kind": "discs", "discs": []},
        {"kind": "discs", "discs": ["off"] * 5, "more": 1},
        game_asked(seats=5),
        game_asked(first=-1),
        game_asked(rounds=[ROUND] * 8),
        game_asked(rounds=[{**ROUND, "reflicks": [21]}]),
        game_asked(rounds=[{**ROUND, "entries": [[0, "x" * 81]]}]),
        game_asked(rounds=[{**ROUND, "entries": [[4, "done"]]}]),
        game_asked(rounds=[{**ROUND, "entries": [[0, "done"]] * 601}]),
        game_asked(options={"x" * 21: "y"}),
        {**GAME_ASKED, "seat": 4},
        {"kind": "sheets", "sheets": [], "complete": False},
        {"kind": "sheets", "sheets": [{**SHEET, "crossed": [0] * 7}], "complete": False},
        {"kind": "sheets", "sheets": [{**SHEET, "rewards": [3] * 8}], "complete": False},
        {"kind": "sheets", "sheets": [{**SHEET, "squares": [255]}], "complete": False},
        {"kind": "sheets", "sheets": [{**SHEET, "nodes": [0] * 257}], "complete": False},
        {"kind": "pad", "players": [{"points": [0, 0, 0, 1000]}]},
        {"kind": "pad", "players": [{"points": [0, 0, 0]}]},
        {"kind": "pad", "players": [{"points": [0, 0, 0, 0]}] * 5},
        {"kind": "dice"},
    ],
)
def test_a_question_out_of_bounds_is_none(wrong: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        COMPANION.read(wrong)


@pytest.mark.parametrize(
    "changed", [{"options": {"rounds": "8"}}, {"options": {"colour": "red"}}, {"first": 2}]
)
def test_a_game_that_cannot_be_agreed_is_refused(changed: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        COMPANION.answer(COMPANION.read(game_asked(**changed)))


def test_colours_come_in_fives() -> None:
    with pytest.raises(BadQuestion) as refused:
        COMPANION.answer(DiscsAsked(("off",) * 7))
    assert refused.value.values == {"found": 7, "wanted": 10}
