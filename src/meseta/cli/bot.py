"""`meseta bot`: a Python bot at a table on another server, over the same protocol as everyone else."""

import math
import time
from random import Random
from typing import Final
from urllib.parse import urlsplit
from urllib.request import urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from meseta.bots.bot import NORMAL, AnyBot, ask
from meseta.bots.registry import make_bot
from meseta.cli.problems import BadSeatLink, RemoteClosed, RemoteRefused, RemoteUnreachable
from meseta.cli.voice import console, speak
from meseta.core.errors import BadSetup, MesetaError
from meseta.core.game import AnyGame
from meseta.core.plugin import view_type
from meseta.core.seats import Seat
from meseta.games import open_game, plugin
from meseta.tables import wire

RECONNECT_SECONDS = 60
"""How long to keep trying to reconnect to a server that has gone away."""
TEMPORARY_CLOSE_CODES = (1001, 1006, 1011, 1012, 1013, 4408)
"""Reasons for closing a connection that reconnecting may fix."""

_MESSAGES: Final = msgspec.json.Decoder(wire.ServerMessage)


class RemoteError(MesetaError):
    """A table that cannot be reached, or that refuses the bot."""


def seat_address(url: str) -> tuple[str, str]:
    """The socket's address and the seat's token, from a seat's private link.

    >>> seat_address("http://localhost:8000/t/Ab3#seat=s3cret")
    ('ws://localhost:8000/api/tables/Ab3/socket', 's3cret')
    """
    parts = urlsplit(url)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    _, _, table = parts.path.rstrip("/").rpartition("/t/")
    key, _, token = parts.fragment.partition("=")
    if scheme is None or not table or key != "seat" or not token:
        raise BadSetup(BadSeatLink(url=url.split("#")[0][:100]))
    return f"{scheme}://{parts.netloc}/api/tables/{table}/socket", token


def run_bot(name: str, url: str, seed: int | None, language: str | None) -> None:
    """Play the seat of a private link until the match is over."""
    words = speak(language)
    address, token = seat_address(url)
    player = _Player(name, address, Random(seed))
    give_up_at = 0.0  # at once, until the server has been reached for the first time
    while not player.done:
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                give_up_at = math.inf
                player.play(socket)
        except ConnectionClosed as closed:  # the server went away; it or another may come back
            if closed.rcvd is not None and closed.rcvd.code not in TEMPORARY_CLOSE_CODES:
                raise RemoteError(RemoteClosed(detail=str(closed.rcvd.code))) from None
        except (OSError, InvalidHandshake) as error:
            if time.monotonic() > give_up_at:
                raise RemoteError(RemoteUnreachable(detail=str(error)[:120])) from None
            time.sleep(1)
        give_up_at = min(give_up_at, time.monotonic() + RECONNECT_SECONDS)
    console.print(words.say("cli-over"), markup=False)


class _Player:
    """A bot in its seat, across reconnections."""

    def __init__(self, name: str, address: str, rng: Random) -> None:
        self._name = name
        self._address = address
        self._rng = rng
        self._game: AnyGame | None = None
        self._bot: AnyBot | None = None
        self.done = False

    def play(self, socket: ClientConnection) -> None:
        """Say hello and answer every update, until the match is over."""
        socket.send('{"type": "hello"}')
        while not self.done:
            self._receive(socket, _MESSAGES.decode(socket.recv()))

    def _receive(self, socket: ClientConnection, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome(table) | wire.TableChanged(table):
                self._follow_table(table)
            case wire.Update():
                if message.legal is not None and message.viewer is not None:
                    self._act(socket, message, message.viewer)
                if message.result is not None:
                    self.done = True
            case wire.Refused(error) if error.code not in ("stale_submission", "bot_plays"):
                raise RemoteError(RemoteRefused(detail=error.message[:200]))
            case _:
                pass

    def _follow_table(self, table: wire.TableInfo) -> None:
        if self._game is None:
            self._game = open_game(table.game, self._edition())
            self._bot = make_bot(self._name, self._game)
        self.done = table.status not in ("waiting", "playing")

    def _edition(self) -> str | None:
        """The text of the table's edition; None if the game has no printed components."""
        place = self._address.replace("ws", "http", 1).removesuffix("/socket") + "/edition"
        with urlopen(place, timeout=10) as answer:
            return str(msgspec.json.decode(answer.read())["text"]) or None

    def _act(self, socket: ClientConnection, update: wire.Update, seat: Seat) -> None:
        assert self._game is not None, "the welcome came first"
        assert self._bot is not None, "it was made together with the game"
        assert update.step is not None, "a seat that may act is told the step"
        game = self._game
        view = msgspec.convert(update.view, view_type(plugin(game.info.key)))
        # Legality depends only on what the seat can see, so any state that looks like this will do.
        legal = game.legal(game.imagine(view, self._rng), seat)
        action = ask(self._bot, self._name, view, legal, NORMAL, self._rng)
        step = update.step
        message = wire.Submit(f"{step.number}.{step.own}", seat, step, game.write(action))
        socket.send(msgspec.json.encode(message).decode())
