"""A bill of a winning stake comes back, two if nobody else has bid (Lola): NC-5.4, NC-8.9."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class Rebate(Power):
    name: ClassVar[str] = "rebate"
    moment: ClassVar[Moment | None] = "meeting"

    def keeps(self) -> int:
        return 2

    def takes_back(self, won: bool) -> bool:
        return won
