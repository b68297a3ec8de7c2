"""An animation shows each disc where it is at any time, and nothing else moves."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from meseta.discs import TABLE, Fate, flick
from meseta.discs.animation import Frame, frames
from meseta.discs.trace import place
from tests.discs.stored import stored_flicks

FLICKS = [flick(TABLE, discs, shot) for discs, shot in stored_flicks(60, seed=68)]


def eased(share: float, pull: float) -> float:
    """The share of the way that the timing function gives; with thirds in x, time is its parameter."""
    rest = 1 - share
    return pull * share * rest * rest + (1 + pull) * share * share * rest + share**3


def shown(steps: list[Frame], t: float) -> tuple[float, float]:
    """Where the disc is shown at a time between its first frame and its last."""
    one, two = next((a, b) for a, b in pairwise(steps) if a.t <= t <= b.t and a.t < b.t)
    way = eased((t - one.t) / (two.t - one.t), one.pull)
    return one.x + way * (two.x - one.x), one.y + way * (two.y - one.y)


def test_a_disc_is_shown_where_it_is_at_any_time() -> None:
    for result in FLICKS:
        slowing = result.trace.deceleration
        for path in result.trace.paths:
            steps = list(frames(path, slowing))
            start = path.legs[0].t
            for part in (0.05, 0.3, 0.5, 0.8, 0.97):
                t = start + part * (path.end - start)
                assert shown(steps, t) == pytest.approx(place(path, t, slowing), abs=1.0)  # µm


def test_time_never_goes_back_and_no_disc_speeds_up_by_itself() -> None:
    for result in FLICKS:
        for path in result.trace.paths:
            steps = list(frames(path, result.trace.deceleration))
            assert all(a.t <= b.t for a, b in pairwise(steps))
            assert all(1 <= step.pull <= 2 + 1e-9 for step in steps)


def test_every_disc_that_moved_has_its_keyframes_and_every_other_lies_still() -> None:
    for result in FLICKS:
        svg = result.to_svg(animate=True)
        drawn = [part for part in ElementTree.fromstring(svg) if "disc" in part.get("class", "").split()]
        moving = [part for part in drawn if "-" in part.get("class", "")]
        assert len(drawn) == len(result.landings)
        assert len(moving) == len(result.trace.paths)
        assert len(re.findall(r"@keyframes m\w+-\d+\{", svg)) == len(result.trace.paths)


def test_a_disc_that_is_gone_fades() -> None:
    for result in FLICKS:
        gone = sum(landing.fate in (Fate.IN_HOLE, Fate.OFF_BOARD) for landing in result.landings)
        assert result.to_svg(animate=True).count("{opacity:.15}") == gone


def test_two_animations_on_one_page_do_not_share_a_name() -> None:
    one, two = (result.to_svg(animate=True) for result in FLICKS[:2])
    names = [set(re.findall(r"@keyframes ([\w-]+)", svg)) for svg in (one, two)]
    assert names[0].isdisjoint(names[1])


def test_a_picture_loads_nothing() -> None:
    svg = FLICKS[0].to_svg(animate=True)
    assert re.findall(r"url\(|href|@import|<script", svg) == []


def test_a_notebook_shows_the_drawing() -> None:
    assert FLICKS[0]._repr_svg_() == FLICKS[0].to_svg()
