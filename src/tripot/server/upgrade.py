"""Where uvicorn hands over a connection that becomes a WebSocket: picows takes it from there."""

from __future__ import annotations

import logging
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.config import Config
from uvicorn.server import ServerState

from tripot.server.proxies import FORWARDED_FOR, Proxies
from tripot.server.socket import PATH, Socket

LARGEST_FRAME = 64 * 1024
READ_BUFFER = 2048
HANDSHAKE_SECONDS = 5.0
PING_SECONDS = 20.0

silence = logging.getLogger("tripot.picows")
silence.disabled = True  # picows would write down addresses; what matters is logged by us


class Upgrade(WSProtocol):  # type: ignore[misc]
    """Plain frames: compressing them would halve what a table can carry. Who answers no ping has gone."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(
            None,  # host and path are a client's
            None,
            False,
            self._open,
            silence,
            True,  # a failure ends the connection
            HANDSHAKE_SECONDS,
            True,
            PING_SECONDS,
            PING_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are answered, and counted, by the socket
            LARGEST_FRAME,
            None,
            READ_BUFFER,
        )
        self._sockets = app_state["sockets"]
        self._proxies: Proxies = app_state["proxies"]

    def data_received(self, data: bytes) -> None:
        """The request that asked for the upgrade, which uvicorn has read already."""
        rest = memoryview(data)
        while rest:
            room = self.get_buffer(len(rest))
            taken = min(len(room), len(rest))
            room[:taken] = rest[:taken]
            self.buffer_updated(taken)
            rest = rest[taken:]

    def _open(self, request: WSUpgradeRequest) -> Socket | None:
        if not request.path.startswith(PATH.encode()):
            return None
        return Socket(self._sockets, request, self._address(request))

    def _address(self, request: WSUpgradeRequest) -> str:
        peer = (self.transport.underlying_transport.get_extra_info("peername") or ("",))[0]
        return self._proxies.visitor(peer, request.headers.getall(FORWARDED_FOR, []))
