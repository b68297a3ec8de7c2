"""A picture shows every disc, every path and every contact."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

from meseta.discs import TABLE, Fate, flick
from meseta.discs.trace import HitCorner, HitDisc, HitWall
from tests.discs.stored import stored_flicks


def test_a_picture_has_a_disc_for_each_disc_a_line_for_each_path_and_a_ring_for_each_contact() -> None:
    for discs, shot in stored_flicks(100, seed=66):
        result = flick(TABLE, discs, shot)
        picture = ElementTree.fromstring(result.to_svg())
        drawn = Counter(kind for part in picture for kind in part.get("class", "").split())
        contacts = [e for e in result.trace.events if isinstance(e, HitDisc | HitWall | HitCorner)]
        gone = [end for end in result.landings if end.fate in (Fate.IN_HOLE, Fate.OFF_BOARD)]
        assert drawn["disc"] == len(result.landings)
        assert drawn["path"] == drawn["was"] == len(result.trace.paths)
        assert drawn["hit"] == len(contacts)
        assert drawn["gone"] == len(gone)


def test_a_ring_lies_where_rim_meets_rim() -> None:
    discs, shot = next(
        (discs, shot)
        for discs, shot in stored_flicks(50, seed=67)
        if isinstance(flick(TABLE, discs, shot).trace.events[1], HitDisc)
    )
    result = flick(TABLE, discs, shot)
    hit = result.trace.events[1]
    assert isinstance(hit, HitDisc)
    (x, y), (other_x, other_y) = (result.trace.at(hit.t)[disc] for disc in (hit.disc, hit.other))
    picture = ElementTree.fromstring(result.to_svg())
    ring = next(part for part in picture if part.get("class") == "hit")
    assert ring.get("cx") == f"{(x + other_x) / 2000:.2f}".rstrip("0").rstrip(".")
    assert ring.get("cy") == f"{(y + other_y) / 2000:.2f}".rstrip("0").rstrip(".")
