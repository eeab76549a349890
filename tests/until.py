"""Until it is so: for what another thread or process does without telling anybody. The only nap of the tests is here,
and it decides nothing: whoever is slow is looked at more often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""After this it will never be so."""
NAP = 0.01


def until(so: Callable[[], object], why: Callable[[], object] = lambda: "it did not come to that") -> None:
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, why()
        time.sleep(NAP)


async def until_so(so: Callable[[], object]) -> None:
    """The same on a loop that others use meanwhile."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end, "it did not come to that"
        await asyncio.sleep(NAP)
