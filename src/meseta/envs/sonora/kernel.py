"""Whole games of Sonora in arrays: setting up, taking an action, the end of a round, and what is legal.

This file is plain Python, and numba compiles this same source.
"""

from typing import Any, NamedTuple, TypeAlias

from meseta.envs.chance import below, key, word
from meseta.envs.sonora.columns import (
    ACTOR,
    AI,
    AI_DESK,
    AIM,
    CHOOSE,
    CHOSEN,
    CIRCLED,
    COLOURS,
    COUNT,
    DESK,
    DESK_BOXING,
    DESK_ENDED,
    DESK_MUD,
    DESK_RUINS,
    DESK_SUM,
    DISC_COUNTS,
    DISC_GROUP,
    DISC_WHERE,
    FIRST,
    FLICKED,
    FLOOR,
    FRESH,
    GAME,
    GROUPS,
    HAND,
    HOLE,
    IN_HOLE,
    KEEP,
    KEY,
    MINE,
    NONE,
    NUMBERS,
    OVER,
    PHASE,
    POINTS,
    ROUND,
    RUINS,
    SECTIONS,
    SWAP,
    SWAPS,
    TABLE_COLUMNS,
    THEIRS,
    TRAY,
    TURNED,
    WRITE,
)
from meseta.envs.sonora.flicking_kernel import (
    BITS,
    FRACTION,
    bullseye,
    empty_hole,
    flick,
    lift,
    reflick,
)
from meseta.envs.sonora.legal_kernel import SOURCES, ruins_mask, write_mask
from meseta.envs.sonora.recording_kernel import (
    begin_write,
    choose,
    colour_of,
    end_swaps,
    is_first,
    is_undecided,
    next_in_ruins,
    next_swapper,
    swap,
)
from meseta.envs.sonora.sheet_kernel import (
    blank_desk,
    blank_sheet,
    box,
    cross,
    discover,
    draw,
    mark,
    rabbit,
    walk,
)
from meseta.envs.sonora.shown_kernel import show
from meseta.envs.sonora.solo_kernel import (
    COLOUR_COUNT,
    ai_draw,
    ai_fill,
    ai_mask,
    ai_walk,
    colours_mask,
    next_mark,
)

__all__ = ["Scratch", "Table", "Told", "illegal", "play_random", "reset_all", "step_all"]

Data: TypeAlias = Any  # type: ignore[explicit-any]
"""Arrays, the parts of `Printed`, and one table."""


class Table(NamedTuple):
    """One table (`columns`)."""

    luck: Data
    facts: Data
    discs: Data
    sheets: Data
    fits: Data
    """Which placements in the Canyon fit, for each seat; alone, in a second row, for the AI."""
    shot: Data
    """The latest flick: its start, as intended, as it left the hand, and whether it touched anything."""
    rests: Data
    """What the latest flick did to each disc: its fate and place, or `STILL`."""
    sources: Data
    """Which sources have a 1 in their part of the mask, as bits: these parts are cleared before the next."""
    ways: Data
    squares: Data
    leaps: Data
    """Room for looking at a creek, and for the AI to look at a canyon."""


class Scratch(NamedTuple):
    """Room for one flick, and the board as the discs' kernel reads it."""

    figures: Data
    walls: Data
    discs: Data
    moving: Data
    log: Data
    listed: Data
    point: Data
    """A point of the box of flicks."""


class Told(NamedTuple):
    """What a batch tells about its tables, a row for each."""

    actor: Data
    mask: Data
    done: Data
    scores: Data
    rewards: Data


def reset_all(prints: Data, tables: Data, told: Data, shown: Data, seed: int, first: int, last: int) -> None:
    """Set up the tables from the first up to the last."""
    printed = prints[0]
    for k in range(first, last):
        table = tables[k]
        table.luck[GAME] = 0
        set_up(table, printed, seed, k)
        told.mask[k, :] = 0
        table.sources[0] = 0
        table.luck[CHOSEN] = 0
        told.done[k] = False
        told.scores[k, :] = 0
        told.rewards[k, :] = 0.0
        tell(table, printed, told, shown[k], k)


