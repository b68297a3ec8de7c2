"""The proxy of `deploy/Caddyfile`, as it runs in front of several nodes."""

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, wait_until

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def dial(url: str, source: str) -> socket.socket:
    """A connection to a server on this machine that comes from this address of it."""
    port = int(url.rpartition(":")[2])
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (source, 0))


class Caddy:
    """A proxy whose certificate is signed by the one in `root`."""

    def __init__(self, folder: Path, nodes: Sequence[str]) -> None:
        program = shutil.which("caddy")
        if program is None:
            pytest.skip("Caddy is not installed; `make hosting` installs Debian's")
        self.port = free_port()
        self.url = f"https://localhost:{self.port}"
        self.root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        environment = {
            **os.environ,
            "MESETA_SITE": f"localhost:{self.port}",
            "MESETA_NODES": " ".join(url.removeprefix("http://") for url in nodes),
            "MESETA_HTTP_PORT": str(free_port()),
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
        }
        self._process = subprocess.Popen(
            [program, "run", "--adapter", "caddyfile", "--config", str(CADDYFILE)],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self._answers)

    def _answers(self) -> bool:
        """Whether a client that trusts its certificate gets through."""
        assert self._process.poll() is None, "Caddy has stopped"
        if not self.root.is_file():
            return False
        trust = ssl.create_default_context(cafile=str(self.root))
        try:
            with dial(self.url, "127.0.0.1") as plain, trust.wrap_socket(plain, server_hostname="localhost"):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait(30)
