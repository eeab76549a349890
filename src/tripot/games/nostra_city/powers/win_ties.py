"""Of equal stakes this one wins (Fabio): NC-8.9."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power


class WinTies(Power):
    name: ClassVar[str] = "win_ties"
    moment: ClassVar[Moment | None] = "meeting"

    def wins_ties(self) -> bool:
        return True