def step_all(
    prints: Data, tables: Data, scratch: Data, told: Data, shown: Data,
    seed: int, actions: Data, points: Data, first: int, last: int,
) -> None:  # fmt: skip  # what there is, then what is done
    """Let the actor of each table from the first up to the last act; all actions are legal."""
    printed = prints[0]
    for k in range(first, last):
        advance(tables[k], printed, scratch, told, shown[k], seed, k, actions[k], points[k])


def play_random(
    prints: Data, tables: Data, scratch: Data, told: Data, shown: Data,
    seed: int, steps: int, first: int, last: int,
) -> int:  # fmt: skip  # what there is, then what is done
    """Let so many actions be taken at random at each of the tables; returns how many games ended."""
    printed, ended = prints[0], 0
    for k in range(first, last):
        table = tables[k]
        for _ in range(steps):
            number = pick(table, printed, told.mask[k], scratch.point, seed, k)
            advance(table, printed, scratch, told, shown[k], seed, k, number, scratch.point)
            ended += told.done[k]
    return ended


def advance(
    table: Data, printed: Data, scratch: Data, told: Data, shown: Data,
    seed: int, k: int, number: int, point: Data,
) -> None:  # fmt: skip  # what there is, then what is done
    """Let the actor take an action; a game that it ends is followed by the next."""
    act(table, printed, scratch, told.actor[k], number, point)
    if told.done[k]:
        told.done[k] = False
        for seat in range(printed.agreed.seats):
            told.scores[k, seat] = 0
            told.rewards[k, seat] = 0.0
    if table.facts[PHASE] == OVER:
        told.done[k] = True
        rank(table, printed, told.scores[k], told.rewards[k])
        table.luck[GAME] += 1
        set_up(table, printed, seed, k)
    tell(table, printed, told, shown, k)


def pick(table: Data, printed: Data, mask: Data, point: Data, seed: int, k: int) -> int:
    """A legal action, each as likely as any other, and a point of the box in case it is a flick."""
    chooser, drawn = key(seed, k, -1), int(table.luck[CHOSEN])
    table.luck[CHOSEN] = drawn + 5
    for part in range(4):
        point[part] = 2.0 * BITS * ((word(chooser, drawn + 1 + part) >> 11) & FRACTION) - 1.0
    starts, sources = printed.starts, int(table.sources[0])
    placements, spaces = len(printed.canyon.numbers), len(printed.creek.parents)
    count = ones(mask, 0, starts.draw) + ones(mask, starts.record, starts.end)
    for source in range(SOURCES):
        if sources >> source & 1:
            at = starts.draw + source * placements
            count += ones(mask, at, at + placements)
        if sources >> (source + SOURCES) & 1:
            at = starts.walk + source * spaces
            count += ones(mask, at, at + spaces)
    left, number = below(chooser, drawn, count), 0
    while number < starts.end:
        if number >= starts.draw and number < starts.record and sources == 0:
            number = starts.record
        if mask[number]:
            if left == 0:
                return number
            left -= 1
        number += 1
    return number


def ones(mask: Data, first: int, last: int) -> int:
    """How many actions in this part of the mask are legal."""
    part, found = mask[first:last], 0
    for index in range(len(part)):
        found += int(part[index])
    return found


def illegal(prints: Data, told: Data, actions: Data, points: Data) -> int:
    """The first table where the action is illegal, or a flick has no point of the box; -1 for none."""
    printed = prints[0]
    for k in range(len(actions)):
        number = actions[k]
        if number < 0 or number >= printed.starts.end or not told.mask[k, number]:
            return k
        if number < printed.starts.reflick:
            for part in range(4):
                if points[k, part] != points[k, part]:
                    return k
    return -1


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


def act(table: Data, printed: Data, scratch: Data, seat: int, number: int, point: Data) -> None:
    """The seat does what this number stands for; chance answers wherever it is due."""
    phase = table.facts[PHASE]
    if phase < COLOURS:
        act_flicking(table, printed, scratch, seat, number, point)
        if table.facts[PHASE] == AIM and table.facts[ACTOR] == NONE:
            begin_write(table, printed)
    elif phase == WRITE:
        write(table, printed, seat, number)
    elif phase == RUINS:
        race(table, printed, seat, number)
    elif phase == AI:
        mark_for_ai(table, printed, number)
    else:
        act_before_ruins(table, printed, seat, number)


