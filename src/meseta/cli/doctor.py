"""`meseta doctor`: whether a server can run here, and what to do if it cannot."""

import os
import platform
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from shlex import quote
from smtplib import SMTPException
from typing import Final, Literal, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import urlopen

from meseta.cli.voice import console, speak
from meseta.core.errors import MesetaError
from meseta.games import survey
from meseta.i18n.words import Words
from meseta.server.callsettings import PUSH, SMTP, calling_from_environment
from meseta.server.config import (
    DATABASE_VARIABLE,
    data_folder,
    deadlines_from_environment,
    limits_from_environment,
)
from meseta.server.connections import RESERVED_FILES
from meseta.server.routes.pages import CLIENT
from meseta.server.run import listen
from meseta.store.backup import inspect
from meseta.store.dialects import dialect_for
from meseta.store.files import PRIVATE_FOLDER, make_folder
from meseta.store.migrations import STEPS
from meseta.store.postgres import Postgres
from meseta.store.sqlite import DATABASE_FILE
from meseta.store.store import LEAST_FREE
from meseta.tables.calling.mail import connected
from meseta.tables.calling.push import is_installed
from meseta.tables.config import Mail

Level = Literal["ok", "warn", "bad"]

PLENTY: Final = 1_000_000_000
"""Bytes on the disk below which somebody should look after it soon."""
SLOW_SYNC_MS: Final = 100
"""Every move waits for the disk this long."""
CLOCK_MS: Final = 2000
"""How far clocks may be apart."""
RELEASED: Final = 1_763_337_600
"""A time before this version was made, in seconds since 1970."""
MARKS: Final[dict[Level, tuple[str, str]]] = {
    "ok": ("green", "cli-doctor-level-ok"),
    "warn": ("yellow", "cli-doctor-level-warn"),
    "bad": ("red", "cli-doctor-level-bad"),
}
"""How a finding is marked: its colour, and a word."""
PROBE_SECONDS: Final = 5


class Place(NamedTuple):
    """Where the server would run."""

    host: str
    port: int
    data: Path
    url: str | None

    @property
    def database(self) -> Path:
        """The file of a store in SQLite."""
        return self.data / DATABASE_FILE


class Finding(NamedTuple):
    """One thing that was looked at."""

    level: Level
    sentence: str

    @classmethod
    def of(cls, words: Words, level: Level, key: str, **values: str | int) -> "Finding":
        """A finding in words."""
        return cls(level, words.say(key, **values))


Check = Callable[[Words, Place], Iterator[Finding]]


def examine(host: str, port: int, data: Path | None, language: str | None) -> bool:
    """Print what was found; returns whether a server can run."""
    words = speak(language)
    place = Place(host, port, data or data_folder(), os.environ.get(DATABASE_VARIABLE) or None)
    well = True
    for check in CHECKS:
        for finding in _findings(check, words, place):
            well = well and finding.level != "bad"
            style, mark = MARKS[finding.level]
            console.print(f"{words.say(mark):<8}", style=style, end="")
            console.print(finding.sentence, markup=False, soft_wrap=True)
    return well


def _findings(check: Check, words: Words, place: Place) -> Iterator[Finding]:
    """What the check finds; an error is a finding too."""
    try:
        yield from check(words, place)
    except MesetaError as error:
        yield Finding("bad", words.error(error))


def _versions(words: Words, place: Place) -> Iterator[Finding]:
    packages = ", ".join(f"{name} {_version(name)}" for name in ("uvicorn", "websockets", "litestar"))
    yield Finding.of(
        *(words, "ok", "cli-doctor-versions"),
        meseta=_version("meseta"),
        python=platform.python_version(),
        sqlite=sqlite3.sqlite_version,
        packages=packages,
    )
    if place.url is not None:
        yield Finding.of(words, "ok", "cli-doctor-driver", version=_version("psycopg"))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "–"


def _settings(words: Words, place: Place) -> Iterator[Finding]:
    limits_from_environment()
    deadlines_from_environment()
    yield Finding.of(words, "ok", "cli-doctor-settings")


def _disk(words: Words, place: Place) -> Iterator[Finding]:
    try:
        make_folder(place.data)
        sync = _sync_milliseconds(place.data)
        usage = os.statvfs(place.data) if sys.platform != "win32" else None
    except OSError as error:
        yield Finding.of(
            words, "bad", "cli-doctor-folder-bad", path=str(place.data), detail=error.strerror or str(error)
        )
        return
    yield Finding.of(words, "ok", "cli-doctor-folder", path=str(place.data))
    if place.data.stat().st_mode & 0o777 & ~PRIVATE_FOLDER and os.name != "nt":
        yield Finding.of(
            words, "warn", "cli-doctor-folder-open", path=str(place.data), quoted=quote(str(place.data))
        )
    if usage is not None:
        free = usage.f_bavail * usage.f_frsize
        yield _space(words, free)
    if sync > SLOW_SYNC_MS:
        yield Finding.of(words, "warn", "cli-doctor-sync-slow", milliseconds=sync)
    else:
        yield Finding.of(words, "ok", "cli-doctor-sync", milliseconds=sync)


def _space(words: Words, free: int) -> Finding:
    megabytes = free // 1_000_000
    if free < LEAST_FREE:
        return Finding.of(words, "bad", "cli-doctor-disk-bad", megabytes=megabytes)
    if free < PLENTY:
        return Finding.of(words, "warn", "cli-doctor-disk-warn", megabytes=megabytes)
    return Finding.of(words, "ok", "cli-doctor-disk-ok", megabytes=megabytes)


