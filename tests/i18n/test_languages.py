"""A language is a folder: it is found automatically, and what it lacks is listed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from meseta.i18n.check import missing, same
from meseta.i18n.languages import (
    FOLDER,
    LANGUAGES,
    SOURCE,
    is_reviewed,
    known_language,
    language_tag,
    languages,
)
from meseta.i18n.sentences import messages
from meseta.i18n.words import Words

SOURCES = Path(str(FOLDER)).parents[0]
THIRD = "qaa"
"""A code that is reserved for private use, so that no language of ours will ever have it."""


@pytest.fixture
def third(tmp_path: Path) -> Path:
    """Our words with a third language, a copy of the first."""
    for language in (*LANGUAGES, THIRD):
        shutil.copytree(str(FOLDER / (SOURCE if language == THIRD else language)), tmp_path / language)
    return tmp_path


def test_a_folder_of_words_is_a_language(third: Path) -> None:
    assert languages(third) == (SOURCE, *sorted({*LANGUAGES, THIRD} - {SOURCE}))
    (third / "drafts").mkdir()
    assert "drafts" not in languages(third)
    assert list(missing(third, THIRD)) == []


def test_whatever_a_language_lacks_is_listed(third: Path) -> None:
    core, book = third / THIRD / "core.ftl", third / THIRD / "sonora.md"
    (third / THIRD / "web.ftl").unlink()
    text = core.read_text().replace("player = Player { $number }", "player = Joueur { $numero }")
    core.write_text(re.sub(r"^chance = .*\n", "", text, flags=re.MULTILINE) + "extra = Plus\n")
    text = (
        book.read_text()
        .replace("### SO-02 · ", "### SO-99 · ")
        .replace("three colours, 15", "three colours, 16")
    )
    book.write_text(text.replace("## The board\n", ""))
    assert list(missing(third, THIRD)) == [
        f"{THIRD}/core.ftl: chance is missing",
        f"{THIRD}/core.ftl: player does not say $number",
        f"{THIRD}/core.ftl: player says $numero, which it is not given",
        f"{THIRD}/core.ftl: extra is unknown",
        f"{THIRD}/sonora.md: there are 14 chapters (“## …”) instead of 15",
        f"{THIRD}/sonora.md: SO-02 is missing",
        f"{THIRD}/sonora.md: SO-99 is unknown",
        f"{THIRD}/sonora.md: SO-45 does not say 15",
        f"{THIRD}/web.ftl: the file is missing",
    ]


def test_whatever_still_stands_in_the_source_language_is_listed(third: Path) -> None:
    core, book = third / THIRD / "core.ftl", third / THIRD / "sonora.md"
    copied = list(same(third, THIRD))
    assert len(copied) > 2500
    assert f"{THIRD}/sonora.ftl: clause-aim" not in copied, "its clause's id cannot be translated"
    core.write_text(core.read_text().replace("player = Player { $number }", "player = Joueur { $number }"))
    book.write_text(
        book.read_text().replace("### SO-02 · Game length\n\nBefore", "### SO-02 · Durée\n\nAvant")
    )
    assert set(copied) - set(same(third, THIRD)) == {f"{THIRD}/core.ftl: player", f"{THIRD}/sonora.md: SO-02"}


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {SOURCE}))
def test_hardly_any_sentence_of_ours_is_left_in_the_source_language(language: str) -> None:
    folder = Path(str(FOLDER))
    left = [line for line in same(folder, language) if not line.endswith(": name")]
    assert len(left) < 80, "\n".join(left)
    assert not any(".md: " in line for line in left)


def test_the_exit_code_says_whether_a_language_is_complete() -> None:
    def check(language: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "meseta.i18n.check", language]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert (check("es").returncode, check("es").stdout) == (0, "es: nothing is missing\n")
    lacking = check(THIRD)
    assert lacking.returncode == 1
    assert f"{THIRD}/core.ftl: the file is missing\n" in lacking.stdout


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("es-MX", "es"),
        ("pt-BR", "pt"),
        ("pt_PT.UTF-8", "pt"),
        ("fr-CA", "fr"),
        ("es_ES.UTF-8", "es"),
        (" EN;q=0.5", "en"),
        ("est", None),
        ("", None),
    ],
)
def test_a_tag_names_a_language_by_its_first_part(tag: str, language: str | None) -> None:
    assert known_language(tag) == language


def test_browsers_know_a_language_by_its_tag() -> None:
    assert (language_tag("pt"), language_tag(SOURCE)) == ("pt-BR", SOURCE)
    for language in LANGUAGES:
        assert known_language(language_tag(language)) == language


def test_every_language_says_its_own_name() -> None:
    assert len({Words(language).say("language-name") for language in LANGUAGES}) == len(LANGUAGES)


def test_no_code_names_a_language_other_than_the_source() -> None:
    others = "|".join(set(LANGUAGES) - {SOURCE})
    named = re.compile(rf"""["']({others})["']|title_({others}|{SOURCE})\b|\b{SOURCE} or ({others})\b""")
    found = [str(file) for file in SOURCES.rglob("*.py") if named.search(file.read_text(encoding="utf-8"))]
    assert [file for file in found if not file.endswith("i18n/languages.py")] == []


def test_a_language_is_reviewed_unless_it_says_otherwise(third: Path) -> None:
    core = third / THIRD / "core.ftl"
    assert is_reviewed(SOURCE, third)
    core.write_text(
        core.read_text().replace("language-name = English", "language-name = Qaa\n    .unreviewed = yes")
    )
    assert not is_reviewed(THIRD, third)
    assert "unreviewed" not in messages(core.read_text()), "it is an attribute rather than a message"
    assert list(missing(third, THIRD)) == []
