"""Short fingerprints of data, the same on every machine."""

import hashlib

import msgspec

from meseta.core.game import Json


def digest(data: Json) -> str:
    """Sixteen hexadecimal digits of the data's canonical JSON.

    >>> digest({"b": 1, "a": [2]}) == digest({"a": [2], "b": 1})
    True
    """
    return hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]
