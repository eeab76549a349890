"""How a state is copied. Made by `python -m tripot.games.twins` from state.py. Do not edit."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city.state import State


class Twin(State):
    """Has the values of another state, and shares nothing with it that can change."""

    def __init__(self, s: State) -> None:
        self.frame = s.frame
        self.course = s.course
        self.powers = s.powers
        self.strikes = s.strikes
        self.kit = s.kit
        self.month = s.month
        self.phase = s.phase
        self.turn = s.turn
        self.first = s.first
        self.opener = s.opener
        self.moved = s.moved
        self.slot = s.slot
        self.verdict = s.verdict
        self.underboss = s.underboss
        self.caid = s.caid
        self.kind = s.kind
        self.raided = s.raided
        self.aside = s.aside
        self.pausing = s.pausing
        self.top = s.top
        self.rue_pile = s.rue_pile
        self.engaged = s.engaged
        self.burnt = s.burnt
        self.acting = s.acting
        self.bills = s.bills
        self.discard = s.discard
        self.open_bag = s.open_bag
        self.drawn = s.drawn
        self.corruption = s.corruption
        self.vendetta = s.vendetta
        self.spent = s.spent
        self.bid = s.bid
        self.received = s.received
        self.zeal = s.zeal
        self.discreet = s.discreet
        self.queue = s.queue
        self.victims = s.victims
        self.place = s.place
        self.stake = s.stake
        self.gift_first = s.gift_first
        self.last = s.last
        self.rue = s.rue.copy()
        self.titles = s.titles.copy()
        self.bonuses = s.bonuses.copy()
        self.tallies = s.tallies.copy()
        self.lands = s.lands.copy()
        self.banks = s.banks.copy()
        self.hands = s.hands.copy()
        self.bribes = s.bribes.copy()
        self.corruptions = s.corruptions.copy()
        self.zealous = s.zealous.copy()
        self.shames = s.shames.copy()
        self.done = s.done.copy()
        self.due = s.due.copy()
        self.drafts = s.drafts.copy()
        self.sealed = s.sealed.copy()
        self.aims = s.aims.copy()
        self.gifts = s.gifts.copy()
        self.packs = s.packs.copy()
        self.stakes = s.stakes.copy()
        self.bidders = s.bidders.copy()
        self.seen = s.seen.copy()
        self.seen_cards = s.seen_cards.copy()
        self.mutes = s.mutes.copy()
        self.sights = s.sights.copy()
        self.spied = s.spied.copy()
        self.spied_cards = s.spied_cards.copy()

    def clone(self) -> State:
        return Twin(self)
