"""What must be recorded, and what is lost (SO-35)."""

import re
from importlib.resources import files

import pytest
from msgspec.structs import replace

from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.content import read_edition
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.mudcracks import Mudcracks
from meseta.games.sonora.words import Section
from meseta.games.sonora.writing import end_fault
from meseta.grids.bits import bits
from tests.games.sonora.positions import (
    CIRCLE,
    EVERY_MARK,
    GAME,
    PRINTED,
    flown,
    may,
    no_swaps,
    opening,
    play,
    refusal,
    with_player,
    with_tray,
    writing,
)


@pytest.mark.clause("SO-35")
def test_players_may_end_only_when_nothing_left_has_a_legal_use() -> None:
    on = writing(2, {"a1": Section.CANYON, "a2": Section.CREEK, "a3": Section.MUDCRACKS})

    assert refusal("done", on).code == "canyon_left"
    on = play("draw 1 e10", on=on)
    assert refusal("done", on).code == "creek_left"
    on = play("walk 2 2", on=on)
    assert refusal("done", on).code == "mud_left"
    on = play("mud", on=on)
    assert refusal("done", on).code == "close_first"
    assert may("done", play("close", on=on))  # Mudcracks value need not be spent


@pytest.mark.clause("SO-35")
def test_what_has_no_legal_use_is_lost_and_kept_icons_are_excepted() -> None:
    on = writing(2, {"a5": Section.CREEK})
    everything = bits(range(len(PRINTED.creek.parents)))
    last = 10  # the end of a branch, and one space up
    on = with_player(on, creek=Creek(crossed=everything & ~(1 << last)))
    on = with_tray(on, kept=(1, 1, 1), circled=(1, 1, 1))

    assert refusal(f"walk 5 {last}", on).code == "path_length"
    on = play("done", on=on, by=0)
    assert on.players[0].desk.creek == (0, 0, 0, 0, 0)
    assert on.players[0].tray.kept == (1, 1, 1)


LARGE_SHAPES = """[canyon.shapes]
1 = [[".##", "##."], ["##", "##"]]
2 = [["#.#", "###"]]
3 = [["#.#", "###", "#.."]]
4 = [["#.#", "###", "#.#"]]
5 = [["###", "#.#", "###"]]
"""


@pytest.mark.clause("SO-35")
@pytest.mark.parametrize(
    ("fox", "disc", "code"), [(0, 1, None), (0, 2, "canyon_left"), (1, 1, "canyon_left")]
)
def test_in_an_edition_with_awkward_low_shapes_a_higher_one_may_still_have_to_be_drawn(
    fox: int, disc: int, code: str | None
) -> None:
    text = (files("meseta.games.sonora") / "data" / "house.toml").read_text(encoding="utf-8")
    edition = read_edition(re.sub(r"\[canyon\.shapes\]\n(\d = .*\n)+", LARGE_SHAPES, text))
    hollow = edition.canyon.placements[2][0].mask  # no shape of number 1 lies within these five squares
    player = writing(2, {f"a{disc}": Section.CANYON}).players[0]
    tray = replace(player.tray, fresh=(fox, 0, 0))
    player = replace(player, tray=tray, canyon=Canyon(shapes=(edition.canyon.white & ~hollow,)))

    found = end_fault(edition, player)
    assert (found and found.code) == code


@pytest.mark.clause("SO-35")
@pytest.mark.parametrize(
    ("fresh", "code"), [((1, 0, 0), "canyon_left"), ((0, 1, 0), "creek_left"), ((0, 0, 1), "mud_left")]
)
def test_an_animal_earned_in_this_phase_is_used_while_it_has_a_use(
    fresh: tuple[int, int, int], code: str
) -> None:
    assert refusal("done", with_tray(writing(2), fresh=fresh)).code == code
    assert may("done", with_tray(writing(2), kept=fresh, circled=fresh))


@pytest.mark.clause("SO-35")
def test_value_that_only_a_kept_rabbit_would_make_useful_may_be_recorded_or_lost() -> None:
    expensive = 28  # it costs 7, and everything else is marked
    nodes = bits(node for node in range(len(PRINTED.mudcracks.costs)) if node != expensive)
    boxes = tuple(column.boxes for column in PRINTED.mudcracks.columns)
    on = with_player(writing(2, {"a2": Section.MUDCRACKS}), mudcracks=Mudcracks(boxes, nodes))

    assert refusal("mud", on).code == "nothing_to_buy"
    assert may("done", on)
    found = with_tray(on, kept=(0, 0, 1), circled=(0, 0, 1))
    assert may("done", found)
    assert may("mark 28", play("mud", "rabbit found", on=found))


@pytest.mark.clause("SO-35")
def test_the_two_uses_of_a_doubled_disc_may_be_made_apart() -> None:
    on = flown(no_swaps(opening(2)), {"a2": CIRCLE["owl"], "a1": CIRCLE["fox"]})
    on = play("walk 2 2", "draw 1 e10", "walk 2 4", "draw 1 e11", "done", on=on)

    assert on.players[0].desk.ended


@pytest.mark.clause("SO-24", "SO-36", "SO-38", "SO-40", "SO-41")
@pytest.mark.parametrize(
    "lines", ["", "mud", "mud, rabbit", "mud, mark 15", "mud, mark 15, mark 21", "mud, box 1", "rabbit"]
)
@pytest.mark.parametrize(
    "tray",
    [{}, {"fresh": (1, 0, 1)}, {"fresh": (0, 1, 1)}, {"kept": (1, 0, 1), "fresh": (0, 0, 1)}, {"owed": 2}],
    ids=str,
)
def test_what_is_listed_is_all_that_is_allowed(lines: str, tray: dict[str, object]) -> None:
    counting = {"a5": Section.MUDCRACKS, "a1": Section.CREEK, "a2": Section.CANYON, "a4": Section.CANYON}
    on = with_tray(writing(2, counting), fresh=(0, 0, 1))
    on = with_tray(play(*(line.strip() for line in lines.split(",") if line), on=on), 0, **tray)

    allowed = [action for action in EVERY_MARK if GAME.fault(on, 0, action) is None]
    listed = list(GAME.legal(on, 0))
    assert len(listed) == len(allowed)
    assert set(listed) == set(allowed)
