"""`meseta perft`: counting lines of play."""

from pathlib import Path
from time import perf_counter

from rich.table import Table

from meseta.cli.files import open_named
from meseta.cli.voice import console, words
from meseta.core.perft import perft, settle


def count_lines(
    key: str, depth: int, seats: int, options: dict[str, str], edition: Path | None, language: str | None
) -> None:
    """A row a depth, as soon as it is counted."""
    game = open_named(key, edition, language)
    say = words().say
    opening = settle(game, game.setup(seats, options))
    table = Table(box=None, header_style="bold")
    for heading in ("depth", "lines"):
        table.add_column(say(f"cli-{heading}"), justify="right")
    table.add_column("s", justify="right", style="dim")
    with console.status(say("cli-progress")):
        for actions in range(depth + 1):
            start = perf_counter()
            count = perft(game, opening, actions)
            table.add_row(str(actions), str(count), f"{perf_counter() - start:.2f}")
    console.print(table)
