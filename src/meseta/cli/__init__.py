"""The `meseta` command. Words are loaded only once there is something to say."""

import os
import sys

import typer

from meseta.cli.app import app
from meseta.core.errors import MesetaError

INTERRUPTED = 130
REFUSED = 2


def main() -> None:
    """Run the command; errors a person can fix are printed as one line, in their language if we have it."""
    try:
        sys.exit(app(prog_name="meseta", standalone_mode=False))
    except MesetaError as error:
        from meseta.cli.complaints import complain

        complain(error)
        sys.exit(REFUSED)
    except typer.TyperException as error:
        from meseta.cli.voice import errors, words

        context = getattr(error, "ctx", None)
        command = context.command_path if context else "meseta"
        errors.print(
            f"meseta: {error.format_message().rstrip('.')}. {words().say('cli-see-help', command=command)}"
        )
        sys.exit(REFUSED)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
