"""An event loop like Pyodide's: it has no threads, and what is meant for one is done at once."""

import asyncio
from collections.abc import Callable
from typing import Any


class PyodideLoop(asyncio.SelectorEventLoop):
    """Such a loop in CPython."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":  # type: ignore[override]
        """What the function returns or raises, which is known already."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    async def settled(self) -> None:
        """Wait until nothing is left to do, as long as nothing comes from outside and no timer is due."""
        await asyncio.sleep(0)
        while self._ready:  # type: ignore[attr-defined]
            await asyncio.sleep(0)  # we are the last of those who are ready, or others come after us
