"""Punctuation as each language has it, in every sentence and rule book of ours."""

import re
from collections.abc import Iterator

import pytest

from meseta.games import keys
from meseta.i18n.words import text_of

CODE = re.compile(r"```.*?```|`[^`]*`|^[#>].*?$|pip install .*$|https?://\S*", re.DOTALL | re.MULTILINE)
COMMENT = re.compile(r"^#.*$|^cli-help-commands =(\n    .*)+|^\w+-analysis-how = .*$", re.MULTILINE)
LETTER = "[ぁ-んァ-ヶ一-龠々ー]"

ODD = {
    "fr": r"""(?<=[\w})»])[ ][;:!?»](?=\s|$)|(?<=[\d}])[ ]%|\{"[ ]"\}[;:!?]|«[^\u00a0]|\w'\w""",
    "de": r"[^\s=]”|«|»|„[^“]*(„|$)|(?<=[\d}])%",
    "ja": rf"{LETTER}[,;!?]|{LETTER}\.(?![a-z])|[!?！？]$",
    "pt": r"„|«|»|(?<=[\w})])[ ][;:!?](?=\s|$)|(?<=[\d}])[ ]%",
}
"""What a line of the language does not have."""


def lines(language: str) -> Iterator[str]:
    """Every line of the catalogues and rule books, without comments and code."""
    for name in ("core", "web", *keys()):
        yield from COMMENT.sub("", text_of(language, name, "ftl")).splitlines()
    for name in keys():
        yield from CODE.sub("", text_of(language, name, "md")).splitlines()


@pytest.mark.parametrize("language", ODD)
def test_punctuation_is_that_of_the_language(language: str) -> None:
    odd = re.compile(ODD[language])
    assert [line for line in lines(language) if odd.search(line)] == []
