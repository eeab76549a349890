"""One bill or two (Marco): NC-8.14."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class DoubleBribe(Power):
    name: ClassVar[str] = "double_bribe"
    moment: ClassVar[Moment | None] = "proces"

    def bribes(self) -> int:
        return 2
