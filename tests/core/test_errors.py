"""Errors keep what they know, also on their way between processes."""

import pickle

from meseta.core.errors import BadBot, BadRecord, IllegalAction
from meseta.core.faults import Fault


def test_an_error_survives_the_way_to_another_process() -> None:
    illegal = IllegalAction(1, Fault("ST-08", "not_neighbours", {"a": "a1", "b": "b2"}))
    error = BadRecord("record_entry", illegal, ply=3, text="s a1b2 4")
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, BadRecord)
    assert (again.code, again.values) == ("record_entry", {"ply": 3, "text": "s a1b2 4"})
    assert isinstance(again.reason, IllegalAction)
    assert again.reason.fault == illegal.fault
    assert again.reason.seat == 1


def test_an_error_without_its_sentence_still_says_what_is_wrong() -> None:
    assert str(BadBot("bot_no_file", path="x.py")) == "bot_no_file (path='x.py')"
    assert str(BadBot("bot_no_file")) == "bot_no_file"
