"""A quick player of Nostra City: weighs each choice in Respect, and knows nothing that his seat may not."""

from __future__ import annotations

__compile__ = True

from tripot.bots.nostra_city import bidding, bribing, collecting, reprisals
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.prices import POWER_WORTH, power_of
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.policy import NOTHING, Policy
from tripot.games.nostra_city import step
from tripot.games.nostra_city.actions import BILL, CAID, CARD, PASS, SEAT
from tripot.games.nostra_city.numbering import caid_card
from tripot.games.nostra_city.rules import turn, vendetta
from tripot.games.nostra_city.state import BUSINESS, LAST, MEETING, NONE, SLOTS, State
from tripot.games.nostra_city.step import Ask
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice


class Weigh(Policy[State]):
    """Any state that his view allows gives the same answer."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        asked = s.frame
        assert isinstance(asked, Ask)
        legal = asked.legal(s, seat)
        if legal & legal - 1 == 0:
            return lowest(legal)
        what = asked.what
        if what == step.DRAFT:
            return strongest(s, legal)
        if what == step.SHIELD:
            return reprisals.shield(s, asked.number, legal)
        if what == step.GRUDGE:
            return reprisals.grudge(s, seat, legal)
        o = Outlook(self.weights, s, seat)
        if what == step.ACT:
            return act(o, s, seat, legal, dice)
        if what == step.PAUSE:
            first = s.drafts[seat]
            return (
                reprisals.begin(o, s, seat, legal & ~1) if first == NONE else reprisals.finish(o, s, seat, first, legal)
            )
        if what == step.SHARE:
            return collecting.share(o, s, seat, asked.rival, legal, dice)
        if what == step.SWAP:
            return collecting.swap(o, s)
        if what == step.SOOTHE:
            return collecting.soothe(o, s, seat, asked.group)
        if what == step.SHIFT:
            return bidding.shift(o, s, seat, asked.card, legal)
        if what == step.KEEP:
            return BILL + collecting.dearest(o, s.stakes[seat * SLOTS + s.slot])
        if what == step.NAME:
            return SEAT + collecting.least_threatening(o, legal >> SEAT)
        if what == step.BRIBE:
            return bribing.put(o, s, seat)
        return bribing.cut(o, s, seat)

    def volunteer(self, s: State, seat: int, dice: Dice) -> int:
        """NC-8.2: a Représaille out of turn, where it is worth more than in hand."""
        asked = s.frame
        if not isinstance(asked, Ask) or asked.what != step.ACT or asked.seat == seat:
            return NOTHING
        o = Outlook(self.weights, s, seat)
        first = s.drafts[seat]
        if first != NONE:
            return reprisals.finish(o, s, seat, first, vendetta.targets(s, seat, first))
        openings = vendetta.openings(s, seat)
        action = reprisals.begin(o, s, seat, openings) if openings else PASS
        return NOTHING if action == PASS else action


def act(o: Outlook, s: State, seat: int, legal: int, dice: Dice) -> int:
    """NC-3.2: Vendetta cards first, then what the phase is for."""
    first = s.drafts[seat]
    if first == NONE:
        action = reprisals.begin(o, s, seat, vendetta.openings(s, seat))
        starters = turn.starters(s, seat)
        if action != PASS or starters == 0 or s.phase == LAST:
            return action
        if s.phase == BUSINESS:
            return collecting.begin(o, s, seat, starters)
        if s.phase == MEETING:
            return bidding.begin(o, s, seat, starters, dice)
        return bribing.begin(o, s, seat, starters, dice)
    if first >= CARD:
        return reprisals.finish(o, s, seat, first, legal)
    steps = turn.steps(s, seat, first - CAID)
    if steps == 0:
        return reprisals.finish(o, s, seat, first, legal)
    if s.phase == BUSINESS:
        return collecting.step(o, s, seat, first - CAID, steps)
    if s.phase == MEETING:
        return bidding.step(o, s, seat, first - CAID, steps, dice)
    return bribing.step(o, s, seat, steps)


def strongest(s: State, legal: int) -> int:
    """NC-2.5: the Caïd whose power is worth most."""
    found: int = lowest(legal)
    best = -1.0
    for action in members(legal):
        power = power_of(s, caid_card(action - CAID))
        if power != NONE and POWER_WORTH[power] > best:
            best = POWER_WORTH[power]
            found = action
    return found
