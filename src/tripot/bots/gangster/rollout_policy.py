"""Likely choices in the quarter, found at once: how a game goes on where nobody thinks it through."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import HALF, KIND, NO, NUMBER, OFFER, PLAYER, ROLL, YES
from tripot.games.gangster.kit import DIAMANTS, NO_FACE, PERLES
from tripot.games.gangster.rules.ending import total
from tripot.games.gangster.rules.exchange import Swap, SwapRival
from tripot.games.gangster.rules.godfather import Collect
from tripot.games.gangster.rules.market import Buy, Protect, Sell
from tripot.games.gangster.rules.missions import Mission
from tripot.games.gangster.rules.race import Fix
from tripot.games.gangster.rules.squares import Half
from tripot.games.gangster.rules.stars import Block, StarGem, StarRival
from tripot.games.gangster.rules.theft import Escape, Theft
from tripot.games.gangster.rules.turn import Before
from tripot.games.gangster.state import State
from tripot.kernel.bits import highest, lowest
from tripot.kernel.dice import Dice

WORRIED: Final = 6000
"""Cash from which on a Protection seems worth its price."""
CHEAP: Final = 2000
"""A gem that one would gladly exchange."""


def likely(s: State, seat: int, dice: Dice) -> int:
    """Sell, carry out, steal and buy where one can; offer when ahead. Bids have a valuation of their own."""
    asked = s.frame
    assert asked is not None
    legal = asked.legal(s, seat)
    if isinstance(asked, Before):
        return OFFER if legal >> OFFER & 1 and leads(s, seat) else ROLL
    if isinstance(asked, Half):
        return better_half(s, seat)
    if isinstance(asked, Theft):
        return YES if s.dossiers[seat] < 2 else NO
    if isinstance(asked, (Sell, StarGem)):
        held = legal >> NUMBER
        return NUMBER + dearest(s, held) if held else NO
    if isinstance(asked, Mission):
        doable = legal >> NUMBER
        return NUMBER + highest(doable) if doable else lowest(legal)
    if isinstance(asked, Buy):
        return int(dice.member(legal & 0b11 << KIND))
    if isinstance(asked, Swap):
        return cheapest_swap(s, legal)
    if isinstance(asked, Protect):
        return YES if s.cash[seat] > WORRIED and s.protections[seat] == 0 else NO
    if isinstance(asked, Collect):
        return YES
    if isinstance(asked, (Block, Escape)):
        return highest(legal)
    if isinstance(asked, Fix):
        return NO
    if isinstance(asked, (StarRival, SwapRival)):
        return richest(s, legal)
    return int(dice.member(legal))


def leads(s: State, seat: int) -> bool:
    """GA-7.4: nobody would come to more if the game ended now, as far as cash tells."""
    own = total(s, seat)
    left = s.rivals(seat)
    while left:
        if s.cash[lowest(left)] > own:
            return False
        left &= left - 1
    return True


def better_half(s: State, seat: int) -> int:
    square = s.squares[seat]
    second = s.kit.second[square]
    if second == NO_FACE:
        return HALF
    return HALF if liking(s, seat, s.kit.first[square]) >= liking(s, seat, second) else HALF + 1


def liking(s: State, seat: int, face: int) -> int:
    """How gladly a face is played, by what one holds."""
    if face == kits.EXPERT:
        return 3000 if s.gems[seat] else 0
    if face == kits.VENDEUR:
        return 2000 if s.cash[seat] >= s.kit.vendeur else 0
    if face == kits.MISSION_FACE:
        return 1200 if s.missions[seat] else 500
    if face == kits.RECRUTEMENT_FACE:
        return 1000
    if face == kits.VOL:
        return 900 if s.dossiers[seat] < 2 else 0
    if face == kits.PROTECTION:
        return 800 if s.cash[seat] > WORRIED and s.protections[seat] == 0 else 100
    return 500


def dearest(s: State, gems: int) -> int:
    best: int = lowest(gems)
    while gems:
        gem: int = lowest(gems)
        gems &= gems - 1
        if s.kit.values[gem] > s.kit.values[best]:
            best = gem
    return best


def cheapest_swap(s: State, legal: int) -> int:
    """GA-4.4: away with the cheapest gem, if it is cheap."""
    best = cheapest(s, legal >> NUMBER)
    return NUMBER + best if s.kit.values[best] <= CHEAP else NO


def richest(s: State, legal: int) -> int:
    """Of the rivals who can be named, the one with most cash."""
    rivals = legal >> PLAYER
    best: int = lowest(rivals)
    while rivals:
        rival: int = lowest(rivals)
        rivals &= rivals - 1
        if s.cash[rival] > s.cash[best]:
            best = rival
    return PLAYER + best


def cheapest(s: State, gems: int) -> int:
    """The gem of least value among these."""
    best: int = lowest(gems)
    while gems:
        gem: int = lowest(gems)
        gems &= gems - 1
        if s.kit.values[gem] < s.kit.values[best]:
            best = gem
    return best


def each_kind(gems: int) -> list[int]:
    """The Perles and the Diamants among these, where there are any."""
    return [part for part in (gems & PERLES, gems & DIAMANTS) if part]
