"""How far a training has come, in a file: a line for what it is, and one for each generation."""

from pathlib import Path

import msgspec

from meseta.arena.errors import BadTraining
from meseta.arena.problems import TrainingChanged
from meseta.arena.training import Generation, TrainingPlan
from meseta.bots.training import Trainable, Weight

__all__ = ["TrainingFile"]


class Heading(msgspec.Struct, frozen=True):
    """What is trained, and how. Only the number of generations may differ when it goes on."""

    plan: TrainingPlan
    weights: tuple[Weight, ...]
    rival: str


class TrainingFile:
    """The generations so far."""

    def __init__(self, path: Path, plan: TrainingPlan, tuned: Trainable) -> None:
        self._path = path
        heading = Heading(msgspec.structs.replace(plan, generations=0), tuned.weights, tuned.rival_name)
        self.generations: list[Generation] = []
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(heading) + b"\n")
            return
        written = path.read_bytes()
        if not written.endswith(b"\n"):  # the run was killed while writing
            path.write_bytes(written := written[: written.rfind(b"\n") + 1])
        first, *lines = written.splitlines() or [b""]
        if first != msgspec.json.encode(heading):
            raise BadTraining(TrainingChanged(generation=0))
        self.generations += [msgspec.json.decode(text, type=Generation) for text in lines]

    def add(self, generation: Generation) -> None:
        """Keep a generation."""
        self.generations.append(generation)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(generation) + b"\n")
