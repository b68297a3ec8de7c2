"""How a server is configured: where it listens, and what the environment says."""

import os
import sys
from collections.abc import Iterable
from difflib import get_close_matches
from math import isfinite
from pathlib import Path
from typing import TypeVar

import msgspec
from platformdirs import user_data_path

from meseta.core.errors import BadSetup
from meseta.core.problems import Problem
from meseta.server.problems import BadLimits, LimitTooSmall, UnheardLimit, UnknownLimit
from meseta.tables.config import Deadlines, Limits, NodeConfig

T = TypeVar("T", Limits, Deadlines)

LIMITS_VARIABLE = "MESETA_LIMITS"
DEADLINES_VARIABLE = "MESETA_DEADLINES"
DATABASE_VARIABLE = "MESETA_DATABASE_URL"


class Config(NodeConfig, frozen=True, kw_only=True):
    """A node, and where it listens."""

    host: str = "127.0.0.1"
    port: int = 8000


def data_folder() -> Path:
    """The user's folder for our data, in the system's usual place."""
    old = _old_folder()
    if old is None:
        return user_data_path("meseta")
    return old if old.is_dir() else user_data_path("Meseta", appauthor=False)


def _old_folder() -> Path | None:
    """Where earlier versions stored data, if that may differ from the usual place; it stays in use."""
    match sys.platform:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Meseta"
        case "darwin":
            return Path.home() / "Library" / "Application Support" / "Meseta"
        case _:
            return None


def limits_from_environment() -> Limits:
    """The default limits, changed as `MESETA_LIMITS` says in JSON."""
    return _from_environment(LIMITS_VARIABLE, Limits)


def deadlines_from_environment() -> Deadlines:
    """The default deadlines, changed as `MESETA_DEADLINES` says in JSON."""
    return _from_environment(DEADLINES_VARIABLE, Deadlines)


def _from_environment(variable: str, kind: type[T]) -> T:
    """The settings in this variable; raises if one has another name, or is no positive number."""
    try:
        given = msgspec.json.decode(os.environ.get(variable) or "{}", type=dict[str, object])
        known = {field.name for field in msgspec.structs.fields(kind)}
        for name, value in given.items():
            if name not in known:
                raise BadSetup(_unknown(variable, name, known))
            _check_positive(variable, name, value)
        return msgspec.convert(given, kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSetup(BadLimits(variable=variable, detail=str(error)[:200])) from None


def _unknown(variable: str, name: str, known: Iterable[str]) -> Problem:
    nearest = get_close_matches(name, known, n=1)
    if nearest:
        return UnknownLimit(variable=variable, name=name[:40], nearest=nearest[0])
    return UnheardLimit(variable=variable, name=name[:40], known=", ".join(sorted(known)))


def _check_positive(variable: str, name: str, value: object) -> None:
    """Raise unless every number in the value is greater than zero."""
    if isinstance(value, dict):
        for key, part in value.items():
            _check_positive(variable, f"{name}.{key}", part)
    elif isinstance(value, int | float) and not (isfinite(value) and value > 0):
        raise BadSetup(LimitTooSmall(variable=variable, name=name[:40], found=str(value)[:20]))
