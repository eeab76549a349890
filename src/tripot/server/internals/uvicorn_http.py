"""The door for HTTP: whoever does not finish a request in time, or says too much in one, is shown out."""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tripot.kernel.problem import Problem
from tripot.server.answers import plain_answer

REQUEST_SECONDS = 10.0
"""For one request, from its first byte to its last."""
READING_SECONDS = 60.0
"""For reading what is left of an answer."""
FAREWELL_SECONDS = 2.0
"""For reading why it is ended."""
LARGEST_REQUEST = 64 * 1024
"""Bytes of one request with its headers; no form of ours is a quarter as large."""


class TimedHttp(HttpToolsProtocol):
    """uvicorn waits for ever, and for any number of headers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._said = 0
        """Bytes of the request that has begun."""
        self._headed = False
        """Whether its headers are complete."""
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._said += len(data)
        if self._said > LARGEST_REQUEST:
            headed = self._headed or b"\r\n\r\n" in data[: LARGEST_REQUEST - self._said]
            self._refuse(Problem("server-too-large", most=LARGEST_REQUEST), 413 if headed else 431)
        else:
            super().data_received(data)

    def send_400_response(self, msg: str) -> None:
        """What is no request at all."""
        self._refuse(Problem("server-malformed", detail="HTTP"), 400)

    def _refuse(self, problem: Problem, status: int) -> None:
        """An answer, unless another one has begun; then nothing more is read."""
        if not self.transport.is_closing():
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is None or cycle.response_complete or not cycle.response_started:
                self.transport.write(plain_answer(problem, status))
            self.transport.close()
            self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headed = False
        if self._patience is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._headed = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._said = 0
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        self._said = 0
        self._stop_waiting()
        headers = self.scope["headers"]  # picows wants nothing else there, and Firefox says `keep-alive, Upgrade`
        self.scope["headers"] = [(name, b"Upgrade" if name == b"connection" else value) for name, value in headers]
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
