"""How a game is played at random: what its players like, where its discs land."""

from random import Random

from meseta.games.sonora.actions import Action, First, Flick, PlayerAction, Rest, Settle
from meseta.games.sonora.game import Sonora
from meseta.games.sonora.state import State
from tests.games.sonora.referee.compared import FATES, NAMES
from tests.games.sonora.referee.landings import OTHER_KERNEL, landing
from tests.games.sonora.referee.printed import SECTIONS
from tests.games.sonora.referee.table import Table

FATE_OF = {word: fate for fate, word in FATES.items()}


class Players:
    """The likings of one game. They differ from game to game, so that something of everything is seen."""

    def __init__(self, rng: Random, real_flicks: bool) -> None:
        self.rng = rng
        self.real_flicks = real_flicks
        self.wanted = rng.choice([None, None, *SECTIONS])
        self.off = rng.choice([1, 2, 2, 40])  # where nearly all discs leave the board, totals are equal
        kinds = ("draw", "walk", "mud", "rabbit", "mark", "box", "swap")
        self.liking = {kind: rng.choice([0.05, 1, 4]) for kind in kinds} | {"close": 0.1, "done": 0.1}

    def choose(self, game: Sonora, texts: set[str]) -> PlayerAction:
        """One of these actions: first a kind, then one of the kind."""
        kinds = sorted({text.split()[0] for text in texts})
        (kind,) = self.rng.choices(kinds, [self.liking.get(kind, 1) for kind in kinds])
        action = game.read(self.rng.choice(sorted(text for text in texts if text.split()[0] == kind)))
        assert not isinstance(action, First | Settle)
        return action

    def flick(self, game: Sonora, state: State, seat: int) -> Flick:
        """Any flick; where it is really played, neither backwards nor much too hard."""
        flick = game.legal(state, seat).sample(self.rng)
        assert isinstance(flick, Flick)
        if self.real_flicks:
            speed = self.rng.randint(100_000, 1_500_000)
            return Flick(flick.disc, flick.x, flick.y, speed, self.rng.randint(speed // 3, 2 * speed))
        return flick

    def answer_of_chance(self, game: Sonora, state: State, table: Table) -> Action:
        """What chance says; of a flick, mostly what another kernel might have said."""
        if table.asked == "lot" or self.real_flicks:
            return game.chance(state).sample(self.rng)
        touched, rests = landing(table, self.wanted, self.off, self.rng)
        told = tuple(Rest(NAMES.index(name), FATE_OF[fate], x, y) for name, fate, x, y in rests)
        return Settle(OTHER_KERNEL, 0, 0, touched, told)
