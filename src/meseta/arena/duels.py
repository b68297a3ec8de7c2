"""Two bots against each other in pairs of games with the same chance and swapped seats, or one bot alone."""

from random import Random

import msgspec

from meseta.arena.playing import Asked, OneGame, Table, TimedPlayer
from meseta.arena.quick import quick
from meseta.bots.thinking import Watch
from meseta.core.game import AnyGame


class Duel(msgspec.Struct, frozen=True):
    """Who plays whom. A bot alone plays by the solo rules."""

    game: str
    bots: tuple[str, ...]
    """The stronger one first, if there are two."""
    seed: int
    code: str = ""
    """A digest of the bots' own code, of those that are loaded from files."""

    @property
    def title(self) -> str:
        """The duel's name in results and options."""
        return ":".join(self.bots)


class Bout(msgspec.Struct, frozen=True):
    """The result of one solo game, or of two games with the same chance and swapped seats.

    Tuples are in the order of the duel's bots.
    """

    number: int
    wins: tuple[float, ...]
    """The first bot's win in each game; a shared win counts as a fraction."""
    scores: tuple[tuple[int, ...], ...]
    """The scores of each game."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thinking time, in processor seconds."""

    @property
    def share(self) -> float:
        """The fraction of the bout that the first bot won."""
        return sum(self.wins) / len(self.wins)

    def same_play(self, other: "Bout") -> bool:
        """Whether the same games were played, regardless of how long they took."""
        return (self.wins, self.scores, self.moves) == (other.wins, other.scores, other.moves)


def play_bout(game: AnyGame, duel: Duel, number: int, watch: Watch[Asked] | None = None) -> Bout:
    """The bout with this number, determined by the number and the duel's seed alone."""
    rounds = [_Round(game, duel, number, turned, watch) for turned in range(len(duel.bots))]
    bots = range(len(duel.bots))
    return Bout(
        number,
        wins=tuple(one.win for one in rounds),
        scores=tuple(one.scores for one in rounds),
        moves=tuple(sum(one.players[bot].moves for one in rounds) for bot in bots),
        seconds=tuple(round(sum(one.players[bot].seconds for one in rounds), 4) for bot in bots),
    )


class _Round:
    """One game of a bout, with the bots rotated by this many seats."""

    def __init__(
        self, game: AnyGame, duel: Duel, number: int, turned: int, watch: Watch[Asked] | None
    ) -> None:
        seed = f"{duel.seed}/{number}"
        seats = len(duel.bots)
        self.players = [TimedPlayer(bot, game, f"{seed}/{turned}/{bot}") for bot in duel.bots]
        for player in self.players:
            player.bot = quick(player.bot, number)  # who has come so far plays many
        order = [self.players[(seat + turned) % seats] for seat in range(seats)]
        table = Table(game, {}, order, number, duel.seed)
        state = OneGame(table, Random(f"{seed}/chance")).play(watch)
        outcome = game.outcome(state)
        assert outcome is not None, "nobody had anything left to do"
        seated = [order.index(player) for player in self.players]
        totals = [score.total for score in game.score(state)]
        self.scores = tuple(totals[seat] for seat in seated)
        self.win = 1 / len(outcome.winners) if seated[0] in outcome.winners else 0.0
