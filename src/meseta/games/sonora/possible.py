"""Whether a position from outside is possible at all: every field is checked against every other.

A stored state is a claim. What the rules keep true from the first flick to the last mark is checked here, so
that nothing later has to check it again.
"""

from collections.abc import Iterator
from functools import lru_cache

from meseta.core.seats import CHANCE, Seat
from meseta.discs import shot_fault, table_fault
from meseta.games.sonora import ai_canyon, bonuses, solo
from meseta.games.sonora.board import PLACES, spots
from meseta.games.sonora.canyon import Canyon
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import colour_desk, in_play, undecided
from meseta.games.sonora.creek import Creek
from meseta.games.sonora.flicking import board_shot, floor, seat_of_flick
from meseta.games.sonora.mudcracks import MIDDLE, Mudcracks
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import NO_COLOUR, NO_DISC, NO_SUM, Desk, Phase, Player, State, Where
from meseta.games.sonora.words import Animal, Bonus, Section
from meseta.grids.bits import Bits, members

_FLICKING = (Phase.AIM, Phase.FLY, Phase.KEEP, Phase.HOLE)
_DECIDED = (Phase.SWAP, Phase.CHOOSE, Phase.AI, Phase.RUINS, Phase.WRITE, Phase.OVER)
"""The phases of a solo game in which the colours are chosen already (SO-47)."""
_EARNING = (Phase.RUINS, Phase.WRITE)
_FLICKED = (Where.FLOOR, Where.SECTION, Where.OUT)
"""What can have become of a disc once all are flicked (SO-19)."""


def impossible(edition: Edition, state: State) -> str | None:
    """The first part of a state that is possible by itself but contradicts another."""
    return next((part for part, holds in _parts(edition, state) if not holds), None)


def _parts(edition: Edition, state: State) -> Iterator[tuple[str, bool]]:
    """Each part and whether it holds; later checks may rely on earlier ones."""
    yield "phase", _phase_holds(state)
    yield "turned", _turned_holds(edition, state)
    yield "flown", _flown_holds(state)
    yield "discs", _discs_hold(edition, state)
    yield "disc", _flicked_holds(state)
    yield (
        "shot",
        state.shot is None
        or not shot_fault(edition.board.arena, board_shot(state, state.shot, state.shot.vx, state.shot.vy)),
    )
    yield "queue", _queue_holds(state)
    yield "mine", _colours_hold(state)
    yield "actor", _actor_holds(edition, state)
    yield "ai", _ai_holds(edition, state)
    yield "players", all(_player_holds(edition, state, seat) for seat in range(len(state.players)))
    yield "rewards", _rewards_hold(state)


def _phase_holds(state: State) -> bool:
    if state.phase is Phase.LOT:
        return not state.solo and state.round == 1 and state.first == CHANCE
    alone = state.phase in (Phase.COLOURS, Phase.AI)
    last = state.phase is not Phase.OVER or state.round == state.arrangement.rounds
    return (state.solo or not alone) and last


def _turned_holds(edition: Edition, state: State) -> bool:
    """Each round turns the board and moves the first player on by one (SO-03, SO-04)."""
    if state.phase is Phase.LOT:
        return state.turned == 0
    count, ruins = len(state.players), edition.board.zones.index(Section.RUINS)
    began = (state.first - state.round + 1) % count
    return state.turned == (PLACES[count][began] - ruins + state.round - 1) % 4


def _flown_holds(state: State) -> bool:
    """Every ordinary flick has taken a disc from its seat's hand (SO-08)."""
    if state.phase in _FLICKING:
        seats = [0 if state.solo else seat_of_flick(state, flick) for flick in range(state.flown)]
        hands = [len(state.discs) if state.solo else 5] * len(state.players)
        return all(len(state.own(s, Where.HAND)) == hands[s] - seats.count(s) for s in range(len(hands)))
    if state.phase is Phase.LOT:
        return state.flown == 0 and all(disc.where is Where.HAND for disc in state.discs)
    return state.flown == len(state.discs) and all(disc.where in _FLICKED for disc in state.discs)


def _discs_hold(edition: Edition, state: State) -> bool:
    """Discs lie where discs can lie, and only those with a section name one (SO-15, SO-20, SO-21)."""
    if table_fault(edition.board.arena, list(floor(state).values())):
        return False
    for disc in state.discs:
        if disc.where is Where.FLOOR and disc.section >= 0:
            open_to = [spot.section for spot in spots(edition.board, (disc.x, disc.y))]
            if state.phase < Phase.CHOOSE or len(open_to) < 2 or disc.section not in open_to:
                return False
        elif (disc.where is Where.SECTION) != (disc.section >= 0):
            return False
    return True


