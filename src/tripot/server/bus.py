"""Redis carries news between nodes: which tables have gone on. It keeps nothing, and nothing depends on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tripot.server.logs import log

CHANNEL = "tripot"
AGAIN = 1.0
"""Seconds until it is looked for again."""

Hear = Callable[[str], None]


class Bus:
    def __init__(self, url: str, name: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None, decode_responses=True)
        self._name = name
        self._words: list[str] = []
        self._something = asyncio.Event()
        self.listening = False
        """Whether news of others reaches us."""

    def announce(self, word: str) -> None:
        """Soon, together with what else there is to say."""
        self._words.append(word)
        self._something.set()

    async def run(self, hear: Hear) -> None:
        await asyncio.gather(self._listen(hear), self._speak())

    async def close(self) -> None:
        await self._redis.aclose()

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._set(True)
                        elif message["type"] == "message":
                            self._read(message["data"], hear)
            except (RedisError, OSError):
                self._set(False)
            await asyncio.sleep(AGAIN)

    def _set(self, listening: bool) -> None:
        if listening != self.listening:
            self.listening = listening
            log("bus-found" if listening else "bus-lost")

    def _read(self, text: str, hear: Hear) -> None:
        name, *words = text.split()
        if name != self._name:
            for word in words:
                hear(word)

    async def _speak(self) -> None:
        """What cannot be said is dropped: the others look for themselves from time to time."""
        while True:
            await self._something.wait()
            self._something.clear()
            words, self._words = self._words, []
            try:
                await self._redis.publish(CHANNEL, " ".join((self._name, *words)))
            except (RedisError, OSError):
                await asyncio.sleep(AGAIN)
