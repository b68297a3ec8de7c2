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
        *("play", "shifting_stones", "--seed", "3", "--names", "Ana"),
        typed="\n".join([*typed, f"save {saved}", "quit", ""]),
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
    done = meseta("play", "shifting_stones", typed="")
    assert done.returncode == 0, done.stderr
    assert "The game was left unfinished." in done.stdout


def test_the_game_is_asked_for_where_none_is_named() -> None:
    chosen = meseta("play", typed="in_the_ruin\nquit\n")
    assert "Which game? [shifting_stones/in_the_ruin" in chosen.stdout
    assert "Keep 2 route cards" in chosen.stdout
    nothing = meseta("play", typed="")
    assert nothing.returncode == 0, nothing.stderr


def test_names_and_paths_are_printed_as_they_are(tmp_path: Path) -> None:
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
    )  # fmt: skip
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


def test_people_who_are_called_like_a_bot_stay_people(tmp_path: Path) -> None:
    saved = tmp_path / "mine.txt"
    meseta("play", "shifting_stones", "--names", "greedy,random", "--save", str(saved), typed="quit\n")
    resumed = meseta("play", "--resume", str(saved), typed="quit\n")
    assert "The game was left unfinished." in resumed.stdout


def test_spanish_speakers_give_orders_in_spanish() -> None:
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
        (["play", "shifting_stones", "--solo", "--people", "3"], "--solo is for one person and no bots"),
        (["play", "--resume", str(ANA_WINS), "--solo"], "A resumed match keeps its game"),
        (["play", "shifting_stones", "--save", "/dev/null/mine.txt"], "cannot be written"),
        (["perft", "shifting_stones", "--depth", "99"], "See “meseta --help”."),
        (["selfplay", "shifting_stones"], "Missing option '--bots'. See “meseta --help”."),
        (["play", "shifting_stones", "--names", "A" * 41], "A name is at most 40 printable characters long"),
        (["selfplay", "shifting_stones", "--bots", "deep"], "There is no bot called “deep”"),
        (["selfplay", "shifting_stones", "--bots", "no.py:Bot"], "no.py is not there"),
        (["replay", "nothing.txt"], "nothing.txt cannot be read: No such file or directory."),
        (["replay", str(ANA_WINS), "--to", "9999"], "9999 is not one of them."),
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


def test_what_a_bot_prints_does_not_spoil_the_result(tmp_path: Path) -> None:
    path = tmp_path / "chatty.py"
    path.write_text(
        "class Chatty:\n"
        "    def __init__(self, game): print('hello')\n"
        "    def choose(self, view, legal, budget, rng): print('hm'); return list(legal)[-1]\n",
        encoding="utf-8",
    )
    for jobs in ("1", "2"):
        bots = f"greedy,{path}:Chatty"
        done = meseta("selfplay", "shifting_stones", "--bots", bots, "--games", "2", "--jobs", jobs, "--json")
        assert json.loads(done.stdout)["games"] == 2


def test_a_bot_that_kills_its_process_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "killer.py"
    path.write_text(
        "import os\n"
        "class Killer:\n"
        "    def __init__(self, game): pass\n"
        "    def choose(self, view, legal, budget, rng): os._exit(3)\n",
        encoding="utf-8",
    )
    assert "ended without a word" in refusal(
        "selfplay", "shifting_stones", "--bots", f"{path}:Killer,random", "--games", "4", "--jobs", "2"
    )


def test_help_answers_at_once_without_the_heavy_parts() -> None:
    code = "import sys, meseta.cli.app; print([name for name in sys.modules if name.startswith('meseta')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "meseta.cli.app" in done.stdout
    assert "meseta.games" not in done.stdout
    assert "meseta.bots" not in done.stdout


def test_a_newcomer_to_the_ruin_looks_tries_and_is_told_what_is_wrong(tmp_path: Path) -> None:
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
    assert re.search(r"Hint: (keep|r|w) .+ \(RU-0\d\)", done.stdout), "what to do, and its clause"
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
    assert "Sheet of greedy" in done.stdout
    assert "Sheet of random" in done.stdout
    replayed = meseta("replay", str(saved), "--as", "1", language="es")
    assert "Hoja de greedy" in replayed.stdout
    assert "Fase" not in replayed.stderr


