"""Whole games between bots, reproducible from a seed, in any number of processes."""

from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random

import msgspec

from meseta.arena.playing import Asked, OneGame, Player, Table
from meseta.arena.problems import BotVanished
from meseta.arena.processes import Alarm, processes, watch_of_process, watched
from meseta.bots.thinking import Watch
from meseta.core.errors import BadBot
from meseta.core.game import Action, Game, State, View
from meseta.games import open_game

__all__ = ["Contest", "GameResult", "play_game", "run"]


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
    first: int = 0
    """The number of the first game; each game is determined by the seed and its number."""


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game; scores and wins are in the order of the contest's bots."""

    number: int
    plies: int
    """The number of actions by bots, not counting chance's."""
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared win counts as a fraction."""
    record: str = ""


def run(contest: Contest, jobs: int = 1, alarm: Alarm | None = None) -> Iterator[GameResult]:
    """The results of the games in order; the same for any number of jobs."""
    numbers = range(contest.first, contest.first + contest.games)
    if jobs == 1:
        with watched(alarm) as watch:
            yield from _play_games(contest, numbers, watch)
        return
    size = max(1, min(50, contest.games // (4 * jobs)))
    chunks = [numbers[start : start + size] for start in range(0, contest.games, size)]
    try:
        with processes(min(jobs, len(chunks)), alarm) as pool:
            for results in pool.map(partial(_play_all, contest), chunks):
                yield from results
    except BrokenProcessPool:
        raise BadBot(BotVanished(names=", ".join(contest.bots))) from None


def _play_all(contest: Contest, numbers: Sequence[int]) -> list[GameResult]:
    return list(_play_games(contest, numbers, watch_of_process()))


def _play_games(contest: Contest, numbers: Sequence[int], watch: Watch[Asked] | None) -> Iterator[GameResult]:
    game = open_game(contest.game, contest.edition)
    for number in numbers:
        yield play_game(game, contest, number, watch)


def play_game(
    game: Game[State, Action, View], contest: Contest, number: int, watch: Watch[Asked] | None = None
) -> GameResult:
    """One game of the contest, determined by the contest's seed and the game's number alone."""
    seats = len(contest.bots)
    order = [(seat + number) % seats for seat in range(seats)]
    players = [Player(contest.bots[bot], game, f"{contest.seed}/{number}/{bot}") for bot in order]
    table = Table(game, contest.options, players, number, contest.seed)
    played = OneGame(table, Random(f"{contest.seed}/{number}/chance"))
    state = played.play(watch)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody had anything left to do"
    share = 1 / max(1, len(outcome.winners))
    scores = [score.total for score in game.score(state)]
    return GameResult(
        number,
        plies=sum(player.moves for player in players),
        scores=tuple(scores[order.index(bot)] for bot in range(seats)),
        wins=tuple(share if order.index(bot) in outcome.winners else 0.0 for bot in range(seats)),
        record=played.record_text() if contest.keep_records else "",
    )
