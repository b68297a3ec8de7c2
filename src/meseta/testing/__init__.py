"""The conformance kit: what a game's author runs to know that the game keeps its promises.

Subclass `GameConformance` in a test file and run pytest; `examples/` shows it at work. The checks are plain
functions, too, one module per subject. Nothing else in Meseta imports this package: it needs pytest, which
`pip install meseta[testing]` brings along.
"""

import pytest

# Before they are imported: so that pytest shows the values of a failed comparison in them, too.
pytest.register_assert_rewrite(
    *(
        f"meseta.testing.{module}"
        for module in (
            "actions",
            "bots",
            "chance",
            "clauses",
            "plugins",
            "records",
            "secrets",
            "suite",
            "words",
        )
    )
)

from meseta.testing.secrets import Twin  # noqa: E402
from meseta.testing.suite import GameConformance  # noqa: E402
from meseta.testing.walks import Ply, Walks, walk  # noqa: E402

__all__ = ["GameConformance", "Ply", "Twin", "Walks", "walk"]
