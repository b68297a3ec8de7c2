"""How a server is set up: where it listens, and what its surroundings say."""

import os
import sys
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from meseta.core.errors import BadSetup
from meseta.server.problems import BadLimits
from meseta.tables.config import Limits, NodeConfig

LIMITS_VARIABLE = "MESETA_LIMITS"
DATABASE_VARIABLE = "MESETA_DATABASE_URL"


class Config(NodeConfig, frozen=True, kw_only=True):
    """A node, and where it listens."""

    host: str = "127.0.0.1"
    port: int = 8000


def data_folder() -> Path:
    """The user's own folder for our data, where the system keeps such things."""
    former = _former_folder()
    if former is None:
        return user_data_path("meseta")
    return former if former.is_dir() else user_data_path("Meseta", appauthor=False)


def _former_folder() -> Path | None:
    """Where data lay before the system was asked, where that may be another place; it stays in use."""
    match sys.platform:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Meseta"
        case "darwin":
            return Path.home() / "Library" / "Application Support" / "Meseta"
        case _:
            return None


def limits_from_environment() -> Limits:
    """The usual limits, with those changed that `MESETA_LIMITS` names as JSON."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS_VARIABLE) or "{}", type=Limits)
    except msgspec.DecodeError as error:
        raise BadSetup(BadLimits(variable=LIMITS_VARIABLE, detail=str(error)[:200])) from None
