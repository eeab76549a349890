"""The material of Règlement de comptes as data, and the options of its table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from tripot.games.reglement_de_comptes import checks
from tripot.games.reglement_de_comptes.material import Card, Colour
from tripot.games.reglement_de_comptes.team import Layout, Number, Team
from tripot.kernel import edition as kernel
from tripot.kernel.edition import Check
from tripot.kernel.options import Options as KernelOptions

Players = Annotated[int, msgspec.Meta(ge=2, le=6)]


class Edition(kernel.Edition, frozen=True, kw_only=True):
    """RC-1 and RC-2; `checks` are the mistakes that RC-1.5 names."""

    checks: ClassVar[tuple[Check, ...]] = checks.CHECKS

    game: Literal["reglement-de-comptes"]
    places: Annotated[int, msgspec.Meta(ge=3, le=30)]
    opposite: tuple[int, ...]
    """For each place, the one across the table, or 0."""
    x: tuple[int, ...]
    revolver: tuple[int, ...]
    knife: tuple[int, ...]
    glass: tuple[int, ...]
    bar: tuple[int, ...]
    restaurant: tuple[int, ...]
    gambling: tuple[int, ...]
    register: tuple[int, ...]
    cards: dict[Card, Number]
    gangs: dict[Colour, Team]
    teams: dict[Players, Team]
    bank: dict[Players, Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]]
    layouts: dict[Players, dict[Colour, Layout]]
    """RC-2.6: who sits where in the preset seating."""


class Options(KernelOptions, frozen=True):
    """What the host may choose."""

    seating: Literal["preset", "free"] = "preset"
    """RC-2.4: a fixed layout, or everybody seats his gang."""
    first_seater: Literal["random"] | int = "random"
    """RC-2.4, free seating: drawn at random, or the seat that begins."""
    scenario: Literal["none"] | int = "none"
    """A whole game, or the scenario that the table begins with, from 1."""
    alert: Literal["removed", "discarded"] = "removed"
    """RC-4.9: a played Alerte! leaves the game, or goes to the discards."""
    pills: Literal["up-to-three", "three"] = "up-to-three"
    """RC-4.7: one to three sleeping pills, or three."""
    version: Literal[1, 2] = 2
    """The version of the rules."""
