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


class SoloTerms(Problem, frozen=True, tag="solo_terms"):
    """Alone, there is nobody to agree on terms with."""


class WorkersVanished(Problem, frozen=True, tag="workers_vanished"):
    """Whoever played some game was lost every time."""

    times: int


class ClusterForm(Problem, frozen=True, tag="cluster_form"):
    """The text does not name a cluster."""

    text: str


class ClusterExtra(Problem, frozen=True, tag="cluster_extra"):
    """What talks to such clusters is not installed."""

    extra: str


class ClusterUnreachable(Problem, frozen=True, tag="cluster_unreachable"):
    """Nobody answers at the cluster's address."""

    address: str
    seconds: int


class ClusterUnusable(Problem, frozen=True, tag="cluster_unusable"):
    """Somebody is there, but does not let us in, or is something else."""

    address: str
    detail: str


class ClusterIdle(Problem, frozen=True, tag="cluster_idle"):
    """The cluster has nobody who works."""

    address: str
    seconds: int


class ClusterLost(Problem, frozen=True, tag="cluster_lost"):
    """The cluster stopped answering while games were being played."""


class WorkerWithoutMeseta(Problem, frozen=True, tag="worker_without_meseta"):
    """Meseta is not installed where the games are to be played."""

    version: str
    """Ours."""


class WorkerDiffers(Problem, frozen=True, tag="worker_differs"):
    """A worker has another Meseta, which may play differently."""

    here: str
    there: str


class NothingToTrain(Problem, frozen=True, tag="nothing_to_train"):
    """The game names nothing that could be trained."""

    game: str


class StrategyMissing(Problem, frozen=True, tag="strategy_missing"):
    """What proposes opinions is not installed."""

    extra: str


class TrainingChanged(Problem, frozen=True, tag="training_changed"):
    """What was proposed before is not what would be proposed now."""

    generation: int
