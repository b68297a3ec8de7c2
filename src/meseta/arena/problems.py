"""What can go wrong between bots."""

from meseta.core.problems import CausedProblem, Problem


class GameFailed(CausedProblem, frozen=True, tag="game_failed"):
    """A game between bots could not be played to its end."""

    number: int
    seed: int


class EndlessGame(Problem, frozen=True, tag="endless_game"):
    """The bots do not come to an end."""

    plies: int


class BotVanished(Problem, frozen=True, tag="bot_vanished"):
    """A process has ended with its bot."""

    names: str


class PairForm(Problem, frozen=True, tag="pair_form"):
    """The text is no pair of bots."""

    text: str