def test_editions_are_checked_and_every_violation_is_named(tmp_path: Path) -> None:
    data = Path(__file__).parents[2] / "src" / "meseta" / "games"
    house = data / "in_the_ruin" / "data" / "house.toml"
    stones = data / "shifting_stones" / "data" / "standard.toml"
    assert "can be played as in_the_ruin." in meseta("edition", "check", str(house)).stdout
    assert "can be played as shifting_stones." in meseta("edition", "check", str(stones)).stdout
    bad = tmp_path / "bad.toml"
    text = house.read_text(encoding="utf-8")
    bad.write_text(text.replace('"AD", "AW"', '"AA"').replace(". W . X", ". W . W"), encoding="utf-8")
    checked = meseta("edition", "check", str(bad))
    assert checked.returncode == 1
    assert len(checked.stdout.splitlines()) == 4
    assert "Letter X must stand on the map once, not 0 times." in checked.stdout
    cards = tmp_path / "cards.toml"
    cards.write_text(BAD_CARDS, encoding="utf-8")
    assert "An edition has 31 to 200 cards; this one has 1." in meseta("edition", "check", str(cards)).stdout
    nothing = tmp_path / "nothing.toml"
    nothing.write_text("x = 1\n", encoding="utf-8")
    assert "none of our games" in refusal("edition", "check", str(nothing))
    assert "cannot be read" in refusal("edition", "check", str(nothing), "--game", "in_the_ruin")
    assert "no game called" in refusal("edition", "check", str(nothing), "--game", "chess")


def test_the_sheet_is_printed_as_svg_in_either_language(tmp_path: Path) -> None:
    printed = meseta("edition", "print", "in_the_ruin").stdout
    assert printed.startswith("<svg")
    assert ">penalties</text>" in printed
    out = tmp_path / "hoja.svg"
    meseta("edition", "print", "in_the_ruin", "--out", str(out), language="es")
    assert ">penalizaciones</text>" in out.read_text(encoding="utf-8")
    assert "no sheet to print" in refusal("edition", "print", "shifting_stones")


def test_the_ladder_writes_its_page_plot_and_data(tmp_path: Path) -> None:
    arguments = (
        "--pairs",
        "greedy:random",
        "--games",
        "8",
        "--least",
        "2",
        "--out",
        str(tmp_path / "ladder"),
    )
    done = meseta("ladder", "shifting_stones", *arguments, "--ratings", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "greedy – random" in done.stdout
    assert "| greedy | random |" in (tmp_path / "ladder" / "shifting_stones.md").read_text("utf-8")
    assert (tmp_path / "ladder" / "shifting_stones.svg").read_text("utf-8").startswith("<svg")
    assert "greedy = {" in (tmp_path / "shifting_stones.toml").read_text("utf-8")


def test_a_record_is_analysed_as_a_table_and_as_one_object() -> None:
    path = str(ANA_WINS)
    shown = meseta("analyse", path, language="es").stdout
    assert "la suerte dio" in shown
    found = json.loads(meseta("analyse", path, "--json").stdout)
    assert found["exact"]
    assert [seat["seat"] for seat in found["seats"]] == [0, 1, 2]
    assert all(set(entry) >= {"ply", "seat", "action", "best", "cost"} for entry in found["entries"])


@pytest.mark.parametrize("game", ["in_the_ruin", "sonora"])
def test_a_hint_can_be_followed_and_a_match_that_was_only_begun_analysed(tmp_path: Path, game: str) -> None:
    saved = tmp_path / "begun.txt"
    begin = ["play", game, "--solo", "--seed", "3"]
    hint = re.search(r"Hint: (.+?) –", meseta(*begin, typed="hint\nquit\n").stdout)
    assert hint
    played = meseta(*begin, typed=f"{hint[1]}\nsave {saved}\nquit\n")
    assert played.returncode == 0, played.stderr
    found = json.loads(meseta("analyse", str(saved), "--json").stdout)
    assert (found["game"], found["exact"]) == (game, False)
    (own,) = [entry for entry in found["entries"] if entry["seat"] == 0]
    assert own["action"] == hint[1]
    assert (own["cost"] > 0) == (own["best"] != own["action"])
