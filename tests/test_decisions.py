"""Every decision says whether it still holds, and since when."""

import re
from pathlib import Path

import pytest

DECISIONS = sorted((Path(__file__).parents[1] / "docs" / "adr").glob("*.md"))
HEAD = re.compile(
    r"# (?P<number>\d+)\. .+\n\n"
    r"Status: (accepted|superseded by ADR \d+)(, supersedes ADR \d+)?\n"
    r"Date: \d{4}-\d\d-\d\d\n"
)


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_number_a_status_and_a_date(path: Path) -> None:
    found = HEAD.match(path.read_text())
    assert found, "the head is: # number. title, then Status: and Date:"
    assert int(found["number"]) == int(path.stem[:4])


def test_no_two_decisions_have_one_number() -> None:
    numbers = [path.stem[:4] for path in DECISIONS]
    assert len(set(numbers)) == len(numbers)
