"""The same deal of Sonora for others: the same first player, and the same tremor of the same hand.

What a seat's n-th flick does to a velocity is the same at every table: it turns it by as much, and makes it
as much faster or slower. Whoever flicks exactly as the first did sees exactly the same motion.
"""

from collections import Counter
from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from meseta.core.dealing import Answer, Deal, completed
from meseta.core.seats import Seat
from meseta.discs import Arena, Engine, plain
from meseta.discs.chance import HANDS, tremble_velocity
from meseta.games.sonora.actions import Action, First, Settle
from meseta.games.sonora.chance import play_flick
from meseta.games.sonora.content import Edition
from meseta.games.sonora.state import Phase, State


def deal_of(seed: str, answers: Sequence[tuple[State, Seat, Action]]) -> Deal:
    """The deal of a match."""
    known: dict[str, dict[int, int]] = {}
    flicks: Counter[Seat] = Counter()
    for state, seat, action in answers:
        if isinstance(action, First):
            known["first"] = {0: action.seat}
        elif isinstance(action, Settle) and state.shot is not None:
            meant, left = (state.shot.vx, state.shot.vy), (action.vx, action.vy)
            known[_purpose(seat, flicks[seat])] = dict(enumerate((*meant, *left)))
            flicks[seat] += 1
    return completed(seed, (), known)


def _purpose(seat: Seat, before: int) -> str:
    """What the seat's next flick, after so many, is called."""
    return f"flick {seat} {before}"


def dealt(
    edition: Edition, deal: Deal, state: State, before: Sequence[Answer], engine: Engine = plain
) -> Action:
    """Chance's answer in this deal."""
    if state.phase is Phase.LOT:
        first = deal.known.get("first")
        return First(deal.rng("first").randrange(len(state.players)) if first is None else first[0])
    assert state.shot is not None, "a disc is in the air"
    flicks = sum(seat == state.actor and isinstance(action, Settle) for seat, action in before)
    return play_flick(edition.board, state, *_tremor(edition, deal, state, flicks), engine)


def _tremor(edition: Edition, deal: Deal, state: State, flicks: int) -> tuple[int, int]:
    """The velocity that the hand really gives."""
    assert state.shot is not None, "a disc is in the air"
    purpose, arena = _purpose(state.actor, flicks), edition.board.arena
    vx, vy = state.shot.vx, state.shot.vy
    known = deal.known.get(purpose)
    if known is not None and (meant := hypot(known[0], known[1])):
        return _strayed(arena, (vx, vy), (known[0], known[1]), (known[2], known[3]), meant)
    hand = HANDS[state.arrangement.hands[state.actor]]
    if not (hand.angle or hand.speed):
        return vx, vy
    return tremble_velocity(arena, hand, vx, vy, deal.rng(purpose))


def _strayed(
    arena: Arena, velocity: tuple[int, int], meant: tuple[int, int], left: tuple[int, int], speed: float
) -> tuple[int, int]:
    """The velocity, strayed as far as one that was meant did until it left the hand."""
    if velocity == meant:
        return left
    factor = hypot(*left) / speed
    turn = atan2(left[1], left[0]) - atan2(meant[1], meant[0]) if any(left) else 0.0
    (vx, vy) = velocity
    faster = min(hypot(vx, vy) * factor, arena.top_speed - 1)
    heading = atan2(vy, vx) + turn
    return round(faster * cos(heading)), round(faster * sin(heading))
