"""`meseta bot`: a Python bot at a table on another server, over the same protocol as everyone else."""

import sys
from contextlib import redirect_stdout
from functools import partial
from random import Random
from typing import Final

import msgspec
import typer
from rich.status import Status
from rich.text import Text

from meseta.bots.registry import make_bot
from meseta.bots.thinking import SLOW_SECONDS, Watch
from meseta.cli.complaints import complain
from meseta.cli.problems import RemoteRules
from meseta.cli.remote_play import RemotePlay
from meseta.cli.remote_seat import Question, RemoteSeat, Seated
from meseta.cli.scores import ending
from meseta.cli.seat_link import RemoteError, SeatLink, read_link
from meseta.cli.slow import keep
from meseta.cli.voice import console, errors, show_lines, speak, words
from meseta.core.errors import BadBot
from meseta.core.results import Outcome, Score
from meseta.games import open_game
from meseta.tables import wire

REMOTE_FAILED: Final = 3
"""The exit code if the table will never have the bot: its link is invalid, the table is gone, …"""
BOT_FAILED: Final = 4
"""The exit code if the bot itself fails."""
EVERY: Final = 20
"""Without a terminal, after how many actions progress is reported."""
LONG_PAUSE: Final = 5.0
"""Seconds from which on each pause is reported, not only the first."""


def run_bot(name: str, url: str, seed: int | None, language: str | None) -> None:
    """Play the seat of a private link until the match is over; everything but the result goes to stderr."""
    link = read_link(url, speak(language).language)
    with redirect_stdout(sys.stderr):  # where whatever the bot prints belongs, too
        seat = _play(name, link, Random(seed), language)
    if seat.result is not None:
        scores = [Score(one.seat, tuple(one.parts)) for one in seat.result.scores]
        found = seat.result
        outcome = Outcome(tuple(found.winners), found.code, found.clause, found.tie_break)
        console.print(ending(scores, outcome, words()))


def _play(name: str, link: SeatLink, rng: Random, language: str | None) -> RemoteSeat:
    with Narrator() as narrator, Watch(narrator.slow, SLOW_SECONDS) as watch:
        seat = RemoteSeat(name, partial(sit_down, name, link, language), rng, watch)
        try:
            RemotePlay(link, seat, narrator).run()
        except RemoteError as error:
            narrator.stop()
            complain(error)
            raise typer.Exit(REMOTE_FAILED) from None
        except BadBot as error:
            if not seat.seated:
                raise  # there is no such bot, or it cannot be loaded
            narrator.stop()
            complain(error)
            errors.print(words().say("cli-bot-seat-kept"))
            raise typer.Exit(BOT_FAILED) from None
        except KeyboardInterrupt:
            narrator.stop()
            errors.print(words().say("cli-bot-left"))
            raise
    return seat


def sit_down(name: str, link: SeatLink, language: str | None, table: wire.TableInfo) -> Seated:
    """The bot with the table's own game; from now on players are called by name."""
    speak(language, table.game, [chair.name for chair in table.chairs])
    game = open_game(table.game, link.edition())
    if game.info.version != table.version:
        detail = f"{table.version} ≠ {game.info.version}"
        raise RemoteError(RemoteRules(game=table.game, detail=detail))
    return Seated(game, make_bot(name, game))


class Narrator:
    """Says what happens: on a terminal in one line that changes, else in a line now and then."""

    def __init__(self) -> None:
        self._status = Status("", console=errors) if errors.is_terminal else None
        self._seated = ""
        """The status of the table when it was last looked at."""
        self._reported = 0
        self._slowed = False

    def __enter__(self) -> "Narrator":
        if self._status is not None:
            self._status.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Leave the line to others."""
        if self._status is not None:
            self._status.stop()

    def heard(self, seat: RemoteSeat) -> None:
        """Report what is new at the table."""
        assert seat.table is None or seat.seat is not None, "it was welcomed to a seat"
        if seat.table is not None:
            self._follow(seat.table, seat)
        if seat.chosen:
            count, action = seat.chosen, seat.latest
            self._progress(words().say("cli-bot-progress", count=count, action=action), count)

    def _follow(self, table: wire.TableInfo, seat: RemoteSeat) -> None:
        if table.status == self._seated:
            return
        say = words().say
        if not self._seated:
            names = [words().player(chair.seat) for chair in table.chairs]
            mine = seat.seat or 0
            errors.print(say("cli-bot-seated", game=say("name"), bot=seat.name, seat=mine, names=names))
        if table.status == "waiting":
            errors.print(say("cli-bot-waiting"))
        elif table.status == "playing" and self._seated:
            errors.print(say("cli-bot-begun"))
        self._seated = table.status

    def _progress(self, sentence: str, count: int) -> None:
        if self._status is not None:
            self._status.update(Text(sentence))
        elif count >= self._reported + EVERY:
            self._reported = count
            errors.print(sentence)

    def pausing(self, seconds: float) -> None:
        """The server asks to wait; short pauses, of which there may be many, are reported once."""
        if seconds >= LONG_PAUSE:
            errors.print(words().say("cli-bot-pause", seconds=f"{seconds:.0f}"))
        elif not self._slowed:
            self._slowed = True
            errors.print(words().say("cli-bot-slower"))

    def lost(self, detail: str, seconds: float) -> None:
        """There is no connection."""
        errors.print(words().say("cli-bot-lost", detail=detail, seconds=f"{seconds:.1f}"))

    def back(self) -> None:
        """The connection works again."""
        errors.print(words().say("cli-bot-back"))

    def took_back(self) -> None:
        """The seat was taken back from a stand-in."""
        errors.print(words().say("cli-bot-took-back"))

    def slow(self, asked: Question, seconds: float, stack: str) -> None:
        """The bot has been thinking for long."""
        say = words().say
        path = keep(msgspec.json.format(msgspec.json.encode(asked.update)).decode(), ".json")
        errors.print(say("cli-slow-remote", bot=asked.bot, number=asked.number, seconds=f"{seconds:.0f}"))
        show_lines(stack)
        errors.print(say("cli-slow-view", path=str(path)))
