"""What the drawings of Règlement de comptes' rulebook show, by the rules themselves:
`python -m tripot.server.drawings > web/src/games/reglement-de-comptes/drawn.json`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from tripot.games.registry import load
from tripot.games.reglement_de_comptes.actions import PLAY
from tripot.games.reglement_de_comptes.game import ReglementDeComptes
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Card, Kind
from tripot.games.reglement_de_comptes.packs import pack_of
from tripot.games.reglement_de_comptes.rules.seating import sit
from tripot.games.reglement_de_comptes.rules.turn import ChooseCard
from tripot.kernel.choice import Draft
from tripot.server.offer import offer

SEAT = 0
"""Who looks."""
Men = dict[int, tuple[int, Kind]]
"""By their places: seat and kind."""
DRAWINGS: dict[str, tuple[Men, dict[int, int], Card | None]] = {
    "RC-1.4": ({}, {}, None),
    "RC-3.2": ({3: (0, "godfather"), 17: (0, "bruiser"), 30: (0, "gunman")}, {}, None),
    "RC-4.1": (
        {2: (1, "bruiser"), 1: (0, "blade"), 30: (2, "gunman"), 3: (2, "blade"), 4: (0, "bruiser")},
        {},
        "knife",
    ),
    "RC-4.2": (
        {9: (0, "gunman"), 19: (1, "godfather"), 11: (0, "bruiser"), 17: (2, "blade"), 14: (0, "gunman")},
        {},
        "gun",
    ),
    "RC-4.4": ({4: (1, "bruiser"), 6: (2, "gunman"), 9: (0, "godfather")}, {1: 6}, "pass"),
    "RC-4.5": (
        {5: (1, "bruiser"), 6: (2, "gunman"), 7: (0, "blade"), 8: (2, "godfather")},
        {1: 6},
        "boom",
    ),
}
"""Who sits where, whose cakes lie where, and the card that is being played."""


def drawings() -> str:
    game = load("reglement-de-comptes", players=3)
    assert isinstance(game, ReglementDeComptes)
    found = [f'"{rule}": {msgspec.json.encode(drawing(game, *table)).decode()}' for rule, table in DRAWINGS.items()]
    return "{\n" + ",\n".join(found) + "\n}\n"


def drawing(game: ReglementDeComptes, men: Men, cakes: dict[int, int], card: Card | None) -> dict[str, Any]:
    """The table as the player sees it who is about to say where, and what each place would bring."""
    s = game.blank.clone()
    s.lobby = [0] * game.players
    s.turn = SEAT
    for place, (seat, kind) in men.items():
        sit(s, seat, KINDS.index(kind), place)
    for owner, place in cakes.items():
        s.cakes[owner] = place
    s.frame = ChooseCard(SEAT)
    begun = [] if card is None else [CARDS.index(card)]
    s.hands[SEAT] = pack_of(begun)
    draft = Draft(game, s, SEAT).add(*[PLAY + number for number in begun])
    return {"view": draft.view, "offer": offer("", draft)}


if __name__ == "__main__":
    sys.stdout.write(drawings())
