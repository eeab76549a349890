"""What happens in High Card."""

from tripot.kernel.event import Event, Hidden


class Dealt(Event, frozen=True, tag="dealt"):
    reveals = True
    seat: int
    card: Hidden[int] | int | None


class Sealed(Event, frozen=True, tag="sealed"):
    reveals = False
    seat: int
    card: Hidden[int] | int | None


class Shown(Event, frozen=True, tag="shown"):
    reveals = True
    seat: int
    card: int
    won: bool
