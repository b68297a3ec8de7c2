"""ARCHITECTURE draws the packages, their layers and the words as they are."""

import re
import tomllib

from tests.docs import documents
from tests.docs.documents import ROOT

ARCHITECTURE = (ROOT / "docs" / "ARCHITECTURE.md").read_text("utf-8")
PACKAGES = {path.parent.name for path in (ROOT / "src" / "meseta").glob("*/__init__.py")}


def chapter(title: str) -> str:
    """The text of one chapter."""
    return ARCHITECTURE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_every_package_is_listed_once() -> None:
    assert sorted(re.findall(r"^(\w+)/ ", chapter("The packages"), re.MULTILINE)) == sorted(PACKAGES)


def test_the_layers_are_those_that_import_linter_proves() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")
    there = [[name for name in re.findall(r"\w+", layer) if name in PACKAGES] for layer in layers]
    drawn = next(span for span in documents.spans(chapter("The packages")) if "→" in span)
    assert drawn == " → ".join(" | ".join(layer) for layer in there)


def test_every_name_in_the_glossary_exists() -> None:
    sources = "\n".join(
        path.read_text("utf-8")
        for folder in ("src/meseta", "web/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ts", ".svelte"}
    )
    names = {span for span in documents.spans(chapter("Glossary")) if re.fullmatch(r"[\w.]+", span)}
    assert names
    assert [name for name in sorted(names) if not re.search(rf"\b{name.rpartition('.')[2]}\b", sources)] == []
