"""What an edition file says of cards, the bench, and numbers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tripot.games.nostra_city.material import Borough, Effect, Family, Traffic
from tripot.kernel.card import Printed

Points = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Bribe = Annotated[int, msgspec.Meta(ge=5_000, le=500_000, multiple_of=5_000)]
Players = Annotated[int, msgspec.Meta(ge=3, le=5)]
Number = Annotated[int, msgspec.Meta(ge=0, le=15)]
Space = Annotated[int, msgspec.Meta(ge=1, le=40)]


class Caid(Printed, frozen=True, kw_only=True):
    """A Caïd, of one family, with one power or none."""

    family: Family
    power: str | None = None
    """A file of `powers/`."""
    respect: Points = 0


class Turf(Printed, frozen=True, kw_only=True):
    """A Turf: one borough and a traffic, or two boroughs."""

    boroughs: tuple[Borough, ...]
    traffic: Traffic | None = None
    respect: Points = 0


class Respect(Printed, frozen=True, kw_only=True):
    """A card that only counts."""

    respect: Points


class Enquete(Printed, frozen=True, kw_only=True):
    """An Enquête, what lifts it, and what it does until then."""

    bribe: Bribe
    effect: Effect


class Bench(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NC-1.6: the bench of the jury."""

    spaces: Space
    guilty: Space
    """The first guilty space."""
    start: dict[Players, Space]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things count, and limits."""

    underboss: Points
    consigliere: Points
    primo_capo: Points
    zealous: Number
    """How many Corrupteurs zélés there are (NC-1.5)."""
    zeal: Points
    """What each of them counts."""
    bonus: Points
    """What each end bonus counts."""
    honte: Points
    gota: Points
    enquete: Points
    """NC-5.7: for whoever takes one."""
    limit: Annotated[int, msgspec.Meta(ge=1, le=52)]
    """NC-7.1: the bills that a Banque keeps."""
    stake_bonus: Annotated[int, msgspec.Meta(ge=0, le=100_000, multiple_of=5_000)]
