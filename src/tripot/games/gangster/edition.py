"""The material of Gangster as data, and the options of its table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from tripot.games.gangster import checks
from tripot.games.gangster.printed import Prices, Printed
from tripot.kernel import edition as kernel
from tripot.kernel.edition import Check
from tripot.kernel.options import Options as KernelOptions

Players = Annotated[int, msgspec.Meta(ge=2, le=6)]
Value = Annotated[int, msgspec.Meta(ge=100, le=99_900, multiple_of=100)]
Goal = Annotated[int, msgspec.Meta(ge=5_000, le=1_000_000, multiple_of=100)]


class Edition(kernel.Edition, frozen=True, kw_only=True):
    """GA-1 and GA-2; `checks` are the mistakes that GA-1.1 to GA-1.4 name."""

    checks: ClassVar[tuple[Check, ...]] = checks.CHECKS

    game: Literal["gangster"]
    squares: tuple[str, ...]
    """Clockwise from the Refuge; a double square is written `expert/vendeur`."""
    perle: tuple[Value, ...]
    diamant: tuple[Value, ...]
    protections: Literal[12]
    dossiers: Literal[12]
    aventure: tuple[Printed, ...]
    mission: tuple[Printed, ...]
    collecte: tuple[Printed, ...]
    commerce: tuple[Printed, ...]
    banque: tuple[Printed, ...]
    justice: tuple[Printed, ...]
    course: tuple[Printed, ...]
    recrutement: tuple[Printed, ...]
    prices: Prices
    goals: dict[Players, Goal]


class Options(KernelOptions, frozen=True):
    """What the host may choose."""

    short: bool = False
    """GA-2.2: a goal that is 10 000 lower."""
    auction: Literal["turns", "live"] = "turns"
    """GA-4.5: pass or raise in turn, or everybody at any moment against the clock."""
    version: Literal[1, 2] = 2
    """The version of the rules."""
