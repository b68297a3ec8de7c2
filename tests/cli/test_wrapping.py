"""Where the terminal breaks its lines."""

from io import StringIO

from meseta.cli.voice import console
from meseta.i18n.words import printable


def test_no_line_breaks_at_a_no_break_space() -> None:
    said = "Dites «\u00a0oui\u00a0»\u202f; ou bien non\u00a0: voilà. Est-ce clair\u202f?"
    assert printable(said) == said
    for width in range(14, 40):
        file = StringIO()
        type(console)(file=file, width=width).print(said, highlight=False, markup=False)
        for line in file.getvalue().splitlines():
            assert line[0] not in ";:?»\u00a0\u202f", (width, line)
            assert line.rstrip(" ")[-1] not in "«\u00a0\u202f", (width, line)
