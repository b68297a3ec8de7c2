"""Every field of a view shows what its name says."""

from msgspec.structs import replace

from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import EXIT
from meseta.games.in_the_ruin.state import Drawing, Phase, Player, Special, State
from meseta.grids.bits import bits

GAME = InTheRuin()


def position() -> State:
    """A position in which hardly any two fields are alike; nobody could reach it."""
    own = Player(
        roads=bits([EXIT, EXIT + 1]),
        walls=bits([0, 1, 2]),
        gates=bits([EXIT]),
        settled=bits([0, EXIT]),
        pawn=EXIT + 1,
        routes=bits([3, 4]),
        gems=6,
        penalties=2,
        drawing=Drawing.ROADS,
        special=Special.EXTRA,
        spent=9,
        steps=1,
    )
    other = Player(gems=5, routes=bits([1]), escaped=8, known_at=11, pawn=-1)
    return replace(
        GAME.setup(2, {}),
        phase=Phase.EXPLORE,
        players=(own, other),
        stage=2,
        round=9,
        waiting=0b01,
        line=(12, 13, 14),
        deck=bits([20, 21]),
        discard=bits([15]),
        route_deck=bits([30, 31, 32]),
        route_discard=bits([33]),
        active=bits([16]),
        used=bits([17]),
        turn=1,
        drawing=0b10,
        finders=0b11,
        announced=bits([18]),
        owing=4,
        opened=bits([19]),
        laying=7,
    )


def test_a_view_shows_the_state_under_the_same_names() -> None:
    view = GAME.observe(position(), 0)
    assert (view.viewer, view.phase, view.stage, view.round, view.turn) == (0, Phase.EXPLORE, 2, 9, 1)
    assert (view.waiting, view.drawing, view.finders) == ((0,), (1,), (0, 1))
    assert (view.line, view.discard, view.deck_size) == ((12, 13, 14), (15,), 2)
    assert (view.route_deck_size, view.route_discard_size) == (3, 1)
    assert (view.active, view.used, view.announced, view.opened) == ((16,), (17,), (18,), (19,))
    assert (view.owing, view.laying) == (4, 7)
    assert (view.gems, view.hand_sizes, view.escaped, view.known_at) == ((6, 5), (3, 1), (0, 8), (-1, 11))
    assert view.escape_points[0] == 0
    assert view.escape_points[1] > 0


def test_each_reading_is_shown_under_its_own_name() -> None:
    for name in ("finders_draw", "draws_each_pass", "skips_removal", "adds_three"):
        for value in (True, False):
            shown = GAME.observe(replace(position(), **{name: value}), 0)
            assert getattr(shown, name) is value


def test_a_sheet_and_a_turn_are_shown_under_the_same_names() -> None:
    view = GAME.observe(position(), 0)
    sheet, own = view.sheets[0], view.own
    assert view.sheets[1] is None
    assert sheet is not None
    assert own is not None
    assert (sheet.roads, sheet.walls, sheet.gates) == ((EXIT, EXIT + 1), (0, 1, 2), (EXIT,))
    assert (sheet.pawn, sheet.penalties, sheet.routes, sheet.rectangle) == (EXIT + 1, 2, (3, 4), ())
    assert sheet.largest == (0, 2)
    assert (sheet.points.gems, sheet.points.penalties, sheet.points.rectangle_1) == (60, -20, 3)
    assert (own.settled, own.drawing, own.special) == ((0, EXIT), Drawing.ROADS, Special.EXTRA)
    assert (own.spent, own.steps, own.leaving, own.warp) == (9, 1, False, ())
