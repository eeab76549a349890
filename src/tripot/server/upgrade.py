"""Where uvicorn hands over a connection that becomes a WebSocket: picows takes it from there."""

from __future__ import annotations

from typing import Any

from picows import WSUpgradeRequest
from uvicorn.config import Config
from uvicorn.server import ServerState

from tripot.kernel.problem import Problem
from tripot.server.answers import plain_answer
from tripot.server.internals.picows_protocol import PlainFrames
from tripot.server.proxies import FORWARDED_FOR, Proxies, network_of
from tripot.server.socket import PATH, Socket, Sockets


class Upgrade(PlainFrames):
    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(self._open)
        self._sockets: Sockets = app_state["sockets"]
        self._proxies: Proxies = app_state["proxies"]

    def data_received(self, data: bytes) -> None:
        """The request that asked for the upgrade, which uvicorn has read already."""
        request = self.asked(data)
        if request is None:
            self.refuse(plain_answer(Problem("server-malformed", detail="WebSocket"), 400))
        elif not request.path.startswith(PATH.encode()):
            self.refuse(plain_answer(Problem("server-no-page"), 404))
        else:
            self.feed(data)

    def _open(self, request: WSUpgradeRequest) -> Socket:
        address = self._proxies.visitor(self.peer(), request.headers.getall(FORWARDED_FOR, []))
        return Socket(self._sockets, request, network_of(address))
