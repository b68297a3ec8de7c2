"""Companions answer anybody, at the cost of whoever asks."""

import pytest
from msgspec.structs import replace

from meseta.server.config import Config
from meseta.tables.config import Rate
from tests.server.conftest import FREELY
from tests.server.harness import running

QUESTION = {"kind": "hand", "stones": [0, 2, 2, 4, 4, 4, 6, 6, 6], "hand": [1, 2, 3, 4, 5, 6]}


def test_questions_are_charged_by_what_they_took(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = replace(FREELY, questions=Rate(1, 0), questions_address=Rate(10**6, 0))
    with running(Config(data=tmp_path_factory.mktemp("asked"), limits=limits, workers=1)) as node:
        ana, eva = node.person("Ana"), node.person("Eva")
        # Each costs a hundredth of it at least.
        path = "/games/shifting_stones/companion"
        answers = (ana.ask("POST", path, QUESTION) for _ in range(200))
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_often")
        assert eva.post(path, QUESTION)["ways"], "others are not kept from it"


def test_sheets_are_printed_as_a_pdf_for_anybody_and_charged_alike(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    limits = replace(FREELY, questions=Rate(1, 0), questions_address=Rate(10**6, 0))
    with running(Config(data=tmp_path_factory.mktemp("printed"), limits=limits, workers=1)) as node:
        ana = node.person("Ana")
        path, wanted = "/games/in_the_ruin/pdf", {"parts": {"sheet": 2}, "paper": "letter"}
        answer = ana.ask("POST", path, wanted)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert answer.content.startswith(b"%PDF-")
        answers = (ana.ask("POST", path, wanted) for _ in range(50))
        refused = next(answer for answer in answers if answer.status_code != 200)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_often")