def own_disc(printed: Data, seat: int, slot: int) -> int:
    """The disc in one of the seat's slots; alone, all are one's own."""
    return slot if printed.agreed.seats == 1 else NUMBERS * seat + slot


def act_flicking(table: Data, printed: Data, scratch: Data, seat: int, number: int, point: Data) -> None:
    """A flick, and what may be decided after it (SO-08, SO-15, SO-16)."""
    starts = printed.starts
    if number < starts.reflick:
        flick(table, printed, scratch, own_disc(printed, seat, number - starts.flick), point)
    elif number == starts.reflick:
        reflick(table, printed)
    elif number == starts.keep:
        empty_hole(table, printed)
    else:
        slot, section = divmod(number - starts.bullseye, SECTIONS)
        bullseye(table, printed, own_disc(printed, seat, slot), section)


def act_before_ruins(table: Data, printed: Data, seat: int, number: int) -> None:
    """Colours, Swaps, and sections for discs between several (SO-20 to SO-22, SO-47)."""
    starts, phase = printed.starts, table.facts[PHASE]
    if phase == CHOOSE:
        slot, section = divmod(number - starts.choose, SECTIONS)
        choose(table, printed, own_disc(printed, seat, slot), section)
    elif phase == COLOURS:
        mine, theirs = divmod(number - starts.colours, COLOUR_COUNT)
        table.facts[MINE], table.facts[THEIRS] = mine, theirs
        next_swapper(table, printed, 0)
    elif number == starts.done:
        end_swaps(table, printed)
    else:
        pair, a = number - starts.swap, 0
        while pair >= NUMBERS - 1 - a:
            pair -= NUMBERS - 1 - a
            a += 1
        first = NUMBERS * colour_of(table, printed, seat)
        swap(table, printed, first + a, first + a + 1 + pair)


def race(table: Data, printed: Data, seat: int, number: int) -> None:
    """Hexes are crossed off, or one's turn in the Ruins ends (SO-26)."""
    starts, sheet = printed.starts, table.sheets[seat]
    if number == starts.done:
        sheet[DESK + DESK_RUINS] = 0
        next_in_ruins(table, printed)
    elif number >= starts.discover:
        discover(sheet, number - starts.discover)
    else:
        building, more = divmod(number - starts.cross, starts.most_hexes)
        cross(sheet, printed, building, more + 1, is_first(table, printed, seat, building))


def mark_for_ai(table: Data, printed: Data, number: int) -> None:
    """Solo: an AI disc is used; once none has a legal use, the player's own Ruins begin (SO-48, SO-49)."""
    starts = printed.starts
    if number < starts.ai_walk:
        index, placement = divmod(number - starts.ai_draw, len(printed.canyon.numbers))
        ai_draw(table, printed, index + 1, placement)
    elif number < starts.ai_fill:
        index, space = divmod(number - starts.ai_walk, len(printed.creek.parents))
        ai_walk(table, printed, index + 1, space)
    else:
        ai_fill(table, printed, number - starts.ai_fill)
    if not next_mark(table, printed):
        next_in_ruins(table, printed)


def write(table: Data, printed: Data, seat: int, number: int) -> None:
    """One mark in the Write phase, or its end (SO-24)."""
    starts, sheet = printed.starts, table.sheets[seat]
    if number == starts.done:
        end_writing(table, printed, seat)
    elif number >= starts.discover:
        discover(sheet, number - starts.discover)
    elif number == starts.close:
        sheet[DESK + DESK_SUM], sheet[DESK + DESK_BOXING] = NONE, 0
    elif number >= starts.box:
        box(sheet, printed, number - starts.box)
    elif number >= starts.mark:
        mark(sheet, printed, number - starts.mark)
    elif number >= starts.rabbit:
        rabbit(sheet, number - starts.rabbit)
    elif number == starts.record:
        sheet[DESK + DESK_SUM], sheet[DESK + DESK_MUD] = sheet[DESK + DESK_MUD], 0
    elif number >= starts.walk:
        source, space = divmod(number - starts.walk, len(printed.creek.parents))
        walk(sheet, printed, source, space)
    else:
        source, placement = divmod(number - starts.draw, len(printed.canyon.numbers))
        draw(sheet, table.fits[seat], printed, source, placement)


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


