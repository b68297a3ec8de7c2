"""The beginning of the Write phase: Swaps, and what each disc counts for (SO-20 to SO-22)."""

from itertools import combinations

from tests.games.sonora.referee.table import Disc, Table

# Swaps


def swaps(table: Table, seat: int) -> set[str]:
    """SO-22: any two of one's own discs on the board, while there is a Swap."""
    if table.sheets[seat].bonuses.kept["swap"] == 0:
        return set()
    lying = sorted(disc.name for disc in table.of(seat) if disc.where == "floor")
    return {f"swap {a} {b}" for a, b in combinations(lying, 2)}


def swap(table: Table, seat: int, a: str, b: str) -> None:
    one, other = table.discs[a], table.discs[b]
    one.x, one.y, other.x, other.y = other.x, other.y, one.x, one.y
    table.sheets[seat].bonuses.kept["swap"] -= 1
    table.swapped = True


def next_swaps(table: Table) -> bool:
    """Whether somebody may still swap, or has swapped and has not ended the turn (SO-24)."""
    while table.waiting:
        if swaps(table, table.waiting[0]) or table.swapped:
            table.asked = "swap"
            table.actors = {table.waiting[0]}
            return True
        table.waiting.pop(0)
    return False


# Where discs count


def undecided(table: Table, seat: int) -> list[Disc]:
    """SO-20, SO-21: discs that may count for several sections, the AI's among them (SO-48)."""
    mine = table.of(seat)
    theirs = [disc for disc in table.discs.values() if disc.colour == table.theirs]
    return [disc for disc in mine + theirs if len(table.spots(disc)) > 1]


def choices(table: Table, seat: int) -> set[str]:
    return {
        f"choose {disc.name} {section}" for disc in undecided(table, seat) for section, _ in table.spots(disc)
    }


def next_choice(table: Table) -> bool:
    for seat in table.turn_order(table.first):
        if undecided(table, seat):
            table.asked = "choose"
            table.actors = {seat}
            return True
    return False


def count_discs(table: Table) -> None:
    """Every disc becomes a use or a value, once all choices are made."""
    for seat in table.seats:
        for disc in table.of(seat):
            for spot in table.spots(disc):
                table.sheets[seat].pile.add(disc.number, spot)
