"""`python -m bench` runs every comparison; `python -m bench NAME …` the named ones.

With `--write`, what they print is written into the documents that show it; unless they are named, only those
run of which a document shows something.
"""

import sys
from importlib import import_module
from typing import Final

from bench.tables import ROOT, blocks, documents, said, write

BENCHES: Final = ("shifting_stones", "knowledge", "discs", "in_the_ruin", "server", "sonora", "startup")
BY_NAME: Final = ("batches", "offline", "simulators")
"""Those that need what is too large to be installed for all: each says what."""
WRITE: Final = "--write"


def main(arguments: list[str]) -> None:
    """Run the named benches, or all."""
    names = [argument for argument in arguments if argument != WRITE]
    sys.argv[1:] = []  # some benches have arguments of their own, as modules
    for name in names or chosen(writing=WRITE in arguments):
        if name not in (*BENCHES, *BY_NAME):
            sys.exit(f"There is no bench called {name}. Choose from: {', '.join((*BENCHES, *BY_NAME))}.")
        printed = said(import_module(f"bench.{name}").main)
        if WRITE in arguments:
            for path in write(name, printed):
                print(f"Written to {path.relative_to(ROOT)}.")


def chosen(writing: bool) -> list[str]:
    """The benches that run unasked."""
    shown = {block.bench for path in documents() for block in blocks(path.read_text("utf-8"))}
    return [name for name in BENCHES if not writing or name in shown]


if __name__ == "__main__":
    main(sys.argv[1:])