def _flicked_holds(state: State) -> bool:
    """Only the disc being flicked is in the air, lifted, or off the board with a decision pending."""
    found = {where: {n for n, disc in enumerate(state.discs) if disc.where is where} for where in Where}
    alone = found[Where.AIR] | found[Where.LIFTED] | found[Where.OFF]
    if state.disc == NO_DISC:
        waiting = state.phase in (Phase.FLY, Phase.KEEP, Phase.HOLE)
        return not (alone or found[Where.HOLE] or waiting or state.touched)
    where = state.discs[state.disc].where
    fits = {
        Phase.AIM: where is Where.LIFTED and not found[Where.HOLE],
        Phase.FLY: where is Where.AIR and not found[Where.HOLE],
        Phase.KEEP: where in (Where.FLOOR, Where.HOLE, Where.OFF),
        Phase.HOLE: where in (Where.FLOOR, Where.HOLE, Where.OFF, Where.LIFTED, Where.SECTION),
    }
    return alone <= {state.disc} and fits.get(state.phase, False)


def _queue_holds(state: State) -> bool:
    """Rivals' discs that were knocked off are queued by owner, new ones once the flick is over (SO-17)."""
    knocked = {disc for disc, at in enumerate(state.discs) if at.where is Where.KNOCKED}
    queued = {disc for group in state.queue for disc in members(group.discs)}
    owned = all(state.owner(disc) == group.seat for group in state.queue for disc in members(group.discs))
    whole = queued == knocked if state.disc == NO_DISC else queued <= knocked - {state.disc}
    return owned and whole and not (state.solo and knocked)


def _colours_hold(state: State) -> bool:
    if state.solo and state.phase in _DECIDED:
        return NO_COLOUR not in (state.mine, state.theirs) and state.mine != state.theirs
    return state.mine == state.theirs == NO_COLOUR


def _actor_holds(edition: Edition, state: State) -> bool:
    """The actor is the seat whose turn it is."""
    actor, order = state.actor, state.order() if state.phase is not Phase.LOT else ()
    match state.phase:
        case Phase.LOT:
            return actor == CHANCE
        case Phase.AIM if state.disc == NO_DISC and state.queue:
            return actor == state.queue[0].seat
        case Phase.AIM if state.disc == NO_DISC:
            return state.flown < len(state.discs) and (
                state.solo or actor == seat_of_flick(state, state.flown)
            )
        case Phase.AIM | Phase.FLY:
            return actor == state.owner(state.disc)
        case Phase.KEEP:
            return actor == state.owner(state.disc) and state.players[actor].tray.reflicks > 0
        case Phase.HOLE:
            return actor == next((seat for seat in order if state.own(seat, Where.HOLE)), None)
        case Phase.SWAP:
            return len(in_play(state, actor)) > 1
        case Phase.CHOOSE:
            return actor == next((seat for seat in order if undecided(edition, state, seat)), None)
        case Phase.RUINS | Phase.COLOURS | Phase.AI:
            return True
        case Phase.WRITE:
            return actor == state.first and not all(player.desk.ended for player in state.players)
        case Phase.OVER:
            return actor == state.first


def _ai_holds(edition: Edition, state: State) -> bool:
    """What is left of the AI's discs, except for the Ruins, while there is a mark to be made (SO-48)."""
    if state.phase is not Phase.AI:
        return state.ai == Desk()
    return _is_left(state.ai, colour_desk(edition, state, state.theirs)) and bool(solo.marks(edition, state))


def _is_left(desk: Desk, whole: Desk) -> bool:
    """Whether this can be what is left of the discs, recorded one by one with no sum open."""
    uses = zip((*desk.canyon, *desk.creek, desk.mud), (*whole.canyon, *whole.creek, whole.mud), strict=True)
    blank = desk.sum == NO_SUM and not desk.boxing and not desk.ended and desk.ruins == 0
    return blank and all(left <= every for left, every in uses)


def _player_holds(edition: Edition, state: State, seat: Seat) -> bool:
    player = state.players[seat]
    return (
        _desk_holds(edition, state, seat)
        and _tray_holds(edition, state, player)
        and _canyon_holds(edition, state, player.canyon)
        and _creek_holds(edition, player.creek, state.solo)
        and _mudcracks_hold(edition, player.mudcracks)
        and (state.solo or player.ruins.circled == player.ruins.cleared == 0)
    )


