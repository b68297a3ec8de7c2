"""Who gets in when there is not room for everybody."""

from pathlib import Path

from meseta.tables.config import Limits
from meseta.tables.node import Node
from tests.tables.nodes import Person, Wire, person, with_node

LIMITS = Limits(sockets_person=3, sockets_each=2, sockets_all=4, greeting_each=2, greeting_all=3)
HELLO = '{"type": "hello"}'


async def at(node: Node, somebody: Person, table: str, address: str = "here") -> Wire:
    """Somebody who says hello at the table."""
    wire = Wire()
    session = somebody.session(wire, table)
    session.connect(address)
    await session.greet(HELLO)
    return wire


def knock(somebody: Person, table: str, address: str) -> Wire:
    """Somebody who connects and says nothing."""
    wire = Wire()
    somebody.session(wire, table).connect(address)
    return wire


def test_silent_sockets_make_room_for_those_who_speak(tmp_path: Path) -> None:
    async def check(node: Node) -> None:
        ana, mallory = await person(node, "Ana"), await person(node, "Mallory")
        table = (await ana.table()).table.id
        silent = [knock(mallory, table, "there") for _ in range(50)]
        assert sum(wire.closing for wire in silent) == 48, "of each address, two may be silent"
        assert not silent[-1].closing, "the longest silent one makes room"
        assert (await at(node, ana, table, "there")).kinds()[0] == "welcome"
        for number in range(50):
            knock(mallory, table, f"there {number}")
        assert (await at(node, ana, table)).kinds()[0] == "welcome"

    with_node(tmp_path, check, limits=LIMITS)


def test_a_player_takes_a_spectators_place_and_a_spectator_nobodys(tmp_path: Path) -> None:
    async def check(node: Node) -> None:
        ana = await person(node, "Ana")
        table = (await ana.table()).table.id
        crowd = [await person(node, "Crowd") for _ in range(5)]
        spectators = [
            await at(node, one, table, f"there {number % 2}") for number, one in enumerate(crowd[:4])
        ]
        assert not any(wire.closing for wire in spectators)
        assert (await at(node, crowd[4], table)).code == 4429, "it is full"
        player = await at(node, ana, table)
        assert player.kinds()[0] == "welcome"
        assert [wire.code for wire in spectators].count(4429) == 1
        assert not (await at(node, ana, table)).closing
        assert [wire.code for wire in spectators].count(4429) == 2

    with_node(tmp_path, check, limits=LIMITS)


def test_spectators_of_one_address_do_not_keep_a_player_there_out(tmp_path: Path) -> None:
    async def check(node: Node) -> None:
        ana = await person(node, "Ana")
        table = (await ana.table()).table.id
        crowd = [await person(node, "Crowd") for _ in range(3)]
        codes = [(await at(node, one, table)).code for one in crowd]
        assert codes == [None, None, 4429]
        assert (await at(node, ana, table)).kinds()[0] == "welcome"

    with_node(tmp_path, check, limits=LIMITS)


def test_nobody_opens_any_number_of_windows(tmp_path: Path) -> None:
    async def check(node: Node) -> None:
        ana = await person(node, "Ana")
        table = (await ana.table()).table.id
        codes = [(await at(node, ana, table)).code for _ in range(4)]
        assert codes == [None, None, None, 4429]
        assert node.room.plays(ana.caller.person)
        assert node.room.addresses() == {"here": 3}

    with_node(tmp_path, check, limits=LIMITS)


def test_whoever_left_has_left_no_trace(tmp_path: Path) -> None:
    async def check(node: Node) -> None:
        ana = await person(node, "Ana")
        table = (await ana.table()).table.id
        for _ in range(10):
            wire = Wire()
            session = ana.session(wire, table)
            session.connect("here")
            await session.greet(HELLO)
            await session.disconnect()
            await session.disconnect()
            assert wire.kinds()[0] == "welcome"
        assert not node.clients
        assert not node.room.addresses()
        assert not node.room.plays(ana.caller.person)

    with_node(tmp_path, check, limits=LIMITS)
