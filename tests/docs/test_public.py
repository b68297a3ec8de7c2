"""What is public is complete: whatever a public name mentions is explained, too."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getsource

import griffe
import pytest
from docs.site import reference

import meseta

ON_AUTHORS_PAGES = ("actions", "state", "view")
"""The modules of a game whose types are explained by its page for authors of bots."""

ONLY_NAMED = {
    "meseta.arena.playing.Asked": "what `Watch` tells of",
    "meseta.arena.processes.Alarm": "whom the command line tells of slow bots",
    "meseta.core.editions.format.Check": "made by `EditionFormat`",
    "meseta.core.editions.places.Places": "made by `EditionFormat`",
    "meseta.envs.episode.AnyEpisode": "the game behind an environment, for tests and debugging",
    "meseta.games.sonora.chance.Doubt": "two words, which its method explains",
}
"""What a public signature names although it is not public itself, and why."""

MODULES = list(reference.placed())


def signatures(member: griffe.Object | griffe.Alias) -> Iterator[griffe.Expr | str | None]:
    """Every annotation of a function or attribute, the bases of a class, and the same of its members."""
    if isinstance(member, griffe.Function):
        for one in member.overloads or [member]:
            yield from (parameter.annotation for parameter in one.parameters)
            yield one.returns
    elif isinstance(member, griffe.Attribute):
        yield member.annotation
    elif isinstance(member, griffe.Class):
        yield from member.bases
        for inner in member.members.values():
            if not inner.name.startswith("_") and not inner.is_alias:
                yield from signatures(inner)


def named(member: griffe.Object | griffe.Alias) -> Iterator[str]:
    """The classes and aliases of ours that the signatures of a member name, by where they are defined."""
    package = reference._package()
    for expression in signatures(member):
        parts = expression.iterate(flat=True) if isinstance(expression, griffe.Expr) else ()
        for path in (part.canonical_path for part in parts if isinstance(part, griffe.ExprName)):
            try:
                found = package[path.removeprefix("meseta.")]
            except KeyError:
                continue  # of a library, or a type variable
            target = found.final_target if isinstance(found, griffe.Alias) else found
            if target.is_class or (isinstance(target, griffe.Attribute) and _is_alias(target)):
                yield target.path


def _is_alias(attribute: griffe.Attribute) -> bool:
    return str(attribute.annotation) == "TypeAlias"


@cache
def explained() -> set[str]:
    """Whatever is public, by where it is defined."""
    return {member.path for module in MODULES for member in reference.public(module).values()}


def is_on_authors_page(path: str) -> bool:
    package, game, module = [*path.split("."), "", "", ""][1:4]
    return package == "games" and bool(game) and module in ON_AUTHORS_PAGES


@pytest.mark.parametrize("module", MODULES)
def test_whatever_a_public_signature_names_is_explained(module: str) -> None:
    known = explained()
    missing = {
        path
        for member in reference.public(module).values()
        for path in named(member)
        if path not in known and path not in ONLY_NAMED and not is_on_authors_page(path)
    }
    assert missing == set()


@pytest.mark.parametrize("module", MODULES)
def test_whatever_a_module_lists_is_there_and_listed_once(module: str) -> None:
    found = import_module(module)
    assert all(hasattr(found, name) for name in found.__all__)
    assert len(set(found.__all__)) == len(found.__all__)


@pytest.mark.parametrize("game", ["shifting_stones", "in_the_ruin", "sonora"])
@pytest.mark.parametrize("module", ON_AUTHORS_PAGES)
def test_the_modules_on_an_authors_page_list_every_class_of_theirs(game: str, module: str) -> None:
    found = import_module(f"meseta.games.{game}.{module}")
    classes = [node.name for node in ast.parse(getsource(found)).body if isinstance(node, ast.ClassDef)]
    assert {name for name in classes if not name.startswith("_")} <= set(found.__all__)


def test_the_root_offers_only_what_is_public() -> None:
    known = explained()
    for name in set(meseta.__all__) - {"__version__"}:
        value = getattr(meseta, name)
        assert f"{value.__module__}.{value.__qualname__}" in known
