"""The printed table: a ring of places and what lies before each (RC-1.1, RC-1.4)."""

from __future__ import annotations

__compile__ = True

from typing import Final

from mypy_extensions import i64

from tripot.kernel.bits import members

NONE: Final = 0
"""Nobody sits opposite: an X place."""


class Board:
    """Places as bits 1 to `size`; it never changes and is shared by all states of a game."""

    def __init__(
        self,
        size: int,
        opposite: list[int],
        revolvers: int,
        knives: int,
        glasses: int,
        businesses: list[int],
        register: int,
    ) -> None:
        self.size = size
        self.places = (2 << size) - 2
        self.opposite = [NONE, *opposite]
        """The place across the table, or NONE; index 0 is unused."""
        self.revolvers = revolvers
        self.knives = knives
        self.glasses = glasses
        self.businesses = businesses
        """The places of bars, restaurants, gambling houses."""
        self.register = register
        self.business_places = businesses[0] | businesses[1] | businesses[2]
        self.blasts = [0, *[self.beside(1 << place) | 1 << place for place in range(1, size + 1)]]
        """What an explosion at a place reaches (RC-4.5); index 0 is unused."""
        self.across = [self.opposites(byte << shift) for shift in (0, 8, 16, 24) for byte in range(256)]
        """The places opposite each set of eight places in a row: for speed."""

    def beside(self, places: i64) -> i64:
        """The neighbours of these places, around the corners too (RC-1.1)."""
        last: i64 = self.size - 1
        around: i64 = places << 1 | places >> 1 | places >> last | (places & 2) << last
        return around & self.places

    def facing(self, places: i64) -> i64:
        """The places opposite these (RC-4.2): none for an X place."""
        across = self.across
        return (
            across[places & 255]
            | across[256 + (places >> 8 & 255)]
            | across[512 + (places >> 16 & 255)]
            | across[768 + (places >> 24)]
        )

    def opposites(self, places: int) -> int:
        """The same, one place after the other."""
        found = 0
        for place in members(places & self.places):
            found |= 1 << self.opposite[place]
        return found & self.places
