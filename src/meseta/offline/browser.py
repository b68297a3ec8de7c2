"""What JavaScript calls: the device, with Python's functions kept alive as long as JavaScript has them."""

from collections.abc import Callable
from pathlib import Path

from meseta.offline.bots import OpenPort, Port
from meseta.offline.device import Device


async def open_device(folder: str, start_bots: OpenPort, seed: int | None) -> Device:
    """The open device, with its files in this folder."""
    from pyodide.ffi import create_proxy  # which is there in a browser only

    def open_port(answered: Callable[[str], None], broke: Callable[[], None]) -> Port:
        return start_bots(create_proxy(answered), create_proxy(broke))

    device = Device(Path(folder), open_port, seed)
    await device.open()
    return device
