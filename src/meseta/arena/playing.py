"""One game between bots: who plays, what has happened so far, and what is being asked."""

from collections.abc import Callable, Sequence
from random import Random
from time import thread_time
from typing import Generic, NamedTuple

import msgspec

from meseta.arena.problems import EndlessGame, GameFailed
from meseta.bots.bot import NORMAL, Bot, ask
from meseta.bots.registry import make_bot, preset_options
from meseta.bots.thinking import Watch
from meseta.core.abilities import Trusting
from meseta.core.actions import LegalActions
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import Action, Game, Options, State, View
from meseta.core.record import LONGEST_NAME, MOST_ENTRIES, Entry, Record, write_record
from meseta.core.seats import CHANCE, Seat
from meseta.play.headers import make_header
from meseta.play.replay import replay


class Player(Generic[State, Action, View]):
    """A bot in its seat, with its own random generator."""

    def __init__(
        self,
        name: str,
        game: Game[State, Action, View],
        seed: str,
        bot: Bot[View, Action] | None = None,
    ) -> None:
        self.name = name
        self.bot = make_bot(name, game) if bot is None else bot
        self.rng = Random(seed)
        self.moves = 0

    def act(self, game: Game[State, Action, View], state: State, seat: Seat) -> Action:
        """The bot's action in this state, of which it sees only its view."""
        action = self.choose(game.observe(state, seat), game.legal(state, seat))
        self.moves += 1
        return action

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """The bot's answer, which is legal."""
        return ask(self.bot, self.name, view, legal, NORMAL, self.rng)


class TimedPlayer(Player[State, Action, View]):
    """A bot whose thinking is timed, for those who ask: the two looks at the clock cost as much as a view."""

    seconds = 0.0
    """Its thinking time, in processor seconds: other work on the machine does not count."""

    def choose(self, view: View, legal: LegalActions[Action]) -> Action:
        """The bot's answer, which is legal."""
        start = thread_time()
        answer = super().choose(view, legal)
        self.seconds += thread_time() - start
        return answer


class Table(NamedTuple, Generic[State, Action, View]):
    """What a game between bots begins with."""

    game: Game[State, Action, View]
    options: Options
    players: Sequence[Player[State, Action, View]]
    number: int
    """Which game it is of those with this seed."""
    seed: int


class Asked(msgspec.Struct, frozen=True):
    """What a bot is asked, and in which game."""

    bot: str
    seat: Seat
    move: int
    """Which of its actions in this game, counted from 1."""
    number: int
    """The game."""
    seed: int
    record: Callable[[], str]
    """Writes down the game so far."""


class OneGame(Generic[State, Action, View]):
    """A game between bots, as far as it has come."""

    def __init__(self, table: Table[State, Action, View], chance: Random) -> None:
        self.table = table
        self._chance = chance
        bots = {seat: player.name for seat, player in enumerate(table.players)}
        self._options = {**preset_options(table.game.info.key, bots), **table.options}
        # Two lists rather than one of pairs, of which the garbage collector would have to keep track.
        self._seats: list[Seat] = []
        self._actions: list[Action] = []

    def play(self, watch: Watch[Asked] | None = None) -> State:
        """The state in which the game ends; raises `BadBot` with the game's number if it cannot be finished.

        What a bot is being asked is told to the watch.
        """
        try:
            return self._play(watch)
        except MesetaError as error:
            failed = GameFailed(number=self.table.number, seed=self.table.seed)
            raise BadBot(failed, error) from error
        finally:
            if watch is not None:
                watch.question = None

    def _play(self, watch: Watch[Asked] | None) -> State:
        game, _, players, number, seed = self.table
        # What chance has drawn, and what was found among the legal actions, is not judged again.
        go_on = game.proceed if isinstance(game, Trusting) else game.apply
        seats, actions = self._seats, self._actions
        state = game.setup(len(players), self._options)
        while actors := game.actors(state):
            seat = min(actors)
            if len(seats) == MOST_ENTRIES:  # bots that only ever end their turns never finish
                raise BadBot(EndlessGame(plies=MOST_ENTRIES))
            if seat == CHANCE:
                action = game.chance(state).sample(self._chance)
            else:
                player = players[seat]
                if watch is not None:
                    watch.question = Asked(
                        player.name, seat, player.moves + 1, number, seed, self.record_text
                    )
                action = player.act(game, state, seat)
            seats.append(seat)
            actions.append(action)
            state = go_on(state, seat, action)
        return state

    def record_text(self) -> str:
        """The record of the game so far, with the digests found by replaying it."""
        game, players = self.table.game, self.table.players
        names = labels([player.name for player in players])
        bots = {seat: player.name for seat, player in enumerate(players)}
        header = make_header(game, len(players), self._options, names, bots)
        done = zip(self._seats, self._actions, strict=False)  # one of them may just have become longer
        entries = tuple(Entry(seat, game.write(action)) for seat, action in done)
        return write_record(replay(game, Record(header, entries)).record())


def labels(bots: Sequence[str]) -> tuple[str, ...]:
    """What to call bots that are being measured: by what they are, namesakes by number.

    >>> labels(["greedy", "greedy", "bots/mine.py:Hasty"])
    ('greedy', 'greedy 2', 'Hasty')
    """
    short = [bot.rpartition(":")[2][: LONGEST_NAME - 3] for bot in bots]
    earlier = [short[:seat].count(name) for seat, name in enumerate(short)]
    return tuple(f"{name} {count + 1}" if count else name for name, count in zip(short, earlier, strict=True))
