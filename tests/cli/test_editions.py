"""`meseta edition new` and `check`: from a file to begin with to a report that an editor understands."""

import json
import shlex
from pathlib import Path

import pytest

from meseta.games import check_edition, open_game, standard_text
from tests.cli.command import meseta, refusal


@pytest.mark.parametrize("game", ["shifting_stones", "in_the_ruin", "sonora"])
def test_a_new_edition_is_ones_own_and_keeps_its_comments(game: str, tmp_path: Path) -> None:
    out = tmp_path / "my-own.toml"
    assert str(out) in meseta("edition", "new", game, "--out", str(out)).stdout
    text = out.read_text(encoding="utf-8")
    assert open_game(game, text).edition.name == "my-own"
    assert open_game(game, text).edition.digest == open_game(game).edition.digest
    assert text.count("#") == standard_text(game).count("#")
    assert "“my-own”" in meseta("edition", "check", str(out)).stdout


def test_the_command_to_check_a_new_edition_works_as_printed(tmp_path: Path) -> None:
    out = tmp_path / "my edition.toml"
    printed = meseta("edition", "new", "in_the_ruin", "--out", str(out)).stdout
    program, *arguments = shlex.split(printed[printed.index("meseta edition check") :])
    assert (program, arguments) == ("meseta", ["edition", "check", str(out)])
    assert "in_the_ruin" in meseta(*arguments).stdout


def test_a_file_is_replaced_only_on_request(tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    out.write_text("precious")
    assert "already exists" in refusal("edition", "new", "sonora", "--out", str(out))
    assert out.read_text() == "precious"
    meseta("edition", "new", "sonora", "--out", str(out), "--force")
    assert check_edition(out.read_text(encoding="utf-8")).findings == ()


def test_a_file_whose_name_is_no_name_keeps_the_name_inside(tmp_path: Path) -> None:
    out = tmp_path / "2nd try.toml"
    meseta("edition", "new", "in_the_ruin", "--out", str(out))
    assert out.read_text(encoding="utf-8") == standard_text("in_the_ruin")


def test_without_a_file_it_goes_to_standard_output() -> None:
    assert meseta("edition", "new", "shifting_stones").stdout == standard_text("shifting_stones")


def test_the_report_for_editors_is_one_object(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = standard_text("shifting_stones").replace("bird horse", "bird hrose", 1)
    file.write_text(text, encoding="utf-8")
    checked = meseta("edition", "check", str(file), "--json")
    assert checked.returncode == 1
    report = json.loads(checked.stdout)
    (found,) = report.pop("findings")
    assert report == {"game": "shifting_stones", "name": None, "digest": None}
    assert "Did you mean “horse”?" in found.pop("message")
    assert found == {
        "line": 12,
        "column": 18,
        "end_line": 12,
        "end_column": 23,
        "path": "card[0].pattern[0]",
        "code": "edition_face",
        "clause": "ST-01",
        "suggestion": "horse",
    }
    file.write_text(standard_text("shifting_stones"), encoding="utf-8")
    checked = meseta("edition", "check", str(file), "--json")
    assert checked.returncode == 0
    edition = open_game("shifting_stones").edition
    assert json.loads(checked.stdout) == {
        "game": "shifting_stones",
        "name": "standard",
        "digest": edition.digest,
        "findings": [],
    }


def test_a_game_is_not_opened_with_a_wrong_edition_and_the_place_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (
        standard_text("in_the_ruin").replace("number = 5", "number = 0").replace('"AD", "AW"', '"AD", "AA"')
    )
    file.write_text(text, encoding="utf-8")
    said = refusal("perft", "in_the_ruin", "--edition", str(file))
    assert said.startswith(f"meseta: {file}:28:11: “AA” is not a route card")
    assert said.rstrip().endswith(f"And 2 more: meseta edition check {file}")


def test_bytes_that_are_no_text_are_found_at_their_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(standard_text("in_the_ruin").encode().replace(b"# The sheet", b"# The \xff sheet"))
    assert (
        f"{file}:10:7: Esto no es texto en UTF-8."
        in meseta("edition", "check", str(file), language="es").stdout
    )
    file.write_bytes(b"\xef\xbb\xbf" + standard_text("in_the_ruin").encode())
    assert "can be played" in meseta("edition", "check", str(file)).stdout, "a byte order mark does no harm"
