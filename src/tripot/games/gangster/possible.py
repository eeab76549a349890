"""What every position that a game can reach obeys."""

from __future__ import annotations

from tripot.games.gangster import effect as ops
from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import MOST
from tripot.games.gangster.asked import NONE
from tripot.games.gangster.rules.auction import MOST as HIGHEST
from tripot.games.gangster.rules.auction import Auction, Bid, BidHundreds, Live
from tripot.games.gangster.rules.drawing import BOUGHT, BY_CARD, Draw, Keep, Read
from tripot.games.gangster.rules.effects import Either
from tripot.games.gangster.rules.exchange import Blind, SwapRival
from tripot.games.gangster.rules.race import Deal, Fix
from tripot.games.gangster.rules.stars import Block, StarStep
from tripot.games.gangster.rules.theft import TOO_MANY, Escape, Theft, Trial
from tripot.games.gangster.rules.turn import Before, Start
from tripot.games.gangster.state import DECLINED, NO_CARD, NOBODY, NOT_SHOWN, SEALED_NOTHING, SEATS, State, men_on
from tripot.games.gangster.step import Ask
from tripot.kernel.bits import count, members
from tripot.kernel.problem import Problem


def check(s: State) -> None:
    """The table, whatever is asked."""
    for seat in range(len(s.cash)):
        if s.cash[seat] < 0 or s.cash[seat] % 100:
            raise Problem("ga-position-money")
        if not player_fits(s, seat):
            raise Problem("ga-position-player", seat=seat)
        if not seen_fits(s, seat):
            raise Problem("ga-position-seen")
    if s.protections_left() < 0:
        raise Problem("ga-position-cards", deck="protection")
    if not NOBODY <= s.turn < len(s.cash) or (s.turn == NOBODY and (s.rolled or s.again or s.ending or s.forced)):
        raise Problem("ga-position-turn")


def player_fits(s: State, seat: int) -> bool:
    out = bool(s.out >> seat & 1)
    if (s.dossiers[seat] == TOO_MANY) != out or not 0 <= s.dossiers[seat] <= TOO_MANY:
        return False
    if out and (s.squares[seat] != NOBODY or s.cash[seat] or s.offers >> seat & 1 or s.missed[seat]):
        return False
    if not out and not 0 <= s.squares[seat] < kits.SQUARES:
        return False
    if min(s.protections[seat], s.missed[seat], s.played[seat]) < 0 or s.played[seat] > 2:
        return False
    if s.stars[seat] & ~s.kit.stars or s.missions[seat] & ~s.kit.missions:
        return False
    if s.men_shown[seat] == NOT_SHOWN:
        return s.counted[seat] == 0
    return s.men_shown[seat] == 1 + men_on(s.kit, s.counted[seat])


def seen_fits(s: State, viewer: int) -> bool:
    """What somebody has seen is with one of those who may have it, and not his own."""
    for masks, held in ((s.seen_gems, s.gems), (s.seen_recruits, s.recruits)):
        mine = masks[viewer * SEATS : (viewer + 1) * SEATS]
        there = 0
        known = 0
        for holder in range(len(s.cash)):
            known |= mine[holder]
            there |= mine[holder] & held[holder]
        if known != there or mine[viewer]:
            return False
    return True


def check_frame(s: State) -> None:
    """The decision, at this table."""
    asked = s.frame
    if asked is None:
        if s.turn == NOBODY or not (s.ending or count(s.playing()) == 1):
            raise Problem("ga-position-asked")
        return
    assert isinstance(asked, Ask)
    if not (seats_fit(s, asked) and numbers_fit(s, asked) and sealed_fits(s, asked)):
        raise Problem("ga-position-asked")
    for seat in members(asked.awaited):
        if asked.legal(s, seat) == 0:
            raise Problem("ga-position-asked")


