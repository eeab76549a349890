"""Which proxies speak for visitors, and for whom: the same answer for requests and for sockets."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import TYPE_CHECKING

from tripot.kernel.problem import Problem

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

LOCAL = "127.0.0.0/8,::1"
FORWARDED_FOR = "x-forwarded-for"
FORWARDED_PROTO = b"x-forwarded-proto"


def network_of(address: str) -> str:
    """What limits count by. Whoever has one address of IPv6 has all of its network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found.packed, 64), strict=False))


class Proxies:
    """Addresses and networks, written with commas. Nobody else's X-Forwarded-For counts."""

    def __init__(self, text: str = LOCAL) -> None:
        try:
            self._trusted = [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]
        except ValueError:
            raise Problem("serve-proxies", text=text) from None

    def trust(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any((mapped or found) in network for network in self._trusted)

    def visitor(self, peer: str, forwarded: Iterable[str]) -> str:
        """Whose connection it is. Each proxy adds, at the end, whom it speaks for: we go back as far as we trust."""
        hops = [hop.strip() for line in forwarded for hop in line.split(",")]
        while hops and hops[-1] and self.trust(peer):
            peer = hops.pop()
        return peer


class Forwarded:
    """Puts the visitor's address and scheme in the place of the proxy's."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and self._proxies.trust(client[0]):
            headers = scope["headers"]
            forwarded = [value.decode("latin-1") for name, value in headers if name == FORWARDED_FOR.encode()]
            schemes = [value for name, value in headers if name == FORWARDED_PROTO]
            scope["client"] = (self._proxies.visitor(client[0], forwarded), 0)
            if schemes and schemes[-1] in (b"http", b"https"):
                scope["scheme"] = schemes[-1].decode()
        await self._app(scope, receive, send)
