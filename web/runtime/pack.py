"""What a browser needs of Python, packed. Pyodide itself runs this at build time, so that every module is
compiled by the very Python that will load it (ADR 64).

Paths: /repo is the repository, /packages what pip has installed for WebAssembly, /stdlib.zip Pyodide's own
standard library, /out where the packs go.
"""

import ast
import email
import importlib.util
import io
import json
import marshal
import pickle
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

REPO, PACKAGES, STDLIB, OUT = Path("/repo"), Path("/packages"), Path("/stdlib.zip"), Path("/out")

OURS = (
    *("core", "discs", "grids", "paper", "games", "bots", "i18n", "play", "daily", "pictures", "store"),
    *("tables", "desk", "offline"),
)
"""The packages of Meseta that run in a browser; the others are for terminals, servers and laboratories."""

ALWAYS = (
    *("_pyodide", "abc", "codecs", "encodings", "importlib", "io", "os", "pyodide", "runpy", "site"),
    *("warnings", "zipimport"),
)
"""What Python and Pyodide import by themselves when they start."""
UNUSED = frozenset({"_pyrepl", "ctypes", "doctest", "multiprocessing", "pdb", "pydoc", "tkinter", "unittest"})
"""Imported somewhere, but only by what nobody does in a browser."""
OF_LOCALES = (
    *("locale_id", "plural_form", "ordinal_form", "day_period_rules", "character_order", "list_patterns"),
    *("week_data", "months", "days", "quarters", "eras", "day_periods"),
    *("date_formats", "time_formats", "datetime_formats"),
    *("number_symbols", "default_numbering_system", "numbering_systems"),
    *("decimal_formats", "percent_formats", "scientific_formats", "currency_formats", "currency_symbols"),
)
"""What sentences need to know of a language. Babel knows the names of countries, currencies and units too."""


def main() -> None:
    """Write both packs, and whose work is in them."""
    OUT.joinpath("stdlib.zip").write_bytes(stdlib())
    OUT.joinpath("licences.txt").write_text(licences())
    OUT.joinpath("meseta.pack").write_bytes(packed(dict(sorted(files().items()))))


def stdlib() -> bytes:
    """The standard library as a zip of compiled modules. It is not compressed: the whole file will be, once,
    and better than part by part."""
    out, needed = io.BytesIO(), needed_modules()
    with zipfile.ZipFile(STDLIB) as source, zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as target:
        for name in sorted(source.namelist()):
            if name.endswith(("/", ".txt", ".pyi", ".typed")) or module_of(name) not in needed:
                continue
            content = source.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", compiled(content, f"/lib/python/{name}")
            target.writestr(zipfile.ZipInfo(name), content)  # without the time, which differs every time
    return out.getvalue()


def module_of(name: str) -> str:
    """The top-level module that a file belongs to."""
    return name.split("/")[0].split(".")[0]


def needed_modules() -> set[str]:
    """The top-level modules of the standard library that are imported by ours or theirs, directly or not.
    What the standard library imports only inside a function does not count: that is for special occasions."""
    with zipfile.ZipFile(STDLIB) as source:
        texts: dict[str, list[bytes]] = {}
        for name in source.namelist():
            if name.endswith(".py"):
                texts.setdefault(module_of(name), []).append(source.read(name))
    ours = [path.read_bytes() for root in (REPO / "src/meseta", PACKAGES) for path in root.rglob("*.py")]
    waiting = {*ALWAYS, *(name for text in ours for name in imported(text, inside_functions=True))}
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in texts and name not in found and name not in UNUSED:
            found.add(name)
            waiting |= {other for text in texts[name] for other in imported(text, inside_functions=False)}
    return found


def imported(text: bytes, inside_functions: bool) -> Iterator[str]:
    """The top-level names of the modules that a module imports."""
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]
        elif inside_functions or not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting.extend(ast.iter_child_nodes(node))


