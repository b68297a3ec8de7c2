"""An operator's access to a running node: a token in a header, never in an address or a log.

The server writes the token to a file that only its owner can read, so that `meseta admin` needs nothing on
the same machine. `MESETA_ADMIN_TOKEN` sets one for several nodes, or for another machine.
"""

import hmac
import os
import secrets
from pathlib import Path
from typing import Final

import msgspec

from meseta.core.errors import BadSetup
from meseta.server.problems import AdminNotFound, AdminSeveral, AdminTokenShort
from meseta.store.files import PRIVATE_FILE, make_folder

ADMIN_VARIABLE: Final = "MESETA_ADMIN_TOKEN"
SHORTEST_TOKEN: Final = 16
ADMIN_PATH: Final = "/api/admin"


class AdminAccess(msgspec.Struct, frozen=True):
    """How a running node is reached by its operator."""

    url: str
    token: str


class AdminKey:
    """The token that an operator has to present."""

    def __init__(self, token: str) -> None:
        self.token = token

    def opens(self, authorization: str | None) -> bool:
        """Whether the header holds the token."""
        scheme, _, shown = (authorization or "").partition(" ")
        right = hmac.compare_digest(shown.strip().encode(), self.token.encode())
        return right and scheme.lower() == "bearer" and len(self.token) >= SHORTEST_TOKEN


def new_key() -> AdminKey:
    """The key that the environment names, or a new one."""
    token = os.environ.get(ADMIN_VARIABLE, "")
    if token and len(token) < SHORTEST_TOKEN:
        raise BadSetup(AdminTokenShort(variable=ADMIN_VARIABLE, least=SHORTEST_TOKEN))
    return AdminKey(token or secrets.token_urlsafe(24))


class AdminFile:
    """The file in the data folder that says how to reach the node on this port."""

    def __init__(self, data: Path, port: int) -> None:
        self._path = data / f"node-{port}.json"

    def write(self, access: AdminAccess) -> None:
        """Write the file for nobody else to read."""
        make_folder(self._path.parent)
        self.remove()
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
        with os.fdopen(file, "wb") as writing:
            writing.write(msgspec.json.encode(access))

    def remove(self) -> None:
        """Remove the file, now that the node has stopped."""
        self._path.unlink(missing_ok=True)


def find_access(data: Path, port: int | None) -> AdminAccess:
    """How the node that runs with this data folder is reached; raises if there is none, or one of several."""
    found = sorted(data.glob("node-*.json" if port is None else f"node-{port}.json"))
    if not found:
        raise BadSetup(AdminNotFound(path=str(data)))
    if len(found) > 1:
        ports = ", ".join(file.stem.removeprefix("node-") for file in found)
        raise BadSetup(AdminSeveral(path=str(data), ports=ports))
    try:
        return msgspec.json.decode(found[0].read_bytes(), type=AdminAccess)
    except (OSError, msgspec.DecodeError):
        raise BadSetup(AdminNotFound(path=str(data))) from None