def _sync_milliseconds(folder: Path) -> int:
    """How long it takes until a small write is on the disk."""
    with tempfile.TemporaryFile(dir=folder) as file:
        began = time.perf_counter()
        file.write(b"x" * 4096)
        file.flush()
        os.fsync(file.fileno())
        return round((time.perf_counter() - began) * 1000)


def _database(words: Words, place: Place) -> Iterator[Finding]:
    if place.url is not None:
        yield from _postgres(words, place.url)
    elif not place.database.exists():
        yield Finding.of(words, "ok", "cli-doctor-database-new", path=str(place.database))
    else:
        found = inspect(place.database)
        yield Finding.of(
            *(words, "ok", "cli-doctor-database"),
            path=str(place.database),
            tables=found.tables,
            megabytes=-(-found.size // 1_000_000),
            step=found.step,
            known=len(STEPS),
        )


def _postgres(words: Words, url: str) -> Iterator[Finding]:
    dialect = dialect_for(url, Path())
    assert isinstance(dialect, Postgres), "any other address was refused"
    connection = dialect.connect("doctor")
    try:
        ((release,),) = connection.rows("SHOW server_version")
        ((there,),) = connection.rows("SELECT to_regclass('migrations') IS NOT NULL")
        step = connection.rows("SELECT COUNT(*) FROM migrations")[0][0] if there else 0
        before = time.time()
        ((theirs,),) = connection.rows(f"SELECT {dialect.now}")
    finally:
        connection.close()
    yield Finding.of(
        *(words, "ok", "cli-doctor-postgres"),
        host=dialect.place(),
        version=str(release),
        step=step,
        known=len(STEPS),
    )
    apart = abs(round(int(theirs) - before * 1000))
    if apart > CLOCK_MS:
        yield Finding.of(words, "warn", "cli-doctor-clock-database-warn", milliseconds=apart)
    else:
        yield Finding.of(words, "ok", "cli-doctor-clock-database-ok", milliseconds=apart)


def _clock(words: Words, place: Place) -> Iterator[Finding]:
    now = time.time()
    written = place.database.stat().st_mtime if place.database.exists() else 0
    wrong = now < RELEASED or written > now + CLOCK_MS / 1000
    shown = time.strftime("%Y-%m-%d %H:%M:%S %z", time.localtime(now))
    if wrong:
        yield Finding.of(words, "bad", "cli-doctor-clock-bad", time=shown)
    else:
        yield Finding.of(words, "ok", "cli-doctor-clock", time=shown)


def _port(words: Words, place: Place) -> Iterator[Finding]:
    try:
        listen(place.host, place.port).close()
    except MesetaError as error:
        match _answer(place):
            case None:
                yield Finding("bad", words.error(error))
            case 200:
                yield Finding.of(words, "ok", "cli-doctor-running-ok", host=place.host, port=place.port)
            case _:
                yield Finding.of(words, "bad", "cli-doctor-running-bad", host=place.host, port=place.port)
        return
    yield Finding.of(words, "ok", "cli-doctor-port", host=place.host, port=place.port)


def _answer(place: Place) -> int | None:
    """The status that a server of ours at this port answers; None if there is none."""
    host = "127.0.0.1" if place.host in ("0.0.0.0", "::", "localhost") else place.host
    try:
        with urlopen(f"http://{host}:{place.port}/healthz", timeout=PROBE_SECONDS) as answer:
            return int(answer.status) if b'"status"' in answer.read(200) else None
    except HTTPError as refused:
        with refused:
            return refused.code if b'"status"' in refused.read(200) else None
    except (OSError, ValueError):
        return None


def _files(words: Words, place: Place) -> Iterator[Finding]:
    if sys.platform == "win32":
        return
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = limits_from_environment().connections + RESERVED_FILES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        yield Finding.of(words, "warn", "cli-doctor-files-warn", files=hard, wanted=wanted)
    else:
        yield Finding.of(words, "ok", "cli-doctor-files-ok", wanted=wanted)


def _client(words: Words, place: Place) -> Iterator[Finding]:
    built = any((Path(str(folder)) / "index.html").is_file() for folder in CLIENT.directories)
    if built:
        yield Finding.of(words, "ok", "cli-doctor-client")
    else:
        yield Finding.of(words, "warn", "cli-doctor-client-missing")
    for error in survey().unusable:
        yield Finding("warn", words.error(error))


def _calls(words: Words, place: Place) -> Iterator[Finding]:
    """How people who are away are called."""
    calling = calling_from_environment()
    if not is_installed():
        yield Finding.of(words, "warn", "cli-doctor-push-missing", install="pip install 'meseta[push]'")
    elif calling.push == "off":
        yield Finding.of(words, "ok", "cli-doctor-push-off", variable=PUSH)
    else:
        yield Finding.of(words, "ok", "cli-doctor-push")
    if calling.mail is None:
        yield Finding.of(words, "ok", "cli-doctor-mail-off", variable=SMTP)
    else:
        yield _mail_server(words, calling.mail)
    if calling.webhook:
        yield Finding.of(words, "ok", "cli-doctor-webhook", host=urlsplit(calling.webhook).hostname or "")


def _mail_server(words: Words, mail: Mail) -> Finding:
    """Whether the mail server lets us in; nothing is sent."""
    place = f"{mail.host}:{mail.port}"
    try:
        with connected(mail, PROBE_SECONDS) as server:
            server.noop()
    except (SMTPException, OSError, ValueError) as error:
        return Finding.of(words, "bad", "cli-doctor-mail-bad", host=place, detail=type(error).__name__)
    return Finding.of(words, "ok", "cli-doctor-mail", host=place)


CHECKS: Final[tuple[Check, ...]] = (
    *(_versions, _settings, _disk, _database, _clock, _port, _files, _client),
    _calls,
)
