"""A game in a package of its own works everywhere, without a line of our code that knows it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.i18n.check import missing
from meseta.i18n.languages import LANGUAGES
from tests.server.harness import BROWSERS, Person, Process

EXAMPLE = Path(__file__).parents[2] / "examples" / "bulls_and_cows"
ME = {"kind": "me"}
LOGICIAN = {"kind": "bot", "bot": "logician"}


@pytest.fixture(scope="module")
def search_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A `PYTHONPATH` with the example installed besides what was there; this needs no network."""
    target = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    install += ["--no-deps", "--no-build-isolation", "--target", str(target), str(EXAMPLE)]
    done = subprocess.run(install, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stderr
    return os.pathsep.join(filter(None, [str(target), os.environ.get("PYTHONPATH", "")]))


def run(search_path: str, *command: str, typed: str = "", cwd: Path | None = None) -> str:
    """What a Python command prints, with the example installed."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        cwd=cwd,
        env={
            **os.environ,
            "PYTHONPATH": search_path,
            "MESETA_LANG": "en",
            "COLUMNS": "120",
            "NO_COLOR": "1",
            "PYTEST_ADDOPTS": "",
        },
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_with_its_name_and_its_bots(search_path: str) -> None:
    listed = run(search_path, "meseta", "games")
    assert re.search(r"^bulls_and_cows +1–2 +length=3\|4 +random", listed, re.MULTILINE)
    assert "Bulls and cows. A secret code" in listed
    assert "logician" in listed


def test_its_words_are_complete_in_every_language_it_has() -> None:
    folder = EXAMPLE / "src" / "meseta_bulls_and_cows"
    languages = [language for language in LANGUAGES if (folder / language).is_dir()]
    assert len(languages) >= 6
    assert [line for language in languages for line in missing(folder, language)] == []


def test_its_rules_can_be_read_in_both_languages(search_path: str) -> None:
    assert "A bull is a digit that is in its right place." in run(
        search_path, "meseta", "rules", "bulls_and_cows", "5"
    )
    spanish = run(search_path, "meseta", "rules", "bulls_and_cows", "BC-05", "--lang", "es")
    assert "Toros y vacas" in spanish


def test_it_gets_a_page_for_authors_of_bots(search_path: str) -> None:
    page = run(search_path, "docs.site.authors", "bulls_and_cows", cwd=EXAMPLE.parents[1])
    assert page.startswith("# Bulls and cows for bot authors\n")
    assert "| `cows` | `int` | Digits in another place (BC-05). |" in page
    assert page.count("### SetCode\n") == 2  # a player sets one, and for a player alone chance does


def test_it_is_played_in_the_terminal_to_the_end_and_replayed(search_path: str, tmp_path: Path) -> None:
    saved = tmp_path / "match.txt"
    typed = "guess 123\nset 123\nset 456\n" + "654\n" * 8
    told = run(
        search_path,
        "meseta",
        "play",
        "bulls_and_cows",
        "--bots",
        "logician",
        "--seed",
        "1",
        "--save",
        str(saved),
        typed=typed,
    )
    assert "The codes have to be set first. (BC-04)" in told
    assert "The code is set, and it stays. (BC-03)" in told
    assert "The game is over. The codes were 123, " in told
    assert "game bulls_and_cows 1" in saved.read_text(encoding="utf-8")
    assert "The codes were 123, " in run(search_path, "meseta", "replay", str(saved))


def test_its_bot_plays_against_itself_and_beats_chance(search_path: str) -> None:
    told = run(
        search_path,
        "meseta",
        "selfplay",
        "bulls_and_cows",
        "--bots",
        "logician,random",
        "--games",
        "30",
        "--seed",
        "1",
    )
    wins = {
        name: int(count) for name, count in re.findall(r"^ +(logician|random) +(\d+) ", told, re.MULTILINE)
    }
    assert wins["logician"] > 25
    assert wins["random"] < 5


@pytest.fixture
def server(search_path: str, tmp_path: Path) -> Iterator[Process]:
    """A server that has the example on its path."""
    process = Process(tmp_path, PYTHONPATH=search_path)
    yield process
    while BROWSERS:
        BROWSERS.pop().close()
    process.kill()


def test_it_is_played_over_the_socket_to_the_end_with_a_bot(server: Process) -> None:
    ana = Person(server.url, "Ana")
    table = ana.table(ME, LOGICIAN, game="bulls_and_cows")
    with ana.at(table) as client:
        assert client.submit("guess 123")["error"]["clause"] == "BC-04"
        assert client.submit("set 123")["type"] == "accepted"
        while client.wait_for_turn():
            assert "?" in client.updates[0]["view"]["codes"], "the bot's code is secret"
            assert client.submit("guess 654")["type"] == "accepted"
        assert client.updates[0]["view"]["codes"][0] == "123"
        assert "?" not in client.updates[0]["view"]["codes"]
    assert "game bulls_and_cows 1" in ana.http.get(f"/tables/{table}/record").text


def test_it_passes_the_conformance_kit_as_its_author_runs_it(search_path: str) -> None:
    told = run(search_path, "pytest", "-q", "-p", "no:cacheprovider", cwd=EXAMPLE)
    passed = re.search(r"(\d+) passed in", told)
    assert passed is not None
    assert int(passed[1]) > 100
    assert "failed" not in told
    assert "skipped" not in told
