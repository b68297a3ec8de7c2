"""The Flick phase (SO-08 to SO-19, SO-46)."""

from tests.games.sonora.referee.board import on_launch_corner, turned, zones_at
from tests.games.sonora.referee.printed import SECTIONS
from tests.games.sonora.referee.table import Table


def begin(table: Table) -> None:
    """SO-08: two discs each, two each, one each; SO-46: alone, fifteen."""
    for disc in table.discs.values():
        disc.take_back()
    if table.solo:
        table.flicks_to_come = [0] * 15
        return
    table.flicks_to_come = []
    for discs in (2, 2, 1):
        for seat in table.turn_order(table.first):
            table.flicks_to_come += [seat] * discs


def next_flick(table: Table) -> bool:
    """SO-17, SO-19: whether there is another flick to ask for."""
    if table.reflicks_to_come:
        seat, table.due = table.reflicks_to_come[0]
    elif table.flicks_to_come:
        seat = table.flicks_to_come[0]
        table.due = [
            disc.name for disc in table.discs.values() if disc.owner == seat and disc.where == "hand"
        ]
    else:
        return False
    table.asked = "aim"
    table.actors = {seat}
    table.knocked_off = []
    return True


def may_flick(table: Table, seat: int, disc: str, start: tuple[int, int], velocity: tuple[int, int]) -> bool:
    """SO-08, SO-09, as seen from behind one's own corner; nor can a disc start on top of another."""
    if disc not in table.due or not on_launch_corner(table.printed, *start):
        return False
    if velocity[0] ** 2 + velocity[1] ** 2 > table.printed.top_speed**2:
        return False
    x, y = turned(*start, table.corner(seat))
    apart = 2 * table.printed.disc_radius - 2  # places are rounded to whole micrometres
    return all(
        (other.x - x) ** 2 + (other.y - y) ** 2 >= apart**2
        for other in table.discs.values()
        if other.where == "floor"
    )


def aim(table: Table, disc: str) -> None:
    table.discs[disc].take_back()
    table.flicked = disc
    table.asked = "settle"
    table.actors = {-1}


def settle(table: Table, touched: bool, rests: list[tuple[str, str, int, int]]) -> None:
    """Chance has answered: where each disc that moved has come to rest, or what became of it."""
    flicker = table.discs[table.flicked].owner
    table.touched = touched
    weak = False
    for name, fate, x, y in rests:
        disc = table.discs[name]
        disc.where, disc.x, disc.y = fate, x, y
        if fate == "corner":  # SO-11
            disc.take_back()
            weak = True
        elif fate == "off" and disc.owner != flicker:  # SO-13
            disc.where = "knocked off"
            table.knocked_off.append(name)
        elif fate == "off" and name != table.flicked:  # SO-12, even if this flick is taken back (SO-17)
            disc.where = "out"
    table.actors = {flicker}
    if weak:
        table.due = [table.flicked]
        table.asked = "aim"
    elif table.sheets[flicker].bonuses.kept["reflick"] > 0:  # SO-16
        table.asked = "keep"
    else:
        answer(table, "keep")


def answer(table: Table, said: str) -> None:
    """SO-17 (b): the flick is accepted or taken back."""
    table.again = said == "reflick"
    if table.again:
        disc = table.discs[table.flicked]
        table.sheets[disc.owner].bonuses.kept["reflick"] -= 1
        disc.take_back()
    empty_the_hole(table)


def empty_the_hole(table: Table) -> None:
    """SO-15, SO-17 (c): the owners choose in turn order; then the flick goes on or is over."""
    for seat in table.turn_order(table.first):
        if any(disc.owner == seat and disc.where == "hole" for disc in table.discs.values()):
            table.asked = "bullseye"
            table.actors = {seat}
            return
    if table.again:  # SO-17 (d)
        table.asked = "aim"
        table.actors = {table.discs[table.flicked].owner}
        table.due = [table.flicked]
        return
    take_out(table)
    table.asked = ""


def bullseyes(table: Table, seat: int) -> set[str]:
    """SO-15: any of one's discs in the hole, on any section."""
    return {
        f"bullseye {disc.name} {section}"
        for disc in table.discs.values()
        if disc.owner == seat and disc.where == "hole"
        for section in SECTIONS
    }


def put_on(table: Table, name: str, section: str) -> None:
    disc = table.discs[name]
    disc.where, disc.section = "section", section
    empty_the_hole(table)


def take_out(table: Table) -> None:
    """SO-17 (e)."""
    disc = table.discs[table.flicked]
    home = table.printed.zones[table.corner(disc.owner)]
    bunted = (
        table.options["no_bunting"] == "on"
        and disc.where == "floor"
        and not table.touched
        and zones_at(table.printed, disc.x, disc.y) == [home]
    )
    if disc.where == "off" or bunted:  # SO-12, SO-18
        disc.where = "out"
    if table.reflicks_to_come:
        seat, names = table.reflicks_to_come.pop(0)
        if len(names) > 1:
            table.reflicks_to_come.insert(0, (seat, [name for name in names if name != table.flicked]))
    else:
        table.flicks_to_come.pop(0)
    for seat in table.turn_order(disc.owner):  # SO-13
        names = [name for name in table.knocked_off if table.discs[name].owner == seat]
        if names:
            table.reflicks_to_come.append((seat, names))
