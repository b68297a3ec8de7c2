"""What one person may do on their own device: as much as they like, and what they keep stays."""

from typing import Final

import msgspec

from meseta.tables.config import Lifetimes, Limits, Rate

FREELY: Final = Rate(1_000_000_000, 1_000_000)
FOR_EVER: Final = 1_000_000.0
"""Days."""


def _unlimited() -> Limits:
    """The usual limits on sizes, and none on how often."""
    usual = Limits()
    rates = [name for name in Limits.__struct_fields__ if isinstance(getattr(usual, name), Rate)]
    return msgspec.structs.replace(usual, **dict.fromkeys(rates, FREELY), tables_each=1_000_000)


LIMITS: Final = _unlimited()
LIFETIMES: Final = Lifetimes(**dict.fromkeys(Lifetimes.__struct_fields__, FOR_EVER))
