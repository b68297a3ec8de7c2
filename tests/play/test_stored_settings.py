"""What earlier versions have stored is still read, and settings are written under the same names."""

from random import Random

import msgspec

from meseta.games import open_game
from meseta.play.decisions import enter_submission
from meseta.play.match import Submission, start
from meseta.play.reload import advance
from meseta.play.seating import Began, BotSat
from meseta.play.table import Settings, Table, read_settings
from meseta.store.rows import Stored, StoredEntry, StoredEvent, TableRow

STORED = (
    b'{"game":"sonora","seats":2,"options":{},"edition":null,"open":false,'
    b'"clock":{"kind":"none","seconds":0},"timeout":"move","hints":true,"hands":["steady","shaky"],'
    b'"forked":null,"opening":[],"shown":true}'
)


def test_settings_that_an_earlier_version_stored_are_read_and_written_as_they_were() -> None:
    settings = read_settings(STORED)
    assert type(settings) is Settings
    assert settings.record_only
    assert settings.options == {"hand_0": "steady", "hand_1": "shaky"}
    assert msgspec.json.decode(msgspec.json.encode(settings))["shown"] is True
    assert read_settings(msgspec.json.encode(settings)) == settings


def test_a_table_stored_before_stand_ins_were_agreed_has_the_usual_one() -> None:
    settings = read_settings('{"game": "shifting_stones", "seats": 2}')
    table = Table.new("t", open_game("shifting_stones"), settings, "ana", 0)
    assert table.stand_in == "greedy"


def test_at_a_table_stored_before_chat_could_be_turned_off_people_may_chat() -> None:
    settings = read_settings('{"game": "shifting_stones", "seats": 2}')
    assert (settings.chat, settings.experience, settings.language) == (True, "any", "")


def test_a_bots_entry_stored_with_an_id_stops_no_other_bot() -> None:
    game = open_game("shifting_stones")
    match = start(game, 2, {"first_player": "0"}, Random(1))
    table = Table.new("t", game, read_settings('{"game": "shifting_stones", "seats": 2}'), "ana", 0)
    events = (
        StoredEvent(1, 0, msgspec.json.encode(BotSat(0, "random")).decode(), 0, "ana"),
        StoredEvent(2, 0, msgspec.json.encode(Began(match.header)).decode(), 0, "ana"),
    )
    entries = enumerate(match.entries, start=1)
    dealt = tuple(StoredEntry(ply, entry.seat, entry.text, 0, "") for ply, entry in entries)
    step = match.step_of(0)
    flip = next(text for text in map(game.write, game.legal(match.state, 0)) if text.startswith("f "))
    old = StoredEntry(len(dealt) + 1, 0, flip, 0, "random", f"bot {step.number}.{step.own + 1}")
    row = TableRow("t", "{}", "ana", 0)
    table, _ = advance(table, Stored(row, events, (*dealt, old)))
    assert table.match is not None
    submission = Submission(None, table.match.step_of(0), "end")
    assert not enter_submission(table, 0, submission, Random(1)).repeated
