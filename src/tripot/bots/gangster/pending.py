"""What is about to come of a turn: dice that roll, cards that are drawn, and squares that may be reached."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.bots.gangster.odds import money
from tripot.bots.gangster.rollout_policy import dearest
from tripot.bots.gangster.wealth import Purse
from tripot.games.gangster import effect as ops
from tripot.games.gangster import kit as kits
from tripot.games.gangster.asked import NONE
from tripot.games.gangster.kit import DIAMANT, GEMS, NO_FACE, PERLE, SQUARES, gems_of
from tripot.games.gangster.rules.auction import Auction, Lot
from tripot.games.gangster.rules.drawing import Draw, Keep
from tripot.games.gangster.rules.effects import EffectDie
from tripot.games.gangster.rules.exchange import Blind, Swap
from tripot.games.gangster.rules.godfather import MODEST, POOR, RICH, SHARE, SMALL_SHARE, PassageDie, PickSquare
from tripot.games.gangster.rules.market import Buy, Protect, Sell
from tripot.games.gangster.rules.missions import Mission
from tripot.games.gangster.rules.race import Deal
from tripot.games.gangster.rules.squares import Half
from tripot.games.gangster.rules.stars import Block
from tripot.games.gangster.rules.theft import Escape, Theft, TheftDie, Trial
from tripot.games.gangster.rules.turn import Before, MoveDie
from tripot.games.gangster.step import Ask
from tripot.kernel.bits import lowest

SHOPS: Final = 4.0 / 6.0
"""GA-4.12: how often the die says shop."""
DOWN: Final = 35.0 / 216.0
AROUND: Final = 125.0 / 216.0
OUT: Final = 56.0 / 216.0
"""GA-4.9: three dice make 3–7, 8–12, 13–18."""
FREE_CHOICE: Final = 2400.0
"""What any square of choice is worth."""
STRUCK: Final = 0.9
"""How often nobody blocks a ★."""
SOONER: Final = 0.5
"""How much of a Mission's reward was not counted on before it can be carried out."""
BARGAIN: Final = 700.0
"""What opening an auction is worth."""


def expect(purse: Purse, gains: list[float]) -> None:
    """Add to each seat what the pending decision promises."""
    asked = purse.s.frame
    assert isinstance(asked, Ask)
    seat = asked.seat
    if isinstance(asked, (Before, MoveDie)):
        if seat == purse.looker:  # all have their turns; only one's own can be spoilt by what one does before the die
            gains[seat] += roll(purse, seat)
    elif isinstance(asked, Draw):
        gains[seat] += drawn(purse, asked)
    elif isinstance(asked, EffectDie):
        gains[seat] += money(purse.s.kit.effects[asked.effect], 1)
    elif isinstance(asked, TheftDie):
        gains[seat] += stealing(purse, seat)
    elif isinstance(asked, Theft):
        gains[seat] += max(0.0, purse.theft(seat, asked.kind))
    elif isinstance(asked, PassageDie):
        gains[seat] += passage(purse, seat)
    elif isinstance(asked, Half):
        gains[seat] += reached(purse, seat, purse.s.squares[seat])
    elif isinstance(asked, PickSquare):
        gains[seat] += FREE_CHOICE
    elif isinstance(asked, Escape):
        gains[seat] -= purse.trial(seat, asked.kind)
    elif isinstance(asked, Blind):
        blind(purse, asked, gains)
    elif isinstance(asked, Block):
        struck(purse, asked, gains)
    elif isinstance(asked, Auction):
        if asked.leader != NONE:
            gains[asked.leader] += purse.another(asked.leader, asked.kind) - asked.price
    else:
        gains[seat] += face(purse, seat, played_on(asked))


def played_on(asked: Ask) -> int:
    """The face of the square on which this is asked; NO_FACE for what promises nothing."""
    if isinstance(asked, Swap):
        return kits.ECHANGE
    if isinstance(asked, Lot):
        return kits.ENCHERE
    if isinstance(asked, Sell):
        return kits.EXPERT
    if isinstance(asked, Buy):
        return kits.VENDEUR
    if isinstance(asked, Mission):
        return kits.MISSION_FACE
    return kits.PROTECTION if isinstance(asked, Protect) else NO_FACE


def drawn(purse: Purse, asked: Draw) -> float:
    """A card that Nature draws."""
    odds = purse.odds
    seat = asked.seat
    if isinstance(asked, Trial):
        return -purse.trial(seat, asked.theft)
    if isinstance(asked, Deal):
        return odds.ticket if asked.dealt else 2.0 * odds.ticket
    if isinstance(asked, Keep):
        recruit = asked.deck == kits.RECRUTEMENT
        return asked.number * (purse.recruit(seat) if recruit else purse.another(seat, asked.deck - GEMS))
    if asked.deck == kits.AVENTURE:
        return odds.adventure
    if asked.deck == kits.MISSION:
        return errand(purse, seat)
    if asked.deck == kits.COLLECTE:
        return -purse.levy(purse.s.cash[seat], purse.men(seat))
    return purse.theft(seat, asked.deck - kits.COMMERCE)


def errand(purse: Purse, seat: int) -> float:
    """GA-4.8: a Mission is drawn."""
    return purse.odds.errand(purse.men(seat) + 0.02 * purse.turns)


def stealing(purse: Purse, seat: int) -> float:
    """GA-4.12: he leaves if it does not pay."""
    return SHOPS * max(0.0, purse.theft(seat, 0)) + (1.0 - SHOPS) * max(0.0, purse.theft(seat, 1))


