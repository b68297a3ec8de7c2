"""The rule books as pages, from the Markdown that the program itself reads.

One that no native speaker has reviewed yet says so above its first chapter.
"""

import re

from meseta.games import own_plugins
from meseta.i18n.languages import LANGUAGES, is_reviewed, language_tag
from meseta.i18n.words import Words, text_of

_CLAUSE = re.compile(r"^### (\S+) · (.+)$", re.MULTILINE)


def path(game: str, language: str) -> str:
    """Where the rule book is placed."""
    return f"rules/{language}/{game}.md"


def pages() -> dict[str, str]:
    """Every rule book of ours in every language, with an anchor for each clause."""
    return {
        path(plugin.key, language): page(text_of(language, plugin.key, "md"), language)
        for plugin in own_plugins()
        for language in LANGUAGES
    }


def page(book: str, language: str) -> str:
    """The rule book with each clause's id as its anchor.

    >>> print(page("# A\\n\\n### ST-08 · Shift", "en"))
    # A
    <BLANKLINE>
    ### ST-08 · Shift {#st-08}
    """
    book = _CLAUSE.sub(lambda match: f"{match.group()} {{#{match[1].lower()}}}", book)
    if not is_reviewed(language):
        book = book.replace("\n## ", f"\n*{Words(language).say('language-unreviewed')}*\n\n## ", 1)
    if language == "en":
        return book
    return f'<div lang="{language_tag(language)}" markdown="1">\n\n{book}\n\n</div>\n'


def clauses(language: str) -> dict[str, str]:
    """The page of each clause by its id."""
    return {
        match[1]: path(plugin.key, language)
        for plugin in own_plugins()
        for match in _CLAUSE.finditer(text_of(language, plugin.key, "md"))
    }
