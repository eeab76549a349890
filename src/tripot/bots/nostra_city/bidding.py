"""NC-5: where to bid and how much, so that nobody can tell."""

from __future__ import annotations

__compile__ = True

from math import exp
from typing import Final

from tripot.bots.nostra_city import bribing
from tripot.bots.nostra_city.outlook import THOUSANDS, Outlook
from tripot.bots.nostra_city.prices import fittest, price, relief
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import BILL, CAID, DONE, PASS, PICK
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.rules import meeting
from tripot.games.nostra_city.state import NONE, SLOTS, State
from tripot.kernel.bits import count, highest, lowest, members
from tripot.kernel.dice import Dice

TARGETS: Final = [5, 10, 15, 20, 30, 40, 50, 60, 80]
"""Stakes to think of, in thousands."""


class Contest:
    """What the others may do on one slot, by public facts."""

    def __init__(self, o: Outlook, s: State, seat: int, slot: int, prices: list[float]) -> None:
        self.card = s.rue[slot]
        self.worth = prices[slot]
        self.odds: list[float] = []
        """For each rival, how likely he bids here."""
        self.means: list[float] = []
        """For each rival, the stake that half of his bids exceed, in thousands."""
        whole = 0.0
        dull = o.weights.dull
        fixed = o.weights.fixed
        for other in range(SLOTS):
            if s.rue[other] != NONE:
                whole += max(prices[other], dull)
        pull = max(self.worth, dull) / whole
        likely = o.weights.stake * (fixed + (1.0 - fixed) * max(self.worth, dull))
        rival = s.following(seat)
        acted = False
        while rival != seat:
            acted = acted or rival == s.opener
            bids, bills = placed(s, rival)
            if acted:
                expected = float(bids)
                mean = o.weights.single * bills / bids if bids else 1.0
            else:
                left: int = bags.bills_in(s.banks[rival])
                free: int = count(s.free(rival))
                expected = o.weights.rivals * min(free, left, 3)
                mean = min(likely, left * o.weights.mean_bill)
            self.odds.append(min(expected * pull * o.hearsay.odds[rival * SLOTS + slot], 0.95))
            self.means.append(max(mean, 1.0))
            rival = s.following(rival)

    def outcome(self, o: Outlook, s: State, bag: int, bonus: float) -> float:
        """What a stake brings on average."""
        stake = bags.worth(bag) / 1000.0
        if s.kit.enquetes >> self.card & 1:
            return self.lifting(o, s, stake + bonus) - stake / 10.0 * o.cash
        alone = 1.0
        win = 1.0
        for rival, odds in enumerate(self.odds):
            mean = self.means[rival]
            square = (stake + bonus) * (stake + bonus)
            alone *= 1.0 - odds
            win *= 1.0 - odds + odds * square / (square + mean * mean)
        back = THOUSANDS[highest(bags.bill_kinds(bag))]
        return win * self.worth - (stake - alone * back) / 10.0 * o.cash

    def lifting(self, o: Outlook, s: State, stake: float) -> float:
        """NC-5.7: what is lacking must come from others."""
        lacking = s.kit.bribes[self.card] / 1000.0 - stake
        chance = o.weights.alone
        if lacking > 0.0:
            helped = 0.0
            for rival, odds in enumerate(self.odds):
                if self.means[rival] >= lacking:
                    helped += odds * o.weights.helped
            chance = min(helped, 0.5)
        return chance * (self.worth + relief(o))


def placed(s: State, seat: int) -> tuple[int, int]:
    """NC-5.2: how many bids, and how many bills on them."""
    bids = 0
    bills: int = 0
    for slot in range(SLOTS):
        if s.bidders[seat * SLOTS + slot] != NONE:
            bids += 1
            bills += bags.bills_in(s.stakes[seat * SLOTS + slot])
    return bids, bills


def stake_of(o: Outlook, bank: int, target: int, least: int) -> int:
    """Bills of at least this many thousands, those that are least missed; 0 if the Banque has not so much."""
    bag = 0
    left = float(target)
    while left > 0.0 or bags.bills_in(bag) < least:
        fit = NONE
        over = NONE
        for kind in members(bags.bill_kinds(bank - bag)):
            size = THOUSANDS[kind]
            if size <= left:
                if fit == NONE or size > THOUSANDS[fit] or (size == THOUSANDS[fit] and o.bill(kind) < o.bill(fit)):
                    fit = kind
            elif over == NONE or size < THOUSANDS[over] or (size == THOUSANDS[over] and o.bill(kind) < o.bill(over)):
                over = kind
        if fit == NONE:
            fit = over
        if fit == NONE:
            return 0
        bag += bags.bill(fit)
        left -= THOUSANDS[fit]
    return bag


