"""What went wrong, in one line that says what to do; above it, what only a bot's author can mend."""

from meseta.cli.voice import errors, show_lines, words
from meseta.core.errors import MesetaError, bot_traceback


def complain(error: MesetaError) -> None:
    """Print the error, in the reader's language."""
    show_lines(bot_traceback(error))
    errors.print(f"meseta: {words().error(error)}")
