"""A connection of picows that somebody else has accepted, and begun to read: picows' own door accepts them itself."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from picows import WSAutoPingStrategy, WSListener, WSUpgradeRequest
from picows.picows import (  # type: ignore[attr-defined]
    WSProtocol,
    _parse_http_request,
    _validate_upgrade_request,
)

LARGEST_FRAME = 64 * 1024
READ_BUFFER = 2048
HANDSHAKE_SECONDS = 5.0
PING_SECONDS = 20.0

VISITORS = ("WS parser error", "on_ws_frame raised WSProtocolError")
"""How picows begins to speak of what a visitor did wrong."""


class Quiet(logging.LoggerAdapter[logging.Logger]):
    """picows calls it an error when somebody sends nonsense: that is our visitors' business. (Of a logger it would make
    one for each connection, which no setting of ours reaches.)"""

    def log(self, level: int, msg: object, *args: Any, **kwargs: Any) -> None:
        super().log(logging.INFO if str(msg).startswith(VISITORS) else level, msg, *args, **kwargs)


quiet = Quiet(logging.getLogger("picows"))


class PlainFrames(WSProtocol):  # type: ignore[misc]
    """Compressing them would halve what a table can carry. Who answers no ping has gone."""

    def __init__(self, listener: Callable[[WSUpgradeRequest], WSListener | None]) -> None:
        super().__init__(
            host_port=None,  # these two are a client's
            ws_path=None,
            is_client_side=False,
            ws_listener_factory=listener,
            logger=quiet,
            disconnect_on_exception=True,
            websocket_handshake_timeout=HANDSHAKE_SECONDS,
            enable_auto_ping=True,
            auto_ping_idle_timeout=PING_SECONDS,
            auto_ping_reply_timeout=PING_SECONDS,
            auto_ping_strategy=WSAutoPingStrategy.PING_WHEN_IDLE,
            enable_auto_pong=False,  # pings are answered, and counted, by the socket
            max_frame_size=LARGEST_FRAME,
            extra_headers=None,
            read_buffer_init_size=READ_BUFFER,
        )

    @staticmethod
    def asked(data: bytes) -> WSUpgradeRequest | None:
        """The request that asks for a socket; None if it does not quite. picows itself would answer with its words."""
        try:
            request: WSUpgradeRequest = _parse_http_request(data.partition(b"\r\n\r\n")[0])
            _validate_upgrade_request(request)
        except RuntimeError:
            return None
        return request

    def refuse(self, answer: bytes) -> None:
        transport = self.transport.underlying_transport
        transport.write(answer)
        transport.close()

    def feed(self, data: bytes) -> None:
        """What was read already."""
        rest = memoryview(data)
        while rest:
            room = self.get_buffer(len(rest))
            taken = min(len(room), len(rest))
            room[:taken] = rest[:taken]
            self.buffer_updated(taken)
            rest = rest[taken:]

    def peer(self) -> str:
        """The address at the other end; empty if it is not known."""
        found = self.transport.underlying_transport.get_extra_info("peername") or ("",)
        return str(found[0])
