"""`meseta serve`: a server on this machine, for its own browser and for anyone who gets a link."""

import os
import socket
import threading
import webbrowser
from pathlib import Path

from meseta.cli.voice import console, speak
from meseta.server.callsettings import calling_from_environment
from meseta.server.config import (
    DATABASE_VARIABLE,
    Config,
    data_folder,
    deadlines_from_environment,
    limits_from_environment,
)
from meseta.server.run import run


def serve_table(host: str, port: int, data: Path | None, open_browser: bool, language: str | None) -> None:
    """Serve until told to stop; the browser opens once the server accepts connections."""
    words = speak(language)
    config = Config(
        data=data or data_folder(),
        database=os.environ.get(DATABASE_VARIABLE) or None,
        host=host,
        port=port,
        limits=limits_from_environment(),
        deadlines=deadlines_from_environment(),
        calling=calling_from_environment(),
    )

    def ready(address: str) -> None:
        address = shareable(address)
        console.print(words.say("cli-serving", address=address), markup=False)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(config, ready)


def shareable(address: str) -> str:
    """An address that others can open, too, if the server listens on every address of this machine.

    >>> shareable("http://127.0.0.1:8000")
    'http://127.0.0.1:8000'
    """
    for everywhere in ("//0.0.0.0:", "//[::]:"):
        if everywhere in address:
            return address.replace(everywhere, f"//{own_address()}:")
    return address


def own_address() -> str:
    """This machine's address in its network, or the loopback address without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples; nothing is sent to it
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
