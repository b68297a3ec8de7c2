"""A kernel that the host brings along: in a browser, ours translated to its own language, where it runs many
times faster than plain Python and gives the same results to the last bit (ADR 30, ADR 64)."""

from collections.abc import Callable, Sequence

import msgspec

from meseta.discs import plain
from meseta.discs.arena import Arena
from meseta.discs.run import End, Place, Run, Shot

_DECODER = msgspec.json.Decoder(list[End])


class Brought:
    """The host's kernel, as an `Engine` that plays many flicks at the same discs in one call: each call
    leaves Python, which costs more than a flick."""

    def __init__(self, play: Callable[[str], str]) -> None:
        self._play = play
        """Takes the arena, the discs and the shots as JSON, and returns the ends."""

    def ends(self, arena: Arena, discs: Sequence[Place], shots: Sequence[tuple[int, ...]]) -> list[End]:
        """Where each of the shots ended; a shot is corner, place and velocity, as in `Shot`."""
        asked = {"arena": arena, "discs": discs, "shots": shots}
        return _DECODER.decode(self._play(msgspec.json.encode(asked).decode()))

    def end(self, arena: Arena, discs: Sequence[Place], shot: Shot) -> End:
        """Where the flick ended."""
        (end,) = self.ends(arena, discs, [(shot.corner, shot.x, shot.y, shot.vx, shot.vy)])
        return end

    def run(self, arena: Arena, discs: Sequence[Place], shot: Shot, room: int = 200) -> Run:
        """The flick with its log, which only those need who show it: plain Python will do."""
        return plain.run(arena, discs, shot, room)


_engine: Brought | None = None


def bring(play: Callable[[str], str] | None) -> None:
    """Have this kernel play from now on; None takes it away again."""
    global _engine
    _engine = None if play is None else Brought(play)


def engine() -> Brought | None:
    """The kernel that the host has brought, if it has."""
    return _engine
