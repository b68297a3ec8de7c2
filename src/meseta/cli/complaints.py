"""What went wrong, in one line that says what to do; above it, what only a bot's author can mend."""

from meseta.cli.voice import errors, words
from meseta.core.errors import MesetaError, bot_traceback
from meseta.i18n.words import printable


def complain(error: MesetaError) -> None:
    """Print the error, in the reader's language."""
    for line in bot_traceback(error).splitlines():
        errors.print(printable(line))
    errors.print(f"meseta: {words().error(error)}")
