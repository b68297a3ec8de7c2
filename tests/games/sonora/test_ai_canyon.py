"""What the AI draws in the Canyon, by each text (SO-50, SO-51, SO-56)."""

import pytest

from meseta.games.sonora.actions import AiDraw
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.state import Phase, State
from meseta.games.sonora.words import Section
from meseta.grids.bits import bits, members
from tests.games.sonora.positions import (
    CELL,
    GAME,
    PRINTED,
    alone,
    choices,
    may,
    opening,
    play,
    refusal,
    with_player,
)

FIRST_SQUARE = 1 << PRINTED.canyon.ai_squares[0]


def mask(*cells: str) -> int:
    return bits(CELL[cell] for cell in cells)


def ai_turn(number: int, sheet: Canyon, **options: str) -> State:
    """The AI is to draw with one disc of that number on this canyon."""
    on = alone({f"b{number}": Section.CANYON}, **options)
    return play("colours a b", on=with_player(on, canyon=sheet))


@pytest.mark.clause("SO-50")
def test_the_ai_starts_on_its_squares_one_of_which_falls_away_where_there_are_two() -> None:
    squares = [PRINTED.canyon.grid.name(cell) for cell in PRINTED.canyon.ai_squares]
    on = ai_turn(1, Canyon(), ai_squares="3")
    assert all(may(f"ai draw 1 {square}", on) for square in squares)
    assert refusal("ai draw 1 e10", on).code == "ai_shape_apart"
    two = ai_turn(1, Canyon(), ai_squares="2")
    left = {square for square in squares if may(f"ai draw 1 {square}", two)}
    assert set(squares) - left == {PRINTED.canyon.grid.name(PRINTED.canyon.falls_away)}
    assert choices(two) == choices(ai_turn(1, Canyon()))  # two by the final text
    # Under a player's shape a square starts nothing.
    covered = ai_turn(1, Canyon(shapes=(mask(squares[0]),)))
    assert refusal(f"ai draw 1 {squares[0]}", covered).code == "shape_overlaps"


@pytest.mark.clause("SO-50")
def test_the_ai_continues_beside_its_shapes_and_leapfrogs_one_of_the_players() -> None:
    # AI on f9; the player's shapes e9 (touching it) and c9 d9 (beyond, touching only e9).
    sheet = Canyon(shapes=(mask("c9", "d9"), mask("e9")), filled=(mask("f9"),))
    on = ai_turn(1, sheet)
    assert may("ai draw 1 g9", on)  # beside its own
    assert may("ai draw 1 e10", on)  # beside e9, over which it leaps
    assert refusal("ai draw 1 c8", on).code == "ai_shape_apart"  # beside c9 only
    # The pre-drawn square can be leapt over too: f10 filled touches nothing of it, e10 does.
    start = ai_turn(1, Canyon(filled=(mask("e10"),)))
    assert may("ai draw 1 c9", start)
    assert refusal("ai draw 1 c9", ai_turn(1, Canyon(filled=(mask("f10"),)))).code == "ai_shape_apart"


@pytest.mark.clause("SO-50")
def test_the_ai_draws_its_own_number_or_the_largest_lower_one_that_fits() -> None:
    on = ai_turn(4, Canyon(), ai_shapes="largest")
    drawn = {PRINTED.canyon.number_of[bits(action.cells)] for action in GAME.legal(on, 0)}  # type: ignore[union-attr]  # only shapes are on offer
    assert drawn == {4}
    square = PRINTED.canyon.grid.name(PRINTED.canyon.ai_squares[0])
    assert refusal(f"ai draw 4 {square}", on).code == "ai_shape_too_low"
    # Only single squares are left free: number 1 it is, whichever of its shapes fits.
    free = bits(PRINTED.canyon.ai_squares)
    taken = tuple(1 << cell for cell in members(PRINTED.canyon.white & ~free))
    cramped = ai_turn(4, Canyon(filled=taken), ai_shapes="largest")
    assert choices(cramped) == {f"ai draw 4 {PRINTED.canyon.grid.name(cell)}" for cell in members(free)}


@pytest.mark.clause("SO-50")
def test_of_several_lower_shapes_the_ai_draws_the_largest() -> None:
    three = next(p for p in PRINTED.canyon.placements[3] if p.mask >> PRINTED.canyon.ai_squares[0] & 1)
    taken = tuple(1 << cell for cell in members(PRINTED.canyon.white & ~three.mask))
    on = ai_turn(5, Canyon(filled=taken), ai_shapes="largest")  # a 3 fits exactly, and 2s and 1s within it
    cells = " ".join(PRINTED.canyon.grid.name(cell) for cell in three.cells)
    assert choices(on) == {f"ai draw 5 {cells}"}
    two = next(p for p in PRINTED.canyon.placements[2] if p.mask & ~three.mask == 0)
    smaller = " ".join(PRINTED.canyon.grid.name(cell) for cell in two.cells)
    assert refusal(f"ai draw 5 {smaller}", on).code == "ai_shape_too_low"