def tell(table: Data, printed: Data, told: Data, shown: Data, k: int) -> None:
    """Who is to act, what is legal, and what the actor sees."""
    seat = next_writer(table, printed) if table.facts[PHASE] == WRITE else table.facts[ACTOR]
    told.actor[k] = seat
    mask = told.mask[k]
    clear(printed, mask, table.sources[0])
    table.sources[0] = fill_mask(table, printed, seat, mask)
    show(table, printed, shown, seat)


def clear(printed: Data, mask: Data, sources: int) -> None:
    """Nothing is legal. Of the large groups only those parts are cleared that have a 1."""
    starts, placements, spaces = printed.starts, len(printed.canyon.numbers), len(printed.creek.parents)
    mask[: starts.draw] = 0
    mask[starts.record :] = 0
    for source in range(SOURCES):
        if sources >> source & 1:
            mask[starts.draw + source * placements : starts.draw + (source + 1) * placements] = 0
        if sources >> (source + SOURCES) & 1:
            mask[starts.walk + source * spaces : starts.walk + (source + 1) * spaces] = 0


def fill_mask(table: Data, printed: Data, seat: int, mask: Data) -> int:
    """What the seat may do; returns the sources with a 1 in their part of the mask, as bits."""
    phase, starts = table.facts[PHASE], printed.starts
    if phase == AIM:
        flick_mask(table, printed, seat, mask)
    elif phase == WRITE:
        return write_mask(table.sheets[seat], table.fits[seat], table.ways, printed, mask)
    elif phase == RUINS:
        ruins_mask(table.sheets[seat], printed, mask)
    elif phase == KEEP:
        mask[starts.keep] = mask[starts.reflick] = 1
    elif phase == IN_HOLE:
        hole_mask(table, printed, seat, mask)
    elif phase == SWAP:
        swap_mask(table, printed, seat, mask)
    elif phase == CHOOSE:
        choose_mask(table, printed, seat, mask)
    elif phase == COLOURS:
        colours_mask(table, printed, mask)
    else:
        ai_mask(table, printed, mask, True)
    return 0


def slots(printed: Data) -> int:
    """How many discs a seat has."""
    return int(printed.agreed.discs // printed.agreed.seats)


def flick_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """The discs from which the actor must flick one now (SO-08, SO-13, SO-16)."""
    facts = table.facts
    for slot in range(slots(printed)):
        disc = own_disc(printed, seat, slot)
        at = table.discs[disc]
        if facts[FLICKED] != NONE:
            due = disc == facts[FLICKED]
        elif facts[GROUPS] > 0:
            due = at[DISC_GROUP] == 1
        else:
            due = at[DISC_WHERE] == HAND
        mask[printed.starts.flick + slot] = due


def hole_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """Each of one's discs in the hole goes on any section (SO-15)."""
    for slot in range(slots(printed)):
        if table.discs[own_disc(printed, seat, slot), DISC_WHERE] == HOLE:
            for section in range(SECTIONS):
                mask[printed.starts.bullseye + SECTIONS * slot + section] = 1


def swap_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """Two of one's own discs on the board, while there is a Swap, or the end of it (SO-22)."""
    mask[printed.starts.done] = 1
    if table.sheets[seat, TRAY + SWAPS] == 0:
        return
    number, first = printed.starts.swap, NUMBERS * colour_of(table, printed, seat)
    for a in range(NUMBERS):
        for b in range(a + 1, NUMBERS):
            lies = table.discs[first + a, DISC_WHERE] == FLOOR
            mask[number] = lies and table.discs[first + b, DISC_WHERE] == FLOOR
            number += 1


def choose_mask(table: Data, printed: Data, seat: int, mask: Data) -> None:
    """The sections of each disc that could count for several (SO-20, SO-21)."""
    for slot in range(slots(printed)):
        disc = own_disc(printed, seat, slot)
        if is_undecided(table, printed, disc):
            for section in range(SECTIONS):
                if table.discs[disc, DISC_COUNTS + section] > 0:
                    mask[printed.starts.choose + SECTIONS * slot + section] = 1
