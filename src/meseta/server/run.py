"""Running one node on this machine."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import threading
from collections.abc import Callable

import msgspec
import uvicorn

from meseta.core.errors import BadSetup
from meseta.core.problems import Problem
from meseta.server import logs
from meseta.server.admin import AdminAccess, AdminFile, AdminKey, new_key
from meseta.server.app import make_app
from meseta.server.config import Config
from meseta.server.connections import Connections, most_connections, protocols, within
from meseta.server.problems import CannotListen, HostUnknown, PortForbidden, PortTaken
from meseta.tables.logs import note

BACKLOG = 2048
GRACE_SECONDS = 10
"""How long a request may still take once the server is told to stop."""


EXIT_BY_FORCE = 70


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; raises if the address cannot be used."""
    host = host.removeprefix("[").removesuffix("]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with contextlib.ExitStack() as failing:
        try:
            listening = failing.enter_context(socket.socket(family, socket.SOCK_STREAM))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen(BACKLOG)
        except (OSError, UnicodeError) as error:
            raise BadSetup(_listening_problem(host[:80], port, error)) from None
        listening.setblocking(False)
        failing.pop_all()
    return listening


def _listening_problem(host: str, port: int, error: OSError | UnicodeError) -> Problem:
    """Why we cannot listen there."""
    if isinstance(error, UnicodeError | socket.gaierror):
        return HostUnknown(host=host)
    match error.errno:
        case errno.EADDRINUSE:
            return PortTaken(host=host, port=port)
        case errno.EACCES:
            return PortForbidden(host=host, port=port)
        case errno.EADDRNOTAVAIL:
            return HostUnknown(host=host)
        case _:
            return CannotListen(host=host, port=port, detail=error.strerror or str(error))


class NodeServer(uvicorn.Server):
    """A server that reports when it has started, and says goodbye to clients before it stops."""

    def __init__(
        self,
        config: Config,
        started: Callable[[], None] = lambda: None,
        stopped: Callable[[], None] = lambda: None,
        last_resort: Callable[[], None] | None = None,
        key: AdminKey | None = None,
    ) -> None:
        limits = within(config.limits, most_connections(config.limits.connections))
        config = msgspec.structs.replace(config, limits=limits)
        app = make_app(config, key)
        self.node = app.node
        self._started = started
        self._stopped = stopped
        self._last_resort = last_resort
        """Called if stopping takes too long."""
        deadlines = config.deadlines
        self.connections = Connections(deadlines, limits.connections)
        http, websocket = protocols(self.connections)
        watch = self.node.metrics.watch
        watch("connections", "TCP connections that are open.", lambda: len(self.connections))
        watch("connections_dropped", "Connections dropped so far.", self.connections.dropped.total)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
                ws=websocket,  # ADR 28
                ws_ping_interval=deadlines.ping,
                ws_ping_timeout=deadlines.ping,
                ws_max_size=config.limits.message * 4,
                ws_per_message_deflate=False,  # costs more processor time than it saves bandwidth
                lifespan="on",
                access_log=False,
                log_config=None,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
                timeout_keep_alive=deadlines.idle,  # type: ignore[arg-type]  # a float does as well
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and report it."""
        await self.node.open()  # here rather than in the lifespan, where uvicorn would log its error
        self._sweeping = asyncio.create_task(self.connections.keep_sweeping())
        await super().startup(sockets)
        if not self.should_exit:
            _freeze_startup_objects()
            self._started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, and stop."""
        if self._last_resort is not None:
            timer = threading.Timer(self.node.config.deadlines.stop, self._last_resort)
            timer.daemon = True
            timer.start()
        await self.node.say_goodbye()
        await super().shutdown(sockets)
        self._sweeping.cancel()
        self._stopped()


def run(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address once clients can connect."""
    logs.set_up()
    key = new_key()
    with contextlib.closing(listen(config.host, config.port)) as listening:
        host, port = listening.getsockname()[:2]
        shown = f"[{host}]" if ":" in host else host
        file = AdminFile(config.data, port)

        def started() -> None:
            file.write(AdminAccess(_on_this_machine(shown, port), key.token))
            ready(f"http://{shown}:{port}")

        server = NodeServer(config, started, file.remove, _end_at_once, key)
        with contextlib.suppress(KeyboardInterrupt):  # by then Ctrl+C has stopped the server
            server.run([listening])


def _on_this_machine(host: str, port: int) -> str:
    """The address under which this machine reaches itself."""
    return f"http://{ {'0.0.0.0': '127.0.0.1', '[::]': '[::1]'}.get(host, host) }:{port}"


def _end_at_once() -> None:
    """End this process although something is still waiting, say for a database that does not answer."""
    note("stopped_by_force", level=logging.ERROR)
    os._exit(EXIT_BY_FORCE)


def _freeze_startup_objects() -> None:
    """Exempt everything loaded so far from garbage collection and collect less often: most values form no
    reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
