"""What is done on the side ends, and nothing of it begins afterwards."""

from __future__ import annotations

import asyncio

from tripot.server.background_tasks import BackgroundTasks


def test_nothing_begins_after_the_end() -> None:
    """A bot that thought on while the house closed its workers failed there."""
    done: list[str] = []

    async def work(name: str, times: int) -> None:
        for _ in range(times):
            await asyncio.sleep(0)
        done.append(name)

    async def main() -> None:
        background = BackgroundTasks()
        background.spawn(work("short", 0))
        background.spawn(work("endless", 1_000_000))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        background.cancel()
        background.spawn(work("late", 0))
        await asyncio.sleep(0)
        await background.end()
        assert len(background) == 0

    asyncio.run(main())
    assert done == ["short"]
