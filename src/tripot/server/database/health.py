"""A small thing is written durably, as a proof that larger ones could be."""

from __future__ import annotations

import asyncio
import secrets

from tripot.server.database.store import Store

PROOF = "insert into house values ('proof', ?) on conflict (key) do update set value = excluded.value"


async def prove(store: Store) -> None:
    """Trouble if it is not on the disk."""
    await store.write([(PROOF, (secrets.token_bytes(8),))])
    await asyncio.to_thread(store.find_room)
