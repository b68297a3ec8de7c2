"""The protocol's page lists the errors as they are."""

import re
from importlib import import_module

from meseta.core.problems import Problem
from meseta.desk.errors import STATUS
from tests.docs.documents import ROOT

ROWS = re.findall(
    r"^\| (\d{3}) \| (.+) \|$", (ROOT / "docs" / "protocol.md").read_text("utf-8"), re.MULTILINE
)


def codes_of(package: str) -> set[str]:
    """The codes of the problems that a package raises."""
    found = vars(import_module(f"meseta.{package}.problems")).values()
    kinds = [kind for kind in found if isinstance(kind, type) and issubclass(kind, Problem)]
    return {str(kind.__struct_config__.tag) for kind in kinds}


def test_every_status_that_an_error_has_is_listed() -> None:
    assert [int(status) for status, _ in ROWS] == sorted({*STATUS.values(), 500})


def test_every_code_that_is_listed_exists() -> None:
    known = set[str]().union(*map(codes_of, ("core", "play", "daily", "store", "tables", "desk", "server")))
    listed = {code for _, row in ROWS for code in re.findall(r"`(\w+)`", row)}
    assert listed - known == set()
