"""A file that is not an edition is refused with a code, whatever is in it."""

import pytest

from meseta.games import check_edition, plugins

DEEP = 5_000


@pytest.mark.parametrize("game", [plugin.key for plugin in plugins() if plugin.edition_format])
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "edition_empty"),
        ("name = ", "edition_syntax"),
        ("name = 4", "edition_kind"),
        (f"name = {'[' * DEEP}{']' * DEEP}", "edition_syntax"),
        ("#" * 1_000_000, "edition_too_long"),
    ],
    ids=["empty", "cut short", "of another kind", "deep", "long"],
)
def test_what_is_not_an_edition_is_refused(game: str, text: str, code: str) -> None:
    report = check_edition(text, game)
    assert report.edition is None
    assert code in {finding.problem.code for finding in report.findings}
