"""What is printed about a bot that has been thinking for very long, and kept for its author."""

import shlex
from pathlib import Path
from tempfile import mkstemp

from meseta.arena.processes import Delay
from meseta.cli.voice import errors, show_lines, words


def report_slow(delay: Delay, edition: Path | None = None) -> None:
    """Say who has been thinking for long, about what, and where its code is; the game so far is kept."""
    say = words().say
    where = {"place": delay.seat, "move": delay.move, "number": delay.number}
    errors.print(say("cli-slow", bot=delay.bot, seconds=f"{delay.seconds:.0f}", **where))
    show_lines(delay.stack)
    command = ["meseta", "replay", str(keep(delay.record, ".txt")), "--as", str(delay.seat)]
    command += [] if edition is None else ["--edition", str(edition)]
    errors.print(say("cli-slow-game", command=shlex.join(command)))


def keep(text: str, ending: str) -> Path:
    """A new file, apart from everything that anybody has made, with this text."""
    file, path = mkstemp(prefix="meseta-slow-", suffix=ending)
    with open(file, "w", encoding="utf-8") as out:
        out.write(text)
    return Path(path)
