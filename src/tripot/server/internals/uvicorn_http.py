"""The door for HTTP: whoever does not finish a request in time, or says too much in one, is shown out."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 10.0
"""For one request, from its first byte to its last."""
READING_SECONDS = 60.0
"""For reading what is left of an answer."""
LARGEST_REQUEST = 64 * 1024
"""Bytes of one request with its headers; no form of ours is a quarter as large."""


class TimedHttp(HttpToolsProtocol):
    """uvicorn waits for ever, and for any number of headers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._said = 0
        """Bytes of the request that has begun."""
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._said += len(data)
        super().data_received(data)
        if self._said > LARGEST_REQUEST:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._patience is None:
            self._wait()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._said = 0
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        self._said = 0
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(READING_SECONDS, self.transport.abort)

    def _wait(self) -> None:
        self._patience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