def _desk_holds(edition: Edition, state: State, seat: Seat) -> bool:
    """A desk holds what is left of the seat's discs, once their sections are decided (SO-23)."""
    desk = state.players[seat].desk
    if state.phase not in (Phase.AI, Phase.RUINS, Phase.WRITE):
        return desk == Desk()
    whole = colour_desk(edition, state, state.mine if state.solo else seat)
    if state.phase is Phase.AI:
        return desk == whole
    if state.phase is Phase.RUINS:
        return desk.ruins <= whole.ruins and desk == Desk(desk.ruins, whole.canyon, whole.creek, whole.mud)
    if desk.ended:
        return desk == Desk(ended=True)
    if desk.sum == NO_SUM:
        return _is_left(desk, whole) and desk.mud in (0, whole.mud)
    rabbits = (
        bonuses.RABBIT * _icons(edition)[Bonus.RABBIT]
        + bonuses.FOUND_RABBIT * edition.tray.found[Animal.RABBIT]
    )
    closed = Desk(0, desk.canyon, desk.creek, desk.mud)
    return (
        desk.ruins == 0
        and _is_left(closed, whole)
        and desk.mud in (0, whole.mud)
        and desk.sum <= whole.mud + rabbits
    )


def _tray_holds(edition: Edition, state: State, player: Player) -> bool:
    """Animals exist only while writing, no more than printed; only then is an icon owed (SO-24, SO-40)."""
    tray, icons = player.tray, _icons(edition)
    earning = state.phase in _EARNING and not player.desk.ended
    owing = earning and (state.phase is Phase.WRITE or player is state.players[state.actor])
    return (
        (earning or not any(tray.fresh))
        and (owing or tray.owed == 0)
        and all(tray.fresh[animal] <= icons[Bonus(animal)] for animal in Animal)
        and tray.discoveries + tray.owed <= icons[Bonus.DISCOVERY]
        and tray.reflicks_circled >= 1
        and tray.swaps_circled >= 1
    )


@lru_cache(16)
def _icons(edition: Edition) -> dict[Bonus, int]:
    """How often each bonus is printed on a sheet."""
    triangles = [triangle.bonus for triangle in edition.mudcracks.triangles]
    printed = [
        *(building.bonus for building in edition.ruins.buildings),
        *edition.canyon.icons.values(),
        *edition.creek.bonuses.values(),
        *(column.bonus for column in edition.mudcracks.columns),
    ]
    return {bonus: printed.count(bonus) + triangles.count(bonus) for bonus in Bonus}


def _canyon_holds(edition: Edition, state: State, sheet: Canyon) -> bool:
    """Shapes touch earlier ones; the AI's begin on its squares and may leapfrog (SO-29, SO-50)."""
    printed = edition.canyon
    starts = ai_canyon.starts(printed, state.arrangement.ai_squares)
    own = printed.start
    for shape in sheet.shapes:
        if not printed.halo(shape) & own:
            return False
        own |= shape
    for number, shape in enumerate(sheet.filled):
        touch = ai_canyon.touchable(printed, Canyon(sheet.shapes, sheet.filled[:number]))
        if not (shape & starts or printed.halo(shape) & touch):
            return False
    return state.solo or not sheet.filled


def _creek_holds(edition: Edition, sheet: Creek, solo: bool) -> bool:
    """Visited spaces are connected and end in circles; the AI's start at its squares (SO-33, SO-52)."""
    printed = edition.creek
    joined = all(sheet.visited >> printed.parents[space] & 1 for space in members(sheet.visited))
    passed = all(
        any(sheet.visited >> child & 1 for child in printed.children[space])
        for space in members(sheet.crossed & ~1)
    )
    upstream = all(
        space in printed.ai_squares or any(sheet.filled >> child & 1 for child in printed.children[space])
        for space in members(sheet.filled)
    )
    return joined and passed and upstream and (solo or not sheet.filled)


def _mudcracks_hold(edition: Edition, sheet: Mudcracks) -> bool:
    """Marked nodes are connected with X, and small circles are only at the rim (SO-36, SO-53)."""
    printed = edition.mudcracks
    reached: Bits = 1 << MIDDLE
    grown = reached
    while grown:
        around = 0
        for node in members(grown):
            around |= printed.lines[node]
        grown = around & sheet.marked & ~reached
        reached |= grown
    rim = all(printed.outside >> node & 1 for node, filled in enumerate(sheet.raised) if filled)
    return reached == sheet.marked and rim


def _rewards_hold(state: State) -> bool:
    """Each building's top reward goes to one player at most, and before any bottom one (SO-27, SO-49)."""
    for rewards in zip(*(player.ruins.rewards for player in state.players), strict=True):
        tops = rewards.count(Reward.TOP)
        if tops > 1 or (tops == 0 and Reward.BOTTOM in rewards):
            return False
    return True
