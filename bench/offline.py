"""How fast and how large the table without a server is, in a real Chromium.

The client has to be built (`make client`). Five runs; `npm --prefix web run offlinespeed 10` makes ten.
"""

import subprocess

from bench.tables import ROOT

COMMAND = ("npm", "--prefix", "web", "run", "--silent", "offlinespeed")


def main() -> None:
    """Print what each visit took."""
    run = subprocess.run(COMMAND, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    print(run.stdout, end="")


if __name__ == "__main__":
    main()
