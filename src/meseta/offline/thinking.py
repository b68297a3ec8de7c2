"""What the bots' worker runs: one order in, one answer out, as in a server's processes."""

import msgspec

from meseta.tables.worker import Answer, Order, work

_DECODER = msgspec.json.Decoder(Order)


def think(text: str) -> str:
    """The answer to an order."""
    order = _DECODER.decode(text)
    return msgspec.json.encode(Answer(order.key, work(order.task))).decode()
