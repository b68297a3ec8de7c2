"""Addresses that an operator has blocked: known to every node, and kept when it is started again."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import TypeAlias

from meseta.core.errors import BadSetup
from meseta.store.rows import Block
from meseta.store.store import Store
from meseta.tables.problems import BadAddress

Network: TypeAlias = IPv4Network | IPv6Network


def read_network(text: str) -> Network:
    """An address or a network; raises if it is neither.

    >>> str(read_network("192.0.2.7")), str(read_network("2001:db8::/32"))
    ('192.0.2.7/32', '2001:db8::/32')
    """
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadSetup(BadAddress(address=text[:60])) from None


class Blocks:
    """The blocked addresses, as this node knows them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._blocks: list[tuple[Network, Block]] = []

    async def load(self) -> None:
        """Learn what is blocked."""
        self._blocks = [(read_network(block.network), block) for block in await self._store.list_blocks()]

    async def add(self, network: Network, until: int | None, reason: str) -> Block:
        """Block a network at every node."""
        block = Block(str(network), self._store.now(), until, reason)
        await self._store.add_block(block)
        await self.load()
        return block

    async def remove(self, network: Network) -> bool:
        """Unblock a network at every node; returns whether it was blocked."""
        removed = await self._store.drop_block(str(network))
        await self.load()
        return removed

    def all(self) -> list[Block]:
        """What is blocked now."""
        return [block for _, block in self._blocks if self._lasts(block)]

    def cover(self, host: str) -> bool:
        """Whether the address, or anything of an address as limits count it, is blocked."""
        if not self._blocks:
            return False
        try:
            asked = ip_network(host.partition("%")[0])
        except ValueError:
            return False  # a socket without an address
        if isinstance(asked, IPv6Network) and asked.network_address.ipv4_mapped is not None:
            asked = ip_network(asked.network_address.ipv4_mapped)
        return any(_overlap(network, asked) and self._lasts(block) for network, block in self._blocks)

    def _lasts(self, block: Block) -> bool:
        return block.until is None or block.until > self._store.now()


def _overlap(one: Network, other: Network) -> bool:
    match one, other:
        case (IPv4Network(), IPv4Network()) | (IPv6Network(), IPv6Network()):
            return one.overlaps(other)
        case _:
            return False
