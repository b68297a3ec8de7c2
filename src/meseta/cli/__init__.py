"""The `meseta` command. Words are loaded only once there is something to say."""

import os
import sys

import typer

from meseta.cli.app import app
from meseta.core.errors import MesetaError, bot_traceback

INTERRUPTED = 130


def main() -> None:
    """Run the command; errors a person can fix are printed as one line, in their language if we have it."""
    try:
        sys.exit(app(prog_name="meseta", standalone_mode=False))
    except MesetaError as error:
        from meseta.cli.voice import errors, words
        from meseta.i18n.words import printable

        for line in bot_traceback(error).splitlines():  # which only its author can fix
            errors.print(printable(line))
        _complain(words().error(error))
    except typer.TyperException as error:
        from meseta.cli.voice import words

        context = getattr(error, "ctx", None)
        command = context.command_path if context else "meseta"
        _complain(f"{error.format_message().rstrip('.')}. {words().say('cli-see-help', command=command)}")
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(sentence: str) -> None:
    from meseta.cli.voice import errors

    errors.print(f"meseta: {sentence}")
    sys.exit(2)
