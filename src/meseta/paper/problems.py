"""What can be wrong with a drawing that is to be printed."""

from meseta.core.problems import Problem


class PrintSize(Problem, frozen=True, tag="print_size"):
    """The drawing does not say how large it is."""

    side: str
