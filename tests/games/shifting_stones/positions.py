"""Positions and lines of play, written as people write them."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import chain

import pytest

from meseta.core.errors import IllegalAction
from meseta.core.faults import Fault
from meseta.core.seats import CHANCE, Seat
from meseta.games.shifting_stones.actions import Action, Draw, First, Lay, Pick
from meseta.games.shifting_stones.game import ShiftingStones
from meseta.games.shifting_stones.grid import FACES, STONES, Grid, pack, unpack
from meseta.games.shifting_stones.state import CardId, Phase, State
from meseta.grids.bits import bits, members

GAME = ShiftingStones()

OPENING = "sun fish fish / horse horse horse / seed seed seed"
"""The stones where a test does not care; only the cards 6, 16, 29, 41, 48, 53 and 58 match."""

ONES, TWOS, THREES, FIVES = range(1, 29), range(29, 55), range(55, 68), range(68, 73)
SOLO = {ONES: 8, TWOS: 4, THREES: 3, FIVES: 1}


def grid(text: str) -> Grid:
    """The grid that shows these nine faces, rows separated by a slash."""
    faces = [FACES.index(word) for word in text.replace("/", " ").split()]
    assert sorted(face & ~1 for face in faces) == list(STONES), "these are not the nine stones"
    return pack(faces)


def shown(state: State) -> str:
    """The faces that show, as `grid` reads them."""
    faces = [FACES[face] for face in unpack(state.grid)]
    return " / ".join(" ".join(faces[row : row + 3]) for row in (0, 3, 6))


def position(
    *,
    seats: int = 2,
    stones: str = OPENING,
    hands: Sequence[Collection[CardId]] = (),
    scored: Sequence[Collection[CardId]] = (),
    deck: Collection[CardId] | None = None,
    discard: Collection[CardId] | None = None,
    first: Seat = 0,
    turn: Seat = 0,
    skipped: Iterable[Seat] = (),
    strikes: int = 0,
    uncapped: bool = False,
) -> State:
    """The start of a turn in which every card is somewhere.

    Hands that are not given are dealt the lowest cards named nowhere. The cards still left lie in the draw
    pile, or in the discard pile where only the draw pile is given. Alone, sixteen cards are in play: those
    named, and the lowest others.
    """
    named = Counter(chain(*hands, *scored, deck or (), discard or ()))
    assert not named or max(named.values()) == 1, "a card cannot be in two places"
    left = [card for card in _in_play(seats, named) if card not in named]
    dealt = [bits(hand) for hand in hands]
    while len(dealt) < seats:
        dealt.append(bits(left[:4]))
        left = left[4:]
    assert not left or deck is None or discard is None, f"where are {left}?"
    undrawn = bits(left if deck is None else deck)
    spent = bits(chain(discard or (), left if deck is not None else ()))
    laid = (*map(bits, scored), *[0] * (seats - len(scored)))
    return State(
        phase=Phase.TURN,
        grid=grid(stones),
        hands=tuple(dealt),
        scored=laid,
        deck=undrawn,
        discard=spent,
        first=first,
        turn=turn,
        rested=bits(skipped),
        strikes=strikes,
        seen=dealt[0] | laid[0] | spent if seats == 1 else 0,
        uncapped=uncapped,
    )


def _in_play(seats: int, named: Iterable[CardId]) -> list[CardId]:
    if seats > 1:
        return [*ONES, *TWOS, *THREES, *FIVES]
    cards = set(named)
    for value, count in SOLO.items():
        missing = count - len(cards & set(value))
        assert missing >= 0, "too many cards of one value for a game alone"
        cards.update([card for card in value if card not in cards][:missing])
    return sorted(cards)


def play(*lines: str, on: State) -> State:
    """The position after these lines, each by chance or by the seat on turn, depending on the action."""
    for line in lines:
        action = GAME.read(line)
        on = GAME.apply(on, actor(action, on), action)
    return on


def actor(action: Action, on: State) -> Seat:
    """Who would do this: chance what only chance does, the seat on turn all else."""
    return CHANCE if isinstance(action, Lay | Pick | First | Draw) else on.turn


def refusal(line: str, on: State, *, by: Seat | None = None) -> Fault:
    """Why the line is refused; every method of the game must refuse it."""
    action = GAME.read(line)
    seat = actor(action, on) if by is None else by
    fault = GAME.fault(on, seat, action)
    assert fault is not None, f"{line!r} was allowed"
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(on, seat, action)
    assert refused.value.fault == fault
    assert seat == CHANCE or action not in GAME.legal(on, seat)
    return fault


def may(line: str, on: State, *, by: Seat | None = None) -> bool:
    """Whether the line is allowed."""
    action = GAME.read(line)
    return GAME.fault(on, actor(action, on) if by is None else by, action) is None


def choices(on: State) -> set[str]:
    """Everything the seat on turn may do."""
    return {GAME.write(action) for action in GAME.legal(on, on.turn)}


def draws(on: State) -> set[tuple[CardId, ...]]:
    """The cards chance may hand out now."""
    return {answer.cards for answer, _ in GAME.chance(on) if isinstance(answer, Draw)}


def hand(on: State, seat: Seat) -> tuple[CardId, ...]:
    """The cards of a seat, ascending."""
    return members(on.hands[seat])


def scored(on: State, seat: Seat) -> tuple[CardId, ...]:
    """The scored cards of a seat, ascending."""
    return members(on.scored[seat])


def totals(on: State) -> tuple[int, ...]:
    """Every seat's total, by seat."""
    return tuple(score.total for score in GAME.score(on))
