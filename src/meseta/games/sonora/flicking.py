"""The Flick phase, in the exact order of SO-17."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import astuple, replace

from meseta.core.faults import Fault
from meseta.core.seats import Seat
from meseta.discs import Fate, Place, landing_fault, shot_fault
from meseta.discs.arena import SLACK
from meseta.discs.problems import StartNotOnCorner
from meseta.discs.run import Shot as DiscShot
from meseta.games.sonora import faults
from meseta.games.sonora.actions import Bullseye, Flick, Rest, Settle
from meseta.games.sonora.board import Board, rotate
from meseta.games.sonora.state import NO_DISC, Disc, Group, Phase, Shot, State, Where
from meseta.games.sonora.words import DiscId, Section, disc_name
from meseta.grids.bits import bits, members

TURN_SIZES: Final = (2, 2, 1)
"""Discs flicked in the three turns (SO-08)."""

_PLACES_IN_TURN: Final = {
    players: tuple(place for size in TURN_SIZES for place in range(players) for _ in range(size))
    for players in range(2, 5)
}
"""The place in turn order that makes each ordinary flick of a round, by number of players."""


def seat_of_flick(state: State, flick: int) -> Seat:
    """The seat that makes the ordinary flick of that number: turns have two, two and one disc (SO-08)."""
    return state.order()[_PLACES_IN_TURN[len(state.players)][flick]]


def next_flick(state: State, onward: Callable[[State], State]) -> State:
    """What follows a flick: re-flicks, the next turn, or the Write phase (SO-17, SO-19)."""
    if state.queue:
        return replace(state, phase=Phase.AIM, actor=state.queue[0].seat)
    if state.flown < len(state.discs):
        seat = 0 if state.solo else seat_of_flick(state, state.flown)
        return replace(state, phase=Phase.AIM, actor=seat)
    return onward(state)


def flickable(state: State) -> tuple[DiscId, ...]:
    """The discs from which the actor must flick one now (SO-08, SO-13, SO-16)."""
    if state.disc != NO_DISC:
        return (state.disc,)
    if state.queue:
        return members(state.queue[0].discs)
    return state.own(state.actor, Where.HAND)


def is_flickable(state: State, disc: DiscId) -> bool:
    """Whether this is one of them."""
    if state.disc != NO_DISC:
        return disc == state.disc
    if state.queue:
        return disc >= 0 and state.queue[0].discs >> disc & 1 == 1
    is_disc = 0 <= disc < len(state.discs)
    return is_disc and state.discs[disc].where is Where.HAND and state.owner(disc) == state.actor


def floor(state: State) -> dict[DiscId, Place]:
    """Where the discs on the board lie."""
    on_floor = Where.FLOOR
    return {disc: (at.x, at.y) for disc, at in enumerate(state.discs) if at.where is on_floor}


def board_shot(state: State, shot: Shot | Flick, vx: int, vy: int) -> DiscShot:
    """The flick on the board, seen from above."""
    corner = state.corner(state.actor)
    return DiscShot(corner, *rotate(corner, shot.x, shot.y), *rotate(corner, vx, vy))


def flick_fault(board: Board, state: State, flick: Flick) -> Fault | None:
    """A disc that is due, entirely on one's corner, off other discs, no faster than a hand (SO-08, SO-09)."""
    if not is_flickable(state, flick.disc):
        return _disc_fault(state, flick.disc)
    shot = board_shot(state, flick, flick.vx, flick.vy)
    wrong = shot_fault(board.arena, shot)
    if wrong is not None:
        return faults.NotOnCorner() if isinstance(wrong.problem, StartNotOnCorner) else faults.TooFast()
    return None if start_is_free(board, state, shot) else faults.StartOnDisc()


def start_is_free(board: Board, state: State, shot: DiscShot) -> bool:
    """Whether no disc leans on the corner where this one starts."""
    others = leaning(board, state)
    span = 2 * board.arena.disc_radius - SLACK
    return not (others and any((shot.x - x) ** 2 + (shot.y - y) ** 2 < span * span for x, y in others))


def leaning(board: Board, state: State) -> list[Place]:
    """The discs so near to a corner that they could block a start; there are hardly ever any."""
    on_floor, near = Where.FLOOR, board.near_corner
    return [(at.x, at.y) for at in state.discs if at.where is on_floor and abs(at.x) + abs(at.y) > near]


def _disc_fault(state: State, disc: DiscId) -> Fault:
    if state.disc != NO_DISC:
        return faults.OtherDiscFirst(disc=disc_name(state.disc))
    if state.queue:
        return faults.KnockedDiscsFirst()
    if 0 <= disc < len(state.discs) and state.owner(disc) == state.actor:
        return faults.DiscFlicked(disc=disc_name(disc))
    return faults.NotYourDisc(disc=disc_name(disc))


_IN_THE_AIR: Final = Disc(Where.AIR)


def flick(state: State, action: Flick) -> State:
    """The disc is in the air, and chance is asked."""
    again = state.disc != NO_DISC
    queue = state.queue
    if not again and queue:
        left = queue[0].discs & ~(1 << action.disc)
        queue = (Group(queue[0].seat, left), *queue[1:]) if left else queue[1:]
    ordinary = not again and not state.queue
    discs = [*state.discs]
    discs[action.disc] = _IN_THE_AIR
    return replace(
        state,
        discs=tuple(discs),
        phase=Phase.FLY,
        disc=action.disc,
        shot=Shot(action.x, action.y, action.vx, action.vy),
        queue=queue,
        flown=state.flown + ordinary,
    )


