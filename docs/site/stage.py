"""The pages as the generator reads them: documents, rule books, schema and reference in one folder."""

import re
import shutil
from pathlib import Path
from typing import Final

from docs.site import authors, decisions, markdown, reference, rules, schema, spaces

ROOT: Final = Path(__file__).parents[2]
DOCS: Final = ROOT / "docs"
HERE: Final = Path(__file__).parent

FROM_THE_ROOT: Final = sorted(set(ROOT.glob("*.md")) - {ROOT / "README.md"})
"""What lies beside the folder of documents and belongs to the site."""

ASSETS: Final = {
    "assets/tokens.css": ROOT / "web/src/styles/tokens.css",
    "assets/icon.svg": ROOT / "web/public/icon.svg",
    "assets/site.css": HERE / "site.css",
    "assets/grenze.woff2": ROOT / "web/node_modules/@fontsource/grenze/files/grenze-latin-800-normal.woff2",
    "assets/grenze-licence.txt": ROOT / "web/node_modules/@fontsource/grenze/LICENSE",
}
"""The look of the browser client: its colours, its mark and its typeface."""

SHOWN: Final = {".svg", ".png", ".webp", ".py"}


def decided() -> list[Path]:
    """The decisions, in order."""
    return sorted((DOCS / "adr").glob("*.md"))


def placed() -> dict[Path, str]:
    """Where each file of the repository that belongs to the site is placed."""
    inside = [path for path in DOCS.rglob("*.md") if HERE not in path.parents]
    found = {path: path.relative_to(DOCS).as_posix() for path in inside}
    found |= {path: path.name for path in FROM_THE_ROOT}
    found[ROOT / "README.md"] = "index.md"  # whose place it takes
    found |= {path: path.relative_to(DOCS).as_posix() for path in _linked_files(list(found))}
    books = ROOT / "src/meseta/i18n"
    found |= {
        books / language / f"{Path(page).name}": page
        for page in rules.pages()
        for language in [Path(page).parent.name]
    }
    return found


def _linked_files(pages: list[Path]) -> set[Path]:
    """The pictures and examples that pages show or link to: no others are copied."""
    links = {
        (page.parent / link).resolve()
        for page in pages
        for link in re.findall(r"\]\(([^)\s#]+)\)", page.read_text("utf-8"))
    }
    return {path for path in links if path.suffix in SHOWN and DOCS in path.parents and path.is_file()}


def stage(folder: Path) -> set[str]:
    """Write everything into the folder; what the pages are called."""
    shutil.rmtree(folder, ignore_errors=True)
    files = placed()
    texts = {**rules.pages(), **schema.files(), **reference.pages(), **authors.pages(), **spaces.pages()}
    texts["adr/index.md"] = decisions.index(decided())
    for source, page in files.items():
        if source.suffix == ".md" and page not in texts and source.name != "README.md":
            texts[page] = markdown.with_links(page, source, source.read_text("utf-8"), files)
    for page, text in texts.items():
        _write(folder / page, finished(page, text) if page.endswith(".md") else text)
    for source, name in [*files.items(), *((source, name) for name, source in ASSETS.items())]:
        if source.suffix != ".md":
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, folder / name)
    return {page for page in texts if page.endswith(".md")}


def finished(page: str, text: str) -> str:
    """The page with its clauses and decisions linked, and its sessions coloured."""
    language = page.split("/")[1] if page.startswith("rules/") else "en"
    text = markdown.with_clauses(page, text, rules.clauses(language))
    text = markdown.with_decisions(page, text, [f"adr/{path.name}" for path in decided()])
    text = markdown.with_modules(page, text, reference.placed())
    if page.startswith("adr/"):
        text = text.replace("\nDate: ", "  \nDate: ", 1)  # on a line of its own
    return markdown.with_prompts(text)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
