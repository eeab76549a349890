"""How somebody wants to be told."""

from __future__ import annotations

from typing import Literal
from urllib.parse import urlsplit

import msgspec

Kind = Literal["push", "json", "discord", "ntfy", "mail"]


class Channel(msgspec.Struct, frozen=True):
    id: str
    person: str
    kind: Kind
    address: str
    """Of a push service, a webhook or a mailbox."""
    key: str
    """Of the browser, for push; else empty."""
    auth: str
    confirmed: int
    """Whether its owner has said that it is his: mail alone asks."""
    since: int
    """In milliseconds since 1970."""
    failed: int
    """Attempts since the last that came through."""

    @property
    def place(self) -> str:
        """Who is called; all mail goes to one."""
        return "" if self.kind == "mail" else urlsplit(self.address).netloc
