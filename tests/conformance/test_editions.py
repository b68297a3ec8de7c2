"""A file that is not an edition is refused with a code, whatever is in it."""

import pytest

from meseta.core.errors import BadEdition
from meseta.games import edition_violations, plugins

DEEP = 5_000


@pytest.mark.parametrize("game", [plugin.key for plugin in plugins() if plugin.edition_check])
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "edition_unreadable"),
        ("name = ", "edition_unreadable"),
        ("name = 4", "edition_unreadable"),
        (f"name = {'[' * DEEP}{']' * DEEP}", "edition_unreadable"),
        ("#" * 1_000_000, "edition_too_long"),
    ],
    ids=["empty", "cut short", "of another kind", "deep", "long"],
)
def test_what_is_not_an_edition_is_refused(game: str, text: str, code: str) -> None:
    with pytest.raises(BadEdition) as refused:
        edition_violations(game, text)
    assert refused.value.code == code
