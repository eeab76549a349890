"""The house's own secrets, each made once."""

from __future__ import annotations

import secrets
from typing import Literal

from tripot.server.database.store import Store


async def house_secret(store: Store, key: Literal["secret", "signing"]) -> bytes:
    fresh = secrets.token_bytes(32)
    await store.write([("insert into house values (?, ?) on conflict do nothing", (key, fresh))])
    found: bytes = (await store.read("select value from house where key = ?", key))[0][0]
    return found
