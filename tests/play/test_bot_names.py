"""Bots at a table have names and faces of their own, which stay with them."""

import msgspec

from meseta.bots.names import FACES, NAMES, display_names, face_of
from meseta.games import open_game
from meseta.play.creation import BotSits, CallerSits, Placement, new_table, rematch, seat_all
from meseta.play.requests import Caller
from meseta.play.seating import AnyTableEvent, BotSat, chair_after
from meseta.play.table import Settings, Table

ANA = Caller("ana")


def table_of(id: str, *chairs: Placement) -> Table:
    """A table of Shifting Stones at which these have sat down."""
    empty = new_table(id, open_game("shifting_stones"), Settings("shifting_stones", len(chairs)), "ana", 0)
    return seat_all(empty, ANA, chairs).result()


def names(table: Table) -> list[str]:
    return [chair.name for chair in table.chairs]


def test_four_bots_of_one_level_have_four_names_and_four_faces() -> None:
    for id in ("a", "b", "c", "d", "e"):
        _, *bots = names(table_of(id, CallerSits("Luna"), *[BotSits("greedy")] * 4))
        faces = {face_of(name) for name in bots}
        assert len(faces) == 4
        assert None not in faces
        assert face_of("Luna") not in faces, "nor is one like a person who has taken its name"


def test_a_table_always_names_its_bots_alike_and_another_table_otherwise() -> None:
    chairs = (CallerSits("Ana"), BotSits("greedy"))
    assert names(table_of("a", *chairs)) == names(table_of("a", *chairs))
    assert len({tuple(names(table_of(str(number), *chairs))) for number in range(20)}) > 5


def test_a_rematch_keeps_the_bots() -> None:
    first = table_of("a", CallerSits("Ana"), BotSits("greedy"), BotSits("random"))
    assert names(rematch(first, Caller(first.host), "b", 1).result()) == names(first)


def test_a_table_of_an_older_version_calls_a_bot_by_its_level() -> None:
    stored = b'{"kind": "bot_sat", "seat": 1, "bot": "greedy"}'
    event: AnyTableEvent = msgspec.json.decode(stored, type=BotSat)
    assert chair_after(table_of("a", None, None).chairs[1], event).name == "greedy"


def test_every_name_has_a_face_and_is_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert {face_of(name) for name in NAMES} == set(FACES)


def test_in_the_terminal_a_bot_from_a_file_keeps_the_name_of_its_class() -> None:
    assert display_names(["mine.py:Hasty", "greedy"], [""], 3) == ("Hasty", NAMES[4])
    assert display_names(["mine.py:Hasty"] * 2, [], 0) == ("Hasty", NAMES[1])
