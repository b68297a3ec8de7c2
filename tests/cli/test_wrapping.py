"""Where the terminal breaks its lines."""

from io import StringIO

from rich.cells import cell_len

from meseta.cli.voice import console
from meseta.i18n.words import printable


def test_no_line_breaks_at_a_no_break_space() -> None:
    said = "Dites «\u00a0oui\u00a0»\u202f; ou bien non\u00a0: voilà. Est-ce clair\u202f?"
    assert printable(said) == said
    for width in range(14, 40):
        for line in lines(said, width):
            assert line[0] not in ";:?»\u00a0\u202f", (width, line)
            assert line.rstrip(" ")[-1] not in "«\u00a0\u202f", (width, line)


def test_no_line_of_japanese_begins_with_what_ends_something_or_ends_with_what_begins_it() -> None:
    said = "「スキップ」で手札が6枚を超えることはありません（5枚なら1枚）。"
    said += "勝率はおよそ30%。meseta playで、キャンセル…"
    for width in range(10, 60):
        wrapped = lines(said, width)
        assert "".join(line.rstrip(" ") for line in wrapped).replace(" ", "") == said.replace(" ", "")
        for line in wrapped:
            assert line[0] not in "、。）」ッャー…", (width, line)
            assert line.rstrip(" ")[-1] not in "（「", (width, line)
            assert cell_len(line.rstrip(" ")) <= width


def test_lines_of_japanese_are_filled_although_it_has_no_spaces() -> None:
    said = "手札は石を動かすために使うか得点にする" * 6
    assert all(cell_len(line) >= 38 for line in lines(f"meseta {said}", 40)[:-1])


def lines(said: str, width: int) -> list[str]:
    file = StringIO()
    type(console)(file=file, width=width).print(said, highlight=False, markup=False)
    return file.getvalue().splitlines()
