"""A licence that we may not ship is noticed."""

import json
from pathlib import Path

import pytest

from tests.packaging.licences import main


@pytest.mark.parametrize(
    ("licences", "code"),
    [
        ([{"license": {"id": "MIT"}}], 0),
        ([{"expression": "BSD-3-Clause AND Zlib"}], 0),
        ([{"expression": "MIT OR GPL-3.0-only"}], 0),
        ([{"expression": "MIT AND GPL-3.0-only"}], 1),
        ([{"license": {"name": "Proprietary"}}], 1),
        ([{"license": {"id": "MIT"}}, {"license": {"id": "AGPL-3.0-only"}}], 1),
        ([], 1),
    ],
)
def test_every_component_has_a_licence_that_we_accept(
    tmp_path: Path, licences: object, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    bill = tmp_path / "bill.json"
    bill.write_text(json.dumps({"components": [{"name": "thing", "version": "1", "licenses": licences}]}))
    assert main([str(bill)]) == code
    assert capsys.readouterr().out.startswith("!" if code else "  thing 1: ")
