"""`python -m bench` runs every comparison; `python -m bench NAME …` the named ones.

With `--write`, what they print is written into the documents that show it.
"""

import sys
from importlib import import_module
from typing import Final

from bench.tables import ROOT, said, write

BENCHES: Final = ("shifting_stones", "knowledge", "discs", "in_the_ruin", "server", "sonora", "startup")
BY_NAME: Final = ("batches", "simulators")
"""Those with peers that are too large to be installed for all: each says what it needs."""
WRITE: Final = "--write"


def main(arguments: list[str]) -> None:
    """Run the named benches, or all."""
    names = [argument for argument in arguments if argument != WRITE]
    sys.argv[1:] = []  # some benches have arguments of their own, as modules
    for name in names or BENCHES:
        if name not in (*BENCHES, *BY_NAME):
            sys.exit(f"There is no bench called {name}. Choose from: {', '.join((*BENCHES, *BY_NAME))}.")
        printed = said(import_module(f"bench.{name}").main)
        if WRITE in arguments:
            for path in write(name, printed):
                print(f"Written to {path.relative_to(ROOT)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
