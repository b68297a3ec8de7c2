"""What operators see: headers, health, metrics, logs, the pages and the wire types."""

import asyncio
import io
import logging
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from meseta.core.choices import Bounded, Choices, Grouped, Listed, Placed
from meseta.core.game import AnyGame
from meseta.desk.words import language_of
from meseta.i18n.languages import LANGUAGES, SOURCE
from meseta.i18n.words import Words, catalogue
from meseta.server import apipage, logs
from meseta.server.http_table import http_table, renewed
from meseta.server.typescript import typescript
from meseta.tables import wire
from meseta.tables.logs import brief, note
from meseta.tables.showing import legal
from tests.server.harness import Running
from tests.server.test_playing import two_at_a_table

ROOT = Path(__file__).parents[2]


def test_every_response_forbids_what_we_do_not_need(sqlite_node: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/api/schema"):
        headers = sqlite_node.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_health_and_metrics_respond(sqlite_node: Running) -> None:
    two_at_a_table(sqlite_node)
    assert sqlite_node.get("/healthz").json() == {"status": "ok"}
    text = sqlite_node.get("/metrics").text
    families = {family.name: family for family in text_string_to_metric_families(text)}
    labels = {name: [*sample.labels] for name, family in families.items() for sample in family.samples[:1]}
    assert {name: (family.type, *labels.get(name, ())) for name, family in families.items()} == {
        "meseta_requests": ("counter", "status"),
        "meseta_tables_laid": ("counter", "game"),
        "meseta_messages": ("counter", "type"),
        "meseta_submissions": ("counter",),
        "meseta_conflicts": ("counter",),
        "meseta_bots_failed": ("counter",),
        "meseta_calls_made": ("counter",),
        "meseta_calls_failed": ("counter",),
        "meseta_request_seconds": ("histogram", "le"),
        "meseta_welcome_seconds": ("histogram", "le"),
        "meseta_store_seconds": ("histogram", "le"),
        "meseta_bot_seconds": ("histogram", "le"),
        "meseta_sockets": ("gauge",),
        "meseta_tables_in_memory": ("gauge",),
        "meseta_told_bytes": ("gauge",),
        "meseta_workers": ("gauge",),
        "meseta_connections": ("gauge",),
        "meseta_connections_dropped": ("gauge",),
        "meseta_store_groups": ("gauge",),
        "meseta_store_jobs": ("gauge",),
    }
    assert 'meseta_tables_laid_total{game="shifting_stones"}' in text
    stored = next(s for s in families["meseta_store_seconds"].samples if s.name.endswith("_count"))
    assert stored.value > 0


@contextmanager
def logging_to_json(terminal: bool = False) -> Iterator[io.StringIO]:
    """What is written to standard error; afterwards logging is as it was."""
    written = io.StringIO()
    loggers = [logging.getLogger(name) for name in logs.LOGGERS]
    before = [(logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(written, "isatty", lambda: terminal)
        patch.setattr("sys.stderr", written)
        for module in (sys, threading):
            patch.setattr(module, "excepthook", module.excepthook)
        logs.set_up()
        yield written
    logging.captureWarnings(False)
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.parametrize(("terminal", "told"), [(False, ["opened", "failed"]), (True, ["failed"])])
def test_on_a_terminal_only_warnings_and_errors_are_logged(terminal: bool, told: list[str]) -> None:
    with logging_to_json(terminal) as logged:
        note("opened")
        note("failed", level=logging.ERROR)
    assert [msgspec.json.decode(line)["event"] for line in logged.getvalue().splitlines()] == told


def test_errors_that_nobody_handles_are_lines_of_json_too() -> None:
    async def forget_an_error() -> None:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "nobody asked", "exception": OSError(24, "Too many open files")}
        )

    def fail() -> None:
        raise ZeroDivisionError

    with logging_to_json() as logged, warnings.catch_warnings():
        asyncio.run(forget_an_error())
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        warnings.simplefilter("always")
        warnings.warn("be careful", RuntimeWarning, stacklevel=1)
    lines = [msgspec.json.decode(line) for line in logged.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["error", "critical", "warning"]
    assert "Too many open files" in lines[0]["trace"]
    assert "ZeroDivisionError" in lines[1]["trace"]
    assert "be careful" in lines[2]["event"]


def test_no_token_and_no_tables_key_is_ever_logged(sqlite_node: Running) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("meseta")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    try:
        ana, _, table = two_at_a_table(sqlite_node)
        token = ana.post(f"/tables/{table}/seats/0/link")["token"]
        ana.post("/session/exchange", {"token": token})
        with ana.at(table, token=token):
            pass
        note("checked", table=brief(table))
        try:
            raise ValueError("inside")
        except ValueError:
            note("failed", trace=True)
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
    lines = {line["event"]: line for line in map(msgspec.json.decode, written.getvalue().splitlines())}
    assert lines["checked"]["table"] == table[:6]
    assert "inside" in lines["failed"]["trace"]
    for secret in (token, table, ana.http.cookies["meseta_session"]):
        assert secret not in written.getvalue()


def test_the_page_of_the_api_loads_nothing_from_elsewhere(sqlite_node: Running) -> None:
    page = sqlite_node.get("/api/schema").text
    assert "/api/tables/{table}/seats/{seat}/bot" in page
    assert 'id="TableInfo"' in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    assert sqlite_node.get("/api/schema/page.css").text == apipage.STYLE
    document = sqlite_node.get("/api/schema/openapi.json").json()
    assert document["components"]["schemas"]["Refusal"]


def test_games_editions_and_rule_books_are_served(sqlite_node: Running) -> None:
    ana = sqlite_node.person()
    assert ana.get("/games")[0]["bots"][0] == "random"
    assert len(ana.get("/games/shifting_stones/edition")["components"]["card"]) == 72
    assert len(ana.get("/games/in_the_ruin/edition")["components"]["routes"]) == 24
    spanish = ana.get("/games/shifting_stones/rules?lang=es")
    english = ana.get("/games/shifting_stones/rules")
    assert spanish["language"] == "es"
    assert spanish["sections"][0]["clauses"][0]["id"] == english["sections"][0]["clauses"][0]["id"]
    assert spanish["introduction"] != english["introduction"]
    assert ana.refused("GET", "/games/chess/rules") == (404, "unknown_game")


def test_a_games_words_are_served_to_pages_that_were_built_without_it(sqlite_node: Running) -> None:
    spanish = sqlite_node.get("/api/games/shifting_stones/words/es")
    assert spanish.headers["content-type"].startswith("text/plain")
    assert spanish.text == catalogue("es", "shifting_stones")
    unspoken = sqlite_node.get("/api/games/shifting_stones/words/xx")
    assert unspoken.text == catalogue("en", "shifting_stones")
    assert sqlite_node.person().refused("GET", "/games/chess/words/en") == (404, "unknown_game")


def test_refusals_speak_the_callers_language(sqlite_node: Running) -> None:
    answers = [
        sqlite_node.get("/api/tables/x", **{"Accept-Language": spoken}).json()["message"]
        for spoken in ("en", "es-ES", "eo")
    ]
    assert answers[0] == answers[2] != answers[1]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("eo, es;q=0.5, en;q=0.1", "es"),
        ("de-AT", "de"),
        ("pt-PT, pt;q=0.9", "pt"),
        ("fr-CA,en-CA;q=0.8", "fr"),
        ("ja-JP", "ja"),
        ("zh-TW, zh;q=0.9", SOURCE),
        ("zh, pt-PT;q=0.8, de-AT; q=0.9, *;q=0.1", "de"),
        ("es;q=0, fr;q=0.001", "fr"),
        ("es;q=nonsense", "es"),
        ("", SOURCE),
    ],
)
def test_the_language_that_is_liked_best_and_known_is_spoken(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_the_typescript_is_in_step_with_the_structs() -> None:
    assert (ROOT / "web" / "src" / "generated" / "protocol.ts").read_text() == typescript()


def test_the_protocols_document_lists_every_address() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert renewed(text) == text
    table = http_table()
    assert "| `GET /api/tables/{table}/frames?as=…&start=0&count=200` | | `Frames` |" in table.replace(
        "|  |", "| |"
    )
    assert "| `POST /api/tables` | `NewTable` | `TableInfo` |" in table


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_protocol_page_has_a_sentence(language: str) -> None:
    words = Words(language, "shifting_stones")
    table = (ROOT / "docs" / "protocol.md").read_text().split("| status | codes |")[1].split("\n\n")[0]
    codes = [part for row in table.splitlines() for part in row.split("`")[1::2]]
    assert len(codes) > 30
    unsaid = [code for code in codes if f"error-{code}" not in words]
    assert unsaid == ["illegal_action"], "which says its fault instead"


class Offered:
    """Legal actions that are offered in a certain way."""

    def __init__(self, choices: Choices[str]) -> None:
        self._choices = choices

    def __bool__(self) -> bool:
        return True

    def choices(self) -> Choices[str]:
        return self._choices


class Game:
    """As much of a game as `legal` asks for."""

    def __init__(self, actions: object) -> None:
        self._actions = actions

    def legal(self, state: object, seat: int) -> object:
        return self._actions

    def write(self, action: str) -> str:
        return action


def test_legal_actions_are_sent_as_a_list_as_bounds_or_as_placements() -> None:
    def sent(actions: object) -> object:
        return legal(cast(AnyGame, Game(actions)), None, 0)

    assert sent(Listed(["a", "b"])) == wire.LegalList(["a", "b"])
    assert sent(Listed()) is None
    flicks, places = Bounded({"speed": [0, 900]}, ("pass",)), Placed((("lay L a1", ("a1", "b1")),), ("pass",))
    assert sent(Offered(flicks)) == wire.LegalBounds({"speed": [0, 900]}, ["pass"])
    assert sent(Offered(places)) == wire.LegalPlacements(
        [wire.PlacementChoice("lay L a1", ["a1", "b1"])], ["pass"]
    )
    groups = sent(Offered(Grouped([("a", "b"), (), ("c",)])))
    assert msgspec.json.encode(groups) == msgspec.json.encode(wire.LegalList(["a", "b", "c"]))
    assert msgspec.json.encode(sent(Offered(Grouped([])))) == msgspec.json.encode(wire.LegalList([]))
