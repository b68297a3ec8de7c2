"""The rule books: Markdown in our own words, one second-level heading a clause."""

import re
from functools import cache

from meseta.core.clauses import Clauses
from meseta.core.errors import BadSetup
from meseta.core.game import AnyGame
from meseta.core.problems import Problem
from meseta.i18n.words import text_of


class UnknownClause(Problem, frozen=True, tag="unknown_clause"):
    """The game's rules have no such clause."""

    clause: str
    game: str
    known: str


@cache
def read_book(game: str, language: str) -> tuple[str, dict[str, str]]:
    """The introduction of a game's rule book, and the text of every clause by its id."""
    text = text_of(language, game, "md")
    introduction, *parts = re.split(r"^## (\S+)$", text, flags=re.MULTILINE)
    pages = dict(zip(parts[::2], (page.strip() for page in parts[1::2]), strict=True))
    return introduction.strip(), pages


def title(clauses: Clauses, id: str, language: str) -> str:
    """The clause's short title."""
    clause = next(clause for clause in clauses.clause if clause.id == id)
    return clause.title_es if language == "es" else clause.title_en


def find_clause(clauses: Clauses, text: str) -> str | None:
    """The id that was meant: `ST-08` may be written `st-8`, `st8` or `8`."""
    found = re.fullmatch(r"(?:([A-Z]{2})-?)?(E?)0*([0-9]{1,3})", text.strip().upper(), re.ASCII)
    if found is None:
        return None
    prefix, example, number = found.groups()
    width = 1 if example else 2
    id = f"{prefix or clauses.ids[0].partition('-')[0]}-{example}{int(number):0{width}}"
    return id if id in clauses.ids else None


def page(game: AnyGame, id: str, language: str) -> str:
    """One clause of the rule book, as Markdown."""
    wanted = find_clause(game.clauses, id)
    if wanted is None:
        known = f"{game.clauses.ids[0]} – {game.clauses.ids[-1]}"
        raise BadSetup(UnknownClause(clause=id[:20], game=game.info.key, known=known))
    _, pages = read_book(game.info.key, language)
    return f"### {wanted} · {title(game.clauses, wanted, language)}\n\n{pages[wanted]}"


def book(game: AnyGame, language: str) -> str:
    """The whole rule book, as Markdown, chapter by chapter."""
    introduction, _ = read_book(game.info.key, language)
    chapters = [introduction]
    for section in game.clauses.section:
        heading = section.title_es if language == "es" else section.title_en
        ids = (clause.id for clause in game.clauses.clause if clause.section == section.key)
        chapters.append("\n\n".join([f"## {heading}", *(page(game, id, language) for id in ids)]))
    return "\n\n".join(chapters)
