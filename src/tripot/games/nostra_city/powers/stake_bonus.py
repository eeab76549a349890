"""The stake counts more (Enzo): NC-8.9."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.nostra_city.material import Moment
from tripot.games.nostra_city.state import Power, State


class StakeBonus(Power):
    name: ClassVar[str] = "stake_bonus"
    moment: ClassVar[Moment | None] = "meeting"

    def counts(self, s: State, worth: int) -> int:
        return worth + s.kit.stake_bonus
