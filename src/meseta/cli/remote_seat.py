"""A bot in a seat at a table elsewhere: what to make of each message, and what to send next.

It knows neither sockets nor clocks: it is told what was received and when, and says what to send and from
when on. So it outlives its connections, and what it has thought is not thought again.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

import msgspec

from meseta.bots.bot import NORMAL, AnyBot, ask
from meseta.bots.thinking import Watch
from meseta.cli.problems import LinkInvalid, RemoteRefused, RemoteRules, RemoteStuck, SeatNotYours, TableGone
from meseta.cli.seat_link import RemoteError
from meseta.core.game import AnyGame
from meseta.core.plugin import view_type
from meseta.core.problems import Problem
from meseta.core.seats import Seat
from meseta.games import plugin
from meseta.tables import wire

LATER: Final = (
    *("too_often", "replays_spent", "storage_spent", "too_many_sockets"),
    *("busy", "closing", "store_unavailable", "store_uncertain", "internal"),
)
"""Codes of refusals that mean: the same again, later."""
MOVED_ON: Final = ("stale_submission", "not_your_turn", "not_playing")
"""Codes of refusals that mean: the table has moved on, and an update says to where."""
STANDS_IN: Final = "bot_plays"
UNASKED_SECONDS: Final = 2.0
"""How long to wait if the server does not say."""

_FOR_GOOD: Final[dict[str, Problem]] = {
    "bad_token": LinkInvalid(),
    "not_signed_in": LinkInvalid(),
    "no_such_table": TableGone(),
}


class Seated(NamedTuple):
    """The bot with its game, once the table is known."""

    game: AnyGame
    bot: AnyBot


class Question(NamedTuple):
    """What the bot is asked."""

    bot: str
    number: int
    """Which of its actions this is, counted from 1."""
    update: wire.Update


class RemoteSeat:
    """A bot in its seat, across reconnections."""

    def __init__(
        self,
        name: str,
        sit: Callable[[wire.TableInfo], Seated],
        rng: Random,
        watch: Watch[Question] | None = None,
    ) -> None:
        self.name = name
        self.table: wire.TableInfo | None = None
        self.seat: Seat | None = None
        self.result: wire.Result | None = None
        self.chosen = 0
        """How many actions the bot has chosen."""
        self.latest = ""
        """The latest of them."""
        self.stands_in = False
        """Whether a bot of the server plays our seat, which can be taken back."""
        self._sit = sit
        self._rng = rng
        self._watch = watch
        self._seated: Seated | None = None
        self._update: wire.Update | None = None
        self._submission: wire.Submit | None = None
        """The latest answer; kept until something else is asked, because it may have to be sent again."""
        self._send_from: float | None = None
        """From when on to send it; None if it was sent."""
        self._moved_from: wire.Step | None = None
        """The step that our answer came too late for."""
        self._reconnected = False
        """Whether the connection is new, so that what was sent may have been lost."""

    @property
    def seated(self) -> bool:
        """Whether the bot was found and given its game."""
        return self._seated is not None

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play."""
        ended = self.table is not None and self.table.status not in ("waiting", "playing")
        return ended or self.result is not None

    @property
    def waits_until(self) -> float | None:
        """When there will be something to send even if nothing is received; None if there will not."""
        return self._send_from if self._is_open() else None

    def hello(self) -> wire.Hello:
        """The first message on a new connection."""
        self._reconnected = True
        told = {} if self._update is None else {str(self.seat): self._update.n}
        return wire.Hello(since=told)

    def hear(self, message: wire.ServerMessage, now: float) -> float | None:
        """Take note of a message; if the server asks for it, returns how many seconds to wait."""
        match message:
            case wire.Welcome(table, viewers):
                self._welcome(table, viewers)
            case wire.TableChanged(table):
                self._follow(table)
            case wire.Update() if message.viewer == self.seat:
                self._update = message
                self.result = message.result or self.result
                if self._reconnected:
                    self._send_from, self._reconnected = now, False
            case wire.Refused(error, id):
                return self._refused(error, id, now)
            case _:
                pass
        return None

    def next_message(self, now: float) -> wire.Submit | None:
        """What to send now, thinking about it if necessary; None if there is nothing to send yet."""
        if not self._is_open():
            return None
        assert self._update is not None, "something is asked"
        if self._submission is None or self._submission.step != self._update.step:
            self._submission, self._send_from = self._think(), now
        if self._send_from is None or now < self._send_from:
            return None
        self._send_from = None
        return self._submission

    def _is_open(self) -> bool:
        """Whether the latest update asks us for an action."""
        update = self._update
        if update is None or update.legal is None or self.over:
            return False
        return not self.stands_in and update.step != self._moved_from

    def _welcome(self, table: wire.TableInfo, viewers: list[Seat | None]) -> None:
        mine = [viewer for viewer in viewers if viewer is not None]
        if not mine:
            raise RemoteError(SeatNotYours())
        self.seat = mine[0]
        self._follow(table)

    def _follow(self, table: wire.TableInfo) -> None:
        self.table = table
        self.result = table.result or self.result
        if table.status == "stuck":
            trouble = "" if table.trouble is None else table.trouble.message
            raise RemoteError(RemoteStuck(detail=trouble[:200]))
        if self._seated is None:
            self._seated = self._sit(table)
        if self.seat is not None and table.status == "playing":
            self.stands_in = table.chairs[self.seat].standing_in is not None and not self._conceded

    @property
    def _conceded(self) -> bool:
        """Whether our seat has given up, so that the server's bot plays it to the end."""
        return self.table is not None and self.seat is not None and self.table.chairs[self.seat].conceded

    def _refused(self, error: wire.Refusal, id: str | None, now: float) -> float | None:
        asked = id is None or (self._submission is not None and id == self._submission.id)
        if not asked:  # about something that no longer matters
            return None
        if error.code in LATER:
            seconds = error.values.get("seconds")
            wait = float(seconds) if isinstance(seconds, int) else UNASKED_SECONDS
            self._send_from = now + wait
            return wait
        if error.code == STANDS_IN and not self._conceded:
            self.stands_in, self._send_from = True, now  # once it is ours again
            return None
        if error.code in (*MOVED_ON, STANDS_IN) and self._submission is not None:
            self._moved_from = self._submission.step
            return None
        raise RemoteError(_FOR_GOOD.get(error.code) or RemoteRefused(detail=error.message[:200]))

    def _think(self) -> wire.Submit:
        """The bot's answer to the latest update."""
        update, seat = self._update, self.seat
        assert self._seated is not None, "the welcome came first"
        assert update is not None, "something is asked"
        assert seat is not None, "it was welcomed to a seat"
        assert update.step is not None, "a seat that may act is told the step"
        game, bot = self._seated
        try:
            view = msgspec.convert(update.view, view_type(plugin(game.info.key)))
        except msgspec.ValidationError as error:  # another version of the game
            raise RemoteError(RemoteRules(game=game.info.key, detail=str(error)[:200])) from None
        # Legality depends only on what the seat can see, so any state that looks like this will do.
        legal = game.legal(game.imagine(view, self._rng), seat)
        if self._watch is not None:
            self._watch.question = Question(self.name, self.chosen + 1, update)
        try:
            action = ask(bot, self.name, view, legal, NORMAL, self._rng)
        finally:
            if self._watch is not None:
                self._watch.question = None
        self.chosen += 1
        self.latest = game.write(action)
        step = update.step
        return wire.Submit(f"{step.number}.{step.own}", seat, step, self.latest)
