"""Two bots against each other, in pairs of games with the same chance and seats exchanged; or one alone."""

from random import Random

import msgspec

from meseta.arena.problems import GameFailed
from meseta.arena.selfplay import Player, play_out
from meseta.core.errors import BadBot, MesetaError
from meseta.core.game import AnyGame


class Duel(msgspec.Struct, frozen=True):
    """Who plays whom. A bot alone plays by the solo rules."""

    game: str
    bots: tuple[str, ...]
    """The stronger one first, where there are two."""
    seed: int

    @property
    def title(self) -> str:
        """How the duel is named in results and options."""
        return ":".join(self.bots)


class Bout(msgspec.Struct, frozen=True):
    """What came of a game from one chance, or of two with seats exchanged. Lists are in the bots' order."""

    number: int
    wins: tuple[float, ...]
    """The first bot's win in each game; a shared one counts as its share."""
    scores: tuple[tuple[int, ...], ...]
    """Of each game."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    """Thinking, in processor time."""

    @property
    def share(self) -> float:
        """How much of the bout the first bot has won."""
        return sum(self.wins) / len(self.wins)

    def same_play(self, other: "Bout") -> bool:
        """Whether the same games were played; how long it took may differ."""
        return (self.wins, self.scores, self.moves) == (other.wins, other.scores, other.moves)


def play_bout(game: AnyGame, duel: Duel, number: int) -> Bout:
    """The bout of this number, decided by it and the duel's seed alone."""
    rounds = [_Round(game, duel, number, turned) for turned in range(len(duel.bots))]
    bots = range(len(duel.bots))
    return Bout(
        number,
        wins=tuple(one.win for one in rounds),
        scores=tuple(one.scores for one in rounds),
        moves=tuple(sum(one.players[bot].moves for one in rounds) for bot in bots),
        seconds=tuple(round(sum(one.players[bot].seconds for one in rounds), 4) for bot in bots),
    )


class _Round:
    """One game of a bout, with the bots moved on by so many seats."""

    def __init__(self, game: AnyGame, duel: Duel, number: int, turned: int) -> None:
        seed = f"{duel.seed}/{number}"
        seats = len(duel.bots)
        self.players = [Player(bot, game, f"{seed}/{turned}/{bot}") for bot in duel.bots]
        order = [self.players[(seat + turned) % seats] for seat in range(seats)]
        try:
            state = play_out(game, {}, order, Random(f"{seed}/chance"))
        except MesetaError as error:
            raise BadBot(GameFailed(number=number, seed=duel.seed), error) from error
        outcome = game.outcome(state)
        assert outcome is not None, "nobody had anything left to do"
        seated = [order.index(player) for player in self.players]
        totals = [score.total for score in game.score(state)]
        self.scores = tuple(totals[seat] for seat in seated)
        self.win = 1 / len(outcome.winners) if seated[0] in outcome.winners else 0.0
