"""The recorded games of the page's tests: `python -m tests.games.in_the_ruin.page` rewrites them."""

import json
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from meseta.core.record import Entry, Header, Record, read_record
from meseta.core.seats import CHANCE, Seat
from meseta.games.in_the_ruin.actions import Action
from meseta.games.in_the_ruin.content import HOUSE
from meseta.games.in_the_ruin.game import InTheRuin
from meseta.games.in_the_ruin.sheet import NAMES
from meseta.games.in_the_ruin.state import State
from meseta.grids.bits import members
from meseta.play.replay import moments
from meseta.play.telling import tell
from tests.golden.renew import GOLDEN

GAME: Final = InTheRuin()
FILE: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "in_the_ruin" / "rounds.json"
SHOWN: Final = (
    *("phase", "stage", "round", "line", "deck_size", "discard", "active", "used"),
    *("gems", "hand_sizes", "escaped", "known_at", "waiting"),
)
"""What events change for everyone."""
ON_SHEET: Final = ["walls", "gates", "pawn", "routes", "joined", "rectangle"]
ROUNDS_OF_FOUR: Final = 4


def written() -> str:
    """The file's text."""
    return json.dumps(rounds(), separators=(",", ":")) + "\n"


def rounds() -> list[dict[str, object]]:
    """Games of one to four players, each as one seat sees it: every moment with what it changes."""
    return [
        game("alone", golden("solo-escape"), 0),
        game("two", golden("special-actions"), 1),
        game("three", golden("left-behind"), 2),
        game("three, watched", golden("worked-example"), None),
        game("four", four(Random(5)), 3),
    ]


def golden(name: str) -> Record:
    """A golden record."""
    return read_record((GOLDEN / f"in_the_ruin-{name}.txt").read_text(encoding="utf-8"))


def game(name: str, record: Record, viewer: Seat | None) -> dict[str, object]:
    """The record as the viewer was told it."""
    told = list(tell(GAME, moments(GAME, record), viewer))
    before = shown(told[0].moment.before, viewer)
    first, found = before, []
    for one in told:
        after = shown(one.moment.after, viewer)
        changed = {field: value for field, value in after.items() if value != before[field]}
        events = [
            {k: v for k, v in msgspec.to_builtins(event).items() if k != "clause"} for event in one.events
        ]
        found.append({"n": one.n, "seat": one.moment.entry.seat, "events": events, "changed": changed})
        before = after
    return {"name": name, "viewer": viewer, "first": first, "moments": found}


def shown(state: State, viewer: Seat | None) -> dict[str, object]:
    """What the tests compare of a view."""
    view = msgspec.to_builtins(GAME.observe(state, viewer))
    sheet = None if viewer is None else {field: view["sheets"][viewer][field] for field in ON_SHEET}
    return {**{field: view[field] for field in SHOWN}, "sheet": sheet}


def four(rng: Random) -> Record:
    """Four players who draw at random, and walk to a gem where they can."""
    state = GAME.setup(4, {})
    entries = []
    while state.round <= ROUNDS_OF_FOUR:
        seat = min(GAME.actors(state))
        action = GAME.chance(state).sample(rng) if seat == CHANCE else some_action(state, seat, rng)
        entries.append(Entry(seat, GAME.write(action)))
        state = GAME.apply(state, seat, action)
    header = Header(GAME.info.key, GAME.info.version, GAME.edition, 4, {}, ("",) * 4)
    return Record(header, tuple(entries))


def some_action(state: State, seat: Seat, rng: Random) -> Action:
    """A walk to a gem, or anything that is legal."""
    legal = GAME.legal(state, seat)
    gems = {f"go {NAMES[HOUSE.places[letter]]}" for letter in members(state.active)}
    return next((one for one in legal if GAME.write(one) in gems), None) or legal.sample(rng)


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
