"""What the command line costs before it does anything: processor time of whole processes, user and system.

Each command runs once before it counts, so that Python has compiled what it imports, as an installer does.
"""

import os
import sys
import tempfile
from statistics import median
from subprocess import DEVNULL, run

COMMANDS = ("--version", "--help", "games", "rules shifting_stones", "rules sonora SO-08")
ROUNDS = 9


def seconds(command: list[str], environment: dict[str, str]) -> float:
    """The processor seconds of a process and its children."""
    before = os.times()
    run(command, env=environment, stdout=DEVNULL, check=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def main() -> None:
    """Print the median of each command, and that of `import meseta` without any."""
    compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        environment = {**compiled, "PYTHONPYCACHEPREFIX": folder}
        print(f"Processor time from start to end (seconds, median of {ROUNDS})")
        measured = {"import meseta": ["-c", "import meseta"], "python alone": ["-c", "pass"]}
        for name in COMMANDS:
            measured[f"meseta {name}"] = ["-m", "meseta", *name.split()]
        for name, arguments in measured.items():
            command = [sys.executable, *arguments]
            seconds(command, environment)
            found = median(seconds(command, environment) for _ in range(ROUNDS))
            print(f"  {name:30}{found:6.2f}")


if __name__ == "__main__":
    main()