def stakes(o: Outlook, s: State, seat: int) -> list[int]:
    """The different stakes to think of."""
    found: list[int] = []
    least = meeting.least(s)
    for target in TARGETS:
        bag = stake_of(o, s.banks[seat], target, least)
        if bag == 0:
            break
        if bag not in found:
            found.append(bag)
    return found


def bonus_of(s: State, caid: int) -> float:
    """Enzo, in thousands."""
    return s.power(caid_card(caid)).counts(s, 0) / 1000.0


def begin(o: Outlook, s: State, seat: int, starters: int, dice: Dice) -> int:
    """A bid, if it promises more than the Caïd does in the PROCÈS."""
    caid = fittest(s, starters, s.phase)
    bags_of = stakes(o, s, seat)
    prices = market(o, s)
    best = -9.0
    for slot in members(meeting.open_slots(s, seat)):
        best = max(best, promise(o, s, seat, slot, prices, bags_of, bonus_of(s, caid)))
    kind = bribing.best(o, s.banks[seat])
    spare: int = count(s.free(seat))
    other = max(bribing.profit(o, kind), 0.0) / spare
    return CAID + caid if best > other + o.weights.whim * (dice.unit() - 0.5) else PASS


def market(o: Outlook, s: State) -> list[float]:
    """What the card of each slot is worth."""
    return [0.0 if card == NONE else price(o, s, card) for card in s.rue]


def promise(o: Outlook, s: State, seat: int, slot: int, prices: list[float], bags_of: list[int], bonus: float) -> float:
    """What the best stake on this slot brings."""
    contest = Contest(o, s, seat, slot, prices)
    best = -9.0
    for bag in bags_of:
        best = max(best, contest.outcome(o, s, bag, bonus))
    return best - o.hearsay.cost[slot]


def step(o: Outlook, s: State, seat: int, caid: int, legal: int, dice: Dice) -> int:
    """The slot, then bills from the largest down, then done."""
    bags_of = stakes(o, s, seat)
    bonus = bonus_of(s, caid)
    prices = market(o, s)
    if s.place == NONE:
        slots = members(legal >> PICK)
        promises = [promise(o, s, seat, slot, prices, bags_of, bonus) for slot in slots]
        return PICK + slots[picked(promises, o.weights.whim, dice)]
    fitting = [bag for bag in bags_of if begins(bag, s.stake)]
    if not fitting:
        return DONE if legal >> DONE & 1 else lowest(legal)
    contest = Contest(o, s, seat, s.place, prices)
    bag = fitting[picked([contest.outcome(o, s, bag, bonus) for bag in fitting], o.weights.whim, dice)]
    rest = bag - s.stake
    return BILL + highest(bags.bill_kinds(rest)) if rest else DONE


def begins(bag: int, part: int) -> bool:
    """Whether these are the largest bills of the stake."""
    if part == 0:
        return True
    if bags.without(part, bag):
        return False
    rest = bag - part
    return rest == 0 or highest(bags.bill_kinds(rest)) <= lowest(bags.bill_kinds(part))


def picked(values: list[float], whim: float, dice: Dice) -> int:
    """Mostly one of the best."""
    best = max(values)
    weights = [exp((value - best) / whim) for value in values]
    whole = 0.0
    for weight in weights:
        whole += weight
    chance = whole * dice.unit()
    for index, weight in enumerate(weights):
        chance -= weight
        if chance < 0.0:
            return index
    return len(values) - 1


def shift(o: Outlook, s: State, seat: int, slot: int, legal: int) -> int:
    """Ivo: all locations are known now, and how many bills lie on each bid."""
    stake = bags.worth(s.stakes[seat * SLOTS + slot]) / 1000.0
    found = PASS
    best = standing(o, s, seat, slot, stake) + 0.01
    for other in members(legal >> PICK):
        value = standing(o, s, seat, other, stake)
        if value > best:
            best = value
            found = PICK + other
    return found


def standing(o: Outlook, s: State, seat: int, slot: int, stake: float) -> float:
    """What a bid is worth on this slot after the reveal."""
    card = s.rue[slot]
    worth = price(o, s, card)
    if s.kit.enquetes >> card & 1:
        return worth + relief(o) if stake * 1000.0 >= s.kit.bribes[card] else 0.0
    for rival in range(len(s.banks)):
        if rival != seat and s.bidders[rival * SLOTS + slot] != NONE:
            bills: int = bags.bills_in(s.stakes[rival * SLOTS + slot])
            mean = o.weights.single * bills
            worth *= stake * stake / (stake * stake + mean * mean)
    return worth
