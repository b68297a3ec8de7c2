"""A match analysed: what each turn cost, and separately what luck gave."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import groupby, pairwise
from math import hypot
from typing import Final, Generic, NamedTuple

import msgspec

from meseta.bots.judge import Scale
from meseta.bots.verdicts import Adviser, Verdict
from meseta.core.game import Action, Game, Json, State, View
from meseta.core.record import UNDO, Record
from meseta.core.seats import CHANCE, Seat
from meseta.play.advice import adviser_for, foreseen
from meseta.play.match import Match
from meseta.play.replay import stages

__all__ = ["Analysis", "Balance", "JudgedEntry", "analysis", "judge_entries"]

VERSION: Final = 1
"""Raised whenever verdicts change, so that those kept with their tables are made anew; a game raises its own
(`GamePlugin.judge_version`) if only its judge has changed."""


class JudgedEntry(msgspec.Struct, frozen=True):
    """One entry of a record, judged. What a turn cost stands at the entry that decided it."""

    ply: int
    """Counted from 1."""
    seat: Seat
    action: str
    turn: int
    """The ply of the first entry of the turn it belongs to."""
    standing: tuple[float, ...]
    """What each seat can expect afterwards, in the judge's unit; empty within a turn and before chance."""
    mark: str = ""
    """`inaccuracy`, `mistake`, `blunder`, or `good`: better than the judge's choice. Empty is about equal."""
    cost: float = 0.0
    """What the turn gave away, compared with the judge's in the same imagined worlds."""
    error: float = 0.0
    """The standard error of the cost."""
    worth: float = 0.0
    """What the better turn is worth, in the judge's unit."""
    better: tuple[str, ...] = ()
    """What would have been better from here to the end of the turn; empty without a mark for giving away."""
    instead: tuple[Json, ...] = ()
    """The events of that, before a final action or any chance, as its seat would see them."""
    reasons: tuple[Json, ...] = ()
    """What speaks for the better turn only: tagged structs, worded as `why-<kind>`, with `places` to draw."""
    against: tuple[Json, ...] = ()
    """What speaks for the turn that was played only."""
    luck: tuple[float, ...] = ()
    """What chance gave each seat beyond the average; empty where a player acted."""
    luck_error: tuple[float, ...] = ()
    """The standard errors of that."""


