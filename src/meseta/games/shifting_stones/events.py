"""What happened in Shifting Stones, as one viewer may know it (ST-26)."""

from typing import Final, TypeAlias

from meseta.core.game import Event
from meseta.core.seats import Seat
from meseta.games.shifting_stones.actions import (
    Action,
    Draw,
    End,
    First,
    Flip,
    Lay,
    Pick,
    Score,
    Shift,
    Skip,
)
from meseta.games.shifting_stones.chance import reshuffles
from meseta.games.shifting_stones.content import Deck
from meseta.games.shifting_stones.grid import FACES, NAMES, unpack
from meseta.games.shifting_stones.rules import is_last_round
from meseta.games.shifting_stones.state import CardId, Phase, State

_OVER: Final = Phase.OVER


class Laid(Event, frozen=True, tag="laid"):
    """The stones have been laid out (ST-04)."""

    faces: tuple[str, ...]


class Picked(Event, frozen=True, tag="picked"):
    """The deck of a solo game has been picked, unseen (ST-22)."""

    count: int


class FirstPlayer(Event, frozen=True, tag="first_player"):
    """The first player has been drawn by lot (ST-06)."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """A seat has drawn cards; only its owner sees which (ST-05, ST-14, ST-16)."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] = ()


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became the new draw pile (ST-17)."""

    count: int


class Shifted(Event, frozen=True, tag="shifted"):
    """A card was spent and two stones traded places (ST-08)."""

    seat: Seat
    card: CardId
    a: str
    b: str


class Flipped(Event, frozen=True, tag="flipped"):
    """A card was spent and a stone now shows its other face (ST-09)."""

    seat: Seat
    card: CardId
    cell: str
    face: str


class Scored(Event, frozen=True, tag="scored"):
    """A card was scored (ST-11)."""

    seat: Seat
    card: CardId
    points: int


class Ended(Event, frozen=True, tag="ended"):
    """A turn was ended (ST-14)."""

    seat: Seat


class Skipped(Event, frozen=True, tag="skipped"):
    """A turn was skipped to draw cards (ST-16)."""

    seat: Seat


class LastRound(Event, frozen=True, tag="last_round"):
    """Someone has scored enough: the round is played out (ST-18)."""

    seat: Seat
    count: int


class Struck(Event, frozen=True, tag="struck"):
    """A solo turn went by without a scored card (ST-23)."""

    strikes: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The game has ended (ST-19, ST-23, ST-24)."""


AnyEvent: TypeAlias = (
    Laid
    | Picked
    | FirstPlayer
    | Drew
    | Reshuffled
    | Shifted
    | Flipped
    | Scored
    | Ended
    | Skipped
    | LastRound
    | Struck
    | GameOver
)
"""Every event of the game."""


def narrate(
    deck: Deck, before: State, seat: Seat, action: Action, after: State, viewer: Seat | None
) -> tuple[Event, ...]:
    """What happened, as the viewer may know it."""
    events = _action_events(deck, before, seat, action, viewer)
    if after.scored is before.scored and after.strikes == before.strikes and after.phase is not _OVER:
        return events  # as after most actions
    return events + _consequences(before, seat, after)


def _action_events(
    deck: Deck, before: State, seat: Seat, action: Action, viewer: Seat | None
) -> tuple[Event, ...]:
    match action:
        case Shift(a, b, card):
            return (Shifted(seat, card, NAMES[a], NAMES[b]),)
        case Flip(cell, card):
            turned = FACES[unpack(before.grid)[cell] ^ 1]
            return (Flipped(seat, card, NAMES[cell], turned),)
        case Draw(cards):
            drew = Drew(before.turn, len(cards), cards if viewer == before.turn else ())
            return (Reshuffled(before.discard.bit_count()), drew) if reshuffles(before) else (drew,)
        case Score(card):
            return (Scored(seat, card, deck.points([card])),)
        case End():
            return (Ended(seat),)
        case Skip():
            return (Skipped(seat),)
        case Lay(faces):
            return (Laid(tuple(FACES[face] for face in faces)),)
        case Pick(cards):
            return (Picked(len(cards)),)
        case First(first):
            return (FirstPlayer(first),)


def _consequences(before: State, seat: Seat, after: State) -> tuple[Event, ...]:
    events: list[Event] = []
    if is_last_round(after) and not is_last_round(before):
        events.append(LastRound(seat, after.scored[seat].bit_count()))
    if after.strikes > before.strikes:
        events.append(Struck(after.strikes))
    if after.phase is _OVER and before.phase is not _OVER:
        events.append(GameOver())
    return tuple(events)
