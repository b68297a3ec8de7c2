"""The languages we have words in, and which of them a reader wants."""

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

FOLDER: Final = resources.files(__package__)
SOURCE: Final = "en"
"""The language the others are translated from, and the fallback for readers whose language we lack."""


def languages(folder: Traversable = FOLDER) -> tuple[str, ...]:
    """Every language that has a folder of words, the source first."""
    found = {entry.name for entry in folder.iterdir() if entry.is_dir() and (entry / "core.ftl").is_file()}
    return (SOURCE, *sorted(found - {SOURCE}))


LANGUAGES: Final = languages()
_ATTRIBUTES: Final = re.compile(r"^language-name = .*\n((?: +\..+\n)*)", re.MULTILINE)


@cache
def is_reviewed(language: str, folder: Traversable = FOLDER) -> bool:
    """Whether a native speaker has read our words; if not, `language-name` has an attribute `unreviewed`."""
    return "unreviewed" not in _attributes(language, folder)


@cache
def language_tag(language: str, folder: Traversable = FOLDER) -> str:
    """What browsers know the language by: the attribute `tag` of `language-name`, else its folder.

    >>> language_tag("pt"), language_tag("es")
    ('pt-BR', 'es')
    """
    return _attributes(language, folder).get("tag", language)


def _attributes(language: str, folder: Traversable) -> dict[str, str]:
    found = _ATTRIBUTES.search((folder / language / "core.ftl").read_text(encoding="utf-8"))
    return dict(re.findall(r"\.(\w+) = (.+)", found[1])) if found else {}


def alternatives(languages: Sequence[str] = LANGUAGES) -> str:
    """The languages as something to choose from, in English.

    >>> alternatives(("en", "de", "es"))
    'en, de or es'
    """
    *others, last = languages
    return f"{', '.join(others)} or {last}" if others else last


def preferred_language() -> str:
    """The language set in the environment: `MESETA_LANG`, else the system's own."""
    for variable in ("MESETA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (language := known_language(os.environ.get(variable, ""))) is not None:
            return language
    return SOURCE


def known_language(tag: str) -> str | None:
    """The language that a tag such as `es-MX`, `es_ES.UTF-8` or `es;q=0.8` names, if it is one of ours.

    >>> known_language("ES-mx")
    'es'
    """
    language = re.split(r"[-_.;@]", tag.strip().lower())[0]
    return language if language in LANGUAGES else None