def seats_fit(s: State, asked: Ask) -> bool:
    """The turn's own decisions are its player's; nobody who is out is in any."""
    told = asked.told()
    if count(s.playing()) < 2 or any(s.out >> seat & 1 for seat in (asked.seat, *told.group)):
        return False
    if told.rival != NONE and s.out >> told.rival & 1:
        return False
    if isinstance(asked, Start):
        return s.turn == NOBODY and bool(asked.group >> asked.seat & 1) and 0 <= asked.best <= 6
    if s.turn == NOBODY or s.out >> s.turn & 1:
        return False
    if isinstance(asked, Before | StarStep):
        return asked.seat == s.turn and not s.rolled
    if isinstance(asked, Block):
        return asked.player == s.turn != asked.seat and not s.rolled
    either = isinstance(asked, Escape | Draw | Blind)
    anybody = isinstance(asked, Escape | Draw | Bid | BidHundreds)
    return (s.rolled or either) and (asked.seat == s.turn or anybody)


def numbers_fit(s: State, asked: Ask) -> bool:
    """Card, kind and number are what the decision can have."""
    if isinstance(asked, Draw):
        return draw_fits(asked)
    if isinstance(asked, StarStep | Block):
        laid = s.kit.stars & s.used[kits.AVENTURE]
        return asked.card != NONE and bool(laid >> asked.card & 1) and asked.told().kind <= kits.DIAMANT
    if isinstance(asked, Auction):
        bid = 0 <= asked.price <= HIGHEST and (asked.leader == NONE) == (asked.price == 0)
        return bid and 0 <= asked.kind <= kits.DIAMANT
    if isinstance(asked, Blind):
        card, deck = asked.card, asked.deck
        own = card == NONE or bool(s.gems[asked.seat] >> card & 1 and kits.GEMS + kits.kind_of(card) == deck)
        return own and deck >= kits.RECRUTEMENT and asked.rival != NONE and 0 <= asked.number < MOST
    if isinstance(asked, SwapRival):
        return asked.card != NONE and bool(s.gems[asked.seat] >> asked.card & 1)
    if isinstance(asked, Theft | Escape):
        return 0 <= asked.kind <= 1
    if isinstance(asked, Either):
        if s.read_pile == NO_CARD:
            return False
        read = s.kit.cards[s.read_pile][s.read_card]
        return read.op == ops.EITHER and read.number == asked.effect
    if isinstance(asked, Fix):
        return asked.awaited != 0 and asked.awaited & ~asked.group == 0
    limits = {"effect-die": len(s.kit.effects), "passage-die": 3, "race-die": 4, "sell": 3, "start": 7}
    return 0 <= asked.told().number < limits.get(asked.name, 100_000)


def draw_fits(asked: Draw) -> bool:
    """Cards that are read, tickets, and cards that are kept come from different decks."""
    if isinstance(asked, Read):
        return 0 <= asked.deck < kits.JUSTICE
    if isinstance(asked, Trial):
        return 0 <= asked.theft <= 1
    if isinstance(asked, Keep):
        return asked.deck >= kits.RECRUTEMENT and 1 <= asked.number < MOST and BOUGHT <= asked.why <= BY_CARD
    return isinstance(asked, Deal) and asked.dealt >= 0


def sealed_fits(s: State, asked: Ask) -> bool:
    """GA-8.5, GA-4.5: only a race and a live auction have sealed choices."""
    for seat in range(len(s.sealed)):
        sealed = s.sealed[seat]
        if isinstance(asked, Fix):
            answered = asked.group >> seat & 1 and not asked.awaited >> seat & 1
            held = sealed == DECLINED or (sealed >= 0 and bool(s.stars[seat] >> sealed & 1))
            if bool(answered) != (sealed != SEALED_NOTHING) or (answered and not held):
                return False
        elif isinstance(asked, Live):
            if sealed != SEALED_NOTHING and not 0 <= sealed <= HIGHEST // 1000:
                return False
        elif sealed != SEALED_NOTHING:
            return False
    return True
