"""The languages we have words in, and which of them a reader wants."""

import os
import re
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