def settle_fault(board: Board, state: State, settle: Settle) -> Fault | None:
    """The discs named were there, and those left on the board can lie like this; nothing is simulated."""
    resting = floor(state)
    landed, limit, last, flicked = [], 2 * board.arena.half_width, NO_DISC, False
    for disc, fate, x, y in map(astuple, settle.rests):
        if disc == state.disc:
            flicked = True
        elif resting.pop(disc, None) is None:
            return faults.SettleDiscs("SO-10")
        elif fate is Fate.ON_CORNER:
            return faults.SettleDiscs("SO-11")
        if disc <= last:
            return faults.SettleDiscs("SO-10")
        if not (-limit <= x <= limit and -limit <= y <= limit):
            return faults.SettlePlaces()
        if fate is Fate.ON_FLOOR:
            landed.append((x, y))
        last = disc
    if not flicked:
        return faults.SettleDiscs("SO-10")
    top = board.arena.top_speed
    if settle.vx**2 + settle.vy**2 > top * top:
        return faults.TooFast()
    wrong = landing_fault(board.arena, landed, resting.values())
    return None if wrong is None else faults.SettlePlaces()


def settle(board: Board, state: State, action: Settle, onward: Callable[[State], State]) -> State:
    """The discs have come to rest: SO-17 begins, with (a) and the question in (b)."""
    discs = list(state.discs)
    for rest in action.rests:
        discs[rest.disc] = _landed(state, rest)
    state = replace(state, discs=tuple(discs), shot=None, touched=action.touched)
    reflicks = state.players[state.actor].tray.reflicks
    if reflicks and discs[state.disc].where is not Where.LIFTED:
        return replace(state, phase=Phase.KEEP)
    return empty_hole(board, state, onward)


def _landed(state: State, rest: Rest) -> Disc:
    """What becomes of a disc: SO-11, SO-12, SO-13 and SO-15 by its fate."""
    match rest.fate:
        case Fate.ON_FLOOR:
            return Disc(Where.FLOOR, rest.x, rest.y)
        case Fate.IN_HOLE:
            return Disc(Where.HOLE)
        case Fate.ON_CORNER:
            return Disc(Where.LIFTED)
        case Fate.OFF_BOARD:
            if rest.disc == state.disc:
                return Disc(Where.OFF)
            own = state.owner(rest.disc) == state.owner(state.disc)
            return Disc(Where.OUT if own else Where.KNOCKED)


def reflick_fault(state: State, seat: Seat) -> Fault | None:
    """A Reflick must be available (SO-16)."""
    return None if state.players[seat].tray.reflicks else faults.NoReflick()


def reflick(board: Board, state: State, onward: Callable[[State], State]) -> State:
    """The Reflick is crossed off and the disc lifted; other discs stay where they are (SO-16)."""
    seat = state.actor
    player = state.players[seat]
    tray = replace(player.tray, reflicks=player.tray.reflicks - 1)
    state = state.with_player(seat, replace(player, tray=tray))
    return empty_hole(board, state.with_disc(state.disc, Disc(Where.LIFTED)), onward)


def empty_hole(board: Board, state: State, onward: Callable[[State], State]) -> State:
    """Step (c): discs in the hole leave, their owners choosing in turn order; then (d) and (e)."""
    if state.any(Where.HOLE):
        seat = next(seat for seat in state.order() if state.own(seat, Where.HOLE))
        return replace(state, phase=Phase.HOLE, actor=seat)
    if state.discs[state.disc].where is Where.LIFTED:
        return replace(state, phase=Phase.AIM, actor=state.owner(state.disc))
    return conclude(board, state, onward)


def bullseye_fault(state: State, action: Bullseye) -> Fault | None:
    """One of one's own discs in the hole goes on any section (SO-15)."""
    if action.disc in state.own(state.actor, Where.HOLE):
        return None
    return faults.NotInHole(disc=disc_name(action.disc))


def bullseye(board: Board, state: State, action: Bullseye, onward: Callable[[State], State]) -> State:
    """The disc is on the section for good (SO-15)."""
    chosen = Disc(Where.SECTION, section=action.section)
    return empty_hole(board, state.with_disc(action.disc, chosen), onward)


def conclude(board: Board, state: State, onward: Callable[[State], State]) -> State:
    """Step (e): own discs off the board and bunts are out, rivals' discs are queued (SO-12, SO-13, SO-18)."""
    flicker = state.owner(state.disc)
    if state.discs[state.disc].where is Where.OFF or is_bunt(board, state):
        state = state.with_disc(state.disc, Disc(Where.OUT))
    queue = (*state.queue, *knocked_off(state, flicker)) if state.any(Where.KNOCKED) else state.queue
    return next_flick(replace(state, queue=queue, disc=NO_DISC, touched=False), onward)


def knocked_off(state: State, flicker: Seat) -> Iterator[Group]:
    """The discs that this flick's attempts knocked off, by owner, in turn order from the flicker (SO-13)."""
    waiting = {disc for group in state.queue for disc in members(group.discs)}
    for seat in state.order(flicker):
        fallen = bits(disc for disc in state.own(seat, Where.KNOCKED) if disc not in waiting)
        if fallen:
            yield Group(seat, fallen)


def is_bunt(board: Board, state: State) -> bool:
    """Whether the flick was a bunt under `no_bunting`: untouched, at rest in the nearest zone (SO-18).

    A disc exactly between two zones is not in the nearest one: its owner could choose the other.
    """
    at = state.discs[state.disc]
    if not state.arrangement.no_bunting or state.touched or at.where is not Where.FLOOR:
        return False
    nearest: Section = board.zones[state.corner(state.owner(state.disc))]
    return board.zones_at((at.x, at.y)) == (nearest,)
