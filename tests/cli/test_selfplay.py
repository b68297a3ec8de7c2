"""`meseta selfplay`: nothing of other bots is overwritten, and a failure says how to see it again."""

from pathlib import Path

import msgspec
import pytest

from meseta.arena.processes import Delay
from meseta.arena.selfplay import Contest
from meseta.cli.selfplay import game_command, record_name, report_delay
from meseta.cli.voice import speak
from meseta.core.record import read_record
from tests.cli.command import meseta

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
