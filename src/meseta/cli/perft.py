"""`meseta perft`: counting lines of play."""

from pathlib import Path
from time import perf_counter

from rich.table import Table

from meseta.cli.files import read_text
from meseta.cli.voice import console, speak
from meseta.core.perft import perft, settle
from meseta.games import open_game


def count_lines(
    key: str, depth: int, seats: int, options: dict[str, str], edition: Path | None, language: str | None
) -> None:
    """A row a depth, as soon as it is counted."""
    words = speak(language)
    game = open_game(key, None if edition is None else read_text(edition))
    opening = settle(game, game.setup(seats, options))
    table = Table(box=None, header_style="bold")
    for heading in ("depth", "lines"):
        table.add_column(words.say(f"cli-{heading}"), justify="right")
    table.add_column("s", justify="right", style="dim")
    with console.status(words.say("cli-progress")):
        for actions in range(depth + 1):
            start = perf_counter()
            count = perft(game, opening, actions)
            table.add_row(str(actions), str(count), f"{perf_counter() - start:.2f}")
    console.print(table)
