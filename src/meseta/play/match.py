"""A match as a value: its record so far, and what follows from it.

Nothing here changes in place: a submission makes the next `Match`, and the earlier one stays valid. A *step*
lasts as long as the same seats may act and chance is not asked. Within a step, seats that act at the same
time do not affect each other, and each may take back what is not final yet.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any, Generic, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from meseta.core.actions import LegalActions
from meseta.core.digests import digest
from meseta.core.errors import BadSetup, NothingToUndo, StaleSubmission
from meseta.core.game import Action, AnyAction, AnyGame, Game, Options, State, View
from meseta.core.problems import NoSuchSeat
from meseta.core.record import UNDO, Check, Entry, Header, Record
from meseta.core.results import Outcome, Score
from meseta.core.seats import CHANCE, Seat
from meseta.play.entries import Entries
from meseta.play.headers import make_header
from meseta.play.problems import NoActionToUndo, TableMovedOn, UndosUsedUp

__all__ = [
    "Accepted",
    "AnyMatch",
    "Dealer",
    "DoneAction",
    "Luck",
    "Match",
    "Moment",
    "Receipt",
    "Step",
    "Submission",
    "start",
]

MOST_UNDOS = 100
"""How many times a seat may take back an action within one step, so that nobody fills the match with that."""

CHECK_EVERY = 20
"""Entries between two state digests in the record."""


class Step(msgspec.Struct, frozen=True):
    """The situation a submission responds to; it is sent with every view."""

    number: int
    own: int
    """How many entries the seat itself has made in this step."""


class Submission(msgspec.Struct, frozen=True):
    """What a seat asks to be done."""

    id: str | None
    """Chosen by the sender: a repeated id means the same submission, sent again. A bot's has none, so nobody
    can give theirs the same."""
    step: Step
    text: str
    """An action in the game's notation, or `undo`."""


class DoneAction(msgspec.Struct, Generic[Action], frozen=True):
    """An action of this step that was not taken back."""

    seat: Seat
    action: Action
    final: bool
    """Whether it can no longer be taken back."""


class Receipt(msgspec.Struct, frozen=True):
    """What the latest submission of a seat's owner led to: the entries from `start` to `stop`."""

    id: str
    start: int
    stop: int


