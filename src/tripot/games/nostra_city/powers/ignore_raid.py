"""The Descente is ignored once (Bruno): NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class IgnoreRaid(Power):
    name: ClassVar[str] = "ignore_raid"
    moment: ClassVar[Moment | None] = "business"

    def evades(self) -> bool:
        return True
