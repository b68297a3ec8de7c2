"""What can keep an environment from being made."""

from meseta.core.problems import Problem


class EnvsMissing(Problem, frozen=True, tag="envs_missing"):
    """A package that environments need is not installed."""

    package: str
    extra: str


class GameWithoutNumbers(Problem, frozen=True, tag="game_without_numbers"):
    """The game's plug-in does not say how it is put into numbers."""

    game: str


class GameWithoutPicture(Problem, frozen=True, tag="game_without_picture"):
    """The game's plug-in names nothing that draws a picture of it."""

    game: str


class BadEnvSetting(Problem, frozen=True, tag="bad_env_setting"):
    """A setting of an environment has no such choice."""

    setting: str
    value: str
    choices: str


class NumberMeansNothing(Problem, frozen=True, tag="number_means_nothing"):
    """The number of an action stands for nothing here."""

    number: int
    detail: str
