"""How games and rounds begin and end, and who has won (SO-01 to SO-04, SO-43, SO-44).

This file is plain Python, and numba compiles this same source.
"""

from meseta.envs.chance import below, key
from meseta.envs.sonora.bundles import Data
from meseta.envs.sonora.columns import (
    ACTOR,
    AI_DESK,
    AIM,
    CIRCLED,
    COUNT,
    DESK,
    DESK_ENDED,
    DESK_SUM,
    DISC_GROUP,
    FIRST,
    FLICKED,
    FRESH,
    GAME,
    HAND,
    KEY,
    MINE,
    NONE,
    OVER,
    PHASE,
    POINTS,
    ROUND,
    SECTIONS,
    TABLE_COLUMNS,
    THEIRS,
    TRAY,
    TURNED,
)
from meseta.envs.sonora.flicking_kernel import lift
from meseta.envs.sonora.sheet_kernel import blank_desk, blank_sheet

__all__ = ["end_writing", "next_writer", "rank", "set_up"]


def set_up(table: Data, printed: Data, seed: int, k: int) -> None:
    """A new game: clean sheets, and the Ruins corner before the first player (SO-01 to SO-03)."""
    agreed, luck = printed.agreed, table.luck
    luck[KEY] = key(seed, k, int(luck[GAME]))
    luck[COUNT] = 0
    for seat in range(agreed.seats):
        blank_sheet(table.sheets[seat], table.fits[seat], printed)
    first = agreed.named
    if first == NONE:
        first = below(int(luck[KEY]), 0, agreed.seats)
        luck[COUNT] += 1
    table.rests[:, :] = 0
    table.shot[:] = 0
    begin_round(table, printed, 1, first, (agreed.places[first] - printed.board.ruins_corner) % 4)


def begin_round(table: Data, printed: Data, number: int, first: int, turned: int) -> None:
    """All discs are back in hand, and the first player flicks (SO-03, SO-04)."""
    facts = table.facts
    for column in range(TABLE_COLUMNS):
        facts[column] = 0
    facts[PHASE], facts[ROUND], facts[FIRST], facts[ACTOR], facts[TURNED] = AIM, number, first, first, turned
    facts[FLICKED] = facts[MINE] = facts[THEIRS] = facts[AI_DESK + DESK_SUM] = NONE
    for disc in range(printed.agreed.discs):
        table.discs[disc, DISC_GROUP] = 0
        lift(table.discs[disc], HAND)


def end_round(table: Data, printed: Data) -> None:
    """The board turns and the next seat is first, or the game is over (SO-04, SO-43)."""
    facts, agreed = table.facts, printed.agreed
    for seat in range(agreed.seats):
        blank_desk(table.sheets[seat])
    if facts[ROUND] == agreed.rounds:
        facts[PHASE] = OVER
    else:
        first, turned = (facts[FIRST] + 1) % agreed.seats, (facts[TURNED] + 1) % 4
        begin_round(table, printed, facts[ROUND] + 1, first, turned)


def end_writing(table: Data, printed: Data, seat: int) -> None:
    """What was left is lost; the round ends with the last player (SO-04, SO-35, SO-40)."""
    sheet = table.sheets[seat]
    blank_desk(sheet)
    sheet[DESK + DESK_ENDED] = 1
    for animal in range(3):
        sheet[TRAY + FRESH + animal] = 0
    if next_writer(table, printed) == NONE:
        end_round(table, printed)


def next_writer(table: Data, printed: Data) -> int:
    """The first seat that still writes."""
    for seat in range(printed.agreed.seats):
        if not table.sheets[seat, DESK + DESK_ENDED]:
            return seat
    return NONE


def rank(table: Data, printed: Data, scores: Data, rewards: Data) -> None:
    """The totals, and what the end is worth to each seat: ties by Discoveries, then shared (SO-43, SO-44)."""
    seats = printed.agreed.seats
    most, found, winners = -1, -1, 0
    for seat in range(seats):
        total = 0
        for section in range(SECTIONS):
            total += table.sheets[seat, POINTS + section]
        scores[seat] = total
        circled = discoveries(table, seat)
        if total > most or (total == most and circled > found):
            most, found, winners = total, circled, 1
        elif total == most and circled == found:
            winners += 1
    for seat in range(seats):
        if seats == 1:
            rewards[seat] = most
        else:
            won = 1.0 / winners if scores[seat] == most and discoveries(table, seat) == found else 0.0
            rewards[seat] = (seats * won - 1.0) / (seats - 1.0)


def discoveries(table: Data, seat: int) -> int:
    """How many Discovery icons a seat has circled, the tie-breaker (SO-44)."""
    found = 0
    for animal in range(3):
        found += table.sheets[seat, TRAY + CIRCLED + animal]
    return found
