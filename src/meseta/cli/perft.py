"""`meseta perft`: counting lines of play."""

from pathlib import Path
from time import perf_counter

from meseta.cli.files import open_named
from meseta.cli.voice import console, words
from meseta.core.perft import answer_chance, perft


def count_lines(
    key: str, depth: int, seats: int, options: dict[str, str], edition: Path | None, language: str | None
) -> None:
    """Print one row per depth as soon as it is counted."""
    game = open_named(key, edition, language)
    say = words().say
    opening = answer_chance(game, game.setup(seats, options))
    console.print(f"{say('cli-depth'):>12} {say('cli-lines'):>16} {'s':>9}", style="bold")
    for actions in range(depth + 1):
        start = perf_counter()
        with console.status(say("cli-progress")):
            count = perft(game, opening, actions)
        console.print(f"{actions:>12} {count:>16} {perf_counter() - start:>9.2f}")
