"""Rate limits."""

import pytest

from meseta.tables.config import Rate
from meseta.tables.limits import FORGET_ABOVE, Pace, TooFast


def test_a_rate_refills_with_time_and_forgets_quiet_callers() -> None:
    now = 0.0
    pace = Pace(Rate(2, 0.5), lambda: now)
    pace.take("a")
    pace.take("a")
    with pytest.raises(TooFast) as refused:
        pace.take("a")
    assert refused.value.values["seconds"] == 2
    pace.take("b")
    now = 2.0
    pace.take("a")
    for number in range(FORGET_ABOVE + 10):
        pace.take(str(number))
    assert len(pace._buckets) <= FORGET_ABOVE
