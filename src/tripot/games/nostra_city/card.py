"""A card as people see it."""

from __future__ import annotations

from tripot.games.nostra_city.material import Borough, CardKind, Effect, Family, Kind, Moment, Traffic
from tripot.kernel import card as kernel


class Card(kernel.Card, frozen=True, kw_only=True):
    """One card of La Rue, of a Territoire, or a title. Fields that the kind has no use for are empty."""

    number: int
    kind: CardKind
    respect: int
    """NC-7.8: what it counts while it lies in a Territoire; of a won Enquête too."""
    family: Family | None = None
    power: str | None = None
    phase: Moment | None = None
    """When the power acts."""
    boroughs: tuple[Borough, ...] = ()
    traffic: Traffic | None = None
    starts: tuple[Kind, ...] = ()
    """NC-4.1: what an Encaissement from this Turf can be, in the order of its two picks."""
    counts: tuple[Kind, ...] = ()
    """NC-4.2, NC-4.8: the Encaissements that it counts for."""
    bribe: int = 0
    """NC-5.7: what lifts an Enquête."""
    effect: Effect | None = None
    """What an Enquête does."""
