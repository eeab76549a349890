"""The house's own secret, made once."""

from __future__ import annotations

import secrets

from tripot.server.database.store import Store


async def house_secret(store: Store) -> bytes:
    fresh = secrets.token_bytes(32)
    await store.write([("insert into house values ('secret', ?) on conflict do nothing", (fresh,))])
    found: bytes = (await store.read("select value from house where key = 'secret'"))[0][0]
    return found
