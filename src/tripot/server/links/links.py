"""The links of this node: a port at which other nodes call, and calls to those where tables of our visitors are."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Collection

from tripot.kernel.problem import Problem
from tripot.server.links.frames import WORD
from tripot.server.links.inbound import Inbound
from tripot.server.links.outbound import Outbound
from tripot.server.links.proof import link_key
from tripot.server.metrics import Metrics
from tripot.server.nodes import Listener
from tripot.server.single_flight import SingleFlight

DIAL_SECONDS = 1.0
ANYWHERE = ("0.0.0.0", "::")


def bind(host: str) -> socket.socket:
    """The port at which others call, chosen by the system; Problem if there can be none at this address."""
    try:
        if host not in ANYWHERE:
            return socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError:
        pass
    raise Problem("server-node-host", host=host)


class Links:
    def __init__(self, host: str, name: str, metrics: Metrics, lost: Callable[[], None]) -> None:
        self._door = bind(host)
        address, port = self._door.getsockname()[:2]
        self.name = f"{name}@{address}:{port}"
        """A node's name tells where it is called."""
        self._metrics = metrics
        self._lost = lost
        """Whom to tell that a node no longer answers."""
        self._key = b""
        self._calls: dict[str, Outbound] = {}
        self._calling: SingleFlight[Outbound | None] = SingleFlight()
        self._silent: set[str] = set()
        """Nodes that did not answer just now."""
        self._callers: dict[Inbound, None] = {}
        self._listening: asyncio.Server | None = None

    def __len__(self) -> int:
        """How many visitors go through them."""
        return sum(map(len, self._calls.values()))

    async def listen(self, secret: bytes, listener: Listener) -> None:
        self._key = link_key(secret)
        loop = asyncio.get_running_loop()
        self._listening = await loop.create_server(
            lambda: Inbound(self._key, self.name, listener, self._callers, self._metrics), sock=self._door
        )

    async def to(self, node: str) -> Outbound | None:
        """None if that node does not answer."""
        found = self._calls.get(node)
        if found is not None:
            return found
        return None if node in self._silent else await self._calling.do(node, self._call(node))

    def say(self, word: str) -> None:
        """To every node where visitors of ours are."""
        for link in self._calls.values():
            link.send(WORD, 0, word.encode())

    def check(self) -> None:
        """From time to time: whether those whom we called still answer."""
        self._silent.clear()
        for link in list(self._calls.values()):
            link.check()

    def sort(self, live: Collection[str], home: Callable[[str], str]) -> None:
        """Nodes have come or gone, and with them tables."""
        for node, link in list(self._calls.items()):
            if node in live:
                link.sort(home)
            else:
                link.cut()
        for caller in list(self._callers):
            if caller.proved and caller.name not in live:
                caller.cut()

    def close(self) -> None:
        if self._listening is not None:
            self._listening.close()
        for link in (*self._calls.values(), *self._callers):
            link.cut()

    async def _call(self, node: str) -> Outbound | None:
        link = Outbound(self._key, self.name, node, self._lose)
        host, _, port = node.partition("@")[2].rpartition(":")
        try:
            async with asyncio.timeout(DIAL_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: link, host, int(port))
                found = await link.ready
        except (OSError, TimeoutError, ValueError):
            found = False
        if found:
            self._calls[node] = link
            return link
        self._silent.add(node)
        link.cut()
        return None

    def _lose(self, link: Outbound) -> None:
        if self._calls.get(link.host) is link:
            del self._calls[link.host]
            self._lost()
