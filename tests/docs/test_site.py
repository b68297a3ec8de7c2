"""The documentation site: what its build changes, refuses and promises."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from docs.site import check, decisions, markdown, navigation, reference, rules, schema, stage

from meseta.i18n.languages import LANGUAGES
from tests.docs.documents import ROOT

DECISION = """# 7. A table is its events

Status: accepted
Date: 2026-11-16
"""


def site(folder: Path, **pages: str) -> list[str]:
    """What is wrong with a site of these pages."""
    for name, body in pages.items():
        (folder / f"{name}.html").write_text(f"<html><body>{body}</body></html>", "utf-8")
    return list(check.problems(folder))


def test_a_link_to_a_page_or_an_anchor_that_is_not_there_is_dead(tmp_path: Path) -> None:
    linked = (
        '<a href="b.html#st-08">b</a><a href="b.html#st-09">b</a><a href="c.html">c</a><a href="#top">top</a>'
    )
    assert site(tmp_path, a=linked, b='<h3 id="st-08">Shift</h3>') == [
        "a.html: b.html#st-09 is dead",
        "a.html: c.html is dead",
        "a.html: #top is dead",
    ]


@pytest.mark.parametrize(
    "tag",
    [
        '<script src="https://cdn.example/a.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/a.css">',
        '<img src="http://pictures.example/a.png">',
        '<p style="background: url(https://pictures.example/a.png)">',
    ],
)
def test_whatever_a_page_would_load_from_elsewhere_is_refused(tmp_path: Path, tag: str) -> None:
    (wrong,) = site(tmp_path, a=tag)
    assert wrong.startswith("a.html loads ")


def test_a_style_sheet_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://fonts.example/a.css'; a { background: url(b.png) }")
    assert site(tmp_path, a="") == ["a.css loads https://fonts.example/a.css"]


def test_a_reader_may_be_sent_elsewhere(tmp_path: Path) -> None:
    assert site(tmp_path, a='<a href="https://lichess.org/source">lichess</a>') == []


def test_a_site_without_pages_is_not_fine(tmp_path: Path) -> None:
    assert len(site(tmp_path)) == 1


def test_links_follow_their_targets_to_the_site() -> None:
    source, target = ROOT / "docs/start/owners.md", ROOT / "CONTRIBUTING.md"
    text = markdown.with_links(
        "start/owners.md", source, "[a](../../CONTRIBUTING.md#add-a-card)", {target: "CONTRIBUTING.md"}
    )
    assert text == "[a](../CONTRIBUTING.md#add-a-card)"


def test_a_link_to_what_is_not_on_the_site_is_refused() -> None:
    with pytest.raises(markdown.DeadLink, match="Makefile"):
        markdown.with_links("bots.md", ROOT / "docs/bots.md", "[make](../Makefile)", {})


def test_clauses_and_decisions_are_linked_where_they_are_named() -> None:
    books = {"ST-08": "rules/en/shifting_stones.md"}
    assert markdown.with_clauses("games/a.md", "By ST-08, not `ST-08`.", books) == (
        "By [ST-08](../rules/en/shifting_stones.md#st-08), not `ST-08`."
    )
    assert markdown.with_decisions("server.md", "(ADR 7)\n\n# ADR 7", ["adr/0007-a-table.md"]) == (
        "([ADR 7](adr/0007-a-table.md))\n\n# ADR 7"
    )


def test_the_index_of_decisions_has_a_line_for_each(tmp_path: Path) -> None:
    file = tmp_path / "0007-a-table-is-its-events.md"
    file.write_text(DECISION, "utf-8")
    line = decisions.index([file]).splitlines()[-1].replace("\N{NON-BREAKING HYPHEN}", "-")
    assert line == "| 7 | [A table is its events](0007-a-table-is-its-events.md) | accepted | 2026-11-16 |"


def test_every_clause_of_every_rule_book_has_its_anchor_in_every_language() -> None:
    pages = rules.pages()
    for language in LANGUAGES:
        for id, page in rules.clauses(language).items():
            assert f"{{#{id.lower()}}}" in pages[page]
        assert rules.clauses(language).keys() == rules.clauses("en").keys()


@pytest.mark.parametrize("module", reference.placed())
def test_what_is_public_exists_and_is_explained(module: str) -> None:
    listed = import_module(module).__all__
    assert sorted(reference.public(module)) == sorted(listed)
    page = reference.page(module)  # raises for a class or function without a docstring
    assert all(f"## {name} {{#{name.lower()}}}" in page for name in listed)


def test_every_message_of_the_socket_is_described() -> None:
    page = schema.page()
    assert all(f"## {name} " in page for name in schema.messages()["$defs"])
    assert all(f"## {name} " in page for name in schema.openapi()["components"]["schemas"])


def test_every_page_is_in_the_navigation_once(tmp_path: Path) -> None:
    pages = stage.stage(tmp_path)
    listed = list(navigation.pages(navigation.entries(stage.decided(), pages)))
    assert sorted(listed) == sorted(pages)


def test_a_new_document_gets_a_place_of_its_own() -> None:
    assert "weather.md" in navigation.pages(navigation.entries([], ["weather.md", "bots.md"]))
    assert "weather/rain.md" not in navigation.pages(navigation.entries([], ["weather/rain.md"]))


def test_the_site_has_the_colours_of_the_table(tmp_path: Path) -> None:
    stage.stage(tmp_path)
    tokens = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
    assert (tmp_path / "assets/tokens.css").read_text("utf-8") == tokens
    style = (tmp_path / "assets/site.css").read_text("utf-8")
    assert re.findall(r"#[0-9a-f]{3}|\brgb|\bhsl", style) == []  # every colour comes from the tokens
