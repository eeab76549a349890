"""What a player holds dear: found by letting players of different tastes meet, a few thousand games at a time."""

from __future__ import annotations

__compile__ = True


class Weights:
    """In Respect, unless another unit is named."""

    def __init__(self) -> None:
        self.cash = 0.1
        """10 000 $ while there are MEETINGs to come."""
        self.purse = 0.05
        """10 000 $ after the last one."""
        self.savings = 0.05
        """10 000 $ of anybody's, as far as they tell who will win."""
        self.caid = 0.25
        """A Caïd for each month to come."""
        self.turf = 0.33
        """A Turf for each month to come."""
        self.team = 0.15
        """One more for La fine équipe (NC-1.5)."""
        self.underboss = 2.3
        """NC-5.8: more than what one is named for otherwise."""
        self.grudge = 0.05
        """A Vendetta card in the hand of a rival, be it no Indic, at three players; eight times that at four, 27 times
        at five, where cards are many. How fair one is makes little difference to how often one wins."""
        self.hoard = 0.15
        """How much of a bill's use as a bribe is counted while it is kept."""
        self.reserve = 0.5
        """The last free Caïd at the end of the BUSINESS; each other one a half of the one before."""
        self.luck = 1.5
        """How far Respects still go apart by chance."""
        self.drift = 0.47
        """How much more with each MEETING to come."""
        self.stays = 0.2
        """How likely an Enquête still lies in La Rue a month later."""
        self.duty = 0.78
        """How many steps each player who is no Indic moves the verdict in a PROCÈS to come (NC-6.1)."""
        self.plot = 1.9
        """How many steps an Indic moves it the other way."""
        self.fear = 0.11
        """The same for an Indic who is not there yet, for each seat above two and each PROCÈS after the next."""
        self.wobble = 3.0
        """How far the verdict strays."""
        self.sway = 0.75
        """How much more with each PROCÈS to come."""
        self.suspect = 0.35
        """How much suspicion one bribe more than the others' raises."""
        self.rivals = 0.75
        """How often a free Caïd of somebody else bids."""
        self.stake = 16.0
        """What others stake on a card of one Respect, in thousands."""
        self.whim = 0.12
        """How far a choice may fall short of the best one: whoever is predictable is outbid."""
