"""One screen: the title, the table, what there is to say and the prompt, in as many lines as there are.

On a real terminal every screen starts at the top, so that the table stays where it was. Elsewhere (in a pipe,
or with TERM=dumb) everything is printed in order and nothing is left out.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from rich.console import RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from meseta.cli.voice import console, words

with suppress(ImportError):  # where there is one, lines can be edited and recalled
    import readline  # noqa: F401

NEWS: Final = 3
"""The lines that a table leaves free for what has happened."""
FRAME: Final = 2
"""The lines of the title and the prompt."""
CLEAR_SCROLLBACK: Final = "\x1b[3J"


def show(title: str, table: RenderableType, notes: Sequence[RenderableType], *, whole: bool = False) -> None:
    """Print the table between its title and the notes; of those that do not fit, the latest.

    The table makes room for all of the notes if they are to be shown whole, otherwise for a few lines.
    """
    clear()
    console.rule(title)
    said = [line for note in notes for line in _lines(note)]
    drawn = _lines(table, console.height - FRAME - (len(said) if whole else NEWS))
    _print(drawn)
    room = max(console.height - FRAME - len(drawn), 1)
    if is_screen() and len(said) > room:
        left_out = len(said) - room + 1
        console.print(words().say("cli-earlier", count=left_out), style="dim")
        said = said[left_out:]
    _print(said)


def fits_beside(table: RenderableType, reply: RenderableType) -> bool:
    """Whether the table leaves room for a reply, if it is drawn as small as it can be."""
    room = console.height - FRAME - len(_lines(reply))
    return room > 0 and len(_lines(table, room)) <= room


def is_screen() -> bool:
    """Whether there is a screen that can be cleared and drawn again."""
    return console.is_terminal and not console.is_dumb_terminal


def clear(*, scrollback: bool = False) -> None:
    """Empty the screen and, if asked, what has scrolled off it."""
    console.clear()
    if scrollback and console.is_terminal:
        console.file.write(CLEAR_SCROLLBACK)


def ask(prompt: str) -> str:
    """The line that is typed at the prompt."""
    if not is_screen() or console.no_color:
        return console.input(Text(prompt, "bold"))
    return input(f"\001\x1b[1m\002{prompt}\001\x1b[0m\002")  # so marked, editing knows how wide it is


def _lines(drawn: RenderableType, height: int | None = None) -> list[list[Segment]]:
    options = console.options.copy()
    options.max_height = height or options.max_height
    rendered = console.render(drawn, options) if not isinstance(drawn, str) else console.render(Text(drawn))
    return [list(line) for line in Segment.split_lines(rendered)]


def _print(lines: Sequence[Sequence[Segment]]) -> None:
    for line in lines:
        console.print(Segments([*line, Segment.line()]), end="", soft_wrap=True)
