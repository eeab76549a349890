"""Whom a client trusts, read once: a hundred authorities take twenty milliseconds, and people come by the thousand."""

from __future__ import annotations

import httpx

TRUST = httpx.create_ssl_context()