def files() -> dict[str, bytes]:
    """What goes into the folder for packages: Meseta, and what it depends on."""
    found = dict(sources(REPO / "src", [f"meseta/{package}" for package in OURS]))
    found |= {"meseta/__init__.pyc": module(REPO / "src/meseta/__init__.py", "meseta/__init__.py")}
    found |= dict(sources(PACKAGES, ["."]))
    found["meseta.dist-info/METADATA"] = b"Metadata-Version: 2.1\nName: meseta\nVersion: 0\n"
    found["meseta.dist-info/entry_points.txt"] = entry_points().encode()
    return {name: slimmed(name, content) for name, content in found.items() if is_needed(name)}


def slimmed(name: str, content: bytes) -> bytes:
    """The file, or what is needed of it."""
    if not name.startswith("babel/locale-data/"):
        return content
    sys.path.append(str(PACKAGES))  # the data hold objects of Babel's own
    locale = pickle.loads(content)
    return pickle.dumps({key: value for key, value in locale.items() if key in OF_LOCALES}, 2)


def is_needed(name: str) -> bool:
    """Whether anybody will open the file: of Babel's languages only ours, and no time zones at all.
    What the page says, it has by itself."""
    if name.startswith("meseta/i18n/") and name.endswith("/web.ftl"):
        return False
    if name.startswith("babel/locale-data/"):
        languages = {folder.name for folder in (REPO / "src/meseta/i18n").iterdir() if folder.is_dir()}
        return Path(name).stem in {"root", *languages}
    unused = ("babel/messages/", "pytz/zoneinfo/", "bin/")
    return not name.startswith(unused) and not name.endswith((".pyi", ".typed", ".c", ".h"))


def sources(root: Path, folders: list[str]) -> Iterator[tuple[str, bytes]]:
    """All files below these folders, with Python compiled."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            name = path.relative_to(root).as_posix()
            if not path.is_file() or "__pycache__" in name or ".dist-info/" in name:
                continue
            yield (f"{name}c", module(path, name)) if path.suffix == ".py" else (name, path.read_bytes())


def module(path: Path, name: str) -> bytes:
    """A compiled module, whose tracebacks name its file in the repository."""
    return compiled(path.read_bytes(), name)


def compiled(source: bytes, name: str) -> bytes:
    """The module as a `.pyc` that is taken as it is, whenever its source was written."""
    optimize = 0 if name.startswith("meseta/") else 2  # our assertions hold in a browser, too
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    unchecked = (1).to_bytes(4, "little")  # checked by nothing: there is no source beside it
    return importlib.util.MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)


def entry_points() -> str:
    """How the games are found, as for an installed package."""
    project = tomllib.loads((REPO / "pyproject.toml").read_text())["project"]
    groups = project["entry-points"]
    lines = [
        [f"[{group}]", *(f"{key} = {value}" for key, value in groups[group].items())] for group in groups
    ]
    return "\n".join("\n".join(group) for group in lines) + "\n"


def licences() -> str:
    """Whose work is in the packs besides ours, and under which terms, in their own words if they have any."""
    parts = [
        "Python, in WebAssembly: © Python Software Foundation; PSF-2.0 (python.org)",
        "Pyodide: © the Pyodide developers; MPL-2.0 (pyodide.org, where its source is)",
    ]
    for found in sorted(PACKAGES.glob("*.dist-info")):
        about = email.message_from_bytes((found / "METADATA").read_bytes())
        terms = about["License-Expression"] or about["License"] or ""
        texts = [path.read_text() for path in sorted(found.rglob("LICENSE*")) if path.is_file()]
        parts.append("\n\n".join([f"{about['Name']} {about['Version']}: {terms}", *texts]).strip())
    return f"\n\n{'-' * 80}\n\n".join(parts) + "\n"


def packed(found: dict[str, bytes]) -> bytes:
    """The files in one: the length of a list of names and sizes, the list, and the contents in its order."""
    names = json.dumps([[name, len(content)] for name, content in found.items()]).encode()
    return len(names).to_bytes(4, "little") + names + b"".join(found.values())


main()
