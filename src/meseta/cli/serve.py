"""`meseta serve`: the table on this machine, for its browser and for everyone who gets a link."""

import os
import threading
import webbrowser
from pathlib import Path

from meseta.cli.voice import console, speak
from meseta.server.config import DATABASE_VARIABLE, Config, data_folder, limits_from_environment
from meseta.server.run import run


def serve_table(host: str, port: int, data: Path | None, open_browser: bool, language: str | None) -> None:
    """Serve until asked to stop; the browser is opened once somebody can connect."""
    words = speak(language)
    config = Config(
        data=data or data_folder(),
        database=os.environ.get(DATABASE_VARIABLE) or None,
        host=host,
        port=port,
        limits=limits_from_environment(),
    )

    def ready(address: str) -> None:
        console.print(words.say("cli-serving", address=address), markup=False)
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run(config, ready)
