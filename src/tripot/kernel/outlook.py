"""What a position holds for one seat beyond what its view says: each game has its own kind."""

from __future__ import annotations

import msgspec


class Outlook(msgspec.Struct, frozen=True, tag_field="game"):
    """What may be read off the table by somebody who knows the rules, and nothing that the seat may not know."""
