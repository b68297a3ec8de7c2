"""What calls people in a run: push services and the operator's webhook. They may be slow, refuse, hang or say
that a browser is gone; and they remember all that they were sent."""

import asyncio
import hashlib
import hmac
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from meseta.core.seats import Seat
from meseta.store.rows import Destination
from meseta.tables.calling import webhook
from meseta.tables.calling.posting import Reply
from meseta.tables.calling.push import Subscription
from meseta.tables.calling.sending import Unreached
from tests.server.called import CURVE, opened, packed, point
from tests.simulation.loop import OWNER
from tests.simulation.nodes import SECRET, WEBHOOK, Host

if TYPE_CHECKING:
    from tests.simulation.world import World

Json = Any
Mood = Literal["well", "slow", "busy", "hangs", "gone"]
TOLD = {"title", "body", "table", "turn", "waiting"}
"""All that a browser is told."""
AUTH = b"sixteen bytes---"


class Misled(AssertionError):
    """A call says what it must not say, or reaches whom it must not reach."""


class Browser:
    """A browser that can be called, with keys of its own."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.url = f"https://push.example/{person}"
        self.gone: float | None = None
        """When its service first said that it wants no more calls."""

    @property
    def destination(self) -> Destination:
        """Where its person asks to be called."""
        key = packed(point(_private(self.person).public_key()))
        body = msgspec.json.encode(Subscription(self.url, key, packed(AUTH))).decode()
        return Destination(f"browser of {self.person}", "push", body, "en", True)

    def read(self, body: bytes) -> Json:
        """What the call says; raises if it was not encrypted for this browser."""
        try:
            return msgspec.json.decode(opened(body, _private(self.person), AUTH))
        except InvalidTag:
            raise Misled(f"the browser of {self.person} cannot read its call") from None


@cache
def _private(person: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(person.encode()) + 1, CURVE)


class Post:
    """A call that was sent, and what became of it."""

    def __init__(self, at: float, host: Host, destination: str, seat: Seat, turn: int, topic: str) -> None:
        self.at = at
        self.host = host
        self.destination = destination
        self.seat = seat
        self.turn = turn
        self.topic = topic
        """The same for all calls to a table."""
        self.heard = False
        """Whether it was delivered."""
        self.refused = False
        """Whether the node was told that it was not."""

    @property
    def call(self) -> tuple[str, Seat, int]:
        """Which call it is."""
        return self.destination, self.seat, self.turn


class Services:
    """All of them."""

    def __init__(self, world: "World") -> None:
        self._world = world
        self._rng = Random(f"services {world.scenario.seed}")
        self.browsers: dict[str, Browser] = {}
        """By person."""
        self.posts: list[Post] = []
        self.misled: list[str] = []

    def add_browser(self, person: str) -> Browser:
        """A browser of this person's."""
        self.browsers[person] = Browser(person)
        return self.browsers[person]

    async def post(
        self, url: str, headers: Mapping[str, str], body: bytes, *, seconds: float, anywhere: bool
    ) -> Reply:
        """The reply to a POST, as `posting.post` gives it."""
        host = OWNER.get()
        assert isinstance(host, Host)
        try:
            post = self._received(host, url, headers, body)
        except Misled as error:
            self.misled.append(str(error))
            raise
        mood = self._mood(post)
        self._world.told(
            host.name, f"calls the {post.destination} to turn {post.turn} of {post.seat}: {mood}"
        )
        self.posts.append(post)
        return await self._answer(post, mood, seconds)

    async def _answer(self, post: Post, mood: Mood, seconds: float) -> Reply:
        rng = self._rng
        post.heard = mood in ("well", "slow") or (mood == "hangs" and rng.random() < 0.5)
        if mood == "hangs":
            post.refused = True
            await asyncio.sleep(seconds)
            raise Unreached("timeout")
        await asyncio.sleep(rng.uniform(0.5, seconds) if mood == "slow" else rng.uniform(0, 0.2))
        if mood == "busy":
            post.refused = True
            return Reply(rng.choice([429, 500, 503]), rng.choice([0, 0, 1]))
        if mood == "gone":
            browser = self._browser_at(post)
            browser.gone = self._world.now if browser.gone is None else browser.gone
            return Reply(rng.choice([404, 410]), 0)
        return Reply(201, 0)

    def _mood(self, post: Post) -> Mood:
        trouble, rng = self._world.scenario.deafness, self._rng
        if post.destination != webhook.DESTINATION and self._browser_at(post).gone is not None:
            return "gone"
        if self._world.calm or rng.random() >= trouble:
            return "well"
        if post.destination != webhook.DESTINATION and rng.random() < 0.1:
            return "gone"
        return rng.choice(["slow", "busy", "busy", "hangs"])

    def _browser_at(self, post: Post) -> Browser:
        return next(one for one in self.browsers.values() if one.destination.id == post.destination)

    # What was sent

    def _received(self, host: Host, url: str, headers: Mapping[str, str], body: bytes) -> Post:
        world = self._world
        sent = f"{url} {dict(headers)}".encode() + body
        for secret in (world.table, *(f"token of {name}" for name in self.browsers)):
            if secret.encode() in sent:
                raise Misled(f"whoever carries a call reads {secret!r}")
        if url == WEBHOOK:
            return self._to_operator(host, msgspec.json.decode(body))
        browser = next(one for one in self.browsers.values() if one.url == url)
        told = browser.read(body)
        if set(told) != TOLD or told["table"] != world.table:
            raise Misled(f"the browser of {browser.person} is told {told}")
        seat, turn, reminder = map(int, told["turn"].split())
        if reminder:
            raise Misled("a reminder, at a table where nobody has days for a move")
        return Post(world.now, host, browser.destination.id, seat, turn, headers["Topic"])

    def _to_operator(self, host: Host, told: Json) -> Post:
        """The turn is found by its id, which says nothing to anybody else."""
        world = self._world
        for turn in range(world.version + 1):
            if told["id"] == _digest(f"{world.table} {told['seat']} {turn} False"):
                return Post(world.now, host, webhook.DESTINATION, told["seat"], turn, told["table"])
        raise Misled(f"the operator is told of a turn that there never was: {told}")


def _digest(text: str) -> str:
    return hmac.digest(SECRET.encode(), text.encode(), hashlib.sha256).hex()[:32]
