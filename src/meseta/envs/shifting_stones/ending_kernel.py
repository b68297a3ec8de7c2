"""What the end of a game is worth (ST-20, ST-21, ST-24).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.shifting_stones.layout import Rules, Shown, Tables

__all__ = ["finish", "unfinish"]


def finish(rules: Rules, tables: Tables, shown: Shown, table: int) -> None:
    """Show the points and what they are worth (ST-20, ST-21, ST-24)."""
    shown.done[table] = True
    if rules.seats == 1:
        count = 0
        for worth in range(4):
            count += tables.scored[table, 0, worth]
        shown.scores[table, 0] = count
        shown.rewards[table, 0] = count
        return
    most_ones = 0
    for seat in range(rules.seats):
        most_ones = max(most_ones, tables.scored[table, seat, 0])
    best = 0
    for seat in range(rules.seats):
        total = 0
        for worth in range(4):
            total += tables.scored[table, seat, worth] * rules.points[worth]
        if most_ones > 0 and tables.scored[table, seat, 0] == most_ones:
            total += rules.ones_bonus
        shown.scores[table, seat] = total
        best = max(best, total)
    winners = 0
    for seat in range(rules.seats):
        winners += shown.scores[table, seat] == best
    for seat in range(rules.seats):
        part = 1 / winners if shown.scores[table, seat] == best else 0.0
        shown.rewards[table, seat] = (rules.seats * part - 1) / (rules.seats - 1)


def unfinish(rules: Rules, shown: Shown, table: int) -> None:
    """Show that the latest step ended no game here."""
    shown.done[table] = False
    for seat in range(rules.seats):
        shown.scores[table, seat] = 0
        shown.rewards[table, seat] = 0
