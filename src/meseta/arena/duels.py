"""Two bots against each other in games with the same chance and rotated seats, or one bot alone."""

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from meseta.arena.playing import Asked, OneGame, Table, TimedPlayer
from meseta.arena.quick import quick
from meseta.bots.thinking import Watch
from meseta.core.game import AnyGame
from meseta.core.results import Outcome
from meseta.core.seats import Seat


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """On which terms two bots meet."""

    rivals: int = 1
    """How many of the second bot play the first one at the same table."""
    options: tuple[tuple[str, str], ...] = ()
    """Switches of the game that differ from what the bots bring."""

    def __str__(self) -> str:
        """The terms as people read them.

        >>> str(Terms(2, (("hand_0", "steady"),)))
        '3 players, hand_0=steady'
        """
        options = [f"{key}={value}" for key, value in self.options]
        return ", ".join([f"{1 + self.rivals} players", *options])


USUAL_TERMS: Final = Terms()
"""Two players, as on the ladder."""


class Duel(msgspec.Struct, frozen=True):
    """Who plays whom. A bot alone plays by the solo rules."""

    game: str
    bots: tuple[str, ...]
    """The stronger one first, if there are two."""
    seed: int
    code: str = ""
    """A digest of the bots' own code, of those that are loaded from files."""
    terms: Terms = USUAL_TERMS

    @property
    def title(self) -> str:
        """The duel's name in results and options."""
        return ":".join(self.bots)

    @property
    def seated(self) -> tuple[str, ...]:
        """Everybody at the table: the first bot and as many of the second as the terms say."""
        return (*self.bots[:1], *self.bots[1:] * self.terms.rivals)


class Bout(msgspec.Struct, frozen=True):
    """The result of one solo game, or of games with the same chance, one for each seat of the first bot."""

    number: int
    wins: tuple[float, ...]
    """Of each game, the share of rivals that the first bot finished ahead of; a shared win counts half.
    With one rival that is its win; alone, whether it won."""
    scores: tuple[tuple[int, ...], ...]
    """Of each game, the first bot's score and those of its rivals."""
    moves: tuple[int, ...]
    """By bot, whichever seats it has."""
    seconds: tuple[float, ...]
    """By bot: thinking time, in processor seconds."""

    @property
    def share(self) -> float:
        """The fraction of the bout that the first bot won."""
        return sum(self.wins) / len(self.wins)

    def same_play(self, other: "Bout") -> bool:
        """Whether the same games were played, regardless of how long they took."""
        return (self.wins, self.scores, self.moves) == (other.wins, other.scores, other.moves)


def play_bout(game: AnyGame, duel: Duel, number: int, watch: Watch[Asked] | None = None) -> Bout:
    """The bout with this number, determined by the number and the duel's seed alone."""
    rounds = [_Round(game, duel, number, turned, watch) for turned in range(len(duel.seated))]
    sides = [[one.players[0] for one in rounds]]
    if len(duel.bots) > 1:
        sides.append([player for one in rounds for player in one.players[1:]])
    return Bout(
        number,
        wins=tuple(one.win for one in rounds),
        scores=tuple(one.scores for one in rounds),
        moves=tuple(sum(player.moves for player in side) for side in sides),
        seconds=tuple(round(sum(player.seconds for player in side), 4) for side in sides),
    )


class _Round:
    """One game of a bout, with the bots rotated by this many seats."""

    def __init__(
        self, game: AnyGame, duel: Duel, number: int, turned: int, watch: Watch[Asked] | None
    ) -> None:
        seed = f"{duel.seed}/{number}"
        bots = duel.seated
        # Of several rivals, each has luck of its own.
        lucks = [f"{seed}/{turned}/{bot}" + f"/{place}" * (place > 1) for place, bot in enumerate(bots)]
        self.players = [TimedPlayer(bot, game, luck) for bot, luck in zip(bots, lucks, strict=True)]
        for player in self.players:
            player.bot = quick(player.bot, number)  # who has come so far plays many
        order = [self.players[(seat + turned) % len(bots)] for seat in range(len(bots))]
        table = Table(game, dict(duel.terms.options), order, number, duel.seed)
        state = OneGame(table, Random(f"{seed}/chance")).play(watch)
        outcome = game.outcome(state)
        assert outcome is not None, "nobody had anything left to do"
        first, *rivals = [order.index(player) for player in self.players]
        totals = [score.total for score in game.score(state)]
        self.scores = tuple(totals[seat] for seat in (first, *rivals))
        self.win = share_beaten(outcome, totals, first, rivals)


def share_beaten(outcome: Outcome, totals: Sequence[int], seat: Seat, rivals: Sequence[Seat]) -> float:
    """The share of these rivals that the seat finished ahead of, an equal finish counting half.

    Winners are ahead of all others, who are ordered by their points. Alone: whether the seat has won.
    """
    if not rivals:
        return float(seat in outcome.winners)
    place = [(1, 0) if number in outcome.winners else (0, total) for number, total in enumerate(totals)]
    ahead = [(place[seat] > place[rival]) + (place[seat] >= place[rival]) for rival in rivals]
    return sum(ahead) / 2 / len(rivals)
