"""Errors keep their details, even when they are sent between processes."""

import pickle

import msgspec
import pytest

from meseta.bots.problems import BotNoFile, BotRaised
from meseta.core.errors import BadBot, BadRecord, BadSetup, IllegalAction
from meseta.core.problems import NoSuchSeat, Problem, TooManyToList
from meseta.games.shifting_stones.faults import NotInHand, NotNeighbours
from meseta.play.problems import RecordEntry


def test_an_error_survives_being_sent_to_another_process() -> None:
    illegal = IllegalAction(1, NotNeighbours(a="a1", b="b2"))
    error = BadRecord(RecordEntry(ply=3, text="s a1b2 4"), illegal)
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadRecord)
    assert (again.code, again.values) == ("record_entry", {"ply": 3, "text": "s a1b2 4"})
    assert again.problem == error.problem
    assert isinstance(again.reason, IllegalAction)
    assert again.reason.fault == illegal.fault
    assert again.reason.seat == 1


def test_a_bots_traceback_survives_being_sent_to_another_process() -> None:
    error = BadBot(BotRaised(name="mine.py:Mine", detail="ValueError: no"), traceback="File mine.py, line 3")
    again = pickle.loads(pickle.dumps(error))
    assert again.traceback == "File mine.py, line 3"
    assert "line 3" not in str(again.values)


def test_an_error_without_its_sentence_still_says_what_is_wrong() -> None:
    assert str(BadBot(BotNoFile(path="x.py"))) == "bot_no_file (path='x.py')"
    assert str(BadSetup(TooManyToList())) == "unlistable"


def test_a_fault_keeps_its_clause_apart_from_its_values() -> None:
    assert (NotNeighbours(a="a1", b="b2").clause, NotNeighbours(a="a1", b="b2").values) == (
        "ST-08",
        {"a": "a1", "b": "b2"},
    )
    assert (NotInHand("ST-09", card=4).clause, NotInHand("ST-09", card=4).values) == ("ST-09", {"card": 4})


class Renamed(Problem, frozen=True, tag="renamed"):
    card: int
    allowed: str = msgspec.field(name="values")


def test_values_have_the_names_of_the_wire() -> None:
    assert Renamed(card=1, allowed="1, 2").values == {"card": 1, "values": "1, 2"}


def test_a_number_that_no_sentence_can_hold_becomes_text() -> None:
    assert NoSuchSeat(found=10**30, most=1).values == {"found": "10000000000000000000…", "most": 1}


def test_a_problem_with_a_cause_names_it_and_no_other_does() -> None:
    with pytest.raises(AssertionError):
        BadRecord(RecordEntry(ply=3, text="s a1b2 4"))
    with pytest.raises(AssertionError):
        BadSetup(TooManyToList(), BadSetup(TooManyToList()))
