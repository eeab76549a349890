"""One bill more, owed to nobody (Aldo): NC-8.15."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class ExtraBill(Power):
    name: ClassVar[str] = "extra_bill"
    moment: ClassVar[Moment | None] = "business"

    def draws(self, number: int) -> int:
        return number + 1
