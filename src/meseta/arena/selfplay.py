"""Whole games between bots, reproducible from a seed, in any number of processes."""

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from time import thread_time
from typing import Generic

import msgspec

from meseta.arena.problems import BotVanished, EndlessGame, GameFailed
from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import make_bot, preset_options
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import Action, Game, Options, State, View
from meseta.core.record import LONGEST_NAME, MOST_ENTRIES, Entry, Record, write_record
from meseta.core.seats import CHANCE, Seat
from meseta.games import open_game
from meseta.play.headers import make_header
from meseta.play.replay import replay

__all__ = ["Contest", "GameResult", "Player", "play_game", "play_out", "run"]


class Contest(msgspec.Struct, frozen=True):
    """Which bots play which game, and how many times."""

    game: str
    bots: tuple[str, ...]
    """One per seat; they rotate by one seat after each game, so that none keeps the best seat."""
    games: int
    seed: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file, unless it is the standard one."""
    keep_records: bool = False


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game; scores and wins are in the order of the contest's bots."""

    number: int
    plies: int
    """The number of actions by bots, not counting chance's."""
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared win counts as a fraction."""
    record: str = ""


def run(contest: Contest, jobs: int = 1) -> Iterator[GameResult]:
    """The results of the games in order; the same for any number of jobs."""
    numbers = range(contest.games)
    if jobs == 1:
        yield from _play_games(contest, numbers)
        return
    size = max(1, min(50, contest.games // (4 * jobs)))
    chunks = [numbers[start : start + size] for start in range(0, contest.games, size)]
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=set_up_worker)
    try:
        for results in pool.map(partial(_play_all, contest), chunks):
            yield from results
    except BrokenProcessPool:
        raise BadBot(BotVanished(names=", ".join(contest.bots))) from None
    finally:
        pool.shutdown(cancel_futures=True)


def set_up_worker() -> None:
    """Keep a bot's output out of the results, and leave interrupts to the main process."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(contest: Contest, numbers: Sequence[int]) -> list[GameResult]:
    return list(_play_games(contest, numbers))


def _play_games(contest: Contest, numbers: Sequence[int]) -> Iterator[GameResult]:
    game = open_game(contest.game, contest.edition)
    for number in numbers:
        yield play_game(game, contest, number)


def play_game(game: Game[State, Action, View], contest: Contest, number: int) -> GameResult:
    """One game of the contest, determined by the contest's seed and the game's number alone."""
    seats = len(contest.bots)
    order = [(seat + number) % seats for seat in range(seats)]
    players = [Player(contest.bots[bot], game, f"{contest.seed}/{number}/{bot}") for bot in order]
    entries: list[Entry] | None = [] if contest.keep_records else None
    chance = Random(f"{contest.seed}/{number}/chance")
    try:
        state = play_out(game, contest.options, players, chance, entries)
    except MesetaError as error:
        raise BadBot(GameFailed(number=number, seed=contest.seed), error) from error
    outcome = game.outcome(state)
    assert outcome is not None, "nobody had anything left to do"
    share = 1 / max(1, len(outcome.winners))
    scores = [score.total for score in game.score(state)]
    return GameResult(
        number,
        plies=sum(player.moves for player in players),
        scores=tuple(scores[order.index(bot)] for bot in range(seats)),
        wins=tuple(share if order.index(bot) in outcome.winners else 0.0 for bot in range(seats)),
        record="" if entries is None else _record_text(game, contest, players, entries),
    )


class Player(Generic[State, Action, View]):
    """A bot in its seat, with its own random generator."""

    def __init__(self, name: str, game: Game[State, Action, View], seed: str) -> None:
        self.name = name
        self.bot = make_bot(name, game)
        self.rng = Random(seed)
        self.moves = 0
        self.seconds = 0.0
        """Its thinking time, in processor seconds: other work on the machine does not count."""

    def act(self, game: Game[State, Action, View], state: State, seat: Seat) -> Action:
        """The bot's action in this state, of which it sees only its view."""
        view, legal = game.observe(state, seat), game.legal(state, seat)
        start = thread_time()
        action = ask(self.bot, self.name, view, legal, NORMAL, self.rng)
        self.seconds += thread_time() - start
        self.moves += 1
        return action


def play_out(
    game: Game[State, Action, View],
    options: Options,
    players: Sequence[Player[State, Action, View]],
    chance: Random,
    entries: list[Entry] | None = None,
) -> State:
    """The state in which a game between these players ends; its entries are added to `entries`."""
    state = game.setup(len(players), _with_presets(game, players, options))
    plies = 0
    while actors := game.actors(state):
        seat = min(actors)
        if plies == MOST_ENTRIES:  # bots that only ever end their turns never finish
            raise BadBot(EndlessGame(plies=plies))
        plies += 1
        is_chance = seat == CHANCE
        action = game.chance(state).sample(chance) if is_chance else players[seat].act(game, state, seat)
        if entries is not None:
            entries.append(Entry(seat, game.write(action)))
        state = game.apply(state, seat, action)
    return state


def _with_presets(
    game: Game[State, Action, View], players: Sequence[Player[State, Action, View]], options: Options
) -> dict[str, str]:
    """The chosen options, and the bots' presets for seat settings that were not chosen."""
    return {**preset_options(game.info.key, {seat: p.name for seat, p in enumerate(players)}), **options}


def _labels(bots: Sequence[str]) -> tuple[str, ...]:
    """What to call bots that are being measured: by what they are, namesakes by number.

    >>> _labels(["greedy", "greedy", "bots/mine.py:Hasty"])
    ('greedy', 'greedy 2', 'Hasty')
    """
    short = [bot.rpartition(":")[2][: LONGEST_NAME - 3] for bot in bots]
    earlier = [short[:seat].count(name) for seat, name in enumerate(short)]
    return tuple(f"{name} {count + 1}" if count else name for name, count in zip(short, earlier, strict=True))


def _record_text(
    game: Game[State, Action, View],
    contest: Contest,
    players: list[Player[State, Action, View]],
    entries: list[Entry],
) -> str:
    """The record of the game, with the digests found by replaying it."""
    options = _with_presets(game, players, contest.options)
    names = _labels([player.name for player in players])
    bots = {seat: player.name for seat, player in enumerate(players)}
    header = make_header(game, len(players), options, names, bots)
    return write_record(replay(game, Record(header, tuple(entries))).record())
