"""`meseta edition print`: which files it writes, and what it refuses."""

from pathlib import Path

from pypdf import PdfReader

from meseta.games import standard_text
from tests.cli.command import meseta, refusal


def written(*arguments: str, language: str = "en") -> str:
    """What the command says."""
    done = meseta("edition", "print", *arguments, language=language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_all_parts_go_into_one_pdf(tmp_path: Path) -> None:
    out = tmp_path / "sonora.pdf"
    assert written("sonora", "--out", str(out), "--paper", "letter") == f"Written to {out}.\n"
    texts = [page.extract_text() for page in PdfReader(out).pages]
    assert "Reflick" in texts[0]
    assert "Sonora: board, page 6 of 6 (row 2, column 3)" in texts[6]


def test_several_pages_of_svg_are_numbered_and_replaced_only_on_request(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    taken = tmp_path / "board-2.svg"
    taken.write_text("mine")
    arguments = ("sonora", "--part", "board", "--out", str(out))

    assert f"{taken} already exists" in refusal("edition", "print", *arguments)
    assert [path.name for path in tmp_path.iterdir()] == ["board-2.svg"]
    assert taken.read_text() == "mine"
    assert "6 páginas" in written(*arguments, "--force", language="es")
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"board-{page}.svg" for page in range(1, 7)]
    assert "(fila 1, columna 2)" in taken.read_text(encoding="utf-8")


def test_one_page_is_written_to_the_file_itself_or_to_standard_output(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    written("sonora", "--part", "board", "--paper", "whole", "--out", str(out))
    assert 'width="488mm"' in out.read_text(encoding="utf-8")
    assert written("in_the_ruin").startswith(
        '<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm"'
    )


def test_an_edition_of_ones_own_prints_its_own_cards(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    card = '[[card]]\nid = 73\npoints = 5\npattern = ["sun . .", ". sun .", ". . tree"]\n'
    own = standard_text("shifting_stones").replace('name = "standard"', 'name = "mine"') + "\n" + card
    mine.write_text(own.replace(". sun .", ". seed ."), encoding="utf-8")
    out = tmp_path / "cards.svg"
    said = written("shifting_stones", "--part", "cards", "--edition", str(mine), "--out", str(out))
    assert "10 pages" in said
    assert ">73</text>" in (tmp_path / "cards-10.svg").read_text(encoding="utf-8")


def test_what_cannot_be_printed_is_named() -> None:
    assert "6 pages, and only one goes to standard output" in refusal(
        "edition", "print", "sonora", "--part", "board"
    )
    assert "choose one of: sheet, board," in refusal("edition", "print", "sonora", "--part", "frame")
    assert "neither .pdf nor .svg" in refusal("edition", "print", "sonora", "--out", "sonora.doc")
    assert "'letter'" in refusal("edition", "print", "sonora", "--paper", "a3")
