"""What an action of Shifting Stones does, in words."""

from meseta.core.game import AnyGame
from meseta.games.shifting_stones.actions import Action, Flip, Score, Shift
from meseta.games.shifting_stones.grid import NAMES
from meseta.games.shifting_stones.view import View
from meseta.i18n.words import Words


def say(game: AnyGame, view: View, action: Action, words: Words) -> str:
    """Such as “shift b2 and c2, spending card 17”."""
    match action:
        case Shift(a, b, card):
            return words.say("do-shift", a=NAMES[a], b=NAMES[b], card=card)
        case Flip(cell, card):
            return words.say("do-flip", cell=NAMES[cell], card=card)
        case Score(card):
            return words.say("do-score", card=card)
        case _:
            return words.say(f"do-{action.__struct_config__.tag}")
