"""What is changed in every page on its way to the site: links, clauses, decisions, prompts."""

import re
from collections.abc import Callable, Iterable, Mapping
from os.path import relpath
from pathlib import Path, PurePosixPath

_FENCED = re.compile(r"^( *)(```|~~~).*?^\1\2\s*$", re.MULTILINE | re.DOTALL)
_LEFT_ALONE = re.compile(
    r"`[^`]+`|!?\[[^\]]*\]\([^)]*\)|^#[^\n]*|<!--.*?-->|<[a-z][^>]*>", re.MULTILINE | re.DOTALL
)
_LINK = re.compile(r"(!?\[[^\]]*\])\(([^)\s]+)\)")
_LINK_OR_HEADING = re.compile(r"!?\[[^\]]*\]\([^)]*\)|^#[^\n]*", re.MULTILINE)
_PROMPT = re.compile(r"^( *)```python\n(?= *>>> )", re.MULTILINE)


class DeadLink(Exception):
    """A page links to something that is not on the site."""


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """The text with its prose changed and its blocks of code as they are.

    >>> outside_code("a\\n```\\na\\n```\\na", str.upper)
    'A\\n```\\na\\n```\\nA'
    """
    return _between(_FENCED, text, change)


def in_prose(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed but code, links, headings, comments and tags.

    >>> in_prose("see a, `a` and [a](a)", str.upper)
    'SEE A, `a` AND [a](a)'
    """
    return outside_code(text, lambda prose: _between(_LEFT_ALONE, prose, change))


def _between(kept: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    parts, at = [], 0
    for match in kept.finditer(text):
        parts += [change(text[at : match.start()]), match.group()]
        at = match.end()
    return "".join([*parts, change(text[at:])])


def relative(page: str, target: str) -> str:
    """The link from one page to another, both named from the root of the site.

    >>> relative("start/hosts.md", "server.md")
    '../server.md'
    """
    return PurePosixPath(relpath(target, PurePosixPath(page).parent)).as_posix()


def with_links(page: str, source: Path, text: str, placed: Mapping[Path, str]) -> str:
    """The page with links to where its targets are placed; raises `DeadLink` for one that is nowhere."""

    def moved(match: re.Match[str]) -> str:
        label, link = match.groups()
        target, hash, fragment = link.partition("#")
        if not target or re.match(r"[a-z]+:", link):
            return match.group()
        found = placed.get((source.parent / target).resolve())
        if found is None:
            raise DeadLink(f"{page}: {link} is not on the site")
        return f"{label}({relative(page, found)}{hash}{fragment})"

    return outside_code(text, lambda prose: _LINK.sub(moved, prose))


def with_clauses(page: str, text: str, books: Mapping[str, str]) -> str:
    """The page with every clause that it names linked to the rule book; `books` places them by their id."""
    known = re.compile(rf"\b({'|'.join(map(re.escape, sorted(books, reverse=True)))})\b")

    def linked(match: re.Match[str]) -> str:
        id = match.group()
        return f"[{id}]({relative(page, books[id])}#{id.lower()})"

    return in_prose(text, lambda prose: known.sub(linked, prose))


def with_decisions(page: str, text: str, decisions: Iterable[str]) -> str:
    """The page with every decision that it names (`ADR 24`) linked to it."""
    placed = {int(PurePosixPath(one).name[:4]): one for one in decisions}

    def linked(match: re.Match[str]) -> str:
        target = placed.get(int(match.group(1)))
        return f"[{match.group()}]({relative(page, target)})" if target not in (None, page) else match.group()

    return in_prose(text, lambda prose: re.sub(r"\bADR (\d+)\b", linked, prose))


def with_modules(page: str, text: str, reference: Mapping[str, str]) -> str:
    """The page with every public module that it names linked to the reference, which places them by name."""

    def linked(match: re.Match[str]) -> str:
        target = reference.get(match[1])
        return f"[{match.group()}]({relative(page, target)})" if target not in (None, page) else match.group()

    def prose(part: str) -> str:
        return _between(_LINK_OR_HEADING, part, lambda rest: re.sub(r"`(meseta[.\w]+)`", linked, rest))

    return outside_code(text, prose)


def with_prompts(text: str) -> str:
    """The page with sessions of Python coloured as such.

    >>> with_prompts("```python\\n>>> 1\\n```")
    '```pycon\\n>>> 1\\n```'
    """
    return _PROMPT.sub(r"\1```pycon\n", text)
