"""What the commands print."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from meseta.games import keys
from tests.cli.command import ANA_WINS, TWO_TURNS, meseta


def test_games_are_listed_with_players_options_and_bots() -> None:
    done = meseta("games")
    assert done.returncode == 0
    for key in keys():
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
    # 21 moves for each of 4 cards, end and skip; none of cards 1 to 4 can be scored yet.
    assert re.search(r"^\s*0\s+1\s", done.stdout, re.MULTILINE)
    assert re.search(r"^\s*1\s+86\s", done.stdout, re.MULTILINE)


def test_selfplay_prints_one_object() -> None:
    done = meseta(
        "selfplay", "shifting_stones", "--bots", "greedy,random", "--games", "4", "--seed", "9", "--json"
    )
    found = json.loads(done.stdout)
    assert list(found) == ["game", "games", "plies", "seconds", "seed", "bots", "kept"]
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
    )  # fmt: skip  # as typed
    assert done.returncode == 0, done.stderr
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert "wins" in meseta("replay", str(files[0])).stdout


def test_a_replay_tells_the_story_as_one_viewer_saw_it() -> None:
    public = meseta("replay", str(ANA_WINS)).stdout
    assert "draws 4 cards." in public
    assert "share the win" in public
    own = meseta("replay", str(ANA_WINS), "--as", "1", "--to", "6").stdout
    assert re.search(r"draws \d+, \d+, \d+, \d+\.", own)
    assert "Entry 6 of" in own
    spanish = meseta("replay", str(ANA_WINS), language="es").stdout
    assert "Comparten la victoria" in spanish


def test_help_is_quick_because_it_imports_no_heavy_modules() -> None:
    code = "import sys, meseta.cli.app; print([name for name in sys.modules if name.startswith('meseta')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "meseta.cli.app" in done.stdout
    assert "meseta.games" not in done.stdout
    assert "meseta.bots" not in done.stdout


def test_the_sheet_is_printed_as_svg_in_either_language(tmp_path: Path) -> None:
    printed = meseta("edition", "print", "in_the_ruin").stdout
    assert printed.startswith("<svg")
    assert ">penalties</text>" in printed
    out = tmp_path / "hoja.svg"
    meseta("edition", "print", "in_the_ruin", "--part", "sheet", "--out", str(out), language="es")
    assert ">penalizaciones</text>" in out.read_text(encoding="utf-8")


HASTY = """class Hasty:
    def __init__(self, game): self.game = game
    def choose(self, view, legal, budget, rng):
        scoring = [action for action in legal if self.game.write(action).startswith("+")]
        return rng.choice(scoring) if scoring else legal.sample(rng)
"""


def test_a_bot_of_ones_own_is_rated_and_written_to_a_folder_of_its_own(tmp_path: Path) -> None:
    bot, out = tmp_path / "hasty.py", tmp_path / "out"
    bot.write_text(HASTY, encoding="utf-8")
    arguments = ["--pairs", f"{bot}:Hasty:random", "--games", "4", "--least", "4", "--out", str(out)]
    done = meseta("ladder", "shifting_stones", *arguments)
    assert done.returncode == 0, done.stderr
    assert re.search(r"hasty.py:Hasty: -?\d+ ± \d+ on the ladder's scale", done.stdout)
    assert sorted(path.name for path in (out / "Hasty").iterdir()) == [
        "shifting_stones.jsonl",
        "shifting_stones.md",
    ]
    assert [path.name for path in out.iterdir()] == ["Hasty"]


def test_a_ladder_in_company_is_written_apart(tmp_path: Path) -> None:
    arguments = ["--pairs", "novice:random", "--games", "3", "--seed", "1", "--out", str(tmp_path)]
    done = meseta("ladder", "shifting_stones", "--seats", "3", "--option", "first_player=0", *arguments)
    assert done.returncode == 0, done.stderr
    assert "3 players, first_player=0" in (tmp_path / "shifting_stones.md").read_text("utf-8")


@pytest.mark.parametrize(
    "terms", [["--seats", "6"], ["--option", "weather=rain"], ["--solo", "--seats", "3"]]
)
def test_a_ladder_on_impossible_terms_is_refused_before_the_first_game(
    terms: list[str], tmp_path: Path
) -> None:
    done = meseta("ladder", "shifting_stones", *terms, "--out", str(tmp_path))
    assert done.returncode == 2
    assert not list(tmp_path.iterdir())


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
    path = str(TWO_TURNS)
    shown = meseta("analyse", path, language="es").stdout
    assert "La suerte" in shown
    assert re.search(
        r"dejó escapar -?[\d,]+ ± [\d,]+ (puntos|% de ganar) en 1 turno", " ".join(shown.split())
    )
    found = json.loads(meseta("analyse", path, "--json").stdout)
    assert set(found) == {"game", "scale", "entries", "seats"}
    assert found["scale"]["unit"] in ("points", "chance")
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    assert all(
        set(seat) >= {"turns", "marks", "cost", "error", "luck", "luck_error"} for seat in found["seats"]
    )
    known = {"ply", "seat", "action", "turn", "mark", "cost", "error", "better", "reasons", "against", "luck"}
    assert all(set(entry) >= known for entry in found["entries"])
    assert json.loads(meseta("analyse", path, "--json").stdout) == found, "one position, one answer"


@pytest.mark.parametrize("game", ["shifting_stones", "in_the_ruin", "sonora"])
def test_a_hint_can_be_followed_as_it_is_written_and_costs_nothing(tmp_path: Path, game: str) -> None:
    saved = tmp_path / "begun.txt"
    begin = ["play", game, "--solo", "--seed", "3"]
    hint = re.search(r"Hint: .+\n  (\S.+)\n", meseta(*begin, typed="hint\nquit\n").stdout)
    assert hint, "what to do in words, and below it what to type"
    assert not re.search(r"\d{5}", hint[1]), "written for people"
    played = meseta(*begin, typed=f"{hint[1]}\nsave {saved}\nquit\n")
    assert played.returncode == 0, played.stderr
    found = json.loads(meseta("analyse", str(saved), "--json").stdout)
    assert found["game"] == game
    (own,) = [entry for entry in found["entries"] if entry["seat"] == 0]
    assert (own["cost"], own["error"], own["mark"]) == (0.0, 0.0, "")
