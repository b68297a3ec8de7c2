"""How a server is configured: where it listens, and what the environment says."""

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
    try:
        return msgspec.json.decode(os.environ.get(LIMITS_VARIABLE) or "{}", type=Limits)
    except msgspec.DecodeError as error:
        raise BadSetup(BadLimits(variable=LIMITS_VARIABLE, detail=str(error)[:200])) from None
