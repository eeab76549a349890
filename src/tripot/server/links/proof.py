"""Two nodes prove to each other that they know the house's secret, and do not tell it."""

from __future__ import annotations

import hmac
import secrets
from typing import Literal

SIZE = 32
"""Bytes of a nonce, and of a proof."""
Role = Literal["caller", "host"]


def link_key(secret: bytes) -> bytes:
    return hmac.digest(secret, b"links", "sha256")


def nonce() -> bytes:
    return secrets.token_bytes(SIZE)


def proof(key: bytes, role: Role, challenge: bytes, answer: bytes, caller: str, host: str) -> bytes:
    """It holds for one role, one meeting and these two nodes alone."""
    return hmac.digest(key, f"{role} {caller} {host} ".encode() + challenge + answer, "sha256")


def proves(given: bytes, expected: bytes) -> bool:
    return hmac.compare_digest(given, expected)
