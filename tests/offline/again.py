"""`python -m tests.offline.again` does again, in CPython, what was done on a device in a browser.

It reads `{"seed": 7, "steps": […]}` from standard input and takes one step after another, each once nothing
is left to do of the one before: no bot to act, nothing on its way. A step is one of

    ["ask", method, path, body or null, language]
    ["connect", line, table, language]
    ["send", line, text]
    ["hang-up", line]

It prints `{"answers": [[status, text], …], "lines": {line: [text, …]}}`. The seed determines all of it but
the times.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

import msgspec

from meseta.offline.device import Device
from tests.offline.adding import add_as_browsers_do
from tests.offline.devices import OpenDevice

Step: TypeAlias = list[Any]


class Script(msgspec.Struct, frozen=True):
    """What was done."""

    seed: int
    steps: list[Step]


class Told(msgspec.Struct):
    """What the device said to it."""

    answers: list[tuple[int, str]] = msgspec.field(default_factory=list)
    lines: dict[int, list[str]] = msgspec.field(default_factory=dict)


def play_again(script: Script, folder: Path) -> Told:
    """What a device in this folder says."""
    told = Told()
    with OpenDevice(folder, script.seed) as opened:
        for step in script.steps:
            opened.do(_take(opened.device, step, told))
    return told


async def _take(device: Device, step: Step, told: Told) -> None:
    match step:
        case ["ask", str(method), str(path), body, str(language)]:
            told.answers.append(await device.ask(method, path, language, body or ""))
        case ["connect", int(line), str(table), str(language)]:
            heard = told.lines.setdefault(line, [])
            device.connect(line, table, language, lambda kind, what: heard.append(str(what)))
        case ["send", int(line), str(text)]:
            device.receive(line, text)
        case ["hang-up", int(line)]:
            device.hang_up(line)
        case _:
            raise ValueError(f"no such step: {step}")


def main() -> None:
    """Read a script, and print what was said."""
    add_as_browsers_do()
    script = msgspec.json.decode(sys.stdin.buffer.read(), type=Script)
    with TemporaryDirectory() as folder:
        sys.stdout.buffer.write(msgspec.json.encode(play_again(script, Path(folder) / "device")))


if __name__ == "__main__":
    main()
