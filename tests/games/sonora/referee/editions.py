"""A cramped edition, on whose sheet everything runs out: hexes, squares, nodes, boxes and icons."""

import re

TRAY = """[tray]
reflicks = 2
swaps = 2
foxes = 1
owls = 1
rabbits = 1
"""


def cramped(house: str) -> str:
    """The house edition made small, with many Discoveries and few icons, on a board turned by a quarter."""
    text = house.replace('name = "house"', 'name = "cramped"')
    text = text[: text.index("[tray]")] + TRAY
    for hexes, fewer in [(5, 1), (9, 2), (11, 1), (7, 2), (13, 1), (15, 2), (18, 1), (22, 3)]:
        text = text.replace(f"hexes = {hexes}\n", f"hexes = {fewer}\n")
    text = re.sub(r'bonus = "(rabbit|owl|fox)"\nbottom', 'bonus = "discovery"\nbottom', text)
    text = re.sub(r"ai_hexes = \d+", "ai_hexes = 6", text)
    text = re.sub(r"cost = \d", "cost = 2", text)
    text = text.replace('holds = "small"', 'holds = "discovery"')
    return turned_board(fewer_squares(text))


def fewer_squares(text: str) -> str:
    """The Canyon without its upper rows."""
    before, grid = text.split("grid = [\n")
    rows = grid.split("\n")
    for i in range(4):
        rows[i] = '  "' + " ".join([". "] * 15).replace("  ", " ").strip() + '",'
    return before + "grid = [\n" + "\n".join(rows)


def turned_board(text: str) -> str:
    """Zones and circles a quarter turn further, so that the Ruins lie at another corner."""
    zones = re.search(r"zones = \[(.*)\]", text)
    assert zones is not None
    names = zones[1].split(", ")
    text = text.replace(zones[0], f"zones = [{', '.join(names[-1:] + names[:-1])}]")
    board, animal, circles = text.partition("[[board.circle]]")
    circles, ruins, rest = circles.partition("[ruins]")
    circles = re.sub(
        r"x = (\S+)\ny = (\S+)", lambda place: f"x = {negative(place[2])}\ny = {place[1]}", circles
    )
    return board + animal + circles + ruins + rest


def negative(number: str) -> str:
    return number[1:] if number.startswith("-") else "-" + number