class Match(msgspec.Struct, Generic[State, Action, View], frozen=True):
    """A match so far."""

    game: Game[State, Action, View]
    header: Header
    """What was agreed before its first entry: seats, options, names."""
    entries: Entries
    """Everything that was done, chance's answers included."""
    checks: tuple[Check, ...]
    """Digests of the state, for the record."""
    state: State
    """The position now, which holds what is secret: a player is given a view."""

    step: int
    """The number of this step."""
    opening: State
    """The state at the beginning of this step."""
    done: tuple[DoneAction[Action], ...]
    """What has been done in this step and not taken back."""
    own: tuple[int, ...]
    """How many entries each seat has made in this step."""
    receipts: tuple[Receipt | None, ...]
    """What each seat's latest submission led to."""

    def __repr__(self) -> str:
        # All of its fields would fill a screen.
        said = f"{self.header.game}, {self.header.seats} seats, {len(self.entries)} entries"
        return f"<Match of {said}, {' : '.join(str(score.total) for score in self.scores)}>"

    @property
    def actors(self) -> Set[Seat]:
        """Who may act now; nobody once the match is over. Chance has always answered already."""
        return self.game.actors(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to do."""
        return not self.game.actors(self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """Every seat's score so far, in its parts."""
        return self.game.score(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def view(self, viewer: Seat | None) -> View:
        """What a seat may know now; None is a spectator."""
        if viewer is not None:
            self._check_seat(viewer)
        return self.game.observe(self.state, viewer)

    def legal(self, seat: Seat) -> LegalActions[Action]:
        """What a seat may do now."""
        self._check_seat(seat)
        return self.game.legal(self.state, seat)

    def play(self, seat: Seat, action: Action | str, rng: "Luck") -> "Match[State, Action, View]":
        """The match after the seat's action and chance's answers to it.

        The action may be given in the game's notation, or be `undo`. Where the rules refuse it, it raises
        `IllegalAction` with the reason; this match stays as it is in any case.
        """
        self._check_seat(seat)
        entered = enter(self, Entry(seat, action)) if isinstance(action, str) else _act(self, seat, action)
        return [entered, *chance_answers(entered, rng)][-1]

    def _check_seat(self, seat: Seat) -> None:
        if seat not in range(self.header.seats):
            raise BadSetup(NoSuchSeat(found=seat, most=self.header.seats - 1))

    def step_of(self, seat: Seat) -> Step:
        """The step that a submission of this seat must name now."""
        assert seat in range(self.header.seats), "chance answers nobody's step"
        return Step(self.step, self.own[seat])

    def record(self) -> Record:
        """The record of the match so far."""
        last = Check(len(self.entries), digest(self.game.dump(self.state)))
        checks = self.checks if self.checks[-1:] == (last,) else (*self.checks, last)
        return Record(self.header, self.entries[:], checks if self.entries else ())

    def submit(self, seat: Seat, submission: Submission, rng: "Luck") -> "Accepted[State, Action, View]":
        """The next match, including chance's answers; a repeated submission has no further effect."""
        self._check_seat(seat)
        receipt = self.receipts[seat]
        if receipt is not None and submission.id is not None and receipt.id == submission.id:
            return Accepted(self, self.entries[receipt.start : receipt.stop], (), repeated=True)
        if submission.step != self.step_of(seat):
            raise StaleSubmission(TableMovedOn())
        if _is_undo(submission.text) and _undos(self, seat) >= MOST_UNDOS:
            raise NothingToUndo(UndosUsedUp(most=MOST_UNDOS))
        entered = enter(self, Entry(seat, submission.text))
        stages = [self, entered, *chance_answers(entered, rng)]
        last, start = stages[-1], len(self.entries)
        entries, states = last.entries[start:], [match.state for match in stages]
        if submission.id is not None:
            receipt = Receipt(submission.id, start, start + len(entries))
            last = replace(last, receipts=(*last.receipts[:seat], receipt, *last.receipts[seat + 1 :]))
        moments = tuple(map(Moment, count(start + 1), entries, states, states[1:]))
        return Accepted(last, entries, moments, repeated=False)

    def undoable(self, seat: Seat) -> bool:
        """Whether the seat's latest action can still be taken back."""
        return bool(self.done) and _latest_own(self, seat) is not None and _undos(self, seat) < MOST_UNDOS


AnyMatch: TypeAlias = Match[Any, Any, Any]  # type: ignore[explicit-any]
"""A match of a game looked up by its key (`AnyGame`)."""


class Dealer(Protocol):
    """Whoever has decided chance's answers already."""

    def answer(self, match: AnyMatch) -> AnyAction:
        """Chance's answer now."""
        ...


Luck: TypeAlias = Random | Dealer
"""Where chance's answers come from: they are drawn now, or have been decided."""


class Moment(msgspec.Struct, Generic[State], frozen=True):
    """One entry of a match, with what it changed."""

    ply: int
    """Counted from 1."""
    entry: Entry
    before: State
    after: State

    @classmethod
    def between(
        cls, before: Match[State, Action, View], after: Match[State, Action, View]
    ) -> "Moment[State]":
        """The last entry of `after`, which is `before` one ply later."""
        return cls(len(after.entries), after.entries[-1], before.state, after.state)


AnyMoment: TypeAlias = Moment[Any]  # type: ignore[explicit-any]
"""A moment of such a match."""


class Accepted(msgspec.Struct, Generic[State, Action, View], frozen=True):
    """The answer to a submission."""

    match: Match[State, Action, View]
    entries: tuple[Entry, ...]
    """What it added to the record."""
    moments: tuple[Moment[State], ...]
    """What there is to send; nothing if it was sent before."""
    repeated: bool
    """Whether the submission had already been accepted."""


def start(
    game: Game[State, Action, View],
    seats: int,
    options: Options,
    rng: "Luck",
    players: Sequence[str] = (),
    bots: Mapping[Seat, str] | None = None,
) -> Match[State, Action, View]:
    """A new match, including chance's first answers; `bots` names the bots by seat."""
    match = empty_match(game, make_header(game, seats, options, players, bots))
    return [match, *chance_answers(match, rng)][-1]


def empty_match(game: Game[State, Action, View], header: Header) -> Match[State, Action, View]:
    """The match before its first entry."""
    state = game.setup(header.seats, header.options)
    nothing = (0,) * header.seats
    return Match(game, header, Entries(), (), state, 0, state, (), nothing, (None,) * header.seats)


def chance_answers(match: Match[State, Action, View], rng: "Luck") -> Iterator[Match[State, Action, View]]:
    """The match after each answer that chance must now give."""
    while CHANCE in match.game.actors(match.state):
        match = _act(match, CHANCE, _drawn(match, rng) if isinstance(rng, Random) else rng.answer(match))
        yield match


def _drawn(match: Match[State, Action, View], rng: Random) -> Action:
    return match.game.chance(match.state).sample(rng)


def enter(match: Match[State, Action, View], entry: Entry) -> Match[State, Action, View]:
    """The match with one more entry; raises if it is unreadable or illegal, or nothing can be undone."""
    if _is_undo(entry.text):
        return _take_back(match, entry.seat)
    return _act(match, entry.seat, read_once(match.game, entry.text))


@lru_cache(maxsize=4096)
def read_once(game: AnyGame, text: str) -> Any:  # type: ignore[explicit-any]  # `lru_cache` loses the type
    """The action of an entry: it is entered, and every viewer is told of it, but it is read only once."""
    return game.read(text)


@lru_cache(maxsize=4096)
def write_once(game: AnyGame, action: AnyAction) -> str:
    """The notation of a player's action; many are done again and again."""
    return game.write(action)


def _is_undo(text: str) -> bool:
    return text.strip().lower() == UNDO


def _undos(match: Match[State, Action, View], seat: Seat) -> int:
    """How many times the seat has taken something back in this step: each time left two entries and no
    action."""
    kept = sum(done.seat == seat for done in match.done)
    return (match.own[seat] - kept) // 2


def _act(match: Match[State, Action, View], seat: Seat, action: Action) -> Match[State, Action, View]:
    """The match after an action; a new step begins when other seats than before may act."""
    game = match.game
    state = game.apply(match.state, seat, action)
    if seat == CHANCE:
        return _with_entry(match, Entry(seat, game.write(action)), state)
    entry = Entry(seat, write_once(game, action))
    might_act, acting = game.actors(match.state), game.actors(state)
    final = game.closes(match.state, seat, action)
    if acting and acting <= (might_act - {seat} if final else might_act):
        return _with_entry(match, entry, state, (*match.done, DoneAction(seat, action, final)))
    return _with_entry(match, entry, state)


def _take_back(match: Match[State, Action, View], seat: Seat) -> Match[State, Action, View]:
    """The match with the seat's latest action undone and everyone else's left alone."""
    latest = _latest_own(match, seat)
    if latest is None:
        raise NothingToUndo(NoActionToUndo())
    left = match.done[:latest] + match.done[latest + 1 :]
    state = match.opening
    for done in left:
        state = match.game.apply(state, done.seat, done.action)
    return _with_entry(match, Entry(seat, UNDO), state, left)


def _latest_own(match: Match[State, Action, View], seat: Seat) -> int | None:
    """The index of the seat's latest action in this step, unless it was final."""
    for index in reversed(range(len(match.done))):
        if match.done[index].seat == seat:
            return None if match.done[index].final else index
    return None


def _with_entry(
    match: Match[State, Action, View],
    entry: Entry,
    state: State,
    done: tuple[DoneAction[Action], ...] | None = None,
) -> Match[State, Action, View]:
    """The match with one more entry; `done` holds this step's actions, None where a new step begins."""
    entries, checks = match.entries.then(entry), match.checks
    plies = len(entries)
    if plies % CHECK_EVERY == 0:
        checks = (*checks, Check(plies, digest(match.game.dump(state))))
    # Not `replace`, which looks up every name: this runs on every move.
    if done is None:
        step, opening, done, own = match.step + 1, state, (), (0,) * len(match.own)
    else:
        step, opening = match.step, match.opening
        seat, own = entry.seat, match.own
        own = (*own[:seat], own[seat] + 1, *own[seat + 1 :])
    return Match(match.game, match.header, entries, checks, state, step, opening, done, own, match.receipts)
