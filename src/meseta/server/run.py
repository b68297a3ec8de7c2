"""Running one node on this machine."""

import contextlib
import gc
import socket
from collections.abc import Callable

import uvicorn

from meseta.core.errors import BadSetup
from meseta.server import logs
from meseta.server.app import make_app
from meseta.server.config import Config
from meseta.server.problems import CannotListen

BACKLOG = 2048
GRACE_SECONDS = 10
"""How long a request may still take once the server is told to stop."""

KEEP_ALIVE_SECONDS = 75
"""How long an idle connection is kept open: longer than the usual proxies and libraries do, so that they are
the ones to close it and no request arrives on a connection we are just closing."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises if the address cannot be used."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        raise BadSetup(CannotListen(host=host[:80], port=port, detail=error.strerror or str(error))) from None
    listening.setblocking(False)
    return listening


class NodeServer(uvicorn.Server):
    """A server that reports when it has started, and says goodbye to clients before it stops."""

    def __init__(self, config: Config, started: Callable[[], None] = lambda: None) -> None:
        app = make_app(config)
        self.node = app.node
        self._started = started
        super().__init__(
            uvicorn.Config(
                app,
                ws="websockets-sansio",  # ADR 28
                ws_max_size=config.limits.message * 4,
                ws_per_message_deflate=False,  # costs more processor time than it saves bandwidth
                lifespan="on",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await super().startup(sockets)
        if not self.should_exit:
            _freeze_startup_objects()
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, and stop."""
        await self.node.say_goodbye()
        await super().shutdown(sockets)


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once clients can connect."""
    logs.set_up()
    listening = listen(config.host, config.port)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = NodeServer(config, lambda: ready(f"http://{shown}:{port}"))
    with contextlib.suppress(KeyboardInterrupt):  # by then Ctrl+C has stopped the server
        server.run([listening])


def _freeze_startup_objects() -> None:
    """Exempt everything loaded so far from garbage collection and collect less often: most values form no
    reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
