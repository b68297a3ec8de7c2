"""Matches between bots, ply by ply, for the checks to examine."""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import Final, NamedTuple

from meseta.bots.bot import NORMAL
from meseta.bots.registry import make_bot, own_bots
from meseta.core.errors import Unlistable
from meseta.core.game import AnyAction, AnyGame, AnyState
from meseta.core.seats import CHANCE, Seat
from meseta.games import open_game

LONGEST: Final = 250
"""Entries after which a walk stops; random players may need thousands to finish."""
ENOUGH_ENTRIES: Final = 200
"""Entries wanted from all walks together; a short game is played more often."""
MOST_SEEDS: Final = 40


class Ply(NamedTuple):
    """One entry of a match. States and actions are `Any`, because the kit checks every kind of game."""

    before: AnyState
    seat: Seat
    action: AnyAction
    after: AnyState
    place: str = "?"
    """Where it occurred, for error messages."""


def walk(
    game: AnyGame,
    seats: int,
    seed: int,
    bot: str,
    longest: int = LONGEST,
    options: Mapping[str, str] | None = None,
) -> list[Ply]:
    """The plies of a match between bots of one kind, including chance's."""
    rng = Random(seed)
    player = make_bot(bot, game)
    state = game.setup(seats, options or {})
    plies: list[Ply] = []
    while (actors := game.actors(state)) and len(plies) < longest:
        seat = rng.choice(sorted(actors))
        if seat == CHANCE:
            action = game.chance(state).sample(rng)
        else:
            action = player.choose(game.observe(state, seat), game.legal(state, seat), NORMAL, rng)
        after = game.apply(state, seat, action)
        who = "chance" if seat == CHANCE else f"seat {seat}"
        place = (
            f"{seats} seats, {bot} bots, seed {seed}, entry {len(plies) + 1} ({who}: {game.write(action)})"
        )
        plies.append(Ply(state, seat, action, after, place))
        state = after
    return plies


class Walks:
    """Walks through one game with one number of players and one choice of options."""

    def __init__(self, game: AnyGame, seats: int, options: Mapping[str, str], longest: int = LONGEST) -> None:
        self.game: Final = game
        self.key: Final = game.info.key
        self.seats: Final = seats
        self.options: Final = dict(options)
        self.longest: Final = longest
        self.matches: Final = self._matches()
        """Matches between random players, and between better ones that reach the end."""
        self.plies: Final = [ply for match in self.matches for ply in match]

    def _matches(self) -> tuple[tuple[Ply, ...], ...]:
        found: list[tuple[Ply, ...]] = []
        for seed in range(MOST_SEEDS):
            if seed >= 2 and sum(map(len, found)) >= ENOUGH_ENTRIES:
                break
            for bot in dict.fromkeys(("random", sensible_bot(self.key))):
                found.append(tuple(walk(self.game, self.seats, seed, bot, self.longest, self.options)))
        return tuple(found)

    def sampled(self, count: int) -> list[Ply]:
        """A sample of the plies, always the same."""
        return Random(f"{self.key}/{self.seats}").sample(self.plies, min(count, len(self.plies)))


def sensible_bot(key: str) -> str:
    """A quick bot that plays to win: `greedy` where the game has one, else its weakest above `random`."""
    rungs = own_bots(key)
    return "greedy" if "greedy" in rungs else rungs[min(1, len(rungs) - 1)]


@cache
def _walks(key: str, seats: int, options: tuple[tuple[str, str], ...], longest: int) -> Walks:
    return Walks(open_game(key), seats, dict(options), longest)


def walks_of(key: str, seats: int, options: Mapping[str, str], longest: int = LONGEST) -> Walks:
    """The walks with these seats and options, played only once for all checks."""
    return _walks(key, seats, tuple(sorted(options.items())), longest)


def listable(found: Iterable[object]) -> bool:
    """Whether legal actions or chance's answers can be listed; flicks and their results cannot."""
    try:
        iter(found)
    except Unlistable:
        return False
    return True
