"""A loop on which time passes as soon as nobody has anything to do: a minute of waiting takes no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Leap(selectors.DefaultSelector):
    """Waits for nothing: what it was to wait for, the clock is ahead."""

    ahead = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(None if timeout is None else 0)
        if not found and timeout is not None and timeout > 0:
            self.ahead += timeout
        return found


class Leaping(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._leap = Leap()
        super().__init__(self._leap)

    def time(self) -> float:
        return super().time() + self._leap.ahead

    def stall(self, seconds: float) -> None:
        """Somebody holds the loop up for so long."""
        self._leap.ahead += seconds


def leap(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(work)


async def passed(seconds: float) -> None:
    """So much later, on the clock of the loop."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    later = loop.create_future()
    loop.call_later(seconds, later.set_result, None)
    await later
