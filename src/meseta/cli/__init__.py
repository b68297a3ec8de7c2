"""The `meseta` command."""

import os
import sys

from meseta.cli.app import app
from meseta.cli.voice import errors, words
from meseta.core.errors import MesetaError


def main() -> None:
    """Run the command; what a person can put right is one line in their language."""
    try:
        app()
    except MesetaError as trouble:
        errors.print(f"meseta: {words().error(trouble)}", markup=False)
        sys.exit(2)
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
