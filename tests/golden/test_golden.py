"""Commented records that must replay, forever, to the same states and the same story."""

from pathlib import Path

import pytest

from meseta.core.record import read_record
from meseta.games import keys, open_game
from meseta.play.replay import replay
from tests.golden.renew import golden_records, story


def test_every_game_has_golden_records() -> None:
    games = [read_record(path.read_text(encoding="utf-8")).header.game for path in golden_records()]
    assert {key for key in keys() if games.count(key) < 3} == set()


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_state_that_was_written_down(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.checks[-1].plies == len(record.entries)
    replay(open_game(record.header.game), record)


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_a_golden_record_says_what_it_is_for_and_tells_its_story(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert path.with_suffix(".story").read_text(encoding="utf-8") == story(read_record(text))
