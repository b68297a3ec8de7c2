"""A person's devices, and the passes that make another device theirs (ADR 71)."""

from typing import Final

from meseta.desk.bodies import Session
from meseta.desk.sessions import Welcome
from meseta.desk.visits import SignedIn, Visit
from meseta.desk.yours_bodies import (
    Carried,
    DeviceLine,
    DeviceList,
    Pass,
    PassOwner,
    ShownPass,
    UsePass,
)
from meseta.play.headers import checked_name
from meseta.store.errors import Conflict
from meseta.store.rows import Device, PersonRow
from meseta.tables.errors import Forbidden, NoSuchThing
from meseta.tables.limits import TooFast
from meseta.tables.problems import DeviceTooNew, NoSuchDevice, PassInvalid
from meseta.tables.tokens import LONGEST_TOKEN, hashed

PASS_MILLISECONDS: Final = 10 * 60_000
"""How long a pass is valid."""
SETTLED_MILLISECONDS: Final = 24 * 3_600_000
"""After which a device may do to the others what only an owner should: they have seen it by then."""
DEVICE_ID: Final = 22
"""Characters of a session's hash by which its owner names it."""


async def my_devices(visit: SignedIn) -> DeviceList:
    """The visitor's devices, the earliest first."""
    devices, settled = await _devices(visit)
    mine = hashed(visit.token or "")
    now = next((device for device in devices if device.hash == mine), None)
    lines = [
        DeviceLine(
            id=device.hash[:DEVICE_ID],
            device=device.device,
            created=device.created,
            seen=max(device.seen, device.created),
            this=device is now,
            removable=settled or device is now or (now is not None and device.created > now.created),
        )
        for device in devices
    ]
    return DeviceList(lines, settled)


async def _devices(visit: SignedIn) -> tuple[list[Device], bool]:
    """The visitor's sessions, and whether this one is settled."""
    visit.check_person()
    store, mine = visit.node.store, hashed(visit.token or "")
    devices = await store.own.list_devices(visit.caller.person)
    old = store.now() - SETTLED_MILLISECONDS
    return devices, any(d.hash == mine and (d is devices[0] or d.created <= old) for d in devices)


async def check_settled(visit: SignedIn) -> None:
    """Raise if this device has only just become the visitor's: whoever stole a pass has to wait, too."""
    _, settled = await _devices(visit)
    if not settled:
        raise Forbidden(DeviceTooNew())


async def end_device(visit: SignedIn, id: str) -> None:
    """End the session of one of the visitor's devices; whoever is connected with it is disconnected."""
    found = next((line for line in (await my_devices(visit)).devices if line.id == id), None)
    if found is None:
        raise NoSuchThing(NoSuchDevice())
    if not found.removable:
        raise Forbidden(DeviceTooNew())
    devices, _ = await _devices(visit)
    for hash in [device.hash for device in devices if device.hash[:DEVICE_ID] == id]:
        await visit.node.store.own.drop_device(visit.caller.person, hash)
        visit.node.end_session(hash)


async def make_pass(visit: SignedIn) -> Pass:
    """A pass for one more device, shown only once."""
    await check_settled(visit)
    visit.node.budgets.passes.take(visit.who)
    token, own = visit.node.new_token(), visit.node.store.own
    until = await own.add_pass(hashed(token), visit.caller.person, PASS_MILLISECONDS)
    return Pass(token, f"/yours#pass={token}", until)


async def revoke_passes(visit: SignedIn) -> None:
    """Revoke all of the visitor's passes that were not used yet."""
    visit.check_person()
    await visit.node.store.own.drop_passes(visit.caller.person)


async def look_at_pass(visit: Visit, shown: ShownPass) -> PassOwner:
    """Whose pass it is, and who this device is now; changes nothing."""
    owner = await _owner(visit, shown.token)
    known = None if visit.caller is None else visit.caller.person
    here = await visit.node.store.find_person(known) if known else None
    return PassOwner(
        await _carried(visit, owner), owner.id == known, None if here is None else await _carried(visit, here)
    )


async def use_pass(visit: Visit, wanted: UsePass) -> Welcome[Session]:
    """The session of whoever made the pass, on this device from now on; sets the cookie."""
    node, owner = visit.node, await _owner(visit, wanted.token)
    device = checked_name(wanted.device)
    known = visit.caller.person if visit.caller is not None else ""
    if owner.id == known:
        return Welcome(Session(owner.id, owner.name))  # and the pass is left for another device
    before = (known, hashed(visit.token or "")) if known else None
    token = node.new_token()
    try:
        person = await node.store.own.use_pass(
            hashed(wanted.token), hashed(token), device, before, wanted.along
        )
    except Conflict:  # it was used or revoked just now
        raise _refused(visit) from None
    if before is not None:
        node.end_session(before[1])
    return Welcome(Session(person, owner.name), token)


async def _owner(visit: Visit, token: str) -> PersonRow:
    """Whose pass this is; raises if it is not valid, or if too many were tried from there."""
    visit.node.budgets.passes.take(visit.who)
    found = None
    if 0 < len(token) <= LONGEST_TOKEN:
        found = await visit.node.store.own.find_pass(hashed(token))
    if found is None:
        raise _refused(visit)
    return found


def _refused(visit: Visit) -> NoSuchThing | TooFast:
    """Why a pass is refused. Those that are tried in vain are counted together, at all addresses, for the
    operator to see; a valid one is never refused for what others try."""
    try:
        visit.node.budgets.wrong_passes.take("everyone")
    except TooFast as error:
        return error
    return NoSuchThing(PassInvalid())


async def _carried(visit: Visit, person: PersonRow) -> Carried:
    own = visit.node.store.own
    results = sum((await own.count_results(person.id)).values())
    seats = await own.unfinished_seats(person.id)
    return Carried(person.name, results, len({table for table, _ in seats}))
