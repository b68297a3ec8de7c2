"""`meseta picture`: what is written, in which form and colours, and what is refused."""

import sys
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from meseta.cli import main
from tests.cli.command import ANA_WINS, TWO_TURNS, meseta, refusal

LINK = "https://mesa.example.org/r/abc"


def test_the_result_is_written_as_its_file_is_called_and_never_over_another_one(tmp_path: Path) -> None:
    svg, png = tmp_path / "end.svg", tmp_path / "new" / "end.PNG"
    assert (
        meseta("picture", str(ANA_WINS), "--out", str(svg), "--link", LINK).stdout == f"Written to {svg}.\n"
    )
    text = svg.read_text("utf-8")
    assert ElementTree.fromstring(text).attrib["width"] == "1200"
    assert "mesa.example.org/r/abc" in text
    dark = ("picture", str(ANA_WINS), "--out", str(png), "--dark", "--date", "2026-11-19")
    assert meseta(*dark).returncode == 0
    shown = Image.open(BytesIO(png.read_bytes())).convert("RGB")
    assert shown.width == 2400
    assert shown.getpixel((2, 2)) == (0x14, 0x17, 0x26)
    assert "already exists; --force replaces it" in refusal("picture", str(ANA_WINS), "--out", str(svg))
    assert svg.read_text("utf-8") == text
    assert meseta("picture", str(ANA_WINS), "--out", str(svg), "--force").returncode == 0
    assert "mesa.example.org" not in svg.read_text("utf-8")


def test_a_moment_goes_to_standard_output_through_the_eyes_of_a_seat() -> None:
    done = meseta("picture", str(ANA_WINS), "--at", "12", "--as", "1", "--lang", "es")
    assert done.returncode == 0, done.stderr
    assert ElementTree.fromstring(done.stdout).tag.endswith("svg")
    assert "Momento 12 de" in done.stdout


@pytest.mark.parametrize(
    ("record", "arguments", "said"),
    [
        (TWO_TURNS, [], "This match is not over. Choose a moment of it with --at."),
        (ANA_WINS, ["--at", "9999"], "is not one of them"),
        (ANA_WINS, ["--at", "1", "--as", "7"], "There is no seat 7"),
        (ANA_WINS, ["--link", "ana.example"], "A link begins with http:// or https://"),
        (ANA_WINS, ["--out", "end.gif"], "end.gif ends in neither .png nor .svg."),
        (ANA_WINS, ["--out", "end.png", "--lang", "eo"], "There is no language"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_what_to_do(
    record: Path, arguments: list[str], said: str
) -> None:
    assert said in refusal("picture", str(record), *arguments)


def test_without_what_makes_pixels_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    out = tmp_path / "end.png"
    monkeypatch.setattr(sys, "argv", ["meseta", "picture", str(ANA_WINS), "--out", str(out), "--lang", "en"])
    with pytest.raises(SystemExit):
        main()
    assert "pip install 'meseta[pictures]'" in capsys.readouterr().err
    assert not out.exists()
