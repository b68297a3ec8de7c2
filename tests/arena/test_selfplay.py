"""Games between bots: reproducible, fair to every seat, and stopped with a reason."""

from pathlib import Path

import msgspec
import pytest

from meseta.arena import playing
from meseta.arena.processes import Alarm, Delay
from meseta.arena.selfplay import Contest, run
from meseta.arena.workers import Processes, on_this_machine
from meseta.core.errors import BadBot
from meseta.core.record import read_record
from meseta.games import open_game
from meseta.play.replay import replay


def contest(*bots: str, games: int = 6, keep_records: bool = False) -> Contest:
    return Contest("shifting_stones", bots, games, seed=5, keep_records=keep_records)


def test_a_seed_determines_everything_whatever_the_number_of_processes() -> None:
    alone = list(run(contest("greedy", "greedy", keep_records=True)))
    assert alone == list(run(contest("greedy", "greedy", keep_records=True)))
    assert alone == list(run(contest("greedy", "greedy", keep_records=True), Processes(2)))
    assert [result.number for result in alone] == list(range(6))
    assert len({result.record for result in alone}) == 6


def test_bots_rotate_by_one_seat_after_each_game() -> None:
    records = [read_record(result.record) for result in run(contest("greedy", "random", keep_records=True))]
    assert [record.header.players[0] for record in records[:3]] == ["greedy", "random", "greedy"]


def test_results_are_in_the_order_of_the_bots() -> None:
    for result in run(contest("random", "greedy")):
        assert result.wins == (0.0, 1.0)
        assert result.scores[0] < result.scores[1]


def test_the_record_of_a_game_replays_to_its_result() -> None:
    game = open_game("shifting_stones")
    for result in run(contest("greedy", "greedy", "greedy", keep_records=True)):
        record = read_record(result.record)
        state = replay(game, record).state
        totals = [score.total for score in game.score(state)]
        assert sorted(totals) == sorted(result.scores)
        assert sum(entry.seat >= 0 for entry in record.entries) == result.plies
        assert sum(result.wins) == pytest.approx(1)


def test_a_shared_win_counts_as_a_fraction() -> None:
    results = list(run(contest("greedy", "greedy", "greedy", games=60)))
    shared = [result.wins for result in results if max(result.wins) < 1]
    assert shared
    assert all(sorted(wins) in ([0, 0.5, 0.5], [1 / 3] * 3) for wins in shared)


def test_the_bots_random_choices_differ_from_game_to_game() -> None:
    openings = set()
    for result in run(contest("random", "random", keep_records=True)):
        entries = read_record(result.record).entries
        openings.add(tuple(entry.text.split()[:2][-1] for entry in entries if entry.seat >= 0)[:5])
    assert len(openings) == 6


def test_a_solo_game_is_won_or_lost() -> None:
    results = list(run(contest("greedy", games=20)))
    assert all(result.wins in ((0.0,), (1.0,)) for result in results)
    assert all((result.scores == (16,)) == (result.wins == (1.0,)) for result in results)


SLEEPER = """
from meseta.games.shifting_stones.actions import End

class Sleeper:
    def __init__(self, game): pass
    def choose(self, view, legal, budget, rng): return End()
"""


def test_a_game_that_never_ends_is_stopped_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_ENTRIES", 500)
    path = tmp_path / "sleeper.py"
    path.write_text(SLEEPER, encoding="utf-8")
    with pytest.raises(BadBot) as refused:
        list(run(contest(f"{path}:Sleeper", f"{path}:Sleeper")))
    assert refused.value.code == "game_failed"
    assert refused.value.reason is not None
    assert refused.value.reason.code == "endless_game"


def test_a_bot_that_fails_in_another_process_is_still_named(tmp_path: Path) -> None:
    path = tmp_path / "thrower.py"
    path.write_text(SLEEPER.replace("return End()", "raise ValueError('no')"), encoding="utf-8")
    with pytest.raises(BadBot) as refused:
        list(run(contest("random", f"{path}:Sleeper"), Processes(2)))
    assert refused.value.reason is not None
    assert refused.value.reason.code == "bot_raised"
    assert "ValueError: no" in str(refused.value.reason)


LOOPING = """
import book

class Looping:
    def __init__(self, game): self.moves = 0
    def choose(self, view, legal, budget, rng):
        self.moves += 1
        while self.moves == 3 and not book.noticed():
            pass
        return legal.sample(rng)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_hangs_is_reported_with_what_it_was_asked_and_waited_for(
    tmp_path: Path, jobs: int
) -> None:
    path, noticed = tmp_path / "looping.py", tmp_path / "noticed"
    path.write_text(LOOPING, encoding="utf-8")
    beside = f"from pathlib import Path\ndef noticed(): return Path({str(noticed)!r}).exists()"
    (tmp_path / "book.py").write_text(beside, encoding="utf-8")
    delays: list[Delay] = []

    def report(delay: Delay) -> None:
        delays.append(delay)
        if delay.move == 3:  # on a busy machine, an earlier move may be reported as well
            noticed.touch()

    played = contest("random", f"{path}:Looping", games=2)
    assert len(list(run(played, on_this_machine(jobs, Alarm(report, after=0.0))))) == 2
    hung = next(delay for delay in delays if delay.bot.endswith(":Looping") and delay.move == 3)
    assert (hung.number, hung.seed) in [(0, played.seed), (1, played.seed)]
    assert hung.seat == 1 - hung.number
    assert f'File "{path}", line' in hung.stack
    assert "in choose" in hung.stack
    asked = replay(open_game("shifting_stones"), read_record(hung.record))
    assert [entry.seat for entry in asked.entries].count(hung.seat) == 2
    assert not asked.over


def test_a_single_game_of_a_contest_can_be_played_again() -> None:
    whole = contest("greedy", "random", games=4)
    (third,) = run(msgspec.structs.replace(whole, first=2, games=1))
    assert third == list(run(whole))[2]