class Balance(msgspec.Struct, frozen=True):
    """One seat's skill and luck over the whole match, with their standard errors."""

    seat: Seat
    turns: int
    marks: dict[str, int]
    """How many of its turns have which mark."""
    cost: float
    """What all its turns gave away, marked or not."""
    error: float
    luck: float
    luck_error: float


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a whole match."""

    game: str
    scale: Scale
    entries: tuple[JudgedEntry, ...]
    seats: tuple[Balance, ...]


class Turn(NamedTuple):
    """What a seat did in one step, up to an action that is final."""

    first: int
    """The ply of its first entry, even if that was taken back."""
    done: list[tuple[int, str]]
    """What it did and did not take back, with the ply of each action."""

    def add(self, ply: int, text: str) -> None:
        """Enter what it did next."""
        if text == UNDO:
            self.done.pop()
        else:
            self.done.append((ply, text))


class _Step(NamedTuple, Generic[State, Action, View]):
    """The entries of one step, and the match before each of them and after the last.

    Where one seat acts alone, an action that is final ends the step: what it does next is judged by itself.
    """

    matches: list[Match[State, Action, View]]

    @property
    def opening(self) -> State:
        return self.matches[0].state

    def entry(self, index: int) -> tuple[int, Seat, str]:
        """The ply, the seat and the text of an entry."""
        ply = len(self.matches[index].entries)
        entry = self.matches[index + 1].entries[ply]
        return ply + 1, entry.seat, entry.text

    @property
    def over(self) -> bool:
        """Whether another step has begun; the last one of a match may have been broken off."""
        return self.matches[-1].step != self.matches[0].step or self.matches[-1].over

    def turns(self) -> dict[Seat, Turn]:
        """What each seat did."""
        found: dict[Seat, Turn] = {}
        for index in range(len(self.matches) - 1):
            ply, seat, text = self.entry(index)
            found.setdefault(seat, Turn(ply, [])).add(ply, text)
        return found


def scale_for(game: Game[State, Action, View], seats: int) -> Scale:
    """What the worth of turns is measured in, and from which loss on they are marked."""
    return adviser_for(game).judge.scale(seats)


def judge_entries(
    game: Game[State, Action, View], record: Record, start: int = 0, stop: int | None = None
) -> Iterator[JudgedEntry]:
    """The judged entries of all steps that begin at an entry from `start` to `stop`, counted from 0.

    A step is judged as a whole, so the last one may go beyond `stop`; the next part begins after it.
    """
    adviser: Adviser[State, Action, View] = adviser_for(game)
    for step in _steps(game, record):
        first = len(step.matches[0].entries)
        if first < start:
            continue
        if stop is not None and first >= stop:
            return
        yield from _judge_step(game, adviser, step)


def judge_turns(
    game: Game[State, Action, View], record: Record, seats: Collection[Seat]
) -> Iterator[JudgedEntry]:
    """What the turns of these seats cost, at the entry that decided each; nothing of luck and standings."""
    for step in _steps(game, record):
        for seat, turn in step.turns().items():
            if seat in seats and turn.done:
                yield judge_turn(game, step.opening, seat, turn, step.over)


def _steps(game: Game[State, Action, View], record: Record) -> Iterator[_Step[State, Action, View]]:
    for _, numbered in groupby(_numbered(game, record), key=lambda found: found[0]):
        pairs = [pair for _, pair in numbered]
        yield _Step([before for before, _ in pairs] + [pairs[-1][1]])


def _numbered(
    game: Game[State, Action, View], record: Record
) -> Iterator[tuple[int, tuple[Match[State, Action, View], Match[State, Action, View]]]]:
    """The match before and after each entry, with the number of the step it belongs to."""
    number = 0
    for before, after in pairwise(stages(game, record)):
        yield number, (before, after)
        entry = after.entries[len(before.entries)]
        alone = entry.seat != CHANCE and entry.text != UNDO and len(game.actors(before.state)) == 1
        final = alone and game.closes(before.state, entry.seat, game.read(entry.text))
        number += after.step != before.step or final


def _judge_step(
    game: Game[State, Action, View],
    adviser: Adviser[State, Action, View],
    step: _Step[State, Action, View],
) -> Iterator[JudgedEntry]:
    ply, seat, text = step.entry(0)
    if seat == CHANCE:
        yield _judge_answer(game, adviser, step.opening, ply, text)
        return
    turns = step.turns()
    found = [
        judge_turn(game, step.opening, seat, turn, step.over) for seat, turn in turns.items() if turn.done
    ]
    judged = {entry.ply: entry for entry in found}
    after = step.matches[-1].state
    last = () if CHANCE in game.actors(after) else _rounded(adviser.standing(after))
    for index in range(len(step.matches) - 1):
        ply, seat, text = step.entry(index)
        entry = judged.get(ply) or JudgedEntry(ply, seat, text, turns[seat].first, ())
        final = index == len(step.matches) - 2
        yield msgspec.structs.replace(entry, standing=last) if final else entry


def _judge_answer(
    game: Game[State, Action, View], adviser: Adviser[State, Action, View], state: State, ply: int, text: str
) -> JudgedEntry:
    """An answer of chance, with the luck it brought."""
    luck = adviser.luck(state, game.read(text))
    return JudgedEntry(
        ply,
        CHANCE,
        text,
        ply,
        _rounded(luck.standing),
        luck=_rounded([gain.mean for gain in luck.gained]),
        luck_error=_rounded([gain.error for gain in luck.gained]),
    )


def judge_turn(
    game: Game[State, Action, View], opening: State, seat: Seat, turn: Turn, over: bool = True
) -> JudgedEntry:
    """The entry that decided what the turn cost; one that was broken off ends as the judge would end it."""
    adviser: Adviser[State, Action, View] = adviser_for(game)
    opening, turn = _since_final(game, opening, seat, turn)
    actions = [game.read(text) for _, text in turn.done]
    verdict = adviser.judged(opening, seat, actions if over else adviser.turn(opening, seat, actions))
    at = min(verdict.at, len(actions) - 1)
    ply, text = turn.done[at]
    found = JudgedEntry(
        ply,
        seat,
        text,
        turn.first,
        (),
        mark=verdict.mark,
        cost=round(verdict.cost.mean, 3),
        error=round(verdict.cost.error, 3),
        worth=round(verdict.worth, 3),
    )
    if verdict.mark in ("", "good"):
        return found
    return _with_better(game, found, opening, actions[:at], verdict)


def _since_final(
    game: Game[State, Action, View], opening: State, seat: Seat, turn: Turn
) -> tuple[State, Turn]:
    """The last part of the turn, after what was final before its end; and the position in which it began."""
    state, start = opening, 0
    for index, (_, text) in enumerate(turn.done[:-1], start=1):
        action = game.read(text)
        final, state = game.closes(state, seat, action), game.apply(state, seat, action)
        if final:
            opening, start = state, index
    return opening, Turn(turn.done[start][0], turn.done[start:]) if start else turn


def _with_better(
    game: Game[State, Action, View],
    entry: JudgedEntry,
    state: State,
    before: Sequence[Action],
    verdict: Verdict[Action],
) -> JudgedEntry:
    """The entry with what would have been better, and why."""
    for action in before:
        state = game.apply(state, entry.seat, action)
    return msgspec.structs.replace(
        entry,
        better=tuple(map(game.write, verdict.better)),
        instead=foreseen(game, state, entry.seat, verdict.better),
        reasons=verdict.reasons,
        against=verdict.against,
    )


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 3) for value in values)


def analysis(game: Game[State, Action, View], record: Record, entries: Sequence[JudgedEntry]) -> Analysis:
    """The analysis made of these entries, with every seat's balance."""
    seats = record.header.seats
    return Analysis(
        record.header.game,
        scale_for(game, seats),
        tuple(entries),
        tuple(_balance(entries, seat) for seat in range(seats)),
    )


def _balance(entries: Sequence[JudgedEntry], seat: Seat) -> Balance:
    own = [entry for entry in entries if entry.seat == seat]
    answers = [entry for entry in entries if entry.luck]
    return Balance(
        seat,
        turns=len({entry.turn for entry in own}),
        marks=dict(Counter(entry.mark for entry in own if entry.mark)),
        cost=round(sum(entry.cost for entry in own), 3),
        error=round(hypot(*(entry.error for entry in own)), 3),
        luck=round(sum(entry.luck[seat] for entry in answers), 3),
        luck_error=round(hypot(*(entry.luck_error[seat] for entry in answers)), 3),
    )
