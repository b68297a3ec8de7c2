"""The start of a node's calls. What makes them needs sockets, which a table in a browser has not."""

from typing import TYPE_CHECKING

from meseta.store.machine import Machine
from meseta.store.store import Store
from meseta.tables.config import NodeConfig
from meseta.tables.metrics import Metrics

if TYPE_CHECKING:
    from meseta.tables.calling.herald import Herald


async def open_herald(
    config: NodeConfig, store: Store, metrics: Metrics, machine: Machine
) -> "Herald | None":
    """Who makes the node's calls; None if nobody is called."""
    if config.calling is None:
        return None
    from meseta.tables.calling.herald import Herald
    from meseta.tables.calling.senders import MAIL_KEY_BYTES, senders_for

    new_key = machine.random_bytes(MAIL_KEY_BYTES)
    senders = await senders_for(config.calling, store, config.deadlines.call, new_key)
    return Herald(store, senders, metrics)
