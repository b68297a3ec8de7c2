"""`meseta selfplay`: nothing of other bots is overwritten, and a failure says how to see it again."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from meseta.arena.kept_games import KeptGames
from meseta.arena.processes import Delay
from meseta.arena.selfplay import Contest, run
from meseta.cli.selfplay import game_command, record_name, report_delay
from meseta.cli.voice import speak
from meseta.core.record import read_record
from tests.cli.command import meseta, refusal

CONTEST = Contest("shifting_stones", ("greedy", "my bots/mine.py:Mine"), games=2, seed=7)


def test_other_bots_seeds_options_and_components_have_other_files() -> None:
    others = [
        CONTEST,
        msgspec.structs.replace(CONTEST, bots=("greedy", "yours/mine.py:Mine")),
        msgspec.structs.replace(CONTEST, bots=("my bots/mine.py:Mine", "greedy")),
        msgspec.structs.replace(CONTEST, seed=8),
        msgspec.structs.replace(CONTEST, options={"skip_cap": "none"}),
        msgspec.structs.replace(CONTEST, edition="name = 'mine'"),
    ]
    names = {record_name(contest, number) for contest in others for number in range(2)}
    assert len(names) == 2 * len(others)
    assert all(name.replace("-", "").replace("_", "").replace(".txt", "").isalnum() for name in names)


def test_a_record_is_replaced_only_on_request(tmp_path: Path) -> None:
    command = [
        "selfplay",
        "shifting_stones",
        "--bots",
        "random,random",
        "--seed",
        "1",
        "--save",
        str(tmp_path),
    ]
    assert meseta(*command, "--games", "2").returncode == 0
    first, second = sorted(tmp_path.iterdir())
    assert read_record(first.read_text()).header.bots == {0: "random", 1: "random"}
    second.unlink()
    first.write_text("mine")
    refused = meseta(*command, "--games", "2")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert f"{first} already exists; --force replaces it." in refused.stderr
    assert not second.exists()
    assert meseta(*command, "--games", "1", "--force").returncode == 0
    assert first.read_text() != "mine"


def test_the_command_for_one_game_can_be_pasted() -> None:
    contest = msgspec.structs.replace(CONTEST, options={"skip_cap": "none"})
    assert game_command(contest, 3, Path("my edition.toml")) == (
        "meseta selfplay shifting_stones --bots 'greedy,my bots/mine.py:Mine' --seed 7 --from 3 --games 1 "
        "-o skip_cap=none --edition 'my edition.toml'"
    )


def test_a_slow_bot_is_named_with_its_move_and_what_it_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    delay = Delay("mine.py:Mine", 0, 12, 3, 7, 30.4, '  File "mine.py", line 4, in choose\n', "the record")
    speak("en")
    report_delay(CONTEST, None, delay)
    said = capsys.readouterr().err
    assert "mine.py:Mine has been thinking about seat 0's move 12 of game 3 for 30 s." in said
    assert '  File "mine.py", line 4, in choose' in said
    kept = Path(said.partition("meseta replay ")[2].split()[0])
    assert kept.read_text() == "the record"
    kept.unlink()
    assert "--seed 7 --from 3 --games 1" in said


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept, records = tmp_path / "games.jsonl", tmp_path / "records"
    contest = ("selfplay", "shifting_stones", "--bots", "greedy,random", "--seed", "1", "--json")
    keeping = ("--results", str(kept), "--save", str(records))
    whole = msgspec.json.decode(meseta(*contest, "--games", "6").stdout)
    assert meseta(*contest, *keeping, "--games", "4").returncode == 0
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # the process was killed while writing
    sorted(records.iterdir())[3].unlink()
    resumed = msgspec.json.decode(meseta(*contest, *keeping, "--games", "6").stdout)
    assert resumed.pop("kept") == 3
    assert whole.pop("kept") == 0
    assert {**resumed, "seconds": 0} == {**whole, "seconds": 0}
    assert len(list(records.iterdir())) == 6


def test_kept_games_of_other_seeds_and_bots_are_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    contest = Contest("shifting_stones", ("greedy", "random"), games=2, seed=1)
    for result in run(contest):
        KeptGames(kept, contest).add(result)
    assert [result.number for result in KeptGames(kept, contest).played] == [0, 1]
    assert [result.number for result in KeptGames(kept, replace(contest, first=1)).played] == [1]
    for other in (replace(contest, seed=2), replace(contest, bots=("random", "greedy"))):
        assert KeptGames(kept, other).played == []


def test_games_are_kept_only_with_a_seed(tmp_path: Path) -> None:
    said = refusal("selfplay", "shifting_stones", "--bots", "random,random", "--results", str(tmp_path / "x"))
    assert "add --seed" in said
