"""Players who refuse a part of the game, for the balance lab: each should lose to one who uses all of it (GA-9)."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import HALF, NO, YES
from tripot.games.gangster.kit import NO_FACE
from tripot.games.gangster.rules.auction import Bid
from tripot.games.gangster.rules.exchange import Swap
from tripot.games.gangster.rules.market import Buy, Sell
from tripot.games.gangster.rules.missions import Mission
from tripot.games.gangster.rules.squares import Half
from tripot.games.gangster.rules.theft import Theft
from tripot.games.gangster.state import State
from tripot.kernel.state import Frame

STEALING: Final = 1 << kits.VOL
ERRANDS: Final = 1 << kits.MISSION_FACE
DEALING: Final = 1 << kits.VENDEUR | 1 << kits.EXPERT | 1 << kits.ENCHERE | 1 << kits.ECHANGE


def left(s: State, seat: int, asked: Frame[State], legal: int, shunned: int) -> int:
    """The answers that remain for somebody who shuns these faces."""
    if isinstance(asked, Half):
        square = s.squares[seat]
        first = shunned >> s.kit.first[square] & 1
        second = s.kit.second[square] != NO_FACE and shunned >> s.kit.second[square] & 1
        if first and not second:
            return 1 << HALF + 1
        return 1 << HALF if second and not first else legal
    if shunned & served(asked):
        return legal & (1 << NO | 1 << YES) & ~(1 << YES if legal >> NO & 1 else 0) or legal
    return legal


def served(asked: Frame[State]) -> int:
    """The faces whose business this question is."""
    if isinstance(asked, Theft):
        return STEALING
    if isinstance(asked, Mission):
        return ERRANDS
    return DEALING if isinstance(asked, (Buy, Sell, Bid, Swap)) else 0
