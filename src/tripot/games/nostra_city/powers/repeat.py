"""What was done may be done again (Dino): NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.kit import RESORTS
from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.rules import business
from tripot.games.nostra_city.state import Power, State


class Repeat(Power):
    name: ClassVar[str] = "repeat"
    moment: ClassVar[Moment | None] = "business"
    call: ClassVar[int] = RESORTS

    def kinds(self, s: State, seat: int, left: int) -> int:
        return business.lawful(s)
