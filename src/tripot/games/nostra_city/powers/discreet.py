"""Does not keep another from being the only one who made Corruptions (Rocco): NC-8.14."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class Discreet(Power):
    name: ClassVar[str] = "discreet"
    moment: ClassVar[Moment | None] = "proces"

    def zealous(self) -> bool:
        return False
