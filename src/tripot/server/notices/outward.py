"""Requests to the outside: only to hosts that whoever hosts the house allows, and never into a private network unless
it is named. The address that was looked at is the one that is called, and nobody is followed elsewhere."""

from __future__ import annotations

import ipaddress
import socket
import ssl
from collections.abc import Iterable
from http.client import HTTPConnection, HTTPException
from urllib.parse import SplitResult, urlsplit

from tripot.kernel.problem import Problem

PATIENCE = 10.0
"""Seconds for each step of a request."""
LONGEST = 1000
DEFAULT_PORTS = {"http": 80, "https": 443}
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Outward:
    def __init__(self, allowed: Iterable[str]) -> None:
        """`host`, `host:port`, `.suffix`, or a network such as `10.0.0.0/8` whose addresses may be called though they
        are private."""
        entries = [entry.strip().lower() for entry in allowed if entry.strip()]
        self.networks = [network for entry in entries if (network := network_of(entry)) is not None]
        self.names = [entry for entry in entries if network_of(entry) is None]

    def checked(self, url: str) -> SplitResult:
        """Problem if this house does not call that address."""
        try:
            address = urlsplit(url)
            port = address.port or DEFAULT_PORTS.get(address.scheme)
        except ValueError:
            raise Problem("notice-address") from None
        host = (address.hostname or "").lower()
        if not host or port is None or address.username is not None or len(url) > LONGEST or not url.isascii():
            raise Problem("notice-address")
        if not self._named(host, port, address.scheme):
            raise Problem("notice-host", host=host)
        return address

    def _named(self, host: str, port: int, scheme: str) -> bool:
        """Without TLS only where a private network is named."""
        plain = scheme == "http"
        if plain and not self.networks:
            return False
        usual = port == DEFAULT_PORTS[scheme]
        for name in self.names:
            wanted, _, given = name.rpartition(":") if name.rpartition(":")[2].isdigit() else (name, "", "")
            fits = host.endswith(wanted) if wanted.startswith(".") else host == wanted
            if fits and (port == int(given) if given else usual):
                return True
        return False

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, in a thread; Problem or OSError if there is none."""
        address = self.checked(url)
        host, port = address.hostname or "", address.port or DEFAULT_PORTS[address.scheme]
        place = self._place(host, port, address.scheme == "http")
        connection = Pinned(host, port, place, ssl.create_default_context() if address.scheme == "https" else None)
        path = (address.path or "/") + (f"?{address.query}" if address.query else "")
        try:
            connection.request("POST", path, body, headers)
            return connection.getresponse().status
        except HTTPException as error:
            raise OSError(type(error).__name__) from None
        finally:
            connection.close()

    def _place(self, host: str, port: int, plain: bool) -> str:
        """An address of this host that may be called."""
        for *_, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            found = ipaddress.ip_address(place[0])
            named = any(found in network for network in self.networks)
            if named or (found.is_global and not found.is_multicast and not plain):
                return str(found)
        raise Problem("notice-private", host=host)


def network_of(entry: str) -> Network | None:
    try:
        return ipaddress.ip_network(entry) if "/" in entry else None
    except ValueError:
        return None


class Pinned(HTTPConnection):
    """Calls the address that was looked at, whatever the name says by now."""

    def __init__(self, host: str, port: int, place: str, context: ssl.SSLContext | None) -> None:
        super().__init__(host, port, timeout=PATIENCE)
        self._place = place
        self._context = context

    def connect(self) -> None:
        self.sock = socket.create_connection((self._place, self.port), PATIENCE)
        if self._context is not None:
            self.sock = self._context.wrap_socket(self.sock, server_hostname=self.host)
