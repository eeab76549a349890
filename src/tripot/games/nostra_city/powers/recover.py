"""A bill of a lost stake comes back (Gina): NC-8.9."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class Recover(Power):
    name: ClassVar[str] = "recover"
    moment: ClassVar[Moment | None] = "meeting"

    def takes_back(self, won: bool) -> bool:
        return not won
