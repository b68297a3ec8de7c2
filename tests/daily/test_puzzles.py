"""Puzzles of all games: the same everywhere, as proved as they say, and playable by the rules."""

import os
import subprocess
import sys
from datetime import date, timedelta

import pytest

from meseta.core.errors import IllegalAction, UnreadableNotation
from meseta.core.game import AnyGame
from meseta.core.plugin import daily_maker
from meseta.core.seats import CHANCE
from meseta.daily.calendar import (
    BadCalendar,
    Line,
    head,
    line_of,
    puzzle_of,
    read_calendar,
    shipped,
    write_line,
)
from meseta.daily.days import FIRST, wanted_level
from meseta.daily.filling import Task, checked, filled
from meseta.daily.making import digest_of, make, maker_of, position_of
from meseta.daily.playing import play
from meseta.games import open_game, own_plugins
from meseta.play.requests import TableRefuses

KEYS = [plugin.key for plugin in own_plugins() if plugin.daily is not None]
QUICK = ["shifting_stones", "in_the_ruin"]
"""Those whose puzzles are made in a moment."""
BEYOND = date(2031, 5, 4)
"""A day that no calendar has."""


def lines_of(key: str) -> list[Line]:
    return list(shipped(open_game(key)).values())


def some_lines(key: str, step: int = 40) -> list[Line]:
    return lines_of(key)[::step]


def game_of(key: str) -> AnyGame:
    return open_game(key)


def test_all_three_games_have_puzzles() -> None:
    assert KEYS == ["shifting_stones", "in_the_ruin", "sonora"]


def test_a_game_without_puzzles_simply_has_none() -> None:
    assert maker_of("no_such_game") is None
    assert all((daily_maker(plugin) is None) == (plugin.daily is None) for plugin in own_plugins())


@pytest.mark.parametrize("key", KEYS)
def test_the_calendar_begins_with_the_first_day_and_lacks_none_in_between(key: str) -> None:
    found = [line.day for line in lines_of(key)]
    assert found == [FIRST + timedelta(days=number) for number in range(len(found))]
    assert len(found) >= 30


@pytest.mark.parametrize("key", QUICK)
def test_the_calendar_says_what_making_a_puzzle_anew_gives(key: str) -> None:
    lines = some_lines(key)
    assert [checked(Task(key, line.day.isoformat(), write_line(line))) for line in lines] == [None] * len(
        lines
    )


@pytest.mark.slow
def test_the_calendar_of_sonora_says_what_making_a_puzzle_anew_gives() -> None:
    for line in some_lines("sonora", 60):
        assert checked(Task("sonora", line.day.isoformat(), write_line(line))) is None


@pytest.mark.parametrize("key", KEYS)
def test_the_position_of_a_line_is_the_one_that_the_date_gives(key: str) -> None:
    game, maker = game_of(key), maker_of(key)
    assert maker is not None
    for line in some_lines(key, 20):
        state = position_of(game, maker, line.day, line.candidate)
        assert digest_of(game, state) == line.digest
        assert game.load(game.dump(state)) == state, "a position of the real game"
        assert maker.seat in game.actors(state)


@pytest.mark.parametrize("key", KEYS)
def test_the_turn_of_a_line_is_legal_whole_and_gains_what_it_says(key: str) -> None:
    game, maker = game_of(key), maker_of(key)
    assert maker is not None
    for line in some_lines(key, 20):
        puzzle = puzzle_of(game, maker, line)
        assert puzzle is not None
        played = play(game, maker, puzzle.state, line.solution.actions)
        assert (played.over, played.points) == (True, line.solution.points)
        assert list(played.actions) == list(line.solution.actions), "in the game's own notation"


@pytest.mark.parametrize("key", KEYS)
def test_a_week_is_as_hard_as_its_days_want_to_be(key: str) -> None:
    week = lines_of(key)[:28]
    assert [line.solution.level for line in week] == [wanted_level(line.day) for line in week]


@pytest.mark.parametrize("key", QUICK)
def test_a_fresh_process_makes_the_same_puzzle(key: str) -> None:
    code = (
        f"from meseta.daily.filling import Task, filled;print(filled(Task({key!r}, {BEYOND.isoformat()!r})))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert said == {filled(Task(key, BEYOND.isoformat()))}


@pytest.mark.parametrize("key", QUICK)
def test_days_and_editions_have_puzzles_of_their_own(key: str) -> None:
    game, maker = game_of(key), maker_of(key)
    assert maker is not None
    made = [make(game, maker, BEYOND + timedelta(days=number)) for number in range(3)]
    assert len({digest_of(game, puzzle.state) for puzzle in made}) == 3


@pytest.mark.parametrize("key", QUICK)
def test_a_line_is_written_and_read(key: str) -> None:
    game, maker = game_of(key), maker_of(key)
    assert maker is not None
    line = line_of(game, make(game, maker, BEYOND))
    assert read_calendar(game, [head(game), write_line(line)]) == {BEYOND: line}
    assert read_calendar(game, ["meseta daily 1 other 0123456789abcdef", write_line(line)]) == {}
    assert read_calendar(game, []) == {}
    with pytest.raises(BadCalendar) as refused:
        read_calendar(game, [head(game), "2031-05-04 one two"])
    assert refused.value.values["line"] == 2


def test_a_line_with_another_position_is_not_believed() -> None:
    game, maker = game_of("shifting_stones"), maker_of("shifting_stones")
    assert maker is not None
    line = lines_of("shifting_stones")[0]
    assert puzzle_of(game, maker, line._replace(digest="0" * 16)) is None
    wrong = write_line(line._replace(candidate=line.candidate + 1))
    found = checked(Task("shifting_stones", line.day.isoformat(), wrong))
    assert found is not None
    assert (found.said, found.made) == (wrong, write_line(line))


@pytest.mark.parametrize("key", KEYS)
def test_nothing_can_be_done_after_the_turn_nor_against_the_rules(key: str) -> None:
    game, maker, line = game_of(key), maker_of(key), lines_of(key)[0]
    assert maker is not None
    puzzle = puzzle_of(game, maker, line)
    assert puzzle is not None
    turn = line.solution.actions
    with pytest.raises(TableRefuses) as over:
        play(game, maker, puzzle.state, [*turn, turn[-1]])
    assert over.value.code == "daily_turn_over"
    with pytest.raises(UnreadableNotation):
        play(game, maker, puzzle.state, ["castle"])
    with pytest.raises(IllegalAction):
        play(game, maker, puzzle.state, [{"in_the_ruin": "done", "sonora": "mud"}.get(key, "+9")])


@pytest.mark.parametrize("key", QUICK)
def test_chance_does_nothing_in_a_turn_that_does_not_need_it(key: str) -> None:
    game, maker, line = game_of(key), maker_of(key), lines_of(key)[0]
    assert maker is not None
    puzzle = puzzle_of(game, maker, line)
    assert puzzle is not None
    played = play(game, maker, puzzle.state, line.solution.actions)
    assert {moment.entry.seat for moment in played.moments} == {maker.seat}


def test_a_flick_of_an_exact_hand_has_one_answer() -> None:
    game, maker, line = game_of("sonora"), maker_of("sonora"), lines_of("sonora")[0]
    assert maker is not None
    puzzle = puzzle_of(game, maker, line)
    assert puzzle is not None
    first = play(game, maker, puzzle.state, line.solution.actions[:1])
    again = play(game, maker, puzzle.state, line.solution.actions[:1])
    assert first == again
    assert [moment.entry.seat for moment in first.moments] == [maker.seat, CHANCE]
    assert not first.undoable
