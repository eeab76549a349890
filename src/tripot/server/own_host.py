"""By which names the house may be asked: its own. Else a page elsewhere could point its name here and read along."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tripot.kernel.problem import Problem
from tripot.server.answers import answer
from tripot.server.security_headers import is_this_machine

ANY_NAME = ("/healthz", "/metrics")
"""Whoever watches a node calls it by any name; the one tells nothing, the other only whoever knows the token."""


class OwnHost:
    def __init__(self, app: ASGIApp, base_url: str) -> None:
        self._app = app
        self._public = urlsplit(base_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] not in ANY_NAME and not self._ours(Headers(scope=scope)):
            await answer(Problem("server-host"))(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _ours(self, headers: Headers) -> bool:
        host = headers.get("host", "").lower()
        if self._public:
            return host == self._public
        try:
            return is_this_machine(urlsplit(f"//{host}").hostname or "")
        except ValueError:  # brackets that hold no address
            return False
