"""What is public: the names in `__all__` of these modules, with what their docstrings say."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

import griffe

PUBLIC: Final = {
    "The library": ("meseta", "meseta.play.matches", "meseta.pictures.matches"),
    "Games and matches": (
        "meseta.games",
        "meseta.core.game",
        "meseta.core.seats",
        "meseta.core.actions",
        "meseta.core.choices",
        "meseta.core.results",
        "meseta.core.faults",
        "meseta.core.errors",
        "meseta.core.perft",
        "meseta.core.record",
        "meseta.play.match",
        "meseta.play.entries",
        "meseta.play.replay",
        "meseta.play.analysis",
    ),
    "Our games": (
        "meseta.games.shifting_stones.game",
        "meseta.games.in_the_ruin.game",
        "meseta.games.sonora.game",
    ),
    "Bots and measuring": (
        "meseta.bots.bot",
        "meseta.bots.registry",
        "meseta.bots.search",
        "meseta.bots.judge",
        "meseta.bots.thinking",
        "meseta.bots.training",
        "meseta.bots.opinions",
        "meseta.arena.selfplay",
        "meseta.arena.workers",
        "meseta.arena.clusters",
        "meseta.arena.training",
        "meseta.arena.betting",
        "meseta.arena.rating",
    ),
    "Programs that learn": (
        "meseta.envs",
        "meseta.envs.gym",
        "meseta.envs.open_spiel",
        "meseta.envs.shifting_stones_v0",
        "meseta.envs.in_the_ruin_v0",
        "meseta.envs.sonora_v0",
        "meseta.envs.seats_in_turn",
        "meseta.envs.seats_at_once",
        "meseta.envs.one_seat",
        "meseta.envs.settings",
        "meseta.envs.given",
        "meseta.envs.errors",
        "meseta.envs.batch",
        "meseta.envs.numbers",
        "meseta.envs.rewards",
        "meseta.envs.shifting_stones.batch",
        "meseta.envs.shifting_stones.numbers",
        "meseta.envs.in_the_ruin.batch",
        "meseta.envs.in_the_ruin.numbers",
        "meseta.envs.sonora.batch",
        "meseta.envs.sonora.numbers",
    ),
    "Exact knowledge": (
        "meseta.games.shifting_stones.best_turn",
        "meseta.games.shifting_stones.content",
        "meseta.games.shifting_stones.distance",
        "meseta.games.shifting_stones.grid",
    ),
    "Discs": (
        "meseta.discs",
        "meseta.discs.chance",
        "meseta.discs.compiled",
        "meseta.discs.run",
        "meseta.discs.trace",
    ),
    "For authors of games": (
        "meseta.core.plugin",
        "meseta.core.editions",
        "meseta.core.abilities",
        "meseta.core.dealing",
        "meseta.core.clauses",
        "meseta.core.codes",
        "meseta.core.mistakes",
        "meseta.core.problems",
        "meseta.paper.svg",
        "meseta.paper.cards",
        "meseta.paper.positions",
        "meseta.testing",
        "meseta.i18n.words",
        "meseta.i18n.rulebook",
    ),
}
"""The public modules, by what one wants to do with them."""

INDEX: Final = "reference/index.md"
WIDTH: Final = 88

INTRODUCTION: Final = """# API reference

What is public is what the `__all__` of these modules lists; everything else may change without notice.
"""

_SESSION = re.compile(r"(^ *>>> .*(?:\n(?! *\n).*)*)", re.MULTILINE)


class Undocumented(Exception):
    """A public name does not exist, or has no docstring."""


def pages() -> dict[str, str]:
    """One page per module, and the index."""
    return {INDEX: index(), **{path: page(name) for name, path in placed().items()}}


def path(module: str) -> str:
    """Where the module's page is placed."""
    return f"reference/{module}.md"


def placed() -> dict[str, str]:
    """The page of each public module."""
    return {name: path(name) for names in PUBLIC.values() for name in names}


def index() -> str:
    """Every module with its first sentence and its names."""
    lines = [INTRODUCTION]
    for title, names in PUBLIC.items():
        lines += [f"## {title}\n", "| module | |", "|---|---|"]
        lines += [f"| [`{name}`]({name}.md) | {_first_line(name)} |" for name in names]
        lines.append("")
    return "\n".join(lines)


def _first_line(module: str) -> str:
    return _linked(_said(_module(module)).partition("\n\n")[0].replace("\n", " "))


@cache
def _package() -> griffe.Object | griffe.Alias:
    return griffe.load("meseta", search_paths=["src"], resolve_aliases=True, resolve_implicit=True)


def _module(name: str) -> griffe.Object | griffe.Alias:
    inside = name.partition(".")[2]
    return _package()[inside] if inside else _package()


def public(module: str) -> dict[str, griffe.Object | griffe.Alias]:
    """The public names of a module, in the order in which they are defined."""
    found = _module(module)
    if not found.exports:
        raise Undocumented(f"{module} has no __all__")
    named = {str(name): _member(found, str(name)) for name in found.exports}
    return dict(sorted(named.items(), key=lambda item: (item[1].module.path, item[1].lineno or 0)))


