"""What the quarter holds for one player: where the die can lead, and whether the next Dossier is the last."""

from __future__ import annotations

import msgspec

from tripot.games.gangster.kit import SQUARES
from tripot.games.gangster.rules.theft import TOO_MANY
from tripot.games.gangster.state import NOBODY, State
from tripot.kernel import outlook as kernel


class Reach(msgspec.Struct, frozen=True):
    """GA-3.2: the square that a die leads to."""

    die: int
    square: int


class Outlook(kernel.Outlook, frozen=True, tag="gangster"):
    reach: tuple[Reach, ...]
    """For whoever has the turn; one only if the die was chosen (GA-8.7)."""
    peril: bool
    """GA-4.14: one Dossier more, and this player is out."""


def outlook(s: State, seat: int) -> Outlook:
    return Outlook(tuple(reach(s)), s.dossiers[seat] + 1 == TOO_MANY)


def reach(s: State) -> list[Reach]:
    if s.turn == NOBODY or s.squares[s.turn] == NOBODY:
        return []
    sides = (s.forced,) if s.forced else range(1, 7)
    return [Reach(die, (s.squares[s.turn] + die) % SQUARES) for die in sides]
