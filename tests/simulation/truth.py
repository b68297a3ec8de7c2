"""What is true at the end of a run, read from the database alone; and whether everyone was told just that."""

from typing import Any

import msgspec

from meseta.core.seats import CHANCE, Seat
from meseta.play.replay import story
from meseta.play.telling import AnyTelling, tell
from meseta.store.rows import Stored
from meseta.store.tables import load_table
from meseta.tables.retelling import restored
from meseta.tables.wire import Told
from tests.simulation.clients import Client, Submitted, Wrong
from tests.simulation.database import EPOCH, PlainConnection
from tests.simulation.deals import check_deals
from tests.simulation.promises import Promises
from tests.simulation.world import World

Json = Any
SOON = 5.0
"""Seconds after which everyone who is connected knows what was stored."""
LONG = 20.0
"""Seconds after which somebody has acted for a bot."""
STOPPING = 11.0
"""Seconds before its end from which on a node may have left it to its heartbeat who has gone."""
LATE = 13.0
"""Seconds without faults after which somebody's time is called: not more than one bot may act first."""


class Truth:
    """The table as it is stored."""

    def __init__(self, world: World) -> None:
        self._world = world
        stored = load_table(PlainConnection(world.database.raw), world.table, 0, 0)
        assert stored is not None
        self.stored: Stored = stored
        self.table, self._times = restored(stored)
        if self.table.error is not None:
            raise Wrong(f"the match no longer replays: {self.table.error}")
        assert self.table.match is not None
        self._plot = story(self.table.match)

    def check(self) -> None:
        """Raise if any invariant does not hold."""
        self._everyone_is_back()
        self._times_never_go_back()
        self._submissions_took_effect_once()
        self._somebody_moves_it()
        for viewer in sorted({viewer for client in self._world.clients for viewer in client.told}):
            self._viewer_knows_the_truth(viewer)
        self._nodes_agree()
        self._presence_has_settled()
        self._spectators_are_counted()
        Promises(self._world, self.stored).check()
        if self._world.scenario.dealt:
            check_deals(PlainConnection(self._world.database.raw), self.table)

    def _everyone_is_back(self) -> None:
        for client in self._world.clients:
            if not client.welcomed and not client.is_away:
                raise Wrong(f"{client.name} is not let in")

    # Storing

    def _times_never_go_back(self) -> None:
        if self._times != sorted(self._times):
            raise Wrong(f"entries are not in the order of their times: {self._times}")

    def _submissions_took_effect_once(self) -> None:
        stored = [(entry.submission, entry.text) for entry in self.stored.entries if entry.submission]
        ids = [id for id, _ in stored]
        for client in self._world.clients:
            for item in client.submitted:
                times = ids.count(item.id)
                if times > 1:
                    raise Wrong(f"{item.id} took effect {times} times")
                if item.accepted and not times:
                    raise Wrong(f"{item.id} was accepted, but is not in the record")
                if item.honest and item.refused and times and not self._overtaken(item):
                    raise Wrong(f"{item.id} was refused ({item.refused}), but is in the record")
                if not (item.accepted or item.refused or client.is_away):
                    self._may_wait(client, item.id)

    def _overtaken(self, item: Submitted) -> bool:
        """Whether somebody else has acted for the seat since: only its latest submission is recognised."""
        entries = [entry for entry in self.stored.entries if entry.seat == item.message["seat"]]
        return entries[-1].submission != item.id

    def _may_wait(self, client: Client, id: str) -> None:
        if not any(chair.standing_in for chair in self.table.chairs):
            raise Wrong(f"{client.name} never got an answer to {id}")

    # Moving on

    def _somebody_moves_it(self) -> None:
        if self.table.status != "playing":
            return
        now = EPOCH + round(self._world.now * 1000)
        events = [event.at for event in self.stored.events]
        still = (now - max([*self._times, *events])) / 1000
        if self.table.bot_to_act() is not None and still > LONG:
            raise Wrong(f"for {still:.0f} s nobody has moved for {self.table.bot_to_act()}")
        due = self.table.clock.next_due()
        calm = EPOCH + self._world.calm_since * 1000
        if due is not None and now - max(due[0], calm) > LATE * 1000:
            raise Wrong(f"time has been up for {(now - due[0]) / 1000:.0f} s")

    # Telling

    def _viewer_knows_the_truth(self, name: str) -> None:
        viewer = None if name == "spectator" else int(name)
        tellings = list(tell(self.table.game, self._plot, viewer))
        truth = [_plainly(self._told(one, viewer)) for one in tellings]
        views = self._views(viewer, [one.moment.ply for one in tellings])
        now = EPOCH + self._world.now * 1000
        old = [one for one in truth if now - one["at"] > SOON * 1000 + 5000]
        for client in self._world.clients:
            for known in (told[name] for told in [*client.forgotten, client.told] if name in told):
                for ours, theirs in zip(known, truth, strict=False):
                    if ours != theirs:
                        raise Wrong(f"{client.name} was told {ours} as {name}; the truth is {theirs}")
                if len(known) > len(truth):
                    raise Wrong(f"{client.name} was told {known[len(truth)]} as {name}, which never happened")
            known = client.told.get(name, [])
            if name in client.told and len(known) < len(old) and not client.is_away:
                raise Wrong(f"{client.name} as {name} knows {len(known)} of {len(truth)}")
            for update in client.updates:
                if update["viewer"] == viewer and update["view"] not in views[update["n"]]:
                    raise Wrong(f"{client.name} saw as {name} what observe never gave: {update['view']}")

    def _told(self, telling: AnyTelling, viewer: Seat | None) -> Told:
        """The moment as it must be told; only whoever did it may read its notation."""
        entry, at = telling.moment.entry, self._times[telling.moment.ply - 1]
        text = entry.text if entry.seat == viewer and entry.seat != CHANCE else None
        return Told(telling.n, entry.seat, at, list(telling.events), text)

    def _views(self, viewer: int | None, plies: list[int]) -> dict[int, list[Json]]:
        """For each number of moments told, the views that the viewer may have had then."""
        views: dict[int, list[Json]] = {}
        game, n, marks = self.table.game, 0, set(plies)
        states = [(0, self._plot[0].before)] if self._plot else []
        for ply, state in [*states, *((moment.ply, moment.after) for moment in self._plot)]:
            n += ply in marks
            views.setdefault(n, []).append(_plainly(game.observe(state, viewer)))
        return views

    # Nodes

    def _nodes_agree(self) -> None:
        version = len(self.stored.events) + len(self.stored.entries)
        for host in self._world.hosts.values():
            live = host.node.hub.lives.get(self._world.table) if host.ready else None
            if live is not None and live.watchers and live.version < version - self._recent():
                raise Wrong(f"{host.name} knows {live.version} of {version} events and entries")

    def _recent(self) -> int:
        now = EPOCH + self._world.now * 1000
        times = [*self._times, *(event.at for event in self.stored.events)]
        return sum(now - at < SOON * 1000 + 5000 for at in times)

    def _presence_has_settled(self) -> None:
        here = {
            seat
            for client in self._world.clients
            if client.link is not None and client.link.served and client.token
            for seat, chair in enumerate(self.table.chairs)
            if client.token == f"token of {chair.person}"
        }
        unsettled = self._may_still_be_shown()
        for client in self._world.clients:
            listening = client.link is not None and client.link.served and not client.is_away
            if client.info is not None and listening:
                shown = {
                    chair["seat"]
                    for chair in client.info["chairs"]
                    if chair["present"] and chair["holder"] == "person"
                }
                if shown - unsettled != here - unsettled:
                    raise Wrong(f"{client.name} is shown {shown} as present, but connected are {here}")

    def _may_still_be_shown(self) -> set[Seat]:
        """The seats of people who have just gone, or were at a node that has died since."""
        world = self._world
        dying = 3 * world.scenario.heartbeat + SOON
        return {
            seat
            for client in world.clients
            for seat, chair in enumerate(self.table.chairs)
            if client.is_away and client.token == f"token of {chair.person}"
            for link in world.network.links
            if link.address == client.name
            if world.now - link.ended < SOON or world.now - link.host.died_at < dying
        }

    def _spectators_are_counted(self) -> None:
        """How many watch is right as well; those of a node that died count until its heartbeat runs out."""
        world, links = self._world, self._world.network.links
        if any(world.now - link.ended < SOON for link in links):
            return
        people = {f"token of {chair.person}" for chair in self.table.chairs}
        spectators = {client.name for client in world.clients if client.token not in people}
        theirs = [link for link in links if link.address in spectators]
        watching = sum(link.served for link in theirs)
        dead = sum(link.ended > link.host.died_at - STOPPING for link in theirs)
        for client in world.clients:
            shown = watching if client.info is None else client.info["watching"]
            if not watching <= shown <= watching + dead and not client.is_away:
                raise Wrong(f"{client.name} is told that {shown} watch, not {watching}")


def _plainly(value: object) -> Json:
    return msgspec.json.decode(msgspec.json.encode(value))
