"""Every decision says whether it still holds, and since when."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DECISIONS = sorted((ROOT / "docs" / "adr").glob("*.md"))
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


def test_every_dependency_at_run_time_has_a_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    optional = project["optional-dependencies"]
    wanted = [
        *project["dependencies"],
        *optional["fast"],
        *optional["postgres"],
        *optional["paper"],
        *optional["pictures"],
        *optional["push"],
        *optional["testing"],
    ]
    text = next(path for path in DECISIONS if path.stem.startswith("0004")).read_text("utf-8").lower()
    reasons = " ".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| "))
    for dependency in wanted:
        name = re.split(r"[\[>=;]", dependency)[0].lower()
        assert re.search(rf"\b{re.escape(name)}\b", reasons), f"{name} has no line in ADR 4"
