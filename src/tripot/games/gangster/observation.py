"""What a seat of Gangster may know, as a row of numbers."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.actions import HALF, KIND, PLAYER
from tripot.games.gangster.asked import NONE, STEPS
from tripot.games.gangster.game import Gangster
from tripot.games.gangster.kit import AVENTURE, COURSE, DIAMANTS, GEMS, MISSION, PERLES, PILES, RECRUTEMENT, SQUARES
from tripot.games.gangster.material import DECKS, KINDS, THEFTS
from tripot.games.gangster.rules.drawing import HOWS
from tripot.games.gangster.rules.exchange import Blind, SwapRival
from tripot.games.gangster.rules.stars import Block, StarStep
from tripot.games.gangster.rules.theft import Trial
from tripot.games.gangster.state import NO_ACTION, NO_CARD, NOBODY, SEALED_NOTHING, SEATS, State
from tripot.games.gangster.step import Ask
from tripot.kernel import observation as kernel
from tripot.kernel.bits import count, lowest
from tripot.kernel.row import Rows
from tripot.kernel.seats import CLOCK

STEP: Final[dict[str, int]] = {step: number for number, step in enumerate(STEPS)}
DICE: Final = 3
THOUSAND: Final = 1000.0
EACH: Final = 48
"""Gems, or Aventures: the largest piles."""


class Observation(kernel.Observation[State]):
    def __init__(self, game: Gangster) -> None:
        super().__init__(game.players)
        kit = game.kit
        self.kit = kit
        gems, stars = numbered(EACH), numbered(len(kit.cards[AVENTURE]))
        recruits = numbered(len(kit.cards[RECRUTEMENT]))
        squares = numbered(SQUARES)
        self.awaited = self.around("awaited", [], "1: must answer")
        self.clock = self.part("clock", [], "1: an auction against the clock is on (GA-4.5)")
        self.turn = self.around("turn", [], "1: whose turn it is; nobody until the first player is known")
        self.moment = self.part(
            "moment", ["rolled", "again", "ending"], "1: the die is cast; a second move is owed; the end is fixed"
        )
        self.forced = self.part("forced", [], "the die that was chosen instead of rolled; 0: none")
        self.dice = self.part("die", numbered(DICE), "the last dice, in order; 0: none")
        self.reading = self.part("reading", numbered(PILES), "1: the pile of the last card read aloud in this turn")
        self.read = self.part("reading-card", [], "its number there, from 1")
        self.spoken = self.part("spoken", [*KINDS, "half.0", "half.1"], "1: what somebody has named last")
        self.named = self.around("named", [], "1: the player whom somebody has named last")
        self.cash = self.around("cash", [], "in thousands")
        self.square = self.around("square", [], "the number of the square, from 1; 0: the pawn has left the board")
        self.stand = self.part("stand", squares, "1: where one's own pawn stands")
        self.men = self.around("men", [], "what everybody could count last, himself included; -1: nobody knows")
        self.counted = self.around("counted", [], "how many Recrutement cards that number is about")
        self.held = self.around(
            "held", ["perles", "diamants", "stars", "missions", "tickets", "recruits"], "how many cards of each sort"
        )
        self.protections = self.around("protections", [], "how many")
        self.dossiers = self.around("dossiers", [], "how many")
        self.missed = self.around("missed", [], "turns still to miss")
        self.played = self.around("played", [], "★ Aventures played in this turn (GA-3.5)")
        self.offer = self.around("offer", [], "1: has announced an offer")
        self.out = self.around("out", [], "1: eliminated")
        self.gems = self.part("gem", gems, "1: one's own; Perles are 0 to 23, Diamants 24 to 47")
        self.stars = self.part("star", stars, "1: one's own ★ Aventure")
        self.missions = self.part("mission", numbered(len(kit.cards[MISSION])), "1: one's own ★ Mission")
        self.tickets = self.part("ticket", numbered(len(kit.cards[COURSE])), "1: one's own")
        self.recruits = self.part("recruit", recruits, "1: one's own Recrutement card")
        self.own_men = self.part("own-men", [], "all of one's own men, and oneself")
        self.seen_gems = self.around("seen-gem", gems, "1: one has seen it, and this player may have it (GA-5.3)")
        self.seen_recruits = self.part(
            "seen-recruit",
            recruits,
            "who may have a Recrutement card that one has seen: the sum of 2 to the power k for each +k",
        )
        self.unused = self.part("unused", list(DECKS), "how many cards can be drawn")
        self.used: list[int] = []
        for pile in range(PILES):
            cards = numbered(EACH if pile == GEMS else len(kit.cards[pile]))
            name = "gem" if pile == GEMS else DECKS[pile]
            self.used.append(self.part(f"used-{name}", cards, "1: under its pile, face up"))
        self.sealed = self.part(
            "sealed", ["there", "what"], "1 and one's own silent choice: thousands, or a ★ (-1: none)"
        )
        self.step = self.part("step", list(STEPS), "1: what is asked, as far as everybody may know")
        self.asked = self.around("asked", [], "1: who decides, rolls or draws")
        self.rival = self.around("rival", [], "1: whose card it is about, who plays the ★, the highest bidder")
        self.kind = self.part("kind", list(KINDS), "1: the kind of gem that it is about")
        self.deck = self.part("deck", list(DECKS), "1: the deck that is drawn from")
        self.theft = self.part("theft", list(THEFTS), "1: the theft that it is about")
        self.card = self.part("card", numbered(EACH), "1: the ★ being played, or one's own gem in an exchange")
        self.thousands = self.part("thousands", [], "those of a bid whose hundreds are still to come")
        self.number = self.part("number", [], "the bid in thousands, or the other number of the question")
        self.how = self.part("how", list(HOWS), "1: why a card is drawn")
        self.group = self.around("group", [], "1: still in the auction, asked at the race, may still begin")
        self.choosing = self.part("choosing", [], "1: one has chosen the gem to swap, and chooses with whom")

    def write(self, s: State, seat: int, rows: Rows) -> None:
        self._write_turn(s, seat, rows)
        for distance in range(self.players):
            self._write_player(s, (seat + distance) % self.players, distance, rows)
        self._write_own(s, seat, rows)
        self._write_known(s, seat, rows)
        for pile in range(PILES):
            rows.spread(self.used[pile], s.used[pile])
            if pile != GEMS:
                rows.put(self.unused + pile, count(s.unused[pile]))
        rows.put(self.unused + GEMS, count(s.unused[GEMS] & PERLES))
        rows.put(self.unused + GEMS + 1, count(s.unused[GEMS] & DIAMANTS))
        asked = s.frame
        if isinstance(asked, Ask):
            rows.spread(self.awaited, self.turned(asked.awaited & (1 << self.players) - 1, seat))
            rows.put(self.clock, asked.awaited >> CLOCK & 1)
            self._write_question(s, asked, seat, rows)

    def _write_turn(self, s: State, seat: int, rows: Rows) -> None:
        if s.turn != NOBODY:
            rows.mark(self.turn + self.distance(s.turn, seat))
        rows.put(self.moment, s.rolled)
        rows.put(self.moment + 1, s.again)
        rows.put(self.moment + 2, s.ending)
        rows.put(self.forced, s.forced)
        for number, die in enumerate(s.dice):
            rows.put(self.dice + number, die)
        if s.read_pile != NO_CARD:
            rows.mark(self.reading + s.read_pile)
            rows.put(self.read, s.read_card + 1)
        if s.spoken >= PLAYER:
            rows.mark(self.named + self.distance(s.spoken - PLAYER, seat))
        elif s.spoken != NO_ACTION:
            rows.mark(self.spoken + (s.spoken - KIND if s.spoken < HALF else s.spoken - HALF + 2))

    def _write_player(self, s: State, other: int, distance: int, rows: Rows) -> None:
        rows.weigh(self.cash + distance, s.cash[other] / THOUSAND)
        rows.put(self.square + distance, s.squares[other] + 1)
        rows.put(self.men + distance, s.men_shown[other])
        rows.put(self.counted + distance, count(s.counted[other]))
        held = self.held + distance * 6
        rows.put(held, count(s.gems[other] & PERLES))
        rows.put(held + 1, count(s.gems[other] & DIAMANTS))
        rows.put(held + 2, count(s.stars[other]))
        rows.put(held + 3, count(s.missions[other]))
        rows.put(held + 4, count(s.tickets[other]))
        rows.put(held + 5, count(s.recruits[other]))
        rows.put(self.protections + distance, s.protections[other])
        rows.put(self.dossiers + distance, s.dossiers[other])
        rows.put(self.missed + distance, s.missed[other])
        rows.put(self.played + distance, s.played[other])
        rows.put(self.offer + distance, s.offers >> other & 1)
        rows.put(self.out + distance, s.out >> other & 1)

    def _write_own(self, s: State, seat: int, rows: Rows) -> None:
        if s.squares[seat] != NOBODY:
            rows.mark(self.stand + s.squares[seat])
        rows.spread(self.gems, s.gems[seat])
        rows.spread(self.stars, s.stars[seat])
        rows.spread(self.missions, s.missions[seat])
        rows.spread(self.tickets, s.tickets[seat])
        rows.spread(self.recruits, s.recruits[seat])
        rows.put(self.own_men, s.men(seat))
        if s.sealed[seat] != SEALED_NOTHING:
            rows.mark(self.sealed)
            rows.put(self.sealed + 1, s.sealed[seat])

    def _write_known(self, s: State, seat: int, rows: Rows) -> None:
        """GA-4.4, GA-5.3: what this seat has seen of its rivals' cards."""
        every = 0
        for other in range(self.players):
            gems = s.seen_gems[seat * SEATS + other]
            if gems:
                rows.spread(self.seen_gems + self.distance(other, seat) * EACH, gems)
            every |= s.seen_recruits[seat * SEATS + other]
        while every:
            card: int = lowest(every)
            every &= every - 1
            holders = 0
            for other in range(self.players):
                holders |= (s.seen_recruits[seat * SEATS + other] >> card & 1) << other
            rows.put(self.seen_recruits + card, self.turned(holders, seat))

    def _write_question(self, s: State, asked: Ask, seat: int, rows: Rows) -> None:
        """In the middle of an exchange the others know only where it began."""
        if isinstance(asked, SwapRival):
            rows.mark(self.step + STEP["swap"])
            rows.mark(self.asked + self.distance(asked.seat, seat))
            if asked.seat == seat:
                rows.mark(self.choosing)
                rows.mark(self.card + asked.card)
            return
        told = asked.told()
        step = asked.name
        rows.mark(self.step + STEP[step])
        rows.mark(self.asked + self.distance(asked.seat, seat))
        if told.rival != NONE:
            rows.mark(self.rival + self.distance(told.rival, seat))
        if isinstance(asked, Trial):
            rows.mark(self.theft + asked.theft)
        if step in ("draw", "blind"):
            rows.mark(self.deck + told.kind)
        elif step in ("theft", "escape"):
            rows.mark(self.theft + told.kind)
        elif told.kind != NONE:
            rows.mark(self.kind + told.kind)
        if step == "draw":
            rows.mark(self.how + told.card)
        elif step == "bid-hundreds":
            rows.put(self.thousands, told.card)
        mine = isinstance(asked, Blind) and asked.seat == seat and told.card != NONE
        if mine or isinstance(asked, StarStep | Block):
            rows.mark(self.card + told.card)
        rows.weigh(self.number, told.number / THOUSAND if step in BIDS else float(told.number))
        for member in told.group:
            rows.mark(self.group + self.distance(member, seat))


BIDS: Final = ("bid", "bid-hundreds", "live")


def numbered(many: int) -> list[str]:
    return [str(number) for number in range(many)]
