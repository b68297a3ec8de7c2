"""A browser has neither threads nor processes, so nothing that happens on a device may start one."""

import subprocess
import threading
from typing import Any

import pytest


@pytest.fixture(autouse=True)
def neither_threads_nor_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    start = threading.Thread.start

    def start_elsewhere(thread: threading.Thread) -> None:
        assert threading.current_thread() is not threading.main_thread(), "a thread was started"
        start(thread)

    def refuse(*command: Any, **options: Any) -> None:
        raise AssertionError("a process was started")

    monkeypatch.setattr(threading.Thread, "start", start_elsewhere)
    monkeypatch.setattr(subprocess, "Popen", refuse)
