"""What can go wrong when bots play each other."""

from meseta.core.problems import CausedProblem, Problem


class GameFailed(CausedProblem, frozen=True, tag="game_failed"):
    """A game between bots could not be finished."""

    number: int
    seed: int


class EndlessGame(Problem, frozen=True, tag="endless_game"):
    """The bots never finish the game."""

    plies: int


class BotVanished(Problem, frozen=True, tag="bot_vanished"):
    """A bot's process has died."""

    names: str


class PairForm(Problem, frozen=True, tag="pair_form"):
    """The text is not a pair of bots."""

    text: str
