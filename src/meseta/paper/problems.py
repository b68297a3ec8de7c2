"""What can be wrong with what is to be printed."""

from meseta.core.problems import Problem


class PrintSize(Problem, frozen=True, tag="print_size"):
    """The drawing does not say how large it is."""

    side: str


class PrintPart(Problem, frozen=True, tag="print_part"):
    """The game has no such part to print."""

    part: str
    known: str


class PdfUnavailable(Problem, frozen=True, tag="pdf_unavailable"):
    """The optional package that writes PDF is not installed."""


class PdfLetters(Problem, frozen=True, tag="pdf_letters"):
    """Words that neither the standard fonts of PDF nor any font found here can show."""

    letters: str
    variable: str
