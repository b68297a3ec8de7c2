"""Somebody who does anything that is legal."""

from math import cos, pi, sin
from random import Random
from typing import Any

Json = Any


def choose(legal: Json, rng: Random) -> str:
    """One of the legal actions of an update. What scores goes first, so that games come to an end."""
    offers = [placed["action"] for placed in legal.get("placements", ())] + legal["actions"]
    if legal["kind"] == "bounds" and legal["bounds"] and (not offers or rng.random() < 0.5):
        return _flick(legal["bounds"], rng)
    scoring = [action for action in offers if action.startswith("+")]
    return str(rng.choice(scoring or offers))


def _flick(bounds: Json, rng: Random) -> str:
    """A flick that a person might make: from somewhere in one's corner, over the floor."""
    far = bounds["far"]
    x, y = (round(far + rng.random() * (bounds["edge"] - 2 * far) / 2) for _ in range(2))
    angle, speed = rng.random() * pi / 2, (0.1 + 0.3 * rng.random()) * bounds["top_speed"]
    return (
        f"flick {rng.choice(bounds['discs'])} {x} {y} {round(speed * cos(angle))} {round(speed * sin(angle))}"
    )
