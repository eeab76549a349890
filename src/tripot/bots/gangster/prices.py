"""What holdings are worth in cash: at a glance, and as many games have shown."""

from __future__ import annotations

__compile__ = True

from typing import Final


class Prices:
    """Factors on the estimates of `Purse`, whose unit is a dollar in hand."""

    def __init__(self, gem: float, crew: float, errand: float, shield: float, star: float, luck: float) -> None:
        self.gem = gem
        self.crew = crew
        """Men, for Refuge pay and Missions to come."""
        self.errand = errand
        """Missions held."""
        self.shield = shield
        self.star = star
        self.luck = luck
        """How much may still happen."""


GLANCE: Final = Prices(1.0, 1.0, 1.0, 1.0, 1.0, 1.0)
LEARNT: Final = Prices(0.74, 1.33, 0.78, 0.55, 2.2, 1.95)
