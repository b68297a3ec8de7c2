"""What happened in Sonora, the same for every viewer (SO-55)."""

from collections.abc import Iterator

from meseta.core.game import Event
from meseta.core.seats import Seat
from meseta.discs import Fate, Trace
from meseta.games.sonora import canyon, creek, mudcracks
from meseta.games.sonora.actions import (
    Action,
    AiDraw,
    AiFill,
    AiWalk,
    Box,
    Bullseye,
    Choose,
    Close,
    Colours,
    Cross,
    Discover,
    Done,
    Draw,
    First,
    Flick,
    Keep,
    Mark,
    Rabbit,
    Record,
    Reflick,
    Settle,
    Swap,
    Walk,
)
from meseta.games.sonora.chance import motion
from meseta.games.sonora.content import Edition
from meseta.games.sonora.counting import disc_spots
from meseta.games.sonora.flicking import floor
from meseta.games.sonora.ruins import Reward
from meseta.games.sonora.state import Phase, State, Where
from meseta.games.sonora.words import BONUSES, SECTIONS, Bonus, disc_name
from meseta.grids.bits import bits


class FirstPlayer(Event, frozen=True, tag="first_player"):
    """The lot has named who begins (SO-03)."""

    seat: Seat


class Flicked(Event, frozen=True, tag="flicked"):
    """A disc is in the air (SO-08)."""

    seat: Seat
    disc: str


class Moved(Event, frozen=True, tag="moved"):
    """How the flick went, to be watched: told only where our own kernel played it."""

    disc: str
    seconds: str
    """Until everything was at rest, to a tenth."""
    discs: tuple[str, ...]
    """Which disc each number of the trace stands for."""
    trace: Trace


class CameToRest(Event, frozen=True, tag="rested"):
    """A disc lies on the board, and counts so as it lies (SO-20, SO-21)."""

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
    """The flick stands (SO-16)."""

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
    """Solo: the AI made a node dearer (SO-53)."""

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


