"""What only a host may order."""

from __future__ import annotations

from typing import Any

ORDERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("set-option", {"option": "first_boss", "value": 1}),
    ("set-pace", {"pace": "fast"}),
    ("set-open", {"open": True}),
    ("add-bot", {"chair": 2, "level": "easy"}),
    ("remove-bot", {"chair": 2}),
    ("kick", {"chair": 0}),
    ("start", {}),
)
