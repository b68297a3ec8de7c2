"""What a node does unasked (deleting, dropping and announcing), and how it is started."""

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import meseta.cli.serve
from meseta.cli.app import app
from meseta.server.callsettings import calling_from_environment
from meseta.server.config import Config, data_folder
from meseta.tables import attendant
from meseta.tables.config import Lifetimes
from tests.server.conftest import FREELY
from tests.server.harness import running, wait_until
from tests.server.test_playing import ME, NOBODY


def test_only_abandoned_tables_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Config(data=tmp_path, limits=FREELY, lifetimes=Lifetimes(waiting=0))) as node:
        ana = node.person("Ana")
        monkeypatch.setattr(attendant, "EXPIRED_AT_ONCE", 2)
        waiting = [ana.table(ME, NOBODY, start=False) for _ in range(5)]
        playing = ana.table(ME)
        laid = node.node.store.now()
        wait_until(lambda: node.node.store.now() > laid)
        node.do(node.node.attendant.expire())
        node.node.hub.lives.clear()
        for table in waiting:
            assert ana.refused("GET", f"/tables/{table}") == (404, "no_such_table")
        assert ana.get(f"/tables/{playing}")["status"] == "playing"


def test_a_table_nobody_uses_is_dropped_from_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(Config(data=tmp_path, limits=FREELY)) as node:
        monkeypatch.setattr(attendant, "IDLE_SECONDS", 0)
        ana = node.person("Ana")
        table = ana.table(ME)
        with ana.at(table):
            node.do(node.node.attendant.drop_idle())
            assert table in node.node.hub.lives

        def dropped() -> bool:
            node.do(node.node.attendant.drop_idle())
            return table not in node.node.hub.lives

        wait_until(dropped)  # as soon as the node has noticed that nobody is there any more


def served(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> Any:
    """What a command asks to be served."""
    asked: list[Any] = []
    monkeypatch.setattr(meseta.cli.serve, "run", lambda config, ready: asked.extend((config, ready)))
    monkeypatch.setattr(meseta.cli.serve, "webbrowser", type("Browser", (), {"open": asked.append}))
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == 0, result.output
    return asked


def test_without_a_command_the_table_is_served_from_the_users_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("MESETA_DATABASE_URL", raising=False)
    config, _ = served(monkeypatch)
    assert config == Config(data=data_folder(), calling=calling_from_environment())
    assert (config.host, config.port, config.database) == ("127.0.0.1", 8000, None)


def test_the_command_sets_the_address_and_the_environment_the_database(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("MESETA_DATABASE_URL", "postgresql://somewhere/meseta")
    asked = served(
        monkeypatch, "serve", "--no-open", "--host", "0.0.0.0", "--port", "81", "--data", str(tmp_path)
    )
    config, ready = asked
    assert (config.host, config.port, config.data) == ("0.0.0.0", 81, tmp_path)
    assert config.database == "postgresql://somewhere/meseta"
    ready("http://somewhere")
    assert len(asked) == 2, "no browser was opened"


def test_the_browser_opens_once_the_server_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = served(monkeypatch, "serve")
    asked[1]("http://somewhere")
    wait_until(lambda: len(asked) == 3)
    assert asked[2] == "http://somewhere"
