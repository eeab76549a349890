"""From the edition to what the rules use: the board, the pile, the gangs."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.board import Board
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.games.reglement_de_comptes.material import CARDS, FEATURES, KINDS, Feature
from tripot.games.reglement_de_comptes.packs import one, pack_of
from tripot.games.reglement_de_comptes.rules.seating import sit
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.team import Layout, Team
from tripot.games.reglement_de_comptes.view import Print
from tripot.kernel.bits import mask_of


def board_of(edition: Edition) -> Board:
    """RC-1.4."""
    return Board(
        edition.places,
        list(edition.opposite),
        mask_of(list(edition.revolver)),
        mask_of(list(edition.knife)),
        mask_of(list(edition.glass)),
        [mask_of(list(places)) for places in (edition.bar, edition.restaurant, edition.gambling)],
        mask_of(list(edition.register)),
    )


def prints_of(edition: Edition) -> tuple[Print, ...]:
    """What lies before each place, for the views."""
    features: dict[int, Feature] = {place: name for name in FEATURES for place in getattr(edition, name)}
    return tuple(Print(features.get(place), across or None) for place, across in enumerate(edition.opposite, 1))


def cards_of(edition: Edition) -> int:
    """RC-1.2: all cards, as a pile."""
    return pack_of([number for number, card in enumerate(CARDS) for _ in range(edition.cards.get(card, 0))])


def team_pack(team: Team) -> int:
    """RC-2.1: a gang off the table, awake."""
    return pack_of([kind for kind, name in enumerate(KINDS) for _ in range(getattr(team, name))])


def seat_layout(s: State, seat: int, layout: Layout) -> None:
    """RC-2.6: a gang takes its places of the preset seating."""
    for kind, name in enumerate(KINDS):
        for place in getattr(layout, name):
            s.lobby[seat] -= one(kind)
            sit(s, seat, kind, place)
