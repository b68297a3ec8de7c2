"""What must hold for the built site: every link leads somewhere, and nothing is loaded from elsewhere."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADS: Final = {
    "img": "src",
    "script": "src",
    "link": "href",
    "iframe": "src",
    "source": "src",
    "form": "action",
}
"""What makes a browser load or send something, by itself or on a press."""

_STYLE = re.compile(r"(?:@import\s+|url\()\s*['\"]?([^'\")\s]+)")


class Page(HTMLParser):
    """What a page links to, loads, and can be linked to by."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag links to, loads and is called."""
        found = dict(attrs)
        if (id := found.get("id")) is not None:
            self.ids.add(id)
        if tag == "a" and (href := found.get("href")) is not None:
            self.links.append(href)
        if (address := found.get(LOADS.get(tag, ""))) is not None:
            self.loads.append(address)
        self.loads += _STYLE.findall(found.get("style") or "")


def problems(site: Path) -> Iterator[str]:
    """Everything wrong with the built site, one line each."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site} has no pages"
    for path, page in pages.items():
        name = path.relative_to(site)
        yield from (f"{name} loads {address}" for address in page.loads if is_elsewhere(address))
        addresses = [*page.links, *page.loads]
        yield from (f"{name}: {link} is dead" for link in addresses if is_dead(link, path, site, pages))
    for path in site.rglob("*.css"):
        yield from (
            f"{path.relative_to(site)} loads {address}"
            for address in _STYLE.findall(path.read_text("utf-8"))
            if is_elsewhere(address)
        )


def is_elsewhere(address: str) -> bool:
    """Whether an address names another host.

    >>> is_elsewhere("https://example.org/a.js"), is_elsewhere("//example.org/a.js"), is_elsewhere("a.js")
    (True, True, False)
    """
    return bool(urlsplit(address).netloc)


def is_dead(link: str, path: Path, site: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link of the page leads nowhere on the site; what is elsewhere cannot be known."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False
    target = path.parent / unquote(parts.path) if parts.path else path
    if parts.path.startswith("/"):
        target = site / parts.path.lstrip("/")
    target = target.resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return True
    fragment = unquote(parts.fragment)
    return bool(fragment) and target in pages and fragment not in pages[target].ids
