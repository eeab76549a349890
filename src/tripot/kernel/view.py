"""What one seat may know. A view is built field by field; nothing gets into it by default."""

from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True, tag_field="game"):
    """What every view says: who looks, and whom the game waits for."""

    viewer: int | None
    """The seat that looks; None for a spectator."""

    waiting: tuple[int, ...]
    """The seats that must answer, as far as the viewer knows."""
