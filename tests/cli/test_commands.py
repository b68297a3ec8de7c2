"""The `meseta` command, run as people run it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from meseta.games import KEYS

ANA_WINS = Path(__file__).parents[1] / "golden" / "shifting_stones-shared-win.txt"


def meseta(*arguments: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with these lines typed."""
    return subprocess.run(
        [sys.executable, "-m", "meseta", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env={**os.environ, "MESETA_LANG": language, "COLUMNS": "120", "NO_COLOR": "1"},
    )


def refusal(*arguments: str, language: str = "en") -> str:
    """The one line with which the command refuses these arguments."""
    done = meseta(*arguments, language=language)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("meseta: ")
    return done.stderr


def test_games_are_listed_with_players_options_and_bots() -> None:
    done = meseta("games")
    assert done.returncode == 0
    for key in KEYS:
        assert key in done.stdout
    for word in ("1–5", "first_player", "greedy"):
        assert word in done.stdout


def test_the_rule_book_is_shown_whole_or_by_clause_in_both_languages() -> None:
    whole = meseta("rules", "shifting_stones").stdout
    assert all(f"ST-{number:02}" in whole for number in range(1, 27))
    assert "Shift two neighbouring stones" in meseta("rules", "shifting_stones", "st-08").stdout
    assert (
        "Intercambiar dos piedras vecinas"
        in meseta("rules", "shifting_stones", "ST-08", "--lang", "es").stdout
    )


def test_perft_counts_every_depth() -> None:
    done = meseta("perft", "shifting_stones", "--depth", "1", "-o", "first_player=0")
    # 21 moves for each of 4 cards, nothing stands for cards 1 to 4 but what the reference counts, end, skip.
    assert re.search(r"^\s*0\s+1\s", done.stdout, re.MULTILINE)
    assert re.search(r"^\s*1\s+86\s", done.stdout, re.MULTILINE)


def test_selfplay_prints_one_object() -> None:
    done = meseta(
        "selfplay", "shifting_stones", "--bots", "greedy,random", "--games", "4", "--seed", "9", "--json"
    )
    found = json.loads(done.stdout)
    assert list(found) == ["game", "games", "plies", "seconds", "seed", "bots"]
    assert (found["game"], found["games"], found["seed"]) == ("shifting_stones", 4, 9)
    assert [bot["name"] for bot in found["bots"]] == ["greedy", "random"]
    assert [bot["wins"] for bot in found["bots"]] == [4, 0]
    assert found["plies"] > 50
    assert found["bots"][0]["mean_score"] > found["bots"][1]["mean_score"]


def test_selfplay_saves_records_that_replay(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    done = meseta(
        "selfplay", "shifting_stones", "--bots", "greedy,greedy", "--games", "3", "--seed", "1",
        "--jobs", "2", "--save", str(folder),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert "wins" in meseta("replay", str(files[0])).stdout


def test_a_replay_tells_the_story_with_one_viewers_eyes() -> None:
    public = meseta("replay", str(ANA_WINS)).stdout
    assert "draws 4 cards." in public
    assert "share the win" in public
    own = meseta("replay", str(ANA_WINS), "--as", "1", "--to", "6").stdout
    assert re.search(r"draws \d+, \d+, \d+, \d+\.", own)
    assert "Entry 6 of" in own
    spanish = meseta("replay", str(ANA_WINS), language="es").stdout
    assert "Comparten la victoria" in spanish


def test_a_newcomer_plays_asks_errs_takes_back_and_leaves(tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    typed = ["help", "hint", "rules ST-16", "log", "fly", "+72", "skip", "undo", "lang es", "hint"]
    done = meseta(
        "play", "--seed", "3", "--names", "Ana", typed="\n".join([*typed, f"save {saved}", "quit", ""])
    )
    assert done.returncode == 0, done.stderr
    assert "shift b2 and c2, spending card 17" in done.stdout
    assert "Hint: " in done.stdout
    assert "Pista: " in done.stdout
    assert "“fly” is no action." in done.stdout
    assert "Card 72 is not in your hand. (ST-11)" in done.stdout
    assert "There is nothing you can take back now." in done.stdout
    assert "La partida queda sin terminar." in done.stdout
    resumed = meseta("play", "--resume", str(saved), typed="end\nquit\n")
    assert "Ana ends the turn." in resumed.stdout
    assert "greedy" in resumed.stdout


def test_a_whole_solo_game_is_played_to_its_end(tmp_path: Path) -> None:
    saved = tmp_path / "solo.txt"
    done = meseta("play", "shifting_stones", "--solo", "--seed", "1", "--save", str(saved), typed="end\n" * 4)
    assert done.returncode == 0, done.stderr
    assert "You have lost." in done.stdout
    assert "Four strikes. (ST-23)" in done.stdout
    assert "You have lost." in meseta("replay", str(saved)).stdout


def test_a_curtain_falls_between_the_secret_hands_of_two_people() -> None:
    done = meseta(
        "play", "shifting_stones", "--names", "Ana,Luis", "-o", "first_player=0", typed="end\n\nend\n\nquit\n"
    )
    assert "Pass the keyboard to Luis. Press Enter when only Luis is looking." in done.stdout
    before, after = done.stdout.split("Pass the keyboard to Luis", 1)
    hand = re.search(r"Ana draws (\d+), (\d+), (\d+), (\d+)\.", before)
    assert hand is not None
    luis = after.split("Pass the keyboard to Ana")[0]
    assert "Ana draws 4 cards." in luis
    assert hand[0] not in luis


def test_the_end_of_input_leaves_the_table_without_a_trace() -> None:
    done = meseta("play", typed="")
    assert done.returncode == 0, done.stderr
    assert "The game was left unfinished." in done.stdout


BAD_CARDS = """name = "mine"
[[card]]
id = 1
points = 1
pattern = ["sun sun"]
"""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["rules", "chess"], "There is no game called “chess”. The games are: shifting_stones"),
        (["rules", "shifting_stones", "ST-99"], "Its clauses run ST-01 – ST-E4."),
        (["rules", "shifting_stones", "--lang", "fr"], "Choose one of: en, es."),
        (["perft", "shifting_stones", "--seats", "9"], "seats 1 to 5 players, not 9."),
        (
            ["perft", "shifting_stones", "-o", "wind=on"],
            "has no option “wind”. Its options are: first_player.",
        ),
        (["perft", "shifting_stones", "-o", "first_player=7"], "Choose one of: lot, 0, 1, 2, 3, 4."),
        (["perft", "shifting_stones", "-o", "first_player=3"], "Choose one of: lot, 0, 1."),
        (["perft", "shifting_stones", "-o", "wind"], "An option is written as key=value; “wind” is not."),
        (["play", "shifting_stones", "--people", "0", "--bots", ""], "seats 1 to 5 players, not 0."),
        (["play", "--names", "A" * 41], "A name is at most 40 printable characters long"),
        (["selfplay", "shifting_stones", "--bots", "deep"], "There is no bot called “deep”"),
        (["selfplay", "shifting_stones", "--bots", "no.py:Bot"], "no.py is not there"),
        (["replay", "nothing.txt"], "nothing.txt cannot be read: No such file or directory."),
        (["replay", str(ANA_WINS), "--to", "9999"], "9,999 is not one of them."),
        (["replay", str(ANA_WINS), "--as", "3"], "There is no seat 3; the last one is 2."),
        (["replay", "{binary}"], "is not a text file in UTF-8."),
        (["replay", "{list}"], "Line 1 of the record reads “milk”; expected: meseta record 1."),
        (
            ["perft", "shifting_stones", "--edition", "{cards}"],
            "An edition has 31 to 200 cards; this one has 1.",
        ),
        (["perft", "shifting_stones", "--edition", "{list}"], "The edition file cannot be read: "),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], expected: str, tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("binary", "list", "cards")}
    files["binary"].write_bytes(b"\xff\xfe\x00")
    files["list"].write_text("milk\n", encoding="utf-8")
    files["cards"].write_text(BAD_CARDS, encoding="utf-8")
    assert expected in refusal(*(argument.format(**files) for argument in arguments))


def test_bad_input_is_answered_in_the_readers_language() -> None:
    assert "No hay ningún juego llamado «chess»." in refusal("rules", "chess", language="es")


def test_a_bot_that_fails_stops_the_command_cleanly(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("class Mine:\n    def __init__(self, game): pass\n", encoding="utf-8")
    said = refusal("selfplay", "shifting_stones", "--bots", f"random,{path}:Mine", "--seed", "4")
    assert "Game 0 (seed 4) was stopped." in said
    assert "AttributeError" in said


def test_help_answers_at_once_without_the_heavy_parts() -> None:
    code = "import sys, meseta.cli.app; print([name for name in sys.modules if name.startswith('meseta')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "meseta.cli.app" in done.stdout
    assert "meseta.games" not in done.stdout
    assert "meseta.bots" not in done.stdout
