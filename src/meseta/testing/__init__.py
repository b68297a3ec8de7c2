"""The conformance kit: tests with which a game's author checks that the game does all that Meseta expects.

Subclass `GameConformance` in a test file and run pytest; `examples/` has an example. The checks are also
available as plain functions, one module per subject. Nothing else in Meseta imports this package: it needs
pytest, which `pip install meseta[testing]` installs.
"""

import pytest

# Before they are imported, so that pytest shows the values of comparisons that fail in them.
pytest.register_assert_rewrite(
    *(
        f"meseta.testing.{module}"
        for module in (
            "actions",
            "bots",
            "chance",
            "clauses",
            "judges",
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
