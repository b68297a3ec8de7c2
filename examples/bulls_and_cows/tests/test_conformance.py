"""Bulls and cows passes the conformance kit."""

from random import Random

from meseta.core.game import AnyGame
from meseta.core.seats import Seat
from meseta.testing import GameConformance, Ply, Twin
from meseta_bulls_and_cows.actions import SetCode
from meseta_bulls_and_cows.codes import all_codes, answer


class TestBullsAndCows(GameConformance):
    key = "bulls_and_cows"
    option_sets = ({}, {"length": "4"})
    simultaneous = True
    takes_back = False

    def twin(self, game: AnyGame, ply: Ply, viewer: Seat | None, rng: Random) -> Twin | None:
        """The secret codes replaced by others that give every guess the same answer (BC-09)."""
        if game.outcome(ply.after) is not None:
            return None  # the codes are revealed now
        data = game.dump(ply.before)
        guesses = [list(ply.after.guesses[seat]) for seat in range(len(ply.after.guesses))]
        action = ply.action
        for owner, code in enumerate(ply.after.codes):
            alone = len(guesses) == 1
            if not code or (viewer == owner and not alone):
                continue
            asked = guesses[-1 - owner]
            other = rng.choice(
                [
                    other
                    for other in all_codes(ply.before.length)
                    if all(answer(guess, other) == answer(guess, code) for guess in asked)
                ]
            )
            if isinstance(action, SetCode) and (alone or ply.seat == owner):
                action = SetCode(other)
            else:
                data["codes"] = [*data["codes"][:owner], other, *data["codes"][owner + 1 :]]
        return game.load(data), action
