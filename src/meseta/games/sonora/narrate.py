"""What happened between one state and the next (SO-55)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from meseta.core.game import Event
from meseta.core.seats import Seat
from meseta.discs import Fate
from meseta.games.sonora import bonuses, canyon, creek, mudcracks
from meseta.games.sonora import events as say
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

RECENT: Final = 64
"""Moments whose events are kept for the other viewers, who ask for them at once."""


@lru_cache(maxsize=RECENT)
def narrate(edition: Edition, before: State, seat: Seat, action: Action, after: State) -> tuple[Event, ...]:
    """What happened: told once, however many viewers hear of it."""
    return (
        *_action_events(edition, before, seat, action, after),
        *_bonus_events(edition, before, seat, action, after),
        *_consequences(before, action, after),
    )


def _action_events(
    edition: Edition, before: State, seat: Seat, action: Action, after: State
) -> Iterator[Event]:
    match action:
        case First(first):
            yield say.FirstPlayer(first)
        case Flick(disc):
            again = before.discs[disc].where is not Where.HAND
            yield (say.FlickAgain if again else say.Flicked)(seat, disc_name(disc))
        case Settle():
            yield from _settle_events(edition, before, action, after)
        case Reflick():
            yield say.Reflicked(seat, disc_name(before.disc))
        case Keep():
            yield say.Kept(seat)
        case Bullseye(disc, section):
            yield say.PutOn(seat, disc_name(disc), SECTIONS[section])
        case Swap(a, b):
            yield say.Swapped(seat, disc_name(a), disc_name(b))
        case Choose(disc, section):
            yield say.Chose(seat, disc_name(disc), SECTIONS[section])
        case Colours(mine, theirs):
            yield say.ChoseColours("abc"[mine], "abc"[theirs])
        case Done():
            yield say.Ended(seat, before.phase.name.lower())
        case Cross() | Draw() | Walk() | Record() | Rabbit() | Mark() | Box() | Close() | Discover():
            yield from _sheet_events(edition, before, seat, action, after)
        case AiDraw() | AiWalk() | AiFill():
            yield from _ai_events(edition, before, action)


def _settle_events(edition: Edition, before: State, settle: Settle, after: State) -> Iterator[Event]:
    if seen := motion(edition.board, before, settle):
        discs = tuple(map(disc_name, (*floor(before), before.disc)))
        yield say.Moved(disc_name(before.disc), f"{seen.duration:.1f}", discs, seen.trace)
    for rest in settle.rests:
        name = disc_name(rest.disc)
        match rest.fate:
            case Fate.ON_FLOOR if after.discs[rest.disc].where is Where.FLOOR:
                spots = disc_spots(edition, after, rest.disc)
                if len(spots) == 1:
                    yield say.CameToRest(name, SECTIONS[spots[0].section], int(spots[0].doubled))
                else:
                    yield say.Between(name, tuple(SECTIONS[spot.section] for spot in spots))
            case Fate.IN_HOLE:
                yield say.FellIn(name)
            case Fate.OFF_BOARD:
                yield say.WentOff(name)
            case Fate.ON_CORNER:
                yield say.Weak(before.owner(rest.disc), name)
            case _:
                pass


def _sheet_events(
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
            yield say.Crossed(seat, printed.name, count)
            reward = then.ruins.rewards[building]
            if reward is not Reward.NONE:
                top = reward is Reward.TOP
                yield say.Completed(seat, printed.name, printed.top if top else printed.bottom, int(top))
        case Draw(_, cells):
            mask = bits(cells)
            names = tuple(map(edition.canyon.grid.name, cells))
            cacti = sum((mask & kind).bit_count() for kind in edition.canyon.cacti)
            yield say.Drew(seat, edition.canyon.number_of[mask], names, cacti)
        case Walk(_, end):
            length = len(creek.path_to(edition.creek, player.creek, end))
            yield say.Walked(seat, end, length, edition.creek.points[end])
        case Record() | Rabbit():
            yield say.Opened(seat, then.desk.sum)
        case Mark(node):
            gained = mudcracks.score(edition.mudcracks, then.mudcracks)
            gained -= mudcracks.score(edition.mudcracks, player.mudcracks)
            paid = mudcracks.cost(edition.mudcracks, player.mudcracks, node)
            yield say.MarkedNode(seat, node, paid, gained)
        case Box(column):
            yield say.Boxed(seat, column + 1)
        case Close():
            yield say.Closed(seat, player.desk.sum)
        case Discover(animal):
            yield say.Discovered(seat, animal.name.lower())


def _ai_events(edition: Edition, before: State, action: AiDraw | AiWalk | AiFill) -> Iterator[Event]:
    match action:
        case AiDraw(_, cells):
            number = edition.canyon.number_of[bits(cells)]
            yield say.AiDrew(number, tuple(map(edition.canyon.grid.name, cells)))
        case AiWalk(number, start):
            yield say.AiWalked(start, number)
        case AiFill(node):
            cost = mudcracks.cost(edition.mudcracks, before.players[0].mudcracks, node)
            yield say.AiFilled(node, cost + 1)


def _bonus_events(
    edition: Edition, before: State, seat: Seat, action: Action, after: State
) -> Iterator[Event]:
    """The bonuses that a mark earned, and those for which there was no icon left to circle."""
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
    tray = player.tray
    for bonus in earned:
        then = bonuses.earn(edition.tray, tray, (bonus,))
        yield (say.NotGained if then == tray else say.Earned)(seat, BONUSES[bonus])
        tray = then


def _consequences(before: State, action: Action, after: State) -> Iterator[Event]:
    if after.phase is Phase.OVER:
        yield say.GameOver()
        return
    if after.round > before.round:
        yield say.NewRound(after.round, after.first)
        return
    for disc, at in enumerate(after.discs):
        if at.where is Where.OUT and before.discs[disc].where is not Where.OUT:
            yield say.Disqualified(disc_name(disc))
    if before.solo:
        circled = sum((after.players[0].ruins.circled, after.players[0].ruins.cleared))
        circled -= sum((before.players[0].ruins.circled, before.players[0].ruins.cleared))
        if circled:
            yield say.AiCircled(circled)
        cleared = after.players[0].ruins.cleared - before.players[0].ruins.cleared
        if cleared:
            yield say.AiCleared(cleared)