def numbers(on: State) -> set[int]:
    """The numbers of the shapes that the AI may draw now."""
    shapes = [action for action in GAME.legal(on, 0) if isinstance(action, AiDraw)]
    return {PRINTED.canyon.number_of[bits(action.cells)] for action in shapes}


@pytest.mark.clause("SO-50")
def test_as_a_player_the_ai_draws_its_number_or_any_lower_one() -> None:
    on = ai_turn(4, Canyon(), ai_shapes="as_player")
    assert numbers(on) == {1, 2, 3, 4}
    square = PRINTED.canyon.grid.name(PRINTED.canyon.ai_squares[0])
    after = play(f"ai draw 4 {square}", on=on)
    assert after.players[0].canyon.filled == (FIRST_SQUARE,)
    assert after.ai.canyon == (0, 0, 0, 0, 0)
    cells = " ".join(map(PRINTED.canyon.grid.name, PRINTED.canyon.placements[5][0].cells))
    assert refusal(f"ai draw 4 {cells}", on).code == "shape_too_high"


@pytest.mark.clause("SO-50")
def test_where_shapes_are_never_lowered_a_disc_whose_shape_does_not_fit_has_no_effect() -> None:
    on = ai_turn(4, Canyon(), ai_shapes="never_lower")
    assert numbers(on) == {4}
    square = PRINTED.canyon.grid.name(PRINTED.canyon.ai_squares[0])
    assert refusal(f"ai draw 4 {square}", on).code == "ai_shape_too_low"
    three = next(p for p in PRINTED.canyon.placements[3] if p.mask & FIRST_SQUARE)
    taken = tuple(1 << cell for cell in members(PRINTED.canyon.white & ~three.mask))
    cramped = ai_turn(4, Canyon(filled=taken), ai_shapes="never_lower")
    assert cramped.phase is not Phase.AI
    assert cramped.players[0].canyon.filled == taken
    assert numbers(ai_turn(3, Canyon(filled=taken), ai_shapes="never_lower")) == {3}


@pytest.mark.clause("SO-50")
@pytest.mark.parametrize("shapes", ["as_player", "largest", "never_lower"])
def test_of_the_shapes_of_number_1_any_that_fits_may_be_picked(shapes: str) -> None:
    on = ai_turn(1, Canyon(), ai_shapes=shapes)
    sizes = {len(action.cells) for action in GAME.legal(on, 0) if isinstance(action, AiDraw)}
    assert sizes == {len(shape) for shape in PRINTED.canyon.shapes[1]}


@pytest.mark.clause("SO-50", "SO-54", "SO-56")
@pytest.mark.parametrize(
    ("text", "squares", "shapes", "full_zone"),
    [("final", 2, "as_player", False), ("spanish", 3, "largest", False), ("draft", 3, "never_lower", True)],
)
def test_a_text_sets_whatever_the_texts_differ_in(
    text: str, squares: int, shapes: str, full_zone: bool
) -> None:
    agreed = opening(1, text=text).arrangement
    assert (agreed.ai_squares, agreed.ai_shapes, agreed.ai_full_zone) == (squares, shapes, full_zone)


@pytest.mark.clause("SO-56")
def test_the_final_text_holds_unless_another_is_chosen_and_each_part_is_its_own_switch() -> None:
    assert opening(1).arrangement == opening(1, text="final").arrangement
    mixed = opening(1, text="draft", ai_squares="2", ai_full_zone="off").arrangement
    assert (mixed.ai_squares, mixed.ai_shapes, mixed.ai_full_zone) == (2, "never_lower", False)


@pytest.mark.clause("SO-50")
def test_the_ai_covers_its_square_to_start_and_overlaps_nothing_of_its_own() -> None:
    square = PRINTED.canyon.ai_squares[0]
    beside = members(PRINTED.canyon.halo(1 << square) & PRINTED.canyon.white)[0]
    assert refusal(f"ai draw 1 {PRINTED.canyon.grid.name(beside)}", ai_turn(1, Canyon())).clause == "SO-50"
    filled = ai_turn(1, Canyon(filled=(1 << square,)))
    assert refusal(f"ai draw 1 {PRINTED.canyon.grid.name(square)}", filled).code == "shape_overlaps"


@pytest.mark.clause("SO-51")
def test_the_player_may_not_overlap_ai_shapes_nor_leapfrog_but_may_lie_beside_them() -> None:
    on = alone({"a1": Section.CANYON})
    on = play("colours a b", on=with_player(on, canyon=Canyon(filled=(mask("e10"),))))
    covered, leap, apart = (refusal(f"draw 1 {cell}", on) for cell in ("e10", "f10", "h10"))
    assert (covered.code, covered.clause) == ("shape_overlaps_ai", "SO-51")
    assert (leap.code, leap.clause) == ("shape_beside_ai", "SO-51")  # beside the AI's shape only
    assert (apart.code, apart.clause) == ("shape_apart", "SO-29")
    assert may("draw 1 e11", on)  # beside the start square, and the AI's shape too
