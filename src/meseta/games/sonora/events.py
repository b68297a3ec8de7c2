"""What can happen in Sonora, the same for every viewer (SO-55)."""

from typing import TypeAlias

from meseta.core.game import Event
from meseta.core.seats import Seat
from meseta.discs import Trace


class FirstPlayer(Event, frozen=True, tag="first_player"):
    """The first player has been drawn by lot (SO-03)."""

    seat: Seat


class Flicked(Event, frozen=True, tag="flicked"):
    """A disc is in the air (SO-08)."""

    seat: Seat
    disc: str


class Moved(Event, frozen=True, tag="moved"):
    """The motion of the flick, for display: only where our own kernel played it."""

    disc: str
    seconds: str
    """Until everything was at rest, to a tenth."""
    discs: tuple[str, ...]
    """Which disc each number of the trace stands for."""
    trace: Trace


class CameToRest(Event, frozen=True, tag="rested"):
    """A disc came to rest on the board, with what it counts for (SO-20, SO-21)."""

    disc: str
    section: str
    doubled: int


class Between(Event, frozen=True, tag="between"):
    """A disc lies where its owner may choose (SO-20, SO-21)."""

    disc: str
    sections: tuple[str, ...]


class Weak(Event, frozen=True, tag="weak"):
    """A flick that never left its corner is taken back (SO-11)."""

    seat: Seat
    disc: str


class FellIn(Event, frozen=True, tag="fell_in"):
    """A disc is in the hole (SO-15)."""

    disc: str


class WentOff(Event, frozen=True, tag="went_off"):
    """A disc has left the board (SO-12, SO-13)."""

    disc: str


class Reflicked(Event, frozen=True, tag="reflicked"):
    """A Reflick was used (SO-16)."""

    seat: Seat
    disc: str


class Kept(Event, frozen=True, tag="kept"):
    """The flick was accepted (SO-16)."""

    seat: Seat


class PutOn(Event, frozen=True, tag="put_on"):
    """A bullseye was put on a section (SO-15)."""

    seat: Seat
    disc: str
    section: str


class Disqualified(Event, frozen=True, tag="disqualified"):
    """A disc is out for this round (SO-12, SO-18)."""

    disc: str


class FlickAgain(Event, frozen=True, tag="flick_again"):
    """A knocked-off disc is flicked again by its owner (SO-13)."""

    seat: Seat
    disc: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Two discs have traded places (SO-22)."""

    seat: Seat
    a: str
    b: str


class Chose(Event, frozen=True, tag="chose"):
    """An owner chose where a disc counts (SO-20, SO-21)."""

    seat: Seat
    disc: str
    section: str


class ChoseColours(Event, frozen=True, tag="chose_colours"):
    """Solo: the colours are chosen (SO-47)."""

    mine: str
    theirs: str


class Crossed(Event, frozen=True, tag="crossed"):
    """Hexes were crossed off (SO-26)."""

    seat: Seat
    building: str
    count: int


class Completed(Event, frozen=True, tag="completed"):
    """A building is complete (SO-27)."""

    seat: Seat
    building: str
    points: int
    first: int


class Drew(Event, frozen=True, tag="drew"):
    """A shape was drawn (SO-28)."""

    seat: Seat
    number: int
    cells: tuple[str, ...]
    cacti: int


class Walked(Event, frozen=True, tag="walked"):
    """A path was marked (SO-33)."""

    seat: Seat
    end: int
    length: int
    points: int


class Opened(Event, frozen=True, tag="opened"):
    """A sum in the Mudcracks is open, or has grown (SO-38)."""

    seat: Seat
    value: int


class MarkedNode(Event, frozen=True, tag="marked_node"):
    """A node was marked (SO-36)."""

    seat: Seat
    node: int
    cost: int
    points: int


class Boxed(Event, frozen=True, tag="boxed"):
    """A box was marked (SO-38)."""

    seat: Seat
    column: int


class Closed(Event, frozen=True, tag="closed"):
    """A sum was closed (SO-38)."""

    seat: Seat
    lost: int


class Earned(Event, frozen=True, tag="earned"):
    """A bonus was earned (SO-39 to SO-41)."""

    seat: Seat
    bonus: str


class NotGained(Event, frozen=True, tag="not_gained"):
    """A bonus was reached, but every icon of it is circled already (SO-39, SO-41)."""

    seat: Seat
    bonus: str


class Discovered(Event, frozen=True, tag="discovered"):
    """An icon of the Discovery area was circled (SO-41)."""

    seat: Seat
    animal: str


class AiCircled(Event, frozen=True, tag="ai_circled"):
    """Solo: hexes of the AI building were circled (SO-49)."""

    count: int


class AiCleared(Event, frozen=True, tag="ai_cleared"):
    """Solo: circled hexes took some of the player's value (SO-49)."""

    count: int


class AiDrew(Event, frozen=True, tag="ai_drew"):
    """Solo: the AI filled a shape (SO-50)."""

    number: int
    cells: tuple[str, ...]


class AiWalked(Event, frozen=True, tag="ai_walked"):
    """Solo: the AI filled a path (SO-52)."""

    start: int
    length: int


class AiFilled(Event, frozen=True, tag="ai_filled"):
    """Solo: the AI made a node more expensive (SO-53)."""

    node: int
    cost: int


class Ended(Event, frozen=True, tag="ended"):
    """A player has ended a step (SO-22, SO-24, SO-26)."""

    seat: Seat
    step: str


class NewRound(Event, frozen=True, tag="new_round"):
    """The board has turned and a new round begins (SO-04)."""

    round: int
    seat: Seat


class GameOver(Event, frozen=True, tag="game_over"):
    """The last round is over (SO-43)."""


AnyEvent: TypeAlias = (
    FirstPlayer
    | Flicked
    | Moved
    | CameToRest
    | Between
    | Weak
    | FellIn
    | WentOff
    | Reflicked
    | Kept
    | PutOn
    | Disqualified
    | FlickAgain
    | Swapped
    | Chose
    | ChoseColours
    | Crossed
    | Completed
    | Drew
    | Walked
    | Opened
    | MarkedNode
    | Boxed
    | Closed
    | Earned
    | NotGained
    | Discovered
    | AiCircled
    | AiCleared
    | AiDrew
    | AiWalked
    | AiFilled
    | Ended
    | NewRound
    | GameOver
)
"""Every event of the game."""
