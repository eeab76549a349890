"""A card of the Rue pile for a bid that loses (Gina): NC-8.9."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class SalvageCard(Power):
    name: ClassVar[str] = "salvage"
    moment: ClassVar[Moment | None] = "meeting"

    def salvages(self) -> bool:
        return True