def passage(purse: Purse, seat: int) -> float:
    return DOWN * godfather(purse, seat) + AROUND * purse.odds.adventure + OUT * FREE_CHOICE


def godfather(purse: Purse, seat: int) -> float:
    """GA-4.2."""
    cash = purse.s.cash[seat]
    if cash > RICH:
        cost = purse.levy(cash, purse.men(seat))
        return -cost if purse.s.protections[seat] == 0 else -min(cost, float(purse.s.kit.protection))
    if cash < POOR:
        return 0.0
    return float(-SMALL_SHARE if cash <= MODEST else -SHARE)


def blind(purse: Purse, asked: Blind, gains: list[float]) -> None:
    """GA-4.4: an unknown card changes hands."""
    seat, rival = asked.seat, asked.rival
    if asked.deck == kits.RECRUTEMENT:
        gains[rival] -= purse.recruit(rival)
        if rival != seat:
            gains[seat] += purse.recruit(seat)
        return
    kind = asked.deck - GEMS
    mean = purse.means[kind]
    value = purse.gem(kind, 1, mean)
    if rival == seat:
        gains[seat] -= value
    elif asked.card == NONE:
        gains[seat] += purse.another(seat, kind)
        gains[rival] -= value
    else:
        better = purse.gem(kind, 1, mean - purse.s.kit.values[asked.card])
        gains[seat] += better
        gains[rival] -= better


def struck(purse: Purse, asked: Block, gains: list[float]) -> None:
    """GA-8.4: a ★ is played against the one who may block it."""
    s = purse.s
    seat, player = asked.seat, asked.player
    effect = s.kit.cards[kits.AVENTURE][asked.card]
    if effect.op == ops.FROM_TARGET or effect.op == ops.SQUEEZE:
        amount = STRUCK * min(effect.n, s.cash[seat])
        gains[seat] -= amount
        gains[player] += amount
    elif effect.op == ops.STEAL_GEM:
        gains[seat] -= STRUCK * purse.gem(asked.kind, 1, purse.means[asked.kind])
        gains[player] += STRUCK * purse.another(player, asked.kind)
    elif effect.op == ops.STEAL_RECRUIT:
        gains[seat] -= STRUCK * purse.recruit(seat)
        gains[player] += STRUCK * purse.recruit(player)
    elif effect.op == ops.TARGET_JUSTICE:
        gains[seat] -= STRUCK * purse.trial(seat, 0)


def roll(purse: Purse, seat: int) -> float:
    """GA-3.2: the square that a die may reach, or the one that was chosen."""
    s = purse.s
    origin = s.squares[seat]
    if s.forced:
        return reached(purse, seat, (origin + s.forced) % SQUARES)
    total = 0.0
    for die in range(1, 7):
        total += reached(purse, seat, (origin + die) % SQUARES)
    return total / 6.0


def reached(purse: Purse, seat: int, square: int) -> float:
    """GA-3.2: the better half of a square."""
    kit = purse.s.kit
    value = face(purse, seat, kit.first[square])
    second = kit.second[square]
    if second != NO_FACE:
        other = face(purse, seat, second)
        if other > value:
            return other
    return value


def face(purse: Purse, seat: int, shown: int) -> float:
    """What playing such a square promises."""
    s = purse.s
    if shown == kits.AVENTURE_FACE:
        return purse.odds.adventure
    if shown == kits.COLLECTE_FACE:
        return godfather(purse, seat)
    if shown == kits.COURSE_FACE:
        return 2.0 * purse.odds.ticket
    if shown == kits.ENCHERE:
        return BARGAIN
    if shown == kits.EXPERT:
        return selling(purse, seat)
    if shown == kits.MISSION_FACE:
        return mission(purse, seat)
    if shown == kits.PASSAGE:
        return passage(purse, seat)
    if shown == kits.PROTECTION:
        return shielding(purse, seat)
    if shown == kits.RECRUTEMENT_FACE:
        return purse.recruit(seat)
    if shown == kits.VENDEUR:
        if s.cash[seat] < s.kit.vendeur:
            return 0.0
        best = max(purse.another(seat, PERLE), purse.another(seat, DIAMANT))
        return max(0.0, best - s.kit.vendeur)
    if shown == kits.VOL:
        return stealing(purse, seat)
    if shown == kits.REFUGE:
        return float(s.kit.refuge)
    return 0.0


def selling(purse: Purse, seat: int) -> float:
    """GA-4.6: the best gem of each kind at full value, not some day."""
    total = 0.0
    for kind in (PERLE, DIAMANT):
        held = purse.s.gems[seat] & gems_of(kind)
        if held:
            value = purse.means[kind]
            if seat == purse.looker:
                value = float(purse.s.kit.values[dearest(purse.s, held)])
            total += value - purse.gem(kind, 1, value)
    return total


def mission(purse: Purse, seat: int) -> float:
    """GA-4.8: the best Mission that can be carried out, or a draw."""
    s = purse.s
    best = errand(purse, seat)
    left = s.missions[seat] if seat == purse.looker else 0
    if left:
        men = purse.men(seat)
        while left:
            card: int = lowest(left)
            left &= left - 1
            effect = s.kit.cards[kits.MISSION][card]
            if effect.n <= men:
                gain = SOONER * effect.m
                if gain > best:
                    best = gain
    return best


def shielding(purse: Purse, seat: int) -> float:
    """GA-4.10."""
    s = purse.s
    if s.cash[seat] < s.kit.protection or s.protections_left() <= 0:
        return 0.0
    men = purse.men(seat)
    held = s.protections[seat]
    return max(0.0, purse.shield(seat, men, held + 1) - purse.shield(seat, men, held) - s.kit.protection)
