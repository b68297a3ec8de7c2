"""Drawings that use the screen they have: the fullest layout that fits it."""

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Layout(NamedTuple):
    """One way to arrange a table."""

    width: int
    """The columns that it needs."""
    arrange: Callable[[], RenderableType]
    height: int = 0
    """The lines that it needs at least, so that it need not be tried where there are fewer."""


class Fitted:
    """The first of several layouts that fits where it is printed, the fullest first; else the last one."""

    def __init__(self, *layouts: Layout) -> None:
        self.layouts = layouts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        *fuller, last = self.layouts
        for layout in fuller:
            if layout.width <= options.max_width and layout.height <= options.max_height:
                drawn = layout.arrange()
                if height(console, options, drawn) <= options.max_height:
                    yield drawn
                    return
        yield last.arrange()


def height(console: Console, options: ConsoleOptions, drawn: RenderableType) -> int:
    """The lines that it takes."""
    return len(console.render_lines(drawn, options, pad=False))
