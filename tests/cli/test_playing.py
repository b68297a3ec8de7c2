"""Playing in the terminal."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import ANA_WINS, meseta


def test_a_newcomer_plays_asks_for_help_makes_mistakes_takes_back_and_leaves(tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    typed = ["help", "hint", "rules ST-16", "log", "fly", "+72", "skip", "undo", "lang es", "hint"]
    done = meseta(
        *("play", "shifting_stones", "--seed", "3", "--names", "Ana"),
        typed="\n".join([*typed, f"save {saved}", "quit", ""]),
    )
    assert done.returncode == 0, done.stderr
    assert "shift b2 and c2 (neighbours), spending card 17" in done.stdout
    assert "Hint: " in done.stdout
    assert "Pista: " in done.stdout
    assert "“fly” is neither an action nor a command. Now: s b2c2 17" in done.stdout
    assert "Card 72 is not in your hand. (ST-11)" in done.stdout
    assert "There is nothing you can take back now." in done.stdout
    assert "La partida queda sin terminar." in done.stdout
    resumed = meseta("play", "--resume", str(saved), typed="end\nquit\n")
    assert "Ana ends the turn." in resumed.stdout
    assert "Olmo draws 4 cards." in resumed.stdout


def test_a_whole_solo_game_is_played_to_its_end(tmp_path: Path) -> None:
    saved = tmp_path / "solo.txt"
    done = meseta("play", "shifting_stones", "--solo", "--seed", "1", "--save", str(saved), typed="end\n" * 4)
    assert done.returncode == 0, done.stderr
    assert "You have lost." in done.stdout
    assert "Four strikes. (ST-23)" in done.stdout
    assert "You have lost." in meseta("replay", str(saved)).stdout


def test_the_screen_is_cleared_between_the_secret_hands_of_two_people() -> None:
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


def test_the_end_of_input_leaves_the_table_without_a_traceback() -> None:
    done = meseta("play", "shifting_stones", typed="")
    assert done.returncode == 0, done.stderr
    assert "The game was left unfinished." in done.stdout


def test_the_game_is_asked_for_if_none_is_named() -> None:
    chosen = meseta("play", typed="in_the_ruin\nquit\n")
    assert "Which game? [shifting_stones/in_the_ruin" in chosen.stdout
    assert "Keep 2 route cards" in chosen.stdout
    nothing = meseta("play", typed="")
    assert nothing.returncode == 0, nothing.stderr


def test_names_and_paths_are_printed_verbatim(tmp_path: Path) -> None:
    saved = tmp_path / "[b]game[-b].txt"
    done = meseta(
        "play", "shifting_stones", "--names", "[/],[bold]Eva", "--save", str(saved), typed="end\n\nquit\n"
    )
    assert done.returncode == 0, done.stderr
    assert "[/] ends the turn." in done.stdout or "[bold]Eva ends the turn." in done.stdout
    assert f"Saved to {saved}." in done.stdout.replace("\n", "")
    assert "[/]" in meseta("replay", str(saved), "--as", "0").stdout


def test_a_match_is_on_disk_from_its_first_action_on(tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    quitter = tmp_path / "quitter.py"
    quitter.write_text(
        "class Quitter:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, budget, rng): raise SystemExit(0)\n",
        encoding="utf-8",
    )
    done = meseta(
        "play", "shifting_stones", "--names", "Ana", "--bots", f"{quitter}:Quitter", "--save", str(saved),
        "-o", "first_player=0", typed="end\n",
    )  # fmt: skip  # as typed
    assert done.returncode == 2
    assert "failed: SystemExit: 0." in done.stderr
    assert "0: end" in saved.read_text(encoding="utf-8")
    refused = meseta("play", "--resume", str(saved))
    assert "Name them again with --bots, in order." in refused.stderr
    resumed = meseta("play", "--resume", str(saved), "--bots", "random", typed="quit\n")
    assert resumed.returncode == 0, resumed.stderr


def test_looking_at_a_saved_match_does_not_rewrite_it(tmp_path: Path) -> None:
    saved = tmp_path / "golden.txt"
    text = ANA_WINS.read_text(encoding="utf-8")
    saved.write_text(text, encoding="utf-8")
    assert "share the win" in meseta("play", "--resume", str(saved)).stdout
    assert saved.read_text(encoding="utf-8") == text


def test_people_named_like_a_bot_are_still_people(tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    meseta("play", "shifting_stones", "--names", "greedy,random", "--save", str(saved), typed="quit\n")
    resumed = meseta("play", "--resume", str(saved), typed="quit\n")
    assert "The game was left unfinished." in resumed.stdout


def test_commands_can_be_typed_in_spanish() -> None:
    typed = "ayuda\npista\nreglas 8\nend\nhistorial\nsalir\n"
    done = meseta("play", "shifting_stones", "--seed", "3", "--names", "Ana", typed=typed, language="es")
    for words in ("deshaz tu última acción", "Pista: ", "ST-08", "Ana termina su turno."):
        assert words in done.stdout


def test_the_grid_fits_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meseta", "play", "shifting_stones", "--seed", "3", "--lang", "es"],
        input="quit\n",
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "40", "NO_COLOR": "1"},
        check=True,
    )
    assert re.search(r"│ *árbol *│ *pez *│ *semilla *│", done.stdout)


def test_a_newcomer_to_the_ruin_looks_around_tries_things_and_learns_what_is_wrong(tmp_path: Path) -> None:
    saved = tmp_path / "ruin.txt"
    typed = [
        "where r",
        "where r f5",
        "where c",
        "where +w",
        "where up",
        "keep AA BB",
        "hint",
        "try done",
        "save " + str(saved),
        "quit",
    ]
    done = meseta("play", "in_the_ruin", "--solo", "--seed", "3", typed="\n".join([*typed, ""]))
    assert done.returncode == 0, done.stderr
    assert "44 ways; every space one of them covers is marked *." in done.stdout
    assert "Write where r, w, c, +r or +w" in done.stdout
    assert done.stdout.count("Nowhere.") == 2, "single marks do not belong to the set-up"
    assert "There is no route card AA." in done.stdout
    assert re.search(r"Hint: .+? (keep|r|w) .+? about \d+ points in the end", " ".join(done.stdout.split()))
    assert "(RU-06)" in done.stdout
    more = ["keep AD ES", "try r f4 f5 e5", "try r f5 f6 e5", "r f5 f6 e5", "undo", "log", "quit"]
    again = meseta("play", "--resume", str(saved), typed="\n".join([*more, ""]))
    assert "The first Roads must cover the Exit, f6. (RU-07)" in again.stdout
    assert "Only a look: r f5 f6 e5 has not been done." in again.stdout
    assert "You draw Roads on e5, f5, f6. (RU-07)" in again.stdout
    assert "takes back the last action." in again.stdout


def test_bots_play_the_ruin_to_its_end_and_all_sheets_are_shown(tmp_path: Path) -> None:
    saved = tmp_path / "ruin.txt"
    done = meseta(
        *(
            "play",
            "in_the_ruin",
            "--people",
            "0",
            "--bots",
            "greedy,random",
            "--seed",
            "5",
            "--save",
            str(saved),
        )
    )
    assert done.returncode == 0, done.stderr
    assert "Sheet of Elio" in done.stdout
    assert "Sheet of Selma" in done.stdout
    replayed = meseta("replay", str(saved), "--as", "1", language="es")
    assert "Hoja de Elio" in replayed.stdout
    assert "Fase" not in replayed.stderr
