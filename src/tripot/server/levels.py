"""The three levels of bots: who they are at the table, and what thinks for them."""

from __future__ import annotations

import msgspec

from tripot.server.wire import Level


class Character(msgspec.Struct, frozen=True):
    bot: str
    name: str


LEVELS: dict[Level, Character] = {
    "easy": Character("brute", "Cogneur"),
    "solid": Character("heuristic", "Lame d’Acier"),
    "strong": Character("search", "Parrain"),
}
