"""A manner of playing: what each would rather do where a bot finds several answers about equally good."""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal

import msgspec

Manner = Literal["bold", "careful", "greedy", "sly"]

TASTES: Final = msgspec.toml.decode(
    (files("tripot.bots") / "manners.toml").read_bytes(), type=dict[Manner, dict[str, tuple[str, ...]]]
)
"""By game, words of its notation, dearest first. A game that is not there is played without a manner."""