def _member(module: griffe.Object | griffe.Alias, name: str) -> griffe.Object | griffe.Alias:
    member = module.members.get(name)
    if member is not None and member.is_module:  # a module hides the function of the same name in it
        member = member.members.get(name)
    if member is None:
        raise Undocumented(f"{module.path} has no {name}")
    return member.final_target if isinstance(member, griffe.Alias) else member


@cache
def anchors() -> dict[str, str]:
    """Where each public name is explained; of two places, where it is defined."""
    found: dict[str, str] = {}
    for module in placed():
        for name, member in public(module).items():
            if name not in found or member.module.path == module:
                found[name] = f"{module}.md#{name.lower()}"
    return found


def page(module: str) -> str:
    """A module's page."""
    parts = [f"# {module}\n", _text(_said(_module(module))), ""]
    for name, member in public(module).items():
        parts += _entry(name, member)
    return "\n".join(parts)


def _entry(name: str, member: griffe.Object | griffe.Alias) -> Iterator[str]:
    yield f"## {name} {{#{name.lower()}}}\n"
    yield f"```python\n{declaration(name, member)}\n```\n"
    if not isinstance(member, griffe.Attribute):
        yield f"{_text(_said(member))}\n"
    elif member.docstring:
        yield f"{_text(member.docstring.value)}\n"
    if isinstance(member, griffe.Class):
        yield from _members(name, member)


def _members(owner: str, member: griffe.Class) -> Iterator[str]:
    shown = [one for one in member.members.values() if not one.name.startswith("_") and not one.is_alias]
    fields = [one for one in shown if isinstance(one, griffe.Attribute)]
    if fields:
        yield "| | | |\n|---|---|---|"
        for field in fields:
            about = " ".join(field.docstring.value.split()) if field.docstring else ""
            yield f"| `{field.name}` | `{_kind(field)}` | {_cell(_linked(about))} |"
        yield ""
    tests = [one.name for one in shown if one.name.startswith("test_")]
    yield from (f"- {name.removeprefix('test_').replace('_', ' ').capitalize()}" for name in tests)
    yield ""
    for method in shown:
        if isinstance(method, griffe.Function) and method.name not in tests:
            yield f"### {owner}.{method.name} {{#{owner.lower()}.{method.name}}}\n"
            yield f"```python\n{declaration(method.name, method)}\n```\n"
            yield f"{_text(_said(method))}\n"


def _kind(field: griffe.Attribute) -> str:
    """A field's type and default."""
    default = "" if field.value is None or "property" in field.labels else f" = {field.value}"
    return f"{field.annotation}{default}" if field.annotation is not None else str(field.value)


def declaration(name: str, member: griffe.Object | griffe.Alias) -> str:
    """The member's first line, as it is written in the source."""
    if isinstance(member, griffe.Class):
        bases = ", ".join(map(str, member.bases))
        return f"class {name}({bases})" if bases else f"class {name}"
    if isinstance(member, griffe.Function):
        return "\n".join(_signature(name, one) for one in member.overloads or [member])
    assert isinstance(member, griffe.Attribute)
    kind = f": {member.annotation}" if member.annotation is not None else ""
    return f"{name}{kind} = {member.value}"


def _signature(name: str, function: griffe.Function) -> str:
    parts, kinds = [], griffe.ParameterKind
    starred = False
    for one in function.parameters:
        stars = {kinds.var_positional: "*", kinds.var_keyword: "**"}.get(one.kind, "")
        if one.kind is kinds.keyword_only and not starred:
            parts.append("*")
        starred = starred or one.kind in (kinds.var_positional, kinds.keyword_only)
        if one.name in ("self", "cls"):
            continue
        kind = f": {one.annotation}" if one.annotation is not None else ""
        default = f" = {one.default}" if one.default is not None and not stars else ""
        parts.append(f"{stars}{one.name}{kind}{default}")
    start = "async def" if "async" in function.labels else "def"
    returns = f" -> {function.returns}" if function.returns is not None else ""
    line = f"{start} {name}({', '.join(parts)}){returns}"
    if len(line) <= WIDTH:
        return line
    return f"{start} {name}(\n" + "".join(f"    {part},\n" for part in parts) + f"){returns}"


def _said(member: griffe.Object | griffe.Alias) -> str:
    if member.docstring is None:
        raise Undocumented(f"{member.path} has no docstring")
    return member.docstring.value


def _text(docstring: str) -> str:
    """A docstring as Markdown: its examples as sessions, the public names in it as links."""
    parts = _SESSION.split(docstring)
    return "".join(
        f"```pycon\n{part}\n```" if index % 2 else _linked(part) for index, part in enumerate(parts)
    )


def _linked(prose: str) -> str:
    """The prose with each public name in backticks linked to where it is explained."""

    def link(match: re.Match[str]) -> str:
        target = anchors().get(match[1])
        return f"[{match.group()}]({target})" if target else match.group()

    return re.sub(r"`(\w+)`", link, prose)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
