"""How a server is set up: where it listens, and what its surroundings say."""

import os
import sys
from pathlib import Path

import msgspec

from meseta.core.errors import BadSetup
from meseta.tables.config import Limits, NodeConfig

LIMITS_VARIABLE = "MESETA_LIMITS"
DATABASE_VARIABLE = "MESETA_DATABASE_URL"


class Config(NodeConfig, frozen=True, kw_only=True):
    """A node, and where it listens."""

    host: str = "127.0.0.1"
    port: int = 8000


def data_folder() -> Path:
    """The user's own folder for our data, where the system keeps such things."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Meseta"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Meseta"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meseta"


def limits_from_environment() -> Limits:
    """The usual limits, with those changed that `MESETA_LIMITS` names as JSON."""
    try:
        return msgspec.json.decode(os.environ.get(LIMITS_VARIABLE) or "{}", type=Limits)
    except msgspec.DecodeError as error:
        raise BadSetup("bad_limits", variable=LIMITS_VARIABLE, detail=str(error)[:200]) from None
