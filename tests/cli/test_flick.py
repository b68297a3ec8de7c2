"""`meseta flick`: a look at the physics."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from meseta.cli.app import app
from meseta.core.errors import MesetaError
from meseta.discs import Fate, Result


def flick(*arguments: str) -> str:
    done = CliRunner().invoke(app, ["flick", *arguments, "--lang", "en"], catch_exceptions=False)
    assert done.exit_code == 0
    return " ".join(done.output.split())


def test_a_flick_is_drawn_in_the_terminal_and_summed_up_in_a_sentence() -> None:
    shown = flick("--seed", "5", "--angle", "12", "--speed", "1.3")
    assert "⣿" in shown
    assert shown.endswith("it moved one other. Everything was at rest after 1.29 s.")


@pytest.mark.parametrize(
    ("speed", "angle", "sentence"),
    [
        ("0.15", "0", "The disc never passed the edge of its corner."),
        ("0.55", "0", "The disc fell into the hole."),
        ("3.5", "20", "The disc left the board."),
        ("0.6", "20", "The disc rests on the floor; it moved no other."),
    ],
)
def test_each_fate_has_its_sentence(speed: str, angle: str, sentence: str) -> None:
    assert sentence in flick("--discs", "0", "--speed", speed, "--angle", angle)


def test_the_same_seed_draws_the_same_picture_to_a_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.svg", tmp_path / "folder" / "two.svg"
    flick("--seed", "7", "--svg", str(one))
    assert "Drawn in" in flick("--seed", "7", "--svg", str(two))
    assert one.read_text() == two.read_text()
    drawn = ElementTree.fromstring(one.read_text())
    discs = [part for part in drawn if part.get("class", "").startswith("disc")]
    assert len(discs) == 11


def test_a_drawing_can_move(tmp_path: Path) -> None:
    flick("--seed", "7", "--svg", str(tmp_path / "still.svg"))
    flick("--seed", "7", "--svg", str(tmp_path / "moving.svg"), "--animate")
    still, moving = ((tmp_path / name).read_text() for name in ("still.svg", "moving.svg"))
    assert "@keyframes" in moving
    assert "@keyframes" not in still


def test_json_is_the_whole_result_and_nothing_else() -> None:
    result = msgspec.json.decode(flick("--seed", "5", "--discs", "3", "--json"), type=Result)
    assert [landing.fate for landing in result.landings] == [Fate.ON_FLOOR] * 4


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--animate"], "nothing_to_animate"),
        (["--corner", "4"], "no_such_corner"),
        (["--discs", "61"], "too_many_discs"),
        (["--speed", "7"], "too_fast"),
        (["--speed", "inf"], "not_a_number"),
        (["--angle", "nan"], "not_a_number"),
    ],
)
def test_an_impossible_flick_is_refused(arguments: list[str], code: str) -> None:
    with pytest.raises(MesetaError) as refused:
        flick(*arguments)
    assert refused.value.code == code
