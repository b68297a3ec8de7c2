"""How tests run: which examples are drawn, and in how many processes."""

import os

from hypothesis import HealthCheck, settings

# The same examples each time before a commit lands, new ones in `make slow`. A busy machine is no fault of
# the code: nothing is judged by the clock.
settings.register_profile("explore", deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
settings.load_profile("same")


def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: while tests of the server wait for it, others use the core."""
    return (os.cpu_count() or 1) + 1
