"""The people of a run: they play, drop, repeat, race and lie, and remember everything that they were told."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from tests.simulation.network import Closed, Link
from tests.simulation.nodes import Crashed

if TYPE_CHECKING:
    from tests.simulation.world import World

Json = Any
PATIENCE = 6.0
"""Seconds without any message after which a client takes its connection for lost."""
RESEND = 2.0
LONGEST_PAUSE = 2.0
"""Seconds within which somebody looks up who has heard nothing."""
RETURN = 6.0
"""Seconds of calm within which people connect again: who leaves later may be shown when that is checked."""


class Wrong(AssertionError):
    """An invariant does not hold."""


class Submitted:
    """A submission, and what became of it as far as its sender knows."""

    def __init__(self, message: Json, honest: bool) -> None:
        self.message = message
        self.honest = honest
        """Whether it was the only one under way, and meant to be accepted once."""
        self.sent = 0.0
        self.accepted = False
        self.refused: str | None = None

    @property
    def id(self) -> str:
        """Its id."""
        return str(self.message["id"])


class Client:
    """One tab of one person at one table."""

    def __init__(self, world: "World", name: str, token: str | None, table: str, seats: list[int]) -> None:
        self.world = world
        self.name = name
        self.token = token
        self.table = table
        self.seats = seats
        self.rng = Random(f"client {name} {world.scenario.seed}")
        self.told: dict[str, list[Json]] = {}
        """For each viewer, all it was told, in order."""
        self.forgotten: list[dict[str, list[Json]]] = []
        """What it was told before each time its page was loaded anew."""
        self.updates: list[Json] = []
        self.latest: dict[str, Json] = {}
        self.info: Json = None
        self.submitted: list[Submitted] = []
        self.link: Link | None = None
        self.welcomed = False
        self.away = 0
        """The round in which it stays away, if any."""
        self._count = 0
        self._came_back = 0
        self._heard = 0.0

    # From connecting to disconnecting, again and again

    async def live(self) -> None:
        """Connect, play, and connect again until the run is over."""
        while True:
            host = self.world.host_for(self.rng)
            if host is None or self.is_away:
                await asyncio.sleep(0.5)
                continue
            self.link = self.world.network.socket(host, self.table, self.token, self.name)
            self.welcomed = False
            try:
                await self._converse(self.link)
            except Closed as closed:
                self.world.told(self.name, f"is cut off by {host.name} ({closed.code})")
            self.link.leave(lost=False)
            await asyncio.sleep(self.rng.expovariate(30 if self.world.calm else 3))

    async def _converse(self, link: Link) -> None:
        self._hello(link)
        self._heard = self.world.now
        while True:
            pause = self.rng.expovariate(1 if self.world.settled else 5)
            message = await link.hear(min(pause, LONGEST_PAUSE) + 0.01)
            if message is not None:
                self._heard = self.world.now
                self._hear(message)
            elif self.world.now - self._heard > PATIENCE:
                link.say({"type": "ping", "id": "there?"})
                message = await link.hear(PATIENCE)
                if message is None:
                    self.world.told(self.name, "takes its connection for lost")
                    return
                self._heard = self.world.now
                self._hear(message)
            if self.welcomed and self._drops(link):
                return
            if self.welcomed and message is None:
                self._act(link)

    def _drops(self, link: Link) -> bool:
        if self.world.calm:
            return self._comes_back_once(link)
        if self.rng.random() > self.world.scenario.drops / 8:
            return False
        lost = self.rng.random() < 0.3
        self.world.told(self.name, "loses its connection" if lost else "closes its connection")
        link.leave(lost)
        if self.world.scenario.absent and self.rng.random() < self.world.scenario.absent:
            self.away = self.world.round
            self.world.told(self.name, "stays away")
        return True

    @property
    def is_away(self) -> bool:
        """Whether it comes back only in the next round, if there is one."""
        return self.away == self.world.round > 0

    def _comes_back_once(self, link: Link) -> bool:
        """Whether it connects again now, as many do when the worst is over, while the last moves arrive."""
        late = self.world.now - self.world.calm_since > RETURN
        if self._came_back == self.world.round or self.waiting or late:
            return False
        self._came_back = self.world.round
        if self.rng.random() >= self.world.scenario.returning:
            return False
        self.world.told(self.name, "connects again")
        link.leave(lost=False)
        return True

    def _hello(self, link: Link) -> None:
        since = {viewer: len(told) for viewer, told in self.told.items()}
        if not self.world.calm and self.rng.random() < 0.1:
            since = {}  # the page is loaded anew
            self.forgotten.append(self.told)
            self.told = {}
        link.say({"type": "hello", "since": since})
        for item in self.submitted:
            item.sent = -RESEND

    # What is heard

    def _hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.welcomed = True
            self.info = message["table"]
        elif kind == "table":
            self.info = message["table"]
        elif kind == "update":
            self._remember(message)
        elif kind in ("accepted", "refused"):
            if kind == "refused":
                self._may_be_told(message["error"]["code"])
            self._answered(message)

    def _may_be_told(self, code: str) -> None:
        if code == "internal" or (code.startswith("store_") and code not in TEMPORARY):
            raise Wrong(f"{self.name} is told {code}, which is for whoever starts the server")

    def _remember(self, update: Json) -> None:
        viewer = "spectator" if update["viewer"] is None else str(update["viewer"])
        told = self.told.setdefault(viewer, [])
        for item in update["told"]:
            if item["n"] == len(told) + 1:
                told.append(item)
            elif item["n"] > len(told):
                raise Wrong(f"{self.name} is told {item['n']} as {viewer}, knowing only {len(told)}")
            elif told[item["n"] - 1] != item:
                raise Wrong(f"{self.name} is told {item['n']} again as {viewer}, but differently")
        if update["n"] != len(told):
            raise Wrong(f"{self.name} should know {update['n']} as {viewer}, but knows {len(told)}")
        self.latest[viewer] = update
        self.updates.append(update)

    def _answered(self, message: Json) -> None:
        for item in self.submitted:
            if item.id == message["id"]:
                if message["type"] == "accepted":
                    item.accepted = True
                    self.world.told(self.name, f"{item.id} accepted{' again' if message['repeated'] else ''}")
                elif message["error"]["code"] not in TEMPORARY:
                    item.refused = message["error"]["code"]
                    self.world.told(self.name, f"{item.id} refused: {item.refused}")

    # What is done

    @property
    def waiting(self) -> list[Submitted]:
        """What has not been answered for good."""
        return [item for item in self.submitted if not item.accepted and item.refused is None]

    def _act(self, link: Link) -> None:
        scenario, rng = self.world.scenario, self.rng
        if waiting := self.waiting:
            for item in waiting:
                repeating = not self.world.calm and rng.random() < scenario.repeats
                if repeating or self.world.now - item.sent > RESEND:
                    self._send(link, item)
            return
        if self.world.calm:
            return
        if rng.random() < scenario.lies:
            self._lie(link)
        elif rng.random() < scenario.meddling:
            self.world.begin(self._meddle())
        elif rng.random() < 0.05:
            self._chatter(link)
        else:
            self._submit(link)

    def _submit(self, link: Link) -> None:
        mine = [seat for seat in self.seats if str(seat) in self.latest]
        if not mine:
            return
        seat = self.rng.choice(mine)
        update = self.latest[str(seat)]
        choices = self.world.choices(self.table, seat, update, self.rng)
        if not choices:
            return
        text = "undo" if update["undoable"] and self.rng.random() < 0.1 else choices
        item = self._submission(seat, update["step"], text, honest=True)
        self._send(link, item)
        if self.rng.random() < self.world.scenario.repeats:
            link.say(item.message)
        if self.rng.random() < self.world.scenario.repeats / 4:  # two at once: one of them may win
            item.honest = False
            self._send(link, self._submission(seat, update["step"], text, honest=False))

    def _submission(self, seat: int, step: Json, text: str, honest: bool) -> Submitted:
        self._count += 1
        id = f"{self.name}-{self._count}"
        message = {"type": "submit", "id": id, "seat": seat, "step": step, "action": text}
        self.submitted.append(Submitted(message, honest))
        return self.submitted[-1]

    def _send(self, link: Link, item: Submitted) -> None:
        item.sent = self.world.now
        self.world.told(self.name, f"submits {item.id} to {link.host.name}: {item.message['action']}")
        link.say(item.message)

    def _chatter(self, link: Link) -> None:
        self._count += 1
        id = f"{self.name}-{self._count}"
        kind = self.rng.choice(["say", "ping", "explain"])
        said: Json = {"type": kind, "id": id}
        if kind == "say":
            said["text"] = f"hello {self._count}"
        elif kind == "explain":
            said |= {"seat": 0, "action": "end"}
        link.say(said)

    def _lie(self, link: Link) -> None:
        update = self.latest.get("0") or self.latest.get("1") or {}
        step = update.get("step") or {"number": self.rng.randrange(9), "own": self.rng.randrange(3)}
        bot_id = f"bot {step['number']}.{step['own']}"
        seat = self.rng.randrange(self.world.scenario.seats)
        lies: list[Json] = [
            b"not even JSON",
            b'{"type":"hello"}',
            b'{"type":"submit"}',
            {"type": "submit", "id": "", "seat": seat, "step": step, "action": "end"},
            {"type": "submit", "id": bot_id, "seat": seat, "step": step, "action": "end"},
            {"type": "submit", "id": bot_id, "seat": seat, "step": step, "action": "end"},
            {"type": "submit", "id": "lie", "seat": 7, "step": step, "action": "end"},
            {
                "type": "submit",
                "id": "lie",
                "seat": seat,
                "step": {"number": 10**6, "own": -1},
                "action": "end",
            },
            {"type": "submit", "id": "lie", "seat": seat, "step": step, "action": "x" * 3000},
            {"type": "explain", "id": "lie", "seat": seat, "action": "\u0000"},
            {"type": "hint", "id": "lie", "seat": seat},
        ]
        lie = self.rng.choice(lies)
        self.world.told(self.name, f"lies: {str(lie)[:90]}")
        link.say(lie)

    async def _meddle(self) -> None:
        """Ask any node for something about the seats."""
        host = self.world.host_for(self.rng)
        if host is None:
            return
        seat = self.rng.randrange(self.world.scenario.seats)
        path = f"/tables/{self.table}/seats/{seat}"
        asked: list[tuple[str, str, Json]] = [
            ("PUT", f"{path}/bot", {"bot": "random"}),
            ("PUT", f"{path}/bot", {"bot": "random"}),
            ("POST", f"{path}/return", None),
            ("POST", f"{path}/return", None),
            ("DELETE", path, None),
            ("GET", f"/tables/{self.table}", None),
            ("POST", f"{path}/link", None),
            ("DELETE", f"{path}/link", None),
            ("GET", f"/tables/{self.table}/frames", None),
        ]
        if self.world.source is not None:
            asked.append(("POST", f"/tables/{self.world.source}/deal", {}))
        method, path, body = self.rng.choice(asked)
        try:
            status, answer = await self.world.network.http(host, method, path, self.token, body, self.name)
        except Crashed:
            status, answer = 0, None
        if status >= 400:
            self._may_be_told(answer["code"])
        self.world.told(self.name, f"asks {host.name} to {method} {path}: {status}")


TEMPORARY = ("store_unavailable", "store_uncertain", "too_often", "busy", "bot_plays", "closing")
"""Refusals after which the same submission may be sent again."""
