"""A finished match analysed: what each decision cost, and separately what luck gave."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from random import Random

import msgspec

from meseta.bots.judge import Judge, is_exact, judge_for
from meseta.core.game import Action, Event, Game, Json, State, View
from meseta.core.record import UNDO, Record
from meseta.core.seats import CHANCE, Seat
from meseta.play.match import Moment
from meseta.play.replay import stages


class JudgedEntry(msgspec.Struct, frozen=True):
    """One entry of a record, judged."""

    ply: int
    """Counted from 1."""
    seat: Seat
    action: str
    best: str
    """What would have been better, or the action itself."""
    cost: float
    """Points given away by the decision."""
    luck: tuple[float, ...]
    """Points chance gave each seat beyond the average; empty where a player acted."""
    expectation: tuple[float, ...] = msgspec.field(name="standing")
    """What each seat could expect afterwards, in points."""
    instead: tuple[Json, ...] = ()
    """Events the better action would have caused before any chance, as its seat would see them."""


class Balance(msgspec.Struct, frozen=True):
    """One seat's skill and luck over the whole match."""

    seat: Seat
    decisions: int
    mistakes: int
    """Decisions that cost something."""
    cost: float
    luck: float


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a whole match."""

    game: str
    exact: bool
    """Whether costs are exact within the turn rather than estimated."""
    entries: tuple[JudgedEntry, ...]
    seats: tuple[Balance, ...]


def judge_entries(
    game: Game[State, Action, View], record: Record, start: int = 0, stop: int | None = None
) -> Iterator[JudgedEntry]:
    """The judged entries of a record from ply `start` to `stop`; splitting the range changes nothing."""
    judge = judge_for(game)
    moments = (Moment.between(before, after) for before, after in pairwise(stages(game, record)))
    for moment in islice(moments, start, stop):
        yield _judge(game, judge, moment)


def _judge(
    game: Game[State, Action, View], judge: Judge[State, Action], moment: Moment[State]
) -> JudgedEntry:
    rng = Random(f"judge {moment.ply}")
    seat, text = moment.entry.seat, moment.entry.text
    best, cost = text, 0.0
    luck: tuple[float, ...] = ()
    instead: tuple[Event, ...] = ()
    if seat == CHANCE:
        luck = judge.luck(moment.before, game.read(text), rng)
    elif text != UNDO:
        verdict = judge.verdict(moment.before, seat, game.read(text), rng)
        best, cost = game.write(verdict.best), verdict.cost
        if cost > 0:
            after = game.apply(moment.before, seat, verdict.best)
            instead = game.narrate(moment.before, seat, verdict.best, after, seat)
    expectation = _rounded(judge.expectation(moment.after, rng))
    return JudgedEntry(moment.ply, seat, text, best, round(cost, 3), _rounded(luck), expectation, instead)


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 3) for value in values)


def analysis(record: Record, entries: Sequence[JudgedEntry]) -> Analysis:
    """The analysis made of these entries, with every seat's balance."""
    seats = range(record.header.seats)
    return Analysis(
        record.header.game,
        is_exact(record.header.game),
        tuple(entries),
        tuple(_balance(entries, seat) for seat in seats),
    )


def _balance(entries: Sequence[JudgedEntry], seat: Seat) -> Balance:
    own = [entry for entry in entries if entry.seat == seat and entry.action != UNDO]
    return Balance(
        seat,
        decisions=len(own),
        mistakes=sum(entry.cost > 0 for entry in own),
        cost=round(sum(entry.cost for entry in own), 3),
        luck=round(sum(entry.luck[seat] for entry in entries if entry.luck), 3),
    )
