"""A preset seating of Règlement de comptes that can be changed chair by chair (RC-2.6)."""

from __future__ import annotations

import re
from itertools import combinations
from math import log
from random import Random

import msgspec

from tripot.bots.reglement_de_comptes.forecast import Forecast
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.games.reglement_de_comptes.material import COLOURS, KINDS, Colour
from tripot.games.reglement_de_comptes.rules.cards import shootable, stabbable
from tripot.games.reglement_de_comptes.state import State
from tripot.games.reglement_de_comptes.team import Layout
from tripot.kernel.bits import count

EMPTY = -1


class Seating:
    """Who sits at each place: four times the seat plus the kind of gangster, or EMPTY."""

    def __init__(self, edition: Edition, players: int, chairs: list[int]) -> None:
        self.edition = edition
        self.players = players
        self.chairs = chairs

    def layouts(self) -> dict[Colour, Layout]:
        found: dict[Colour, Layout] = {}
        for seat, colour in enumerate(COLOURS[: self.players]):
            places = [self.places(4 * seat + kind) for kind in range(len(KINDS))]
            found[colour] = Layout(*places)
        return found

    def places(self, guest: int) -> tuple[int, ...]:
        return tuple(place for place, other in enumerate(self.chairs, 1) if other == guest)

    def toml(self) -> str:
        """As an edition writes it."""
        lines = [f"[layouts.{self.players}]"]
        for colour, layout in self.layouts().items():
            kinds = ", ".join(f"{kind} = {list(getattr(layout, kind))}" for kind in KINDS)
            lines.append(f"{colour} = {{ {kinds} }}")
        return "\n".join(lines) + "\n"

    def put_into(self, text: str) -> str:
        """The TOML text of an edition, with this seating for that number of players."""
        return re.sub(rf"^\[layouts\.{self.players}\]\n(?:\w.*\n)*", self.toml(), text, flags=re.MULTILINE)

    def opening(self) -> State:
        """The table before the deal."""
        edition = msgspec.structs.replace(self.edition, layouts={**self.edition.layouts, self.players: self.layouts()})
        s = box(self.edition.game).load(self.players, edition, {}).start()
        assert isinstance(s, State)
        return s

    def promise(self) -> list[float]:
        """What each colour may expect at a glance, as the logarithm of its share."""
        return [log(share) for share in Forecast().worth(self.opening())]

    def lawful(self) -> bool:
        """RC-2.6: no monopoly, and most of every gang in danger."""
        s = self.opening()
        return not any(monopoly(s, seat) for seat in range(self.players)) and all(
            2 * count(in_danger(s, seat)) > count(s.gangs[seat]) for seat in range(self.players)
        )

    def swapped(self, one: int, other: int) -> Seating:
        chairs = self.chairs.copy()
        chairs[one], chairs[other] = chairs[other], chairs[one]
        return Seating(self.edition, self.players, chairs)

    def neighbours(self) -> list[Seating]:
        """All seatings in which two guests have changed places."""
        pairs = combinations(range(len(self.chairs)), 2)
        return [self.swapped(one, other) for one, other in pairs if self.chairs[one] != self.chairs[other]]


def monopoly(s: State, seat: int) -> bool:
    return any(business & s.gangs[seat] == business for business in s.board.businesses)


def in_danger(s: State, seat: int) -> int:
    """The men of this seat whom a rival's weapon can strike at once."""
    reached = 0
    for other in range(len(s.gangs)):
        if other != seat:
            reached |= stabbable(s, other) | shootable(s, other)
    return reached & s.gangs[seat]


def printed(edition: Edition, players: int) -> Seating:
    """The seating that an edition has."""
    chairs = [EMPTY] * edition.places
    for seat, colour in enumerate(COLOURS[:players]):
        for kind, name in enumerate(KINDS):
            for place in getattr(edition.layouts[players][colour], name):
                chairs[place - 1] = 4 * seat + kind
    return Seating(edition, players, chairs)


def shuffled(edition: Edition, players: int, dice: Random) -> Seating:
    """Any lawful seating."""
    seating = printed(edition, players)
    while True:
        chairs = seating.chairs.copy()
        dice.shuffle(chairs)
        found = Seating(edition, players, chairs)
        if found.lawful():
            return found
