"""What an edition file says of a card, and of prices."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tripot.kernel import card as kernel

Amount = Annotated[int, msgspec.Meta(ge=100, le=100_000, multiple_of=100)]


class Printed(kernel.Printed, frozen=True, kw_only=True):
    """A card, or several copies of it."""

    effect: str
    count: Annotated[int, msgspec.Meta(ge=1, le=48)] = 1
    star: bool = False


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things cost and bring."""

    start: Amount
    """GA-2.1: everybody's money at the start."""
    short: Amount
    """GA-2.2: how much lower the goal of a short game is."""
    man: Amount
    """GA-3.3: for each man, passing the Refuge."""
    refuge: Amount
    """GA-3.3: for stopping on the Refuge."""
    vendeur: Amount
    """GA-4.7."""
    protection: Amount
    """GA-4.10."""
    opening: Amount
    """GA-4.5: the first bid."""
    step: Amount
    """GA-4.5: how much higher the next bid must be."""
    dossier: Amount
    """GA-7.3: what each costs in the end."""
