"""What pictures are made of."""

import re
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from PIL import Image

import meseta
from meseta.core.errors import BadSetup
from meseta.games.in_the_ruin.paper import elements as ruin
from meseta.games.shifting_stones.paper.blocks import ART as STONES
from meseta.games.sonora.paper.elements import COLOURS
from meseta.paper.night import NIGHT, by_night
from meseta.pictures.elements import ART, OCHRE, SEATS, TERRACOTTA, embedded, size_of
from meseta.pictures.lettering import clusters, cut, extent, fitted, wrapped
from meseta.pictures.pixels import SCALE, png_of
from tests.pictures.matches import HOSTILE, finished

WEB = Path(__file__).parents[2] / "web" / "src"


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, by the formula of WCAG."""
    light = sorted((luminance(one), luminance(other)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def luminance(colour: str) -> float:
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def night(colour: str) -> str:
    return by_night(f'fill="{colour}"')[6:13]


def test_words_and_marks_stand_out_by_day_and_by_night() -> None:
    grounds = "#F3E9DA", "#FBF6EC", "#FFFFFF"
    for ground, ink in product(grounds, ("#2B2320", "#6B5D52")):
        assert contrast(ground, ink) >= 4.5
        assert contrast(night(ground), night(ink)) >= 4.5
    for ground, ink in product(grounds[1:], (*SEATS, *COLOURS, ruin.ACCENT, *STONES.colour.values())):
        assert contrast(ground, ink) >= 3
        assert contrast(night(ground), night(ink)) >= 3


def test_the_nights_colours_are_the_pages_own() -> None:
    tokens = (WEB / "styles" / "tokens.css").read_text("utf-8").upper()
    pairs = set(re.findall(r"LIGHT-DARK\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)", tokens))
    days = {day for day, _ in pairs}
    ours = {(day, dark) for day, dark in NIGHT.items() if day in days}
    assert len(ours) >= 14
    assert ours <= pairs


def test_the_shapes_are_the_pages_own() -> None:
    def source(name: str) -> str:
        return (WEB / name).read_text("utf-8")

    assert ART.horizon == "".join(
        re.findall(r'"(.*?)"', source("art/desert.ts").partition("HORIZON =")[2].partition(";")[0])
    )
    assert ART.mesa in source("shell/Mark.svelte")
    assert ART.disc in source("shell/Seal.svelte")
    assert {OCHRE, TERRACOTTA} <= set(NIGHT)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_cut_between_what_belongs_together(name: str) -> None:
    whole = list(clusters(name))
    assert "".join(whole) == name
    for width in range(10, 400, 17):
        short, size = fitted(name, 28, width, bold=True)
        assert extent(short, size, bold=True) <= max(width, extent("…", size, bold=True))
        kept = list(clusters(short.removesuffix("…")))
        assert kept == whole[: len(kept)]


def test_lines_are_broken_between_words_and_the_last_one_is_cut() -> None:
    assert wrapped("one two three", 10, 60, 3) == ["one two", "three"]
    (only,) = wrapped("one two three", 10, 60, 1)
    assert only.startswith("one two")
    assert only.endswith("…")
    assert cut("one", 10, 100) == "one"


def test_an_svg_of_any_form_can_stand_in_another_one() -> None:
    sizes = "height='20mm'\n width='40mm'"
    drawing = f"<?xml version='1.0'?>\n<svg viewBox='0 0 4 2' {sizes} id='a=b'><path d=''/></svg>"
    assert size_of(drawing) == (40, 20)
    assert embedded(drawing, 1, 2, 8, 4) == (
        '<svg x="1" y="2" width="8" height="4" viewBox=\'0 0 4 2\' id=\'a=b\'><path d=\'\'/></svg>'
    )


def test_a_png_has_twice_the_size_and_is_not_blank() -> None:
    picture = meseta.picture(finished("in_the_ruin", 2), dark=True)
    width, height = size_of(picture)
    shown = Image.open(BytesIO(png_of(picture))).convert("RGB")
    assert shown.size == (width * SCALE, height * SCALE)
    colours = shown.resize((200, 200)).getcolors(40_000)
    assert colours is not None
    assert len(colours) > 50
    assert shown.getpixel((2, 2)) == (0x14, 0x17, 0x26)


def test_without_what_makes_pixels_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "resvg_py", None)
    with pytest.raises(BadSetup, match="png_unavailable") as refused:
        png_of("<svg/>")
    assert "meseta[pictures]" in meseta.explain(refused.value)
