"""What happens in Règlement de comptes. A `seat` is a player, a `place` is one of the table's 30."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from tripot.games.reglement_de_comptes.material import Business, Card, Kind
from tripot.kernel.event import Event, Hidden


class Victim(msgspec.Struct, frozen=True):
    """A gangster who died: where he sat, and whose he was."""

    place: int
    seat: int
    kind: Kind


class Drew(Event, frozen=True, tag="drew"):
    """RC-2.3, RC-3.5: a card from the pile; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Hidden[Card] | Card | None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """RC-3.6: the discards are the new pile."""

    reveals: ClassVar[bool] = True
    cards: int


class FirstSeater(Event, frozen=True, tag="first-seater"):
    """RC-2.4: chance names who seats the first gangster."""

    reveals: ClassVar[bool] = True
    seat: int


class Seated(Event, frozen=True, tag="seated"):
    """RC-2.4, RC-4.13: a gangster takes a free place."""

    reveals: ClassVar[bool] = False
    seat: int
    kind: Kind
    asleep: bool
    place: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """RC-2.4, RC-3.10: this player's turn."""

    reveals: ClassVar[bool] = False
    seat: int


class Exploded(Event, frozen=True, tag="exploded"):
    """RC-3.1, RC-4.6: a cake explodes; all its dead leave together (RC-4.5)."""

    reveals: ClassVar[bool] = False
    owner: int
    place: int
    dead: tuple[Victim, ...]


class CakeReturned(Event, frozen=True, tag="cake-returned"):
    """RC-3.1, RC-4.6: the cake goes home; that of a player who is out leaves the game."""

    reveals: ClassVar[bool] = False
    owner: int
    gone: bool


class Earned(Event, frozen=True, tag="earned"):
    """RC-3.2 to RC-3.4: income and its parts."""

    reveals: ClassVar[bool] = False
    seat: int
    godfather: int | None
    """The place of the Godfather who earns."""
    businesses: tuple[int, ...]
    """Places held that are no part of a monopoly."""
    monopolies: tuple[Business, ...]
    doubled: bool
    due: int
    paid: int
    """Less than due when the bank runs out (RC-3.4)."""
    bank: int
    """What is left."""


class Played(Event, frozen=True, tag="played"):
    """RC-3.5: a card is played; what it does follows."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Card


class Discarded(Event, frozen=True, tag="discarded"):
    """RC-3.5: a card is thrown away unused."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Card


class Stopped(Event, frozen=True, tag="stopped"):
    """RC-3.9: no second card."""

    reveals: ClassVar[bool] = False
    seat: int


class Stabbed(Event, frozen=True, tag="stabbed"):
    """RC-4.1: from one place to the next."""

    reveals: ClassVar[bool] = False
    seat: int
    origin: int
    dead: Victim


class Shot(Event, frozen=True, tag="shot"):
    """RC-4.2: across the table."""

    reveals: ClassVar[bool] = False
    seat: int
    origin: int
    dead: Victim


class CakePlaced(Event, frozen=True, tag="cake-placed"):
    """RC-4.3: a cake is served."""

    reveals: ClassVar[bool] = False
    seat: int
    place: int


class CakePassed(Event, frozen=True, tag="cake-passed"):
    """RC-4.4: a cake goes to the first gangster on one side."""

    reveals: ClassVar[bool] = False
    seat: int
    owner: int
    origin: int
    place: int


class Drugged(Event, frozen=True, tag="drugged"):
    """RC-4.7: who falls asleep, and who had a token already and dies."""

    reveals: ClassVar[bool] = False
    seat: int
    asleep: tuple[int, ...]
    dead: tuple[Victim, ...]


class Alerted(Event, frozen=True, tag="alerted"):
    """RC-4.9: everybody leaves the table."""

    reveals: ClassVar[bool] = False
    seat: int


class Moved(Event, frozen=True, tag="moved"):
    """RC-4.10: a gangster changes places."""

    reveals: ClassVar[bool] = False
    seat: int
    kind: Kind
    origin: int
    place: int


class Woke(Event, frozen=True, tag="woke"):
    """RC-3.7: the sleep tokens of the player on turn are removed."""

    reveals: ClassVar[bool] = False
    seat: int
    places: tuple[int, ...]


class WentOut(Event, frozen=True, tag="went-out"):
    """RC-5.1: the last gangster of a gang is dead; the hand is laid open."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[Card, ...]


class TookBank(Event, frozen=True, tag="took-bank"):
    """RC-6.1: the last player in play takes what is left."""

    reveals: ClassVar[bool] = False
    seat: int
    amount: int


class Ended(Event, frozen=True, tag="ended"):
    """RC-6.1, RC-6.2, RC-6.3, RC-6.5: the game is over, and why."""

    reveals: ClassVar[bool] = False
