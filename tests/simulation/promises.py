"""Whether everybody was called to their turns as promised (ADR 69), by what was stored and what was sent."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from meseta.core.seats import Seat
from meseta.store.rows import Stored
from meseta.tables.calling import webhook
from tests.simulation.clients import Wrong
from tests.simulation.database import EPOCH
from tests.simulation.journal import Stay, Turn, claims, stays
from tests.simulation.services import Post

if TYPE_CHECKING:
    from tests.simulation.world import World

GRACE = 1.0
"""Seconds after which we look again for somebody who was connected when their turn began, in a run."""
WAITS = (0.5, 0.5, 1, 1, 2)
"""Seconds after which a call that failed is made again, in a run."""
PROMPT = 5.0
"""Seconds within which a call is made where nothing is slow."""
PATIENT = 18.0
"""The same where something was slow, or nobody could be reached, until the calm began: a lease has to run
out, a service that hangs to be given up, and another attempt to be due."""
UNSETTLED = 8.0
"""Seconds of calm for which what is made now may have been begun before it."""
SLOW = 8.0
"""Seconds before a call in which a slow answer of the store may still let its lease run out."""
FORGETTING = 10.0
"""Seconds of calm within which a browser that is gone is no longer called."""
UNSURE = 200
"""Milliseconds by which a node's idea of the time may differ from the database's, if no clock is wrong."""
QUITE_UNSURE = 15_000
"""The same otherwise."""


class Due(NamedTuple):
    """A call that has to be made if its person stays away."""

    since: int
    """They must not have been there since then."""
    at: int
    """When it is due. Times are the database's, in milliseconds."""


class Promises:
    """The calls of a run."""

    def __init__(self, world: "World", stored: Stored) -> None:
        self._world = world
        self._raw = world.database.raw
        self._posts = world.services.posts
        self._turns = world.turns.so_far(stored)
        self._named = {(turn.seat, turn.version): turn for turn in self._turns}
        self._stays: dict[Seat, list[Stay]] = {}
        self._now = EPOCH + round(world.now * 1000)
        self._unsure = QUITE_UNSURE if world.scenario.skewed else UNSURE

    def check(self) -> None:
        """Raise if a promise was not kept."""
        if self._world.services.misled:
            raise Wrong(self._world.services.misled[0])
        self._calls_reach_whom_they_are_for()
        self._calls_were_claimed_in_time()
        self._calls_come_once()
        self._whoever_is_gone_is_left_alone()
        self._whoever_is_away_is_called()

    # What was sent

    def _calls_reach_whom_they_are_for(self) -> None:
        topics = {(post.destination == webhook.DESTINATION, post.topic) for post in self._posts}
        if len(topics) > len({operator for operator, _ in topics}):
            raise Wrong("calls to the same table have different topics")
        for post in self._posts:
            turn = self._named.get((post.seat, post.turn))
            if turn is None:
                raise Wrong(f"{post.call} was called to a turn that there never was")
            if post.destination not in self._destinations(turn):
                raise Wrong(f"the {post.destination} was called to a turn of {turn.person}")

    def _calls_were_claimed_in_time(self) -> None:
        """No node begins with a call once the turn is over, or while its person is there."""
        claimed = defaultdict(list)
        for claim in claims(self._raw):
            turn = self._named[claim.seat, claim.turn]
            if turn.over is not None and claim.at > turn.over:
                raise Wrong(f"a call to turn {claim.turn} of {claim.seat} was begun after it was over")
            claimed[claim.destination, claim.seat, claim.turn, claim.node].append(claim.at)
        for post in self._posts:
            at = EPOCH + post.at * 1000
            before = [when for when in claimed[*post.call, post.host.node.store.node] if when <= at]
            if not before:
                raise Wrong(f"{post.call} was called by {post.host.name}, which had not claimed it")
            if self._there(post.seat, before[-1], before[-1]):
                raise Wrong(f"{post.call} was called, although they were there")

    def _calls_come_once(self) -> None:
        heard: dict[object, list[Post]] = defaultdict(list)
        for post in self._posts:
            if post.heard:
                heard[post.call].append(post)
        for call, posts in heard.items():
            for first, again in pairwise(posts):
                if not self._may_come_again(first, again):
                    raise Wrong(f"{call} was called twice, by {first.host.name} and {again.host.name}")

    def _may_come_again(self, first: Post, again: Post) -> bool:
        """Whether it may not have been stored that the first one was made."""
        if first.refused or first.host.died_at <= again.at:
            return True
        database, slow = self._world.database, self._world.storing.slow
        lost = any(node == first.host.name and first.at <= at <= again.at for at, node in database.failures)
        return lost or any(first.at - SLOW <= at <= again.at for at in slow)

    def _whoever_is_gone_is_left_alone(self) -> None:
        calm = self._world.calm_since
        for browser in self._world.services.browsers.values():
            if browser.gone is None:
                continue
            since = max(browser.gone, calm) + FORGETTING
            if any(post.destination == browser.destination.id and post.at > since for post in self._posts):
                raise Wrong(f"the browser of {browser.person} is gone, and still called")

    # What was not

    def _whoever_is_away_is_called(self) -> None:
        for turn in self._turns:
            due = self._due(turn)
            if due is None:
                continue
            for destination in self._destinations(turn):
                posts = [post for post in self._posts if post.call == (destination, turn.seat, turn.version)]
                if not self._is_settled(destination, posts) and not self._has_time(turn, due):
                    raise Wrong(
                        f"the {destination} was not called to turn {turn.version} of {turn.person},"
                        f" which began at {(turn.began - EPOCH) / 1000:.1f} s"
                    )

    def _is_settled(self, destination: str, posts: list[Post]) -> bool:
        """Whether it was called, cannot be, or was called in vain as often as it has to be."""
        gone = [one.destination.id for one in self._world.services.browsers.values() if one.gone is not None]
        return destination in gone or any(post.heard for post in posts) or len(posts) > len(WAITS)

    def _due(self, turn: Turn) -> Due | None:
        """When it is due to call somebody who is away; None if that depends on too little time."""
        around = (turn.began - self._unsure, turn.began + self._unsure)
        if not self._there(turn.seat, *around):
            return Due(around[0], turn.began)
        if any(stay.since <= around[0] and around[1] < stay.until for stay in self._stays_of(turn.seat)):
            later = turn.began + round(GRACE * 1000)
            return Due(later - self._unsure, later)
        return None

    def _has_time(self, turn: Turn, due: Due) -> bool:
        """Whether the call may still come, or need not have come before they were back or the turn over."""
        calm = EPOCH + round(self._world.calm_since * 1000)
        settled = due.at > calm + UNSETTLED * 1000
        until = max(due.at, calm) + round((PROMPT if settled else PATIENT) * 1000) + self._unsure
        over = self._now if turn.over is None else turn.over
        return until > over or self._there(turn.seat, due.since, until)

    def _destinations(self, turn: Turn) -> Iterable[str]:
        """Who is called to the turn."""
        browser = self._world.services.browsers.get(turn.person)
        mine = [] if browser is None else [browser.destination.id]
        return [*mine, webhook.DESTINATION]

    def _there(self, seat: Seat, since: int, until: int) -> bool:
        """Whether the seat's owner was connected at any time between."""
        return any(stay.meets(since, until) for stay in self._stays_of(seat))

    def _stays_of(self, seat: Seat) -> list[Stay]:
        if seat not in self._stays:
            self._stays[seat] = stays(self._raw, self._world.table, seat)
        return self._stays[seat]
