"""What the print leaves open, as this table reads it."""

from __future__ import annotations

__compile__ = True


class Readings:
    """It never changes and is shared by all states of a game."""

    def __init__(self, alerts_return: bool, all_pills: bool, cakes_stop: bool) -> None:
        self.alerts_return = alerts_return
        """RC-4.9: an Alerte! that was played goes to the discards; otherwise it leaves the game."""
        self.all_pills = all_pills
        """RC-4.7: three pills, or all who sit at a glass if they are fewer; otherwise one to three."""
        self.cakes_stop = cakes_stop
        """RC-4.16, until version 1: a passed cake stops short of another cake, also on an empty place."""
