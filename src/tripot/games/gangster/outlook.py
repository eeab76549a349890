"""What the quarter holds for one player: where the die leads, what an unseen gem may be worth, the last Dossier."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tripot.games.gangster.kit import DIAMANT, GEMS, PERLE, SQUARES, gems_of
from tripot.games.gangster.material import KINDS, Kind
from tripot.games.gangster.rules.theft import TOO_MANY
from tripot.games.gangster.state import NOBODY, SEATS, State
from tripot.kernel import outlook as kernel
from tripot.kernel.bits import members


class Reach(msgspec.Struct, frozen=True):
    """GA-3.2: the square that a die leads to."""

    die: int
    square: int


class Odds(msgspec.Struct, frozen=True):
    """GA-4.5, GA-4.7: the gems of a kind that this player has not seen, any of which may be the next one."""

    kind: Kind
    low: int
    high: int
    mean: int
    gain: int
    """In a hundred: how many are worth more than the Vendeur asks."""


class Outlook(kernel.Outlook, frozen=True, tag="gangster"):
    reach: tuple[Reach, ...]
    """For whoever has the turn; one only if the die was chosen (GA-8.7)."""
    peril: bool
    """GA-4.14: one Dossier more, and this player is out."""
    odds: tuple[Odds, ...]


def outlook(s: State, seat: int) -> Outlook:
    return Outlook(tuple(reach(s)), s.dossiers[seat] + 1 == TOO_MANY, tuple(odds(s, seat)))


def reach(s: State) -> list[Reach]:
    if s.turn == NOBODY or s.squares[s.turn] == NOBODY:
        return []
    sides = (s.forced,) if s.forced else range(1, 7)
    return [Reach(die, (s.squares[s.turn] + die) % SQUARES) for die in sides]


def odds(s: State, seat: int) -> Iterator[Odds]:
    """GA-5.3: own gems, those lawfully seen and those sold are known; what is left may come."""
    known = s.gems[seat] | s.used[GEMS]
    for rival in range(SEATS):
        known |= s.seen_gems[seat * SEATS + rival]
    for kind in (PERLE, DIAMANT):
        values = [s.kit.values[gem] for gem in members(gems_of(kind) & ~known)]
        if values:
            gain = 100 * sum(value > s.kit.vendeur for value in values) // len(values)
            yield Odds(KINDS[kind], min(values), max(values), sum(values) // len(values), gain)
