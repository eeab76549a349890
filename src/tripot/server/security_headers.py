"""What every answer carries and every request must: a strict policy for the page, and the page's own origin."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address with an invite code must not travel
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class SecurityHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def shielded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, shielded if scope["type"] == "http" else send)


def own_origin(headers: Mapping[str, str], base_url: str) -> bool:
    """Whether the request comes from our own page.

    Without a public address any address of this machine is ours, but no domain name that somebody points at it.
    """
    try:
        origin = urlsplit(headers.get("origin", ""))
    except ValueError:  # brackets that hold no address
        return False
    if base_url:
        own = urlsplit(base_url)
        return (origin.scheme, origin.netloc) == (own.scheme, own.netloc)
    same = origin.scheme in ("http", "https") and origin.netloc == headers.get("host", "")
    return same and is_this_machine(origin.hostname or "")


def is_this_machine(name: str) -> bool:
    own = socket.gethostname().lower()
    if name in ("localhost", own, f"{own}.local"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
