"""How many of the actions at the tables of several nodes were done again because another node was first."""

from __future__ import annotations

import re
from collections.abc import Sequence

import httpx

from bench.load.server import TOKEN


def overtaken(origins: Sequence[str]) -> float:
    """As a share."""
    pages = [_metrics(origin) for origin in origins]
    again, actions = (sum(_count(page, f"tripot_{name}_total") for page in pages) for name in ("overtaken", "actions"))
    return again / max(1, actions)


def _metrics(origin: str) -> str:
    headers = {"Authorization": f"Bearer {TOKEN}"}
    return httpx.get(f"{origin}/metrics", headers=headers, trust_env=False).raise_for_status().text


def _count(page: str, name: str) -> float:
    found = re.search(rf"^{name} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0.0
