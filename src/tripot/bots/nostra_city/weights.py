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
        self.spite = 1.0
        """How much more than its share of the win a Respect that a rival loses is worth."""
        self.cause = 1.0
        """The same for a step of the verdict."""
        self.dearest = 4.0
        """No step of the verdict is worth more Respect than this."""
        self.mean_bribe = 1.25
        self.rivalry = 0.6
        """What an Indic's share becomes when he gets company."""
        self.mean_bill = 14.0
        """A bill that one cannot see, in thousands."""
        self.fills = 2.5
        """Cards that come to La Rue in a month."""
        self.close = 0.4
        """How far the contests for a bonus (NC-7.4) still go apart by chance."""
        self.closing = 0.4
        """How much more with each MEETING to come."""
        self.dull = 0.25
        """However little a card is worth, somebody may want it this much."""
        self.single = 12.0
        """What others stake with each bill, in thousands."""
        self.fixed = 0.4
        """The part of what others stake that does not depend on the card."""
        self.alone = 0.9
        """How likely an Enquête is lifted by a stake that suffices."""
        self.helped = 0.3
        """How often a rival helps to lift it."""
        self.drawn = 1.5
        """A drawn bill, in units of 10 000 $."""
        self.spoils = 0.45
        """How much of a bill that is owed to somebody the collector gains, by giving the smallest or none."""
        self.missing = 0.4
        """How often a draw that the pile is too short for leaves somebody unpaid."""
        self.bad_swap = 0.8
        self.offended = 0.5
        """What a grudge costs beyond what its owner threatens."""
        self.plain = 0.6
        """What the card that takes another's place in La Rue is worth (NC-8.8)."""
        self.action = 0.3
        """What a Caïd's action is worth."""
        self.evidence = 1.5
        """How far the best of a Banque's bills pushes the verdict (NC-8.13)."""
        self.wise = 0.25
        """NC-1.5: what a card in hand does for Sagesse et Vertu, close to the most and far from it."""
        self.unwise = 0.1
        self.patience = 0.03
        """How much more than that a play must bring."""