def narrate(edition: Edition, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    """What happened."""
    return (
        *_done(edition, before, seat, action, after),
        *_earned(edition, before, seat, action, after),
        *_brought_about(before, action, after),
    )


def _done(edition: Edition, before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    match action:
        case First(first):
            yield FirstPlayer(first)
        case Flick(disc):
            again = before.discs[disc].where is not Where.HAND
            yield (FlickAgain if again else Flicked)(seat, disc_name(disc))
        case Settle():
            yield from _rests(edition, before, action, after)
        case Reflick():
            yield Reflicked(seat, disc_name(before.disc))
        case Keep():
            yield Kept(seat)
        case Bullseye(disc, section):
            yield PutOn(seat, disc_name(disc), SECTIONS[section])
        case Swap(a, b):
            yield Swapped(seat, disc_name(a), disc_name(b))
        case Choose(disc, section):
            yield Chose(seat, disc_name(disc), SECTIONS[section])
        case Colours(mine, theirs):
            yield ChoseColours("abc"[mine], "abc"[theirs])
        case Done():
            yield Ended(seat, before.phase.name.lower())
        case Cross() | Draw() | Walk() | Record() | Rabbit() | Mark() | Box() | Close() | Discover():
            yield from _written(edition, before, seat, action, after)
        case AiDraw() | AiWalk() | AiFill():
            yield from _ai(edition, before, action)


def _rests(edition: Edition, before: State, settle: Settle, after: State) -> Iterator[Event]:
    if seen := motion(edition.board, before, settle):
        discs = tuple(map(disc_name, (*floor(before), before.disc)))
        yield Moved(disc_name(before.disc), f"{seen.duration:.1f}", discs, seen.trace)
    for rest in settle.rests:
        name = disc_name(rest.disc)
        match rest.fate:
            case Fate.ON_FLOOR if after.discs[rest.disc].where is Where.FLOOR:
                spots = disc_spots(edition, after, rest.disc)
                if len(spots) == 1:
                    yield CameToRest(name, SECTIONS[spots[0].section], int(spots[0].doubled))
                else:
                    yield Between(name, tuple(SECTIONS[spot.section] for spot in spots))
            case Fate.IN_HOLE:
                yield FellIn(name)
            case Fate.OFF_BOARD:
                yield WentOff(name)
            case Fate.ON_CORNER:
                yield Weak(before.owner(rest.disc), name)
            case _:
                pass


def _written(
    edition: Edition,
    before: State,
    seat: Seat,
    action: Cross | Draw | Walk | Record | Rabbit | Mark | Box | Close | Discover,
    after: State,
) -> Iterator[Event]:
    player, then = before.players[seat], after.players[seat]
    match action:
        case Cross(building, count):
            printed = edition.ruins.buildings[building]
            yield Crossed(seat, printed.name, count)
            reward = then.ruins.rewards[building]
            if reward is not Reward.NONE:
                top = reward is Reward.TOP
                yield Completed(seat, printed.name, printed.top if top else printed.bottom, int(top))
        case Draw(_, cells):
            mask = bits(cells)
            names = tuple(map(edition.canyon.grid.name, cells))
            cacti = sum((mask & kind).bit_count() for kind in edition.canyon.cacti)
            yield Drew(seat, edition.canyon.number_of[mask], names, cacti)
        case Walk(_, end):
            length = len(creek.path_to(edition.creek, player.creek, end))
            yield Walked(seat, end, length, edition.creek.points[end])
        case Record() | Rabbit():
            yield Opened(seat, then.desk.sum)
        case Mark(node):
            gained = mudcracks.score(edition.mudcracks, then.mudcracks)
            gained -= mudcracks.score(edition.mudcracks, player.mudcracks)
            yield MarkedNode(seat, node, mudcracks.cost(edition.mudcracks, player.mudcracks, node), gained)
        case Box(column):
            yield Boxed(seat, column + 1)
        case Close():
            yield Closed(seat, player.desk.sum)
        case Discover(animal):
            yield Discovered(seat, animal.name.lower())


def _ai(edition: Edition, before: State, action: AiDraw | AiWalk | AiFill) -> Iterator[Event]:
    match action:
        case AiDraw(_, cells):
            number = edition.canyon.number_of[bits(cells)]
            yield AiDrew(number, tuple(map(edition.canyon.grid.name, cells)))
        case AiWalk(number, start):
            yield AiWalked(start, number)
        case AiFill(node):
            cost = mudcracks.cost(edition.mudcracks, before.players[0].mudcracks, node)
            yield AiFilled(node, cost + 1)


def _earned(edition: Edition, before: State, seat: Seat, action: Action, after: State) -> Iterator[Event]:
    """The bonuses that a mark brought, whether or not there was an icon left to circle."""
    if seat < 0:
        return
    player = before.players[seat]
    earned: tuple[Bonus, ...] = ()
    match action:
        case Cross(building, _) if after.players[seat].ruins.rewards[building] is Reward.TOP:
            earned = (edition.ruins.buildings[building].bonus,)
        case Draw(_, cells):
            _, earned = canyon.draw(edition.canyon, player.canyon, bits(cells))
        case Walk(_, end):
            _, earned = creek.walk(edition.creek, player.creek, end)
        case Mark(node):
            _, earned = mudcracks.mark(edition.mudcracks, player.mudcracks, node)
        case Box(column):
            _, earned = mudcracks.box(edition.mudcracks, player.mudcracks, column)
        case _:
            pass
    yield from (Earned(seat, BONUSES[bonus]) for bonus in earned)


def _brought_about(before: State, action: Action, after: State) -> Iterator[Event]:
    if after.phase is Phase.OVER:
        yield GameOver()
        return
    if after.round > before.round:
        yield NewRound(after.round, after.first)
        return
    for disc, at in enumerate(after.discs):
        if at.where is Where.OUT and before.discs[disc].where is not Where.OUT:
            yield Disqualified(disc_name(disc))
    if before.solo:
        circled = sum((after.players[0].ruins.circled, after.players[0].ruins.cleared))
        circled -= sum((before.players[0].ruins.circled, before.players[0].ruins.cleared))
        if circled:
            yield AiCircled(circled)
        cleared = after.players[0].ruins.cleared - before.players[0].ruins.cleared
        if cleared:
            yield AiCleared(cleared)
