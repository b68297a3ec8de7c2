"""Whole games between bots, repeatable by their seed, in as many processes as one likes."""

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Any

import msgspec

from meseta.bots.bot import NORMAL, ask
from meseta.bots.registry import display_names, make_bot, preset_hands
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import AnyGame
from meseta.core.record import Entry, Header, Record, write_record
from meseta.core.seats import CHANCE
from meseta.games import open_game
from meseta.play.replay import replay

MOST_PLIES = 20_000
"""Actions after which a game counts as endless: bots that only end their turns never finish."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what, how often."""

    game: str
    bots: tuple[str, ...]
    """One a seat; they move on by one seat from game to game, so that none keeps the best one."""
    games: int
    seed: int
    options: dict[str, str] = {}
    edition: str | None = None
    """The text of an edition file, where it is not the standard one."""
    keep_records: bool = False


class GameResult(msgspec.Struct, frozen=True):
    """What came of one game; scores and wins stand in the order of the contest's bots."""

    number: int
    plies: int
    """Actions of bots; chance's are not counted."""
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared win counts as its share."""
    record: str = ""


def run(contest: Contest, jobs: int = 1) -> Iterator[GameResult]:
    """The results, game by game and in order; the same for any number of jobs."""
    numbers = range(contest.games)
    if jobs == 1:
        yield from _play_games(contest, numbers)
        return
    size = max(1, min(50, contest.games // (4 * jobs)))
    chunks = [numbers[start : start + size] for start in range(0, contest.games, size)]
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=_keep_quiet)
    try:
        for results in pool.map(partial(_play_all, contest), chunks):
            yield from results
    except BrokenProcessPool:
        raise BadBot("bot_vanished", names=", ".join(contest.bots)) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _keep_quiet() -> None:
    """What a bot prints in a process of ours must not get into the results; an interrupt is ours to obey."""
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_all(contest: Contest, numbers: Sequence[int]) -> list[GameResult]:
    return list(_play_games(contest, numbers))


def _play_games(contest: Contest, numbers: Sequence[int]) -> Iterator[GameResult]:
    game = open_game(contest.game, contest.edition)
    for number in numbers:
        yield play_game(game, contest, number)


def play_game(game: AnyGame, contest: Contest, number: int) -> GameResult:
    """One game of the contest, decided by the contest's seed and the game's number alone."""
    seats = len(contest.bots)
    order = [(seat + number) % seats for seat in range(seats)]
    players = [_Player(contest.bots[bot], game, f"{contest.seed}/{number}/{bot}") for bot in order]
    entries: list[Entry] | None = [] if contest.keep_records else None
    try:
        state, plies = _play_out(game, contest, number, players, entries)
    except MesetaError as trouble:
        raise BadBot("game_failed", trouble, number=number, seed=contest.seed) from trouble
    outcome = game.outcome(state)
    assert outcome is not None, "nobody had anything left to do"
    share = 1 / max(1, len(outcome.winners))
    scores = [score.total for score in game.score(state)]
    return GameResult(
        number,
        plies,
        scores=tuple(scores[order.index(bot)] for bot in range(seats)),
        wins=tuple(share if order.index(bot) in outcome.winners else 0.0 for bot in range(seats)),
        record="" if entries is None else _written(game, contest, players, entries),
    )


class _Player:
    """A bot at its seat, with its own stream of chance."""

    def __init__(self, name: str, game: AnyGame, seed: str) -> None:
        self.name = name
        self.bot = make_bot(name, game)
        self.rng = Random(seed)


def _play_out(
    game: AnyGame, contest: Contest, number: int, players: list[_Player], entries: list[Entry] | None
) -> tuple[Any, int]:
    """The final state and the number of actions it took."""
    rng = Random(f"{contest.seed}/{number}/chance")
    state = game.setup(len(players), _options(contest, players))
    plies = 0
    while actors := game.actors(state):
        seat = min(actors)
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        elif plies == MOST_PLIES:
            raise BadBot("endless_game", plies=plies)
        else:
            player = players[seat]
            legal = game.legal(state, seat)
            action = ask(player.bot, player.name, game.observe(state, seat), legal, NORMAL, player.rng)
            plies += 1
        if entries is not None:
            entries.append(Entry(seat, game.write(action)))
        state = game.apply(state, seat, action)
    return state, plies


def _options(contest: Contest, players: list[_Player]) -> dict[str, str]:
    """The contest's options, and the hands that bots bring along where it names none."""
    return preset_hands(contest.game, {seat: p.name for seat, p in enumerate(players)}) | contest.options


def _written(game: AnyGame, contest: Contest, players: list[_Player], entries: list[Entry]) -> str:
    """The record of the game, with the digests that replaying it gives."""
    options = game.info.settle(len(players), _options(contest, players))
    names = display_names([player.name for player in players])
    bots = {seat: player.name for seat, player in enumerate(players)}
    header = Header(game.info.key, game.info.version, game.edition, len(players), options, names, bots)
    return write_record(replay(game, Record(header, tuple(entries))).record())
