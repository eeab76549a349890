"""Action numbers of 0.1, which its tables keep, where today's are others: what each of them said."""

from __future__ import annotations

from typing import Any

from tripot.kernel.game import Game

NOSTRA_CITY = (
    *("pass", "done"),
    *(f"caid {card}" for card in (*range(20), 46)),
    *(f"turf {card}" for card in (*range(20, 34), 47)),
    *(f"bill {bill}" for bill in ("5", "10i", "10c", "20i", "20c", "50i", "50c")),
    *(f"pick {number}" for number in (1, 2, 3, 4)),
    *("A", "B", "C", "D", "E"),
    *("honte", "contrat", "braquage", "coup", "incendie", "temoin", "ecoute", "donne"),
)
SAID = {"nostra-city": NOSTRA_CITY}


def today(game: Game[Any], seat: int, action: int) -> int:
    """The number that says the same now."""
    said = SAID.get(game.name)
    return action if said is None else game.notation.parse(seat, said[action])
