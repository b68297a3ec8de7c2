"""Answers to daily puzzles: the statements, each run within the caller's transaction."""

from typing import Final

import msgspec

from meseta.store.dialect import Connection

_COLUMNS: Final = "day, game, at, in_time, points, best, actions"


class KeptAnswer(msgspec.Struct, frozen=True):
    """A person's first answer to a puzzle."""

    day: str
    game: str
    at: int
    in_time: int
    """Whether it was given on its own day: 1 or 0."""
    points: int | None
    """None if it was given up."""
    best: int
    """The best that was known then."""
    actions: str
    """JSON: the turn, in notation."""


def keep(connection: Connection, person: str, answer: KeptAnswer) -> bool:
    """Keep the person's answer, unless there is an earlier one; returns whether it is the first."""
    return bool(
        connection.run(
            f"INSERT INTO daily_answers (person, {_COLUMNS}) SELECT id, CAST(? AS TEXT), CAST(? AS TEXT),"
            " CAST(? AS BIGINT), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS TEXT)"
            " FROM people WHERE id = ? ON CONFLICT (person, day, game) DO NOTHING",
            *msgspec.structs.astuple(answer),
            person,
        )
    )


def find(connection: Connection, person: str, day: str, game: str) -> KeptAnswer | None:
    """The person's first answer to this puzzle."""
    found = connection.rows(
        f"SELECT {_COLUMNS} FROM daily_answers WHERE person = ? AND day = ? AND game = ?", person, day, game
    )
    return KeptAnswer(*found[0]) if found else None


def between(connection: Connection, person: str, first: str, last: str) -> list[KeptAnswer]:
    """The person's answers to the puzzles of these days, both included."""
    found = connection.rows(
        f"SELECT {_COLUMNS} FROM daily_answers WHERE person = ? AND day >= ? AND day <= ? ORDER BY day, game",
        *(person, first, last),
    )
    return [KeptAnswer(*row) for row in found]


def days_in_time(connection: Connection, person: str) -> list[str]:
    """The days on which the person answered in time, and did not only give up."""
    found = connection.rows(
        "SELECT DISTINCT day FROM daily_answers"
        " WHERE person = ? AND in_time = 1 AND points IS NOT NULL ORDER BY day",
        person,
    )
    return [row[0] for row in found]


def become(connection: Connection, before: str, person: str) -> None:
    """Make one person's answers the other's, who keeps their own where both have one."""
    connection.run(
        "DELETE FROM daily_answers WHERE person = ? AND EXISTS (SELECT 1 FROM daily_answers theirs"
        " WHERE theirs.person = ? AND theirs.day = daily_answers.day AND theirs.game = daily_answers.game)",
        *(before, person),
    )
    connection.run("UPDATE daily_answers SET person = ? WHERE person = ?", person, before)
