"""Small tables of every game for the bridges."""

from __future__ import annotations

from typing import Any

from tests.conformance.tables import VARIANTS, Variant
from tripot.games.registry import BOXES
from tripot.kernel.game import Game

PREFERRED = ("tiny", "quick", "free")
"""Variants in which random games are short, or much is asked."""


def small(name: str) -> Game[Any]:
    """The fewest players at a variant that the conformance tests know, or as printed."""
    box = BOXES[name]
    known = {variant.name: variant for variant in VARIANTS.get(name, [])}
    variant = next((known[name] for name in PREFERRED if name in known), Variant("printed"))
    edition = box.edition if variant.edition is None else box.read_edition(variant.edition)
    return box.load(min(variant.players or box.players(edition)), edition, variant.options)
