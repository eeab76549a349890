"""A quick player of Nostra City: weighs each choice in Respect, and knows nothing that his seat may not."""

from __future__ import annotations

__compile__ = True

from tripot.bots.nostra_city import bidding, bribing, collecting, reprisals
from tripot.bots.nostra_city.hearsay import NOBODY, Hearsay
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.prices import power_worth
from tripot.bots.nostra_city.weights import Weights
from tripot.bots.policy import NOTHING, Policy
from tripot.games.nostra_city.actions import BILL, CAID, CARD, PASS
from tripot.games.nostra_city.numbering import caid_card, rival_action, rivals_among
from tripot.games.nostra_city.powers.grudge import Grudge
from tripot.games.nostra_city.powers.peek import Bribe
from tripot.games.nostra_city.powers.shield import Shield
from tripot.games.nostra_city.powers.shift import Shift
from tripot.games.nostra_city.powers.soothe import Soothe
from tripot.games.nostra_city.powers.swap_bill import Swap
from tripot.games.nostra_city.rules import turn, vendetta
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.rules.resolution import Keep
from tripot.games.nostra_city.rules.setup import Draft
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.titles import Name
from tripot.games.nostra_city.rules.turn import Act
from tripot.games.nostra_city.state import BUSINESS, LAST, MEETING, NONE, SLOTS, State
from tripot.games.nostra_city.strikes.ecoute import Exhibit
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice


class Weigh(Policy[State]):
    """Any state that his view allows gives the same answer."""

    def __init__(self, weights: Weights, hearsay: Hearsay = NOBODY) -> None:
        self.weights = weights
        self.hearsay = hearsay

    def choose(self, s: State, seat: int, dice: Dice) -> int:
        asked = s.frame
        assert asked is not None
        legal = asked.legal(s, seat)
        if legal & legal - 1 == 0:
            return lowest(legal)
        if isinstance(asked, Draft):
            return strongest(s, legal)
        if isinstance(asked, Shield):
            return reprisals.shield(s, asked.card, legal)
        if isinstance(asked, Grudge):
            return reprisals.grudge(s, seat, legal)
        o = Outlook(self.weights, s, seat, self.hearsay)
        if isinstance(asked, Act):
            return act(o, s, seat, legal, dice)
        if isinstance(asked, Pause):
            first = s.drafts[seat]
            return (
                reprisals.begin(o, s, seat, legal & ~1) if first == NONE else reprisals.finish(o, s, seat, first, legal)
            )
        if isinstance(asked, Share):
            return collecting.share(o, s, seat, asked.receiver, legal, dice)
        if isinstance(asked, Swap):
            return collecting.swap(o, s)
        if isinstance(asked, Soothe):
            return collecting.soothe(o, s, seat, asked.victims)
        if isinstance(asked, Shift):
            return bidding.shift(o, s, seat, asked.slot, legal)
        if isinstance(asked, Keep):
            return BILL + collecting.dearest(o, s.stakes[seat * SLOTS + s.slot])
        if isinstance(asked, Name):
            return rival_action(seat, collecting.least_threatening(o, rivals_among(seat, legal)))
        if isinstance(asked, Bribe):
            return bribing.put(o, s, seat)
        if isinstance(asked, Exhibit):
            return bribing.exhibit(o, s, asked.rival)
        return bribing.cut(o, s, seat)

    def volunteer(self, s: State, seat: int, dice: Dice) -> int:
        """NC-8.2: a Représaille out of turn, where it is worth more than in hand."""
        asked = s.frame
        if not isinstance(asked, Act) or asked.seat == seat:
            return NOTHING
        o = Outlook(self.weights, s, seat, self.hearsay)
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
        worth = power_worth(s.powers[caid_card(action - CAID)])
        if worth > best:
            best = worth
            found = action
    return found
