"""What happens in 12 Gangsters."""

from __future__ import annotations

from typing import ClassVar

from tripot.kernel.event import Event, Hidden


class BossNamed(Event, frozen=True, tag="boss-named"):
    """TG-2.3: the first Boss."""

    reveals: ClassVar[bool] = True
    seat: int


class Chose(Event, frozen=True, tag="chose"):
    """TG-3.1, TG-3.9: a card is sealed; the others learn only that."""

    reveals: ClassVar[bool] = False
    seat: int
    card: Hidden[int] | int | None


class Changed(Event, frozen=True, tag="changed"):
    """TG-3.2: another card is sealed instead; the others do not even learn that."""

    reveals: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    seat: int
    card: Hidden[int] | int | None


class Revealed(Event, frozen=True, tag="revealed"):
    """TG-3.3 to TG-3.6: a card is turned over and judged."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    validated: bool
    boss: bool


class BossPassed(Event, frozen=True, tag="boss-passed"):
    """TG-3.7: the next Boss."""

    reveals: ClassVar[bool] = False
    seat: int


class Ended(Event, frozen=True, tag="ended"):
    """TG-4.1: every card has been played."""

    reveals: ClassVar[bool] = False
