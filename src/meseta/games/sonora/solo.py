"""The solo game: the colours, and what the AI's discs do to the sheet (SO-45 to SO-54)."""

from msgspec.structs import replace

from meseta.core.faults import Fault
from meseta.games.sonora import ai_canyon, canyon, creek, mudcracks, racing, ruins
from meseta.games.sonora.actions import AiAction, AiDraw, AiFill, AiWalk, Colours
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import colour_desk, disc_spots
from meseta.games.sonora.faults import FullZone, TwoColours, UnfairColours
from meseta.games.sonora.sheet_faults import NoAiDisc
from meseta.games.sonora.state import NO_COLOUR, Desk, Phase, Player, State, Where, spend
from meseta.games.sonora.words import NUMBERS, Section
from meseta.grids.bits import bits, members

COLOURS = range(3)
"""Fifteen discs in three colours (SO-45)."""


def begin_colours(state: State) -> State:
    """All fifteen have been flicked: one's own colour and the AI's are chosen (SO-47)."""
    return replace(state, phase=Phase.COLOURS, actor=0)


def left_in_play(state: State, colour: int) -> int:
    """The discs of a colour that are in play, bullseyes included (SO-47)."""
    discs = state.discs[5 * colour : 5 * colour + 5]
    return sum(disc.where in (Where.FLOOR, Where.SECTION) for disc in discs)


def full_sections(edition: Edition, state: State) -> frozenset[Section]:
    """The sections in which the AI can do nothing more (SO-54)."""
    player = state.players[0]
    full = {
        Section.RUINS: ruins.ai_full(edition.ruins, player.ruins),
        Section.CANYON: ai_canyon.full(edition.canyon, player.canyon, state.arrangement.ai_squares),
        Section.CREEK: not creek.ai_paths(edition.creek, player.creek, 1),
        Section.MUDCRACKS: not mudcracks.ai_nodes(edition.mudcracks, player.mudcracks),
    }
    return frozenset(section for section, is_full in full.items() if is_full)


def wasted(edition: Edition, state: State, colour: int) -> int:
    """How many discs of the colour can only count for a full section (SO-54)."""
    full = full_sections(edition, state)
    found = (disc_spots(edition, state, disc) for disc in range(5 * colour, 5 * colour + 5))
    return sum(bool(spots) and all(spot.section in full for spot in spots) for spots in found)


def shortfall(state: State, pair: Colours) -> int:
    """How many fewer discs the AI's colour has in play than one's own (SO-47)."""
    return max(0, left_in_play(state, pair.mine) - left_in_play(state, pair.theirs))


def pairs(edition: Edition, state: State) -> list[Colours]:
    """Every pair of colours that `ai_full_zone` allows (SO-54)."""
    waste = [wasted(edition, state, colour) for colour in COLOURS]
    least = min(waste) if state.arrangement.ai_full_zone else max(waste)
    return [
        Colours(mine, theirs)
        for mine in COLOURS
        for theirs in COLOURS
        if mine != theirs and waste[theirs] <= least
    ]


def colours_fault(edition: Edition, state: State, action: Colours) -> Fault | None:
    """Two different colours, within the options `fair_colours` and `ai_full_zone` (SO-47, SO-54).

    Where SO-54 leaves no fair pair, the least unfair one is allowed: something must be chosen.
    """
    mine, theirs = action.mine, action.theirs
    if mine not in COLOURS or theirs not in COLOURS or mine == theirs:
        return TwoColours()
    allowed = pairs(edition, state)
    if action not in allowed:
        return FullZone()
    if not state.arrangement.fair_colours:
        return None
    fairest = min(shortfall(state, pair) for pair in allowed)
    return None if shortfall(state, action) == fairest else UnfairColours()


def choices(edition: Edition, state: State) -> list[Colours]:
    """Every pair of colours that may be chosen."""
    return [pair for pair in pairs(edition, state) if colours_fault(edition, state, pair) is None]


def begin(edition: Edition, state: State) -> State:
    """The AI's Ruins value is circled at once; the player marks the rest (SO-48, SO-49)."""
    assert state.mine != NO_COLOUR, "the colours are chosen"
    player = state.players[0]
    ai = colour_desk(edition, state, state.theirs)
    player = replace(
        player,
        desk=colour_desk(edition, state, state.mine),
        ruins=ruins.ai_circle(edition.ruins, player.ruins, ai.ruins),
    )
    marked = replace(state.with_player(0, player), ai=replace(ai, ruins=0), phase=Phase.AI, actor=0)
    return next_mark(edition, marked)


def next_mark(edition: Edition, state: State) -> State:
    """The AI's next mark, or the player's own Ruins once no AI disc has a legal use (SO-48, SO-49)."""
    if marks(edition, state):
        return state
    player = state.players[0]
    cleared, left = ruins.clear(player.ruins, player.desk.ruins)
    player = replace(player, ruins=cleared, desk=replace(player.desk, ruins=left))
    return racing.next_in_ruins(replace(state.with_player(0, player), ai=Desk()))


def marks(edition: Edition, state: State) -> list[AiAction]:
    """Every mark that the AI's discs could make now."""
    player, drawing = state.players[0], state.arrangement.ai_drawing
    found: list[AiAction] = []
    for number in NUMBERS:
        if state.ai.canyon[number - 1]:
            masks = ai_canyon.fitting(edition.canyon, player.canyon, number, drawing)
            found += (AiDraw(number, members(mask)) for mask in masks)
    for number in NUMBERS:
        if state.ai.creek[number - 1]:
            found += (AiWalk(number, start) for start in creek.ai_paths(edition.creek, player.creek, number))
    if state.ai.mud:
        found += (AiFill(node) for node in mudcracks.ai_nodes(edition.mudcracks, player.mudcracks))
    return found


def mark_fault(edition: Edition, state: State, action: AiAction) -> Fault | None:
    """Why the AI's discs cannot make this mark now, or None (SO-48, SO-50, SO-52, SO-53)."""
    player = state.players[0]
    match action:
        case AiDraw(number, cells):
            if number not in NUMBERS or not state.ai.canyon[number - 1]:
                return NoAiDisc()
            if wrong := canyon.cells_fault(edition.canyon, cells):
                return wrong
            drawing = state.arrangement.ai_drawing
            return ai_canyon.shape_fault(edition.canyon, player.canyon, number, drawing, bits(cells))
        case AiWalk(number, start):
            if number not in NUMBERS or not state.ai.creek[number - 1]:
                return NoAiDisc()
            return creek.ai_path_fault(edition.creek, player.creek, number, start)
        case AiFill(node):
            if not state.ai.mud:
                return NoAiDisc()
            return mudcracks.ai_fill_fault(edition.mudcracks, player.mudcracks, node)


def mark(edition: Edition, state: State, action: AiAction) -> State:
    """The mark is made, and the next one is due."""
    player, ai = state.players[0], state.ai
    match action:
        case AiDraw(number, cells):
            player = replace(player, canyon=ai_canyon.fill(player.canyon, bits(cells)))
            ai = replace(ai, canyon=spend(ai.canyon, number))
        case AiWalk(number, start):
            player = _walked(edition, player, start, number)
            ai = replace(ai, creek=spend(ai.creek, number))
        case AiFill(node):
            player = replace(player, mudcracks=mudcracks.ai_fill(player.mudcracks, node))
            ai = replace(ai, mud=ai.mud - 1)
    return next_mark(edition, replace(state.with_player(0, player), ai=ai))


def _walked(edition: Edition, player: Player, start: int, length: int) -> Player:
    return replace(player, creek=creek.ai_walk(edition.creek, player.creek, start, length))
