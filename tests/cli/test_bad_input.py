"""One clear line for anything that is wrong with arguments, files or bots."""

import json
from pathlib import Path

import pytest

from tests.cli.command import ANA_WINS, meseta, refusal

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
        (["rules", "shifting_stones", "--lang", "eo"], "Choose one of: en, "),
        (["perft", "shifting_stones", "--seats", "9"], "seats 1 to 5 players, not 9."),
        (
            ["perft", "shifting_stones", "-o", "wind=on"],
            "has no option “wind”. Its options are: first_player, skip_cap.",
        ),
        (["perft", "shifting_stones", "-o", "first_player=7"], "Choose one of: lot, 0, 1, 2, 3, 4."),
        (["perft", "shifting_stones", "-o", "first_player=3"], "Choose one of: lot, 0, 1."),
        (
            ["play", "sonora", "-o", "first_player=3"],
            "The option first_player cannot be “3”. Choose one of: lot, 0, 1.",
        ),
        (["perft", "shifting_stones", "-o", "wind"], "An option is written as key=value; “wind” is not."),
        (["play", "shifting_stones", "--people", "0", "--bots", ""], "seats 1 to 5 players, not 0."),
        (["play", "shifting_stones", "--solo", "--people", "3"], "--solo is for one person and no bots"),
        (["play", "--resume", str(ANA_WINS), "--solo"], "A resumed match keeps its game"),
        (["play", "shifting_stones", "--save", "/dev/null/mine.txt"], "cannot be written"),
        (["perft", "shifting_stones", "--depth", "99"], "equal to 12. See “meseta perft --help”."),
        (["frobnicate"], "No such command 'frobnicate'. See “meseta --help”."),
        (["selfplay", "shifting_stones"], "Missing option '--bots'. See “meseta selfplay --help”."),
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
            "“card” has 1; it must have 31 to 200.",
        ),
        (["perft", "shifting_stones", "--edition", "{list}"], "An equals sign is missing"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: list[str], expected: str, tmp_path: Path) -> None:
    files = {name: tmp_path / name for name in ("binary", "list", "cards")}
    files["binary"].write_bytes(b"\xff\xfe\x00")
    files["list"].write_text("milk\n", encoding="utf-8")
    files["cards"].write_text(BAD_CARDS, encoding="utf-8")
    assert expected in refusal(*(argument.format(**files) for argument in arguments))


def test_bad_input_is_reported_in_the_readers_language() -> None:
    assert "No hay ningún juego llamado «chess»." in refusal("rules", "chess", language="es")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("import json\nimport no_such_module\n", "line 2, in <module>"),
        ("class Mine:\n    def __init__(self, game):\n        raise ValueError\n", "line 3, in __init__"),
        ("class Mine\n", "line 1"),
    ],
)
def test_a_bots_author_sees_where_it_could_not_be_loaded(tmp_path: Path, text: str, line: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text, encoding="utf-8")
    done = meseta("selfplay", "shifting_stones", "--bots", f"random,{path}:Mine")
    assert done.returncode == 2
    files = [line.strip() for line in done.stderr.splitlines() if line.lstrip().startswith("File ")]
    assert files == [f'File "{path}", {line}']


RAISING = """class Mine:
    def __init__(self, game): pass
    def choose(self, view, legal, budget, rng):
        return self.think(view)
    def think(self, view):
        raise ValueError("no idea")
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bots_author_sees_where_it_raised_and_none_of_our_code(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(RAISING, encoding="utf-8")
    bots = f"random,{path}:Mine"
    done = meseta("selfplay", "shifting_stones", "--bots", bots, "--games", "4", "--jobs", jobs)
    assert done.returncode == 2
    *traceback, sentence, again = done.stderr.splitlines()
    files = [line.strip() for line in traceback if line.lstrip().startswith("File ")]
    assert files == [f'File "{path}", line 4, in choose', f'File "{path}", line 6, in think']
    assert traceback[-1] == "ValueError: no idea"
    assert sentence.startswith("meseta: Game 0 (seed ")
    assert again.startswith(f"That game alone: meseta selfplay shifting_stones --bots {bots} --seed ")
    assert again.endswith(" --from 0 --games 1")


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
    assert [line.split(": ")[0] for line in checked.stdout.splitlines()[:-1]] == [
        f"{bad}:{place}" for place in ("12:7", "14:12", "27:10", "28:5")
    ]
    assert f"{bad}:12:7: Letter X is missing on the map." in checked.stdout
    assert "4 things are wrong. Checked as an edition of in_the_ruin; name another" in checked.stdout
    cards = tmp_path / "cards.toml"
    cards.write_text(BAD_CARDS, encoding="utf-8")
    assert "“card” has 1; it must have 31 to 200." in meseta("edition", "check", str(cards)).stdout
    nothing = tmp_path / "nothing.toml"
    nothing.write_text("milk = 1\n", encoding="utf-8")
    assert "Nothing in this file looks like" in meseta("edition", "check", str(nothing)).stdout
    checked = meseta("edition", "check", str(nothing), "--game", "in_the_ruin")
    assert f"{nothing}:1:1: “milk” means nothing here. The keys are: name, map, " in checked.stdout
    assert "no game called" in refusal("edition", "check", str(nothing), "--game", "chess")
