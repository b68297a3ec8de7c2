"""A flick on matplotlib's axes."""

import sys
from collections.abc import Iterator

import pytest

from meseta.discs import TABLE, flick
from tests.discs.stored import stored_flicks

matplotlib = pytest.importorskip("matplotlib", reason="matplotlib has no wheel for this Python")
import numpy  # noqa: E402  # comes with matplotlib
from matplotlib import pyplot  # noqa: E402  # only where there is one
from matplotlib.patches import Circle  # noqa: E402

FLICKS = [flick(TABLE, discs, shot) for discs, shot in stored_flicks(20, seed=5)]


@pytest.fixture(autouse=True)
def without_a_screen() -> Iterator[None]:
    matplotlib.use("agg")
    yield
    pyplot.close("all")


def test_a_plot_has_a_line_for_every_path_and_a_disc_wherever_one_landed() -> None:
    for result in FLICKS:
        axes = result.plot()
        assert len(axes.lines) == len(result.trace.paths)
        for line, path in zip(axes.lines, result.trace.paths, strict=True):
            places = numpy.asarray(line.get_xydata())
            assert places[0] == pytest.approx((path.legs[0].x / 1000, path.legs[0].y / 1000))
        discs = [patch.center for patch in axes.patches if isinstance(patch, Circle)]
        assert {(landing.x / 1000, landing.y / 1000) for landing in result.landings} <= set(discs)
        pyplot.close("all")


def test_several_flicks_may_be_drawn_side_by_side() -> None:
    figure, places = pyplot.subplots(1, 2)
    assert [result.plot(axes=axes) for result, axes in zip(FLICKS, places, strict=False)] == list(places)
    assert len(figure.axes) == 2


def test_without_matplotlib_one_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ImportError, match="to_svg needs nothing"):
        FLICKS[0].plot()
