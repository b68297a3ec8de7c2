"""The rules of In the Ruin once more, for thousands of tables in arrays: the functions that a batch calls.

The rules themselves are in `meseta.games.in_the_ruin`; this says the same for speed, and
`tests.envs.equality` proves it step by step (ADR 56). This file and those it shares functions of are plain
Python, and numba compiles the same source: it takes memoryviews in the one case and arrays in the other, all
of one dimension, so that a part of one is a row.
"""

from typing import NamedTuple

from meseta.envs.chance import key
from meseta.envs.in_the_ruin.acting import act
from meseta.envs.in_the_ruin.marking import joined, measure, place_letters
from meseta.envs.in_the_ruin.masking import choose, write_mask
from meseta.envs.in_the_ruin.record import (
    CONFIRM,
    DRAWN,
    ESCAPE,
    FIRSTS,
    FORMS,
    GAMES,
    JOINED,
    KEY,
    OVER,
    PHASE,
    ROADS,
    ROUTES,
    SEATS,
    SEED,
    WAITING,
    player,
)
from meseta.envs.in_the_ruin.rounds import confirm, set_up
from meseta.envs.in_the_ruin.showing import POINTS, SEATED, SEATED_AT, observe, show_points, total
from meseta.envs.in_the_ruin.words import Row, count, lowest

__all__ = ["Shown", "illegal", "play_random", "reset", "resume", "step"]


class Shown(NamedTuple):
    """What a batch shows, one table after the other."""

    actor: Row
    mask: Row
    row: Row
    """The observation but for the points, as in `showing`."""
    points: Row
    done: Row
    scores: Row
    rewards: Row


def part(rows: Row, number: int, width: int) -> Row:
    """One of these rows."""
    return rows[number * width : (number + 1) * width]


def reset(rules: Row, tables: Row, shown: Shown, first: int, last: int) -> None:
    """Begin at every table from the first to before the last, with nothing done."""
    for number in range(first, last):
        table = part(tables, number, table_width(rules))
        begin(rules, table, number)
        unfinish(rules, shown, number)
        show(rules, table, shown, number)


def table_width(rules: Row) -> int:
    """How long the row of a table is."""
    return player(rules[SEATS])


def begin(rules: Row, table: Row, number: int) -> None:
    """Set up the table's next game, with luck of its own."""
    game = table[GAMES]
    table[GAMES] = game + 1
    table[KEY] = key(table[SEED], number, game)
    table[DRAWN] = 0
    set_up(rules, table)


def resume(rules: Row, tables: Row, shown: Shown, number: int) -> None:
    """Go on at a table whose row was written from outside: find out what follows from it, and show it."""
    table = part(tables, number, table_width(rules))
    place_letters(rules, table)
    for seat in range(rules[SEATS]):
        own = player(seat)
        measure(table, own)
        table[own + JOINED] = joined(rules, table, own, table[own + ROUTES])
    show(rules, table, shown, number)


def illegal(rules: Row, shown: Shown, actions: Row, first: int, last: int) -> int:
    """The first table whose action is not legal; -1 where all are."""
    most = rules[FIRSTS + ESCAPE + 1]
    for number in range(first, last):
        action = actions[number]
        if action < 0 or action >= most or not shown.mask[number * most + action]:
            return number
    return -1


def step(rules: Row, tables: Row, shown: Shown, actions: Row, first: int, last: int) -> None:
    """Do this at every table from the first to before the last. All actions are legal."""
    for number in range(first, last):
        if shown.done[number]:
            unfinish(rules, shown, number)
        table = part(tables, number, table_width(rules))
        if play(rules, table, shown.actor[number], int(actions[number])):
            finish(rules, table, shown, number)
            begin(rules, table, number)
        show(rules, table, shown, number)


def play(rules: Row, table: Row, seat: int, action: int) -> bool:
    """Whether the game is over after the seat has done this."""
    if action < rules[FIRSTS + CONFIRM]:
        act(rules, table, player(seat), action)
        return False
    confirm(rules, table, seat, action >= rules[FIRSTS + ESCAPE])
    return bool(table[PHASE] == OVER)


def finish(rules: Row, table: Row, shown: Shown, number: int) -> None:
    """Show the points and what they are worth (RU-33, RU-35)."""
    seats = rules[SEATS]
    first = number * seats
    best, winners = 0, 0
    for seat in range(seats):
        shown.scores[first + seat] = total(rules, table, seat)
        rank = ranked(table, seat, shown.scores[first + seat])
        if seat == 0 or rank > best:
            best, winners = rank, 0
        winners += 1 if rank == best else 0
    for seat in range(seats):
        won = ranked(table, seat, shown.scores[first + seat]) == best
        share = 1 / winners if won else 0.0
        shown.rewards[first + seat] = (seats * share - 1) / (seats - 1) if seats > 1 else shown.scores[first]
    shown.done[number] = True


def ranked(table: Row, seat: int, points: int) -> int:
    """A number by which the seats rank: the most points, then the most Roads (RU-35)."""
    own = player(seat)
    return points * 128 + count(table[own + ROADS]) + count(table[own + ROADS + 1])


def unfinish(rules: Row, shown: Shown, number: int) -> None:
    """Show that the latest step ended no game here."""
    shown.done[number] = False
    for seat in range(number * rules[SEATS], (number + 1) * rules[SEATS]):
        shown.scores[seat] = 0
        shown.rewards[seat] = 0


def show(rules: Row, table: Row, shown: Shown, number: int) -> None:
    """Show who is to act, what is legal, and what that seat sees."""
    allow(rules, table, shown, number)
    seat = shown.actor[number]
    width = SEATED_AT + rules[SEATS] * SEATED + rules[FORMS]
    observe(rules, part(shown.row, number, width), table, seat)
    show_points(part(shown.points, number, POINTS), table, player(seat))


def allow(rules: Row, table: Row, shown: Shown, number: int) -> None:
    """Show who is to act, and what is legal."""
    seat = lowest(table[WAITING])
    shown.actor[number] = seat
    write_mask(rules, part(shown.mask, number, rules[FIRSTS + ESCAPE + 1]), table, player(seat))


def play_random(rules: Row, tables: Row, shown: Shown, steps: int, first: int, last: int) -> int:
    """How many games ended in so many steps of random play at each table; seen only after the last."""
    ended, width = 0, rules[FIRSTS + ESCAPE + 1]
    for number in range(first, last):
        table, mask = part(tables, number, table_width(rules)), part(shown.mask, number, width)
        chooser = key(table[SEED], -1 - number, 0)
        for _ in range(steps):
            if shown.done[number]:
                unfinish(rules, shown, number)
            if play(rules, table, shown.actor[number], choose(rules, mask, table, chooser)):
                finish(rules, table, shown, number)
                begin(rules, table, number)
                ended += 1
            allow(rules, table, shown, number)
        show(rules, table, shown, number)
    return ended
