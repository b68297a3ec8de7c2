"""What viewers have been told of a match so far, found by replaying it, which takes a while for a long one.

It is a value of its own, so that it can be made in a thread while play continues and then be brought up to
date: no move has to wait because somebody connects.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from meseta.core.seats import Seat
from meseta.play.match import AnyMatch, empty_match
from meseta.play.replay import moments_since
from meseta.play.telling import AnyTelling, tell

AT_ONCE: Final = 20
"""The most entries replayed in the event loop, at well under a millisecond each."""


class Recollection(NamedTuple):
    """What each of these viewers has been told of the match since its beginning."""

    match: AnyMatch
    tellings: Mapping[Seat | None, Sequence[AnyTelling]]

    def knows(self, viewers: Sequence[Seat | None]) -> bool:
        """Whether it covers all of these viewers."""
        return all(viewer in self.tellings for viewer in viewers)


def behind(match: AnyMatch, viewers: Sequence[Seat | None], known: Recollection | None) -> int:
    """How many entries have to be replayed to say what these viewers were told."""
    if not viewers:
        return 0
    before = 0 if known is None or not known.knows(viewers) else len(known.match.entries)
    return len(match.entries) - before


def recollect(
    match: AnyMatch, viewers: Sequence[Seat | None], known: Recollection | None = None
) -> Recollection:
    """What these viewers were told of the match, starting from what is already known."""
    if known is None or not known.knows(viewers):
        known = Recollection(empty_match(match.game, match.header), dict.fromkeys(viewers, ()))
    news = moments_since(known.match, match)
    return Recollection(
        match,
        {
            viewer: (*known.tellings[viewer], *tell(match.game, news, viewer, len(known.tellings[viewer])))
            for viewer in viewers
        },
    )
