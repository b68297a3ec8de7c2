"""Packages of other projects, which are needed only here: imported when first used."""

from importlib import import_module
from types import ModuleType
from typing import Final

from meseta.envs.errors import EnvsUnavailable
from meseta.envs.problems import EnvsMissing

EXTRAS: Final = {"pyspiel": "open_spiel"}
"""What to install for a package, where that is not the extra `envs`."""


def need(module: str) -> ModuleType:
    """The module; raises `EnvsUnavailable`, which says how to install its package."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != package:
            raise  # it is there, but misses something itself
        extra = EXTRAS.get(package, "meseta[envs]")
        raise EnvsUnavailable(EnvsMissing(package=package, extra=extra)) from None
