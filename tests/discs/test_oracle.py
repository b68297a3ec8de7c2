"""No contact is missed: compared with small steps, and with the trace examined closely."""

from __future__ import annotations

import numpy as np

from meseta.discs import TABLE, flick
from meseta.discs.trace import Event, Fell, HitCorner, HitDisc, HitWall, Left, Trace, place
from tests.discs.oracle import WALL, first_contacts
from tests.discs.stored import Flick, Numbers, some_shot, some_table


def crowded(count: int, seed: int) -> list[Flick]:
    numbers = Numbers(seed)
    return [
        (
            some_table(numbers, numbers.between(10, 24)),
            some_shot(numbers, numbers.between(400_000, 3_000_000)),
        )
        for _ in range(count)
    ]


def contact(event: Event) -> tuple[float, int, int] | None:
    match event:
        case HitDisc(t, disc, other):
            return t, min(disc, other), max(disc, other)
        case HitWall(t, disc) | HitCorner(t, disc) | Left(t, disc):
            return t, disc, WALL
        case _:
            return None


def test_small_steps_see_the_same_first_contacts() -> None:
    compared = 0
    for discs, shot in crowded(60, seed=1):
        events = flick(TABLE, discs, shot).trace.events
        exact = [seen for seen in map(contact, events) if seen is not None]
        stepped = first_contacts(TABLE, discs, shot, 4)
        assert [seen[1:] for seen in stepped] == [seen[1:] for seen in exact[: len(stepped)]]
        assert len(stepped) == min(4, len(exact))
        for (t, _, _), (exactly, _, _) in zip(stepped, exact, strict=False):
            assert abs(t - exactly) < 1e-3
            compared += 1
    assert compared > 150


def test_discs_never_overlap_and_never_leave_the_floor_in_motion() -> None:
    for discs, shot in crowded(40, seed=2):
        result = flick(TABLE, discs, shot)
        times = np.linspace(0, result.duration, 600)
        tracks = np.array([sampled(result.trace, disc, discs, times) for disc in range(len(discs) + 1)])
        x, y = tracks[:, :, 0], tracks[:, :, 1]
        apart = np.hypot(x[:, None] - x[None], y[:, None] - y[None])
        apart[np.arange(len(x)), np.arange(len(x))] = np.inf
        assert np.nanmin(apart) > 2 * TABLE.disc_radius - 0.1
        assert np.nanmax(np.abs(tracks)) < TABLE.half_width - TABLE.disc_radius + 0.1
        assert np.nanmax(np.abs(x[:-1]) + np.abs(y[:-1])) < TABLE.edge - 17_677 + 0.1


def sampled(
    trace: Trace, disc: int, discs: list[tuple[int, int]], times: np.ndarray
) -> list[tuple[float, float]]:
    """Where ``disc`` is at each time; nowhere, once it is gone."""
    gone = min((e.t for e in trace.events if isinstance(e, Left | Fell) and e.disc == disc), default=np.inf)
    path = next((path for path in trace.paths if path.disc == disc), None)
    if path is None:
        return [discs[disc]] * len(times)
    nowhere = (np.nan, np.nan)
    return [place(path, t, trace.deceleration) if t < gone else nowhere for t in times]
