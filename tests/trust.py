"""Whom a client trusts, read once: a hundred authorities take twenty milliseconds, and people come by the thousand."""

from __future__ import annotations

import os
from functools import cache
from ssl import SSLContext

import httpx


def trust() -> SSLContext:
    return trusted(os.environ.get("SSL_CERT_FILE"))


@cache
def trusted(authority: str | None) -> SSLContext:
    """httpx looks into the environment itself; a test may name an authority of its own there."""
    return httpx.create_ssl_context()
