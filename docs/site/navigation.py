"""The order of the pages, and the generator's configuration."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from docs.site import authors, decisions, reference, rules, schema, spaces

from meseta.i18n.languages import LANGUAGES
from meseta.i18n.words import Words

Entry: TypeAlias = "str | tuple[str, str | Sequence[Entry]]"
"""A page under its own title, a page under another, or a section with its entries."""

GAMES: Final = ("shifting_stones", "in_the_ruin", "sonora")

START: Final[tuple[Entry, ...]] = (
    ("To play", "start/players.md"),
    ("To host", "start/hosts.md"),
    ("To write a bot", "start/bot-authors.md"),
    ("To do research", "start/researchers.md"),
    ("With the box", "start/owners.md"),
)

RULES: Final[tuple[Entry, ...]] = tuple(
    (Words(language).say("language-name"), [rules.path(game, language) for game in GAMES])
    for language in LANGUAGES
)

GUIDES: Final[tuple[Entry, ...]] = (
    "guides/box.md",
    "guides/daily.md",
    "guides/offline.md",
    "guides/calls.md",
    "guides/terminal.md",
    "guides/pictures.md",
    "guides/yours.md",
    "guides/library.md",
    "guides/write-a-bot.md",
    "guides/clusters.md",
    "guides/train.md",
    "guides/batches.md",
    ("What a bot sees and does", [authors.path(game) for game in GAMES]),
    "guides/environments.md",
    ("The games in numbers", [spaces.path(game) for game in GAMES]),
    "bots.md",
    ("How our bots think", [f"bots/{game}.md" for game in GAMES]),
    ("How strong they are", [f"ladder/{game}.md" for game in GAMES]),
    (
        "Editions of your own",
        ["editions/index.md", "editions/in-the-browser.md", *(f"editions/{game}.md" for game in GAMES)],
    ),
    ("About each game", [f"games/{game}.md" for game in GAMES]),
    "discs.md",
    "hosting.md",
    "server.md",
    "CONTRIBUTING.md",
)

REFERENCE: Final[tuple[Entry, ...]] = (reference.INDEX, "protocol.md", schema.PAGE)

PROJECT: Final[tuple[Entry, ...]] = ("compare.md", "ARCHITECTURE.md", "CHANGELOG.md", "versions.md")


def entries(decided: Sequence[Path], documents: Iterable[str]) -> tuple[Entry, ...]:
    """The whole navigation. A document without a place in it comes last in its section."""
    named = {"index.md", *pages(GUIDES), *pages(REFERENCE), *pages(PROJECT)}
    new = [page for page in sorted(documents) if "/" not in page and page not in named]
    about_us = [page for page in new if page.removesuffix(".md").isupper()]
    guides = [page for page in new if page not in about_us]
    modules: list[Entry] = [
        (title, [(_short(name), reference.path(name)) for name in names])
        for title, names in reference.PUBLIC.items()
    ]
    adrs: list[Entry] = ["adr/index.md", *((decisions.title(file), f"adr/{file.name}") for file in decided)]
    return (
        "index.md",
        ("Start", START),
        ("Rules", RULES),
        ("Guides", (*GUIDES, *guides)),
        ("Reference", (*REFERENCE, *modules)),
        ("Project", (*PROJECT, *about_us, ("Decisions", adrs))),
    )


def _short(module: str) -> str:
    """What the navigation has room for.

    >>> _short("meseta.core.game"), _short("meseta.games.shifting_stones.distance")
    ('core.game', 'distance')
    """
    name = module.removeprefix("meseta.")
    return name if name.count(".") < 2 else name.rpartition(".")[2]


def pages(navigation: Sequence[Entry]) -> Iterator[str]:
    """Every page of the navigation."""
    for entry in navigation:
        match entry:
            case (_, str(page)) | str(page):
                yield page
            case (_, section):
                yield from pages(section)


def configuration(settings: str, navigation: Sequence[Entry], folders: Mapping[str, Path]) -> str:
    """The generator's file: its settings, and what the build adds to them."""
    found = "".join(f"{key} = {json.dumps(str(folder))}\n" for key, folder in folders.items())
    return settings.replace("[project]\n", f"[project]\n{found}nav = {_toml(navigation)}\n", 1)


def _toml(entry: "Entry | Sequence[Entry]") -> str:
    match entry:
        case str():
            return json.dumps(entry, ensure_ascii=False)
        case (str(title), inner) if not isinstance(entry, list):
            return f"{{{json.dumps(title, ensure_ascii=False)} = {_toml(inner)}}}"
        case _:
            return f"[{', '.join(map(_toml, entry))}]"
