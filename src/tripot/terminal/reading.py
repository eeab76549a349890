"""A card that can be read: what it is called and what it does."""

from __future__ import annotations

from typing import NamedTuple

from tripot.terminal.paper import Told


class Reading(NamedTuple):
    name: str
    text: str
    rule: str = ""
    own: bool = False
    also: tuple[str, ...] = ()

    @property
    def told(self) -> Told:
        return Told(f"{self.name} · {self.text}" if self.text else self.name, self.rule)
