"""How somebody is told of turns, as the page asks for it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tripot.server.forms import Form, ShortText
from tripot.server.notices.channel import Kind

Address = Annotated[str, msgspec.Meta(max_length=1000)]


class NoticeForm(Form, frozen=True):
    """POST /api/me/notices: from now on also this way."""

    kind: Kind
    address: Address
    key: ShortText = ""
    """For push: what the browser gives for it."""
    auth: ShortText = ""


class NoNoticeForm(Form, frozen=True):
    """POST /api/me/notices/remove: this way no more."""

    id: ShortText


class NoticeChannel(msgspec.Struct, frozen=True):
    id: str
    kind: Kind
    name: str
    """Where it leads, as far as it need be known: a host, or a mailbox with most of its letters left out."""
    digest: str
    """Of its address (SHA-256), so that a browser knows its own."""
    confirmed: bool
    failing: bool
    """The last attempts did not come through."""


class Notices(msgspec.Struct, frozen=True):
    """GET /api/me/notices: which ways this house offers, and which the reader has chosen."""

    push: str
    """The key by which push services know this house."""
    webhooks: tuple[str, ...]
    """Hosts that may be called; none: there are no webhooks here."""
    mail: bool
    channels: tuple[NoticeChannel, ...]
