"""Whole games between bots, reproducible from a seed, whoever plays them."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from random import Random
from typing import Final

import msgspec

from meseta.arena.errors import BadCluster
from meseta.arena.playing import Asked, OneGame, Player, Table
from meseta.arena.problems import BotVanished, WorkersVanished
from meseta.arena.processes import watch_of_process
from meseta.arena.quick import quick
from meseta.arena.workers import HERE, Workers
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


MOST_AT_ONCE: Final = 10
"""Games that a worker plays before it reports: few enough to see how far a long run has come."""


def run(contest: Contest, workers: Workers = HERE, done: Sequence[int] = ()) -> Iterator[GameResult]:
    """The results of the games in order, without those that are done; the same whoever plays them."""
    known = set(done)
    numbers = [n for n in range(contest.first, contest.first + contest.games) if n not in known]
    size = 1 if workers.jobs == 1 else max(1, min(MOST_AT_ONCE, len(numbers) // (4 * workers.jobs)))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    try:
        for results in workers.results(partial(_play_all, contest), chunks):
            yield from results
    except BadCluster as error:
        if isinstance(error.problem, WorkersVanished):
            raise BadBot(BotVanished(names=", ".join(contest.bots))) from None
        raise


def _play_all(contest: Contest, numbers: Sequence[int]) -> list[GameResult]:
    game = quick(open_cached(contest.game, contest.edition), contest.games)
    return [play_game(game, contest, number, watch_of_process()) for number in numbers]


open_cached = cache(open_game)
"""Opens a game once in each process."""


def play_game(
    game: Game[State, Action, View], contest: Contest, number: int, watch: Watch[Asked] | None = None
) -> GameResult:
    """One game of the contest, determined by the contest's seed and the game's number alone."""
    seats = len(contest.bots)
    order = [(seat + number) % seats for seat in range(seats)]
    players = [Player(contest.bots[bot], game, f"{contest.seed}/{number}/{bot}") for bot in order]
    for player in players:
        player.bot = quick(player.bot, contest.games)
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
