"""Rewrite the version, the digests, the closing line and the story of every golden record.

The entries and comments of a golden record are written by people; run this after changing them, and read
what it changes before it is committed: `python -m tests.golden.renew`.
"""

from pathlib import Path

from meseta.core.digests import digest
from meseta.core.record import Record, read_record, write_entry
from meseta.games import open_game
from meseta.i18n.words import Words
from meseta.play.replay import moments, replay
from meseta.play.telling import TookBack, events_for

GOLDEN = Path(__file__).parent


def golden_records() -> list[Path]:
    """Every golden record."""
    return sorted(GOLDEN.glob("*.txt"))


def story(record: Record) -> str:
    """The story of the record, in English, as seat 0 sees it."""
    game = open_game(record.header.game)
    words = Words("en", record.header.game, record.header.players)
    lines = []
    for moment in moments(game, record):
        events = [event for event in events_for(game, moment, 0) if not isinstance(event, TookBack)]
        told = " ".join(map(words.event, events))
        lines.append(f"{write_entry(moment.entry):<24} {told}".rstrip())
    state = replay(game, record).state
    for score in game.score(state):
        parts = ", ".join(f"{part.code} {part.points}" for part in score.parts)
        lines.append(f"{words.player(score.seat)}: {score.total} ({parts})")
    lines.append(f"outcome: {game.outcome(state)}")
    return "\n".join(lines) + "\n"


def renew(path: Path) -> None:
    """Close the record with fresh digests, and write its story beside it."""
    kept = [
        line
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith(("= ", "end ", "edition "))
    ]
    place = next(index for index, line in enumerate(kept) if line.startswith("game "))
    game = open_game(kept[place].split()[1])
    kept[place : place + 1] = [
        f"game {game.info.key} {game.info.version}",
        f"edition {game.edition.name} {game.edition.digest}",
    ]
    entries = sum(": " in line and not line.startswith("#") for line in kept)
    open_record = read_record("\n".join([*kept, f"end {entries}"]))
    check = digest(game.dump(replay(game, open_record).state))
    path.write_text("\n".join([*kept, f"= {check}", f"end {entries}", ""]), encoding="utf-8")
    path.with_suffix(".story").write_text(story(open_record), encoding="utf-8")


if __name__ == "__main__":
    for found in golden_records():
        renew(found)
