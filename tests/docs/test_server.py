"""The server's page states the deadlines that the server has."""

import re

import msgspec

from meseta.tables.config import Deadlines
from tests.docs.documents import ROOT


def test_every_deadline_is_stated_with_its_default() -> None:
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    table = page.split("| deadline | seconds |")[1].split("\n\n")[0]
    stated = {name: float(seconds) for name, seconds in re.findall(r"^\| `(\w+)` \| (\d+) \|", table, re.M)}
    assert stated == msgspec.to_builtins(Deadlines())
