"""Names for bots at a table: each has a face, and no two at a table are alike.

A level (`greedy`, shown as Magpie) says how a bot plays; its name says which one it is. Names are the same in
every language, and the name is stored with the seat: a match, its replay and its rematch know the same bots.
"""

from collections.abc import Collection, Sequence
from typing import Final

from meseta.core.record import LONGEST_NAME

FACES: Final = ("sun", "moon", "fish", "bird", "horse", "boat", "seed", "tree")
"""Silhouettes that the page draws (`web/src/art/marks.ts`)."""

NAMES: Final = (
    *("Sol", "Luna", "Marina", "Celia", "Bruno", "Noa", "Gala", "Olmo"),
    *("Elio", "Selma", "Nilo", "Milo", "Frida", "Otto", "Lina", "Silvia"),
)
"""The bots' names; the faces repeat in the same order."""


def face_of(name: str) -> str | None:
    """The face of the bot with this name; None for a name that is not one of ours.

    >>> face_of("Luna"), face_of("Selma"), face_of("Ana")
    ('moon', 'moon', None)
    """
    return FACES[NAMES.index(name) % len(FACES)] if name in NAMES else None


def free_name(taken: Collection[str], start: int) -> str:
    """The first name, counted from `start`, whose face nobody has; else one that is not taken; else any.

    >>> free_name(["Ana", "Luna"], start=1), free_name([], start=17)
    ('Marina', 'Luna')
    """
    in_order = [NAMES[(start + place) % len(NAMES)] for place in range(len(NAMES))]
    seen = {face_of(name) for name in taken}
    unlike = [name for name in in_order if face_of(name) not in seen]
    return next(iter([*unlike, *(name for name in in_order if name not in taken), *in_order]))


def display_names(bots: Sequence[str], people: Sequence[str], start: int) -> tuple[str, ...]:
    """What to call these bots at a table with these people; one from a file is called by its class.

    >>> display_names(["greedy", "greedy", "bots/mine.py:Hasty"], ["Sol"], start=0)
    ('Luna', 'Marina', 'Hasty')
    """
    named: list[str] = []
    for bot in bots:
        path, _, wanted = bot.rpartition(":")
        taken = [*people, *named]
        own = wanted[:LONGEST_NAME] if path else ""
        named.append(own if own and own not in taken else free_name(taken, start + len(named)))
    return tuple(named)
