"""The city: Territoires, Banques, bids, the jury, and what each player has lawfully seen."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.nostra_city.kit import CAIDS, SILENCE, Kit
from tripot.kernel import state as kernel
from tripot.kernel.state import Frame, Sink

NOBODY: Final = -1
NONE: Final = -1
SEATS: Final = 5
SLOTS: Final = 4
ANYBODY: Final = 5
"""As a viewer: what everybody knows."""
VIEWERS: Final = 6

CORRUPTION: Final = 5
DISCARD: Final = 6
PILE: Final = 7
ZONES: Final = 8
"""Where unseen bills lie: with each of five players (Banque and stakes together), and these."""

SETUP: Final = 0
BUSINESS: Final = 1
MEETING: Final = 2
RESOLUTION: Final = 3
PROCES: Final = 4
RECEPTION: Final = 5
LAST: Final = 6
OVER: Final = 7

FEBRUARY: Final = 2
MARCH: Final = 3
APRIL: Final = 4
JUNE: Final = 6

NO_REPRISAL: Final = 8
"""What a spy sees where there is nothing to see."""

AWAY: Final = 0
WAITING: Final = 1
IN_RUE: Final = 2
HELD: Final = 3
"""Where the Underboss is (NC-7.1)."""


class Reprisal:
    """NC-8.2: a Représaille that somebody has played, what it was aimed at as an action, and whether it came to nothing
    (NC-8.12)."""

    def __init__(self, seat: int, card: int, aim: int, cancelled: bool) -> None:
        self.seat = seat
        self.card = card
        self.aim = aim
        self.cancelled = cancelled


class Tally:
    """NC-7.3: a count of bribes, and the verdict before and after it."""

    def __init__(self, bills: int, before: int, after: int) -> None:
        self.bills = bills
        self.before = before
        self.after = after


class Course:
    """The order of the game: `rules/course.py`, which knows all that the state must not."""

    def follow(self, s: State, then: int, sink: Sink | None) -> None:
        """What comes after an answer, up to the next decision."""
        raise NotImplementedError


class State(kernel.State):
    """Rue cards are numbered and sets of them are bitmasks; bills and Vendetta cards lie in bags (`bags.py`). Lists
    without another word are in order of seats. Where a card is in nobody's Territoire, slot or pile, it has left the
    game."""

    def __init__(
        self,
        frame: Frame[State] | None,
        course: Course,
        kit: Kit,
        month: int,
        phase: int,
        turn: int,
        first: int,
        opener: int,
        moved: bool,
        slot: int,
        verdict: int,
        underboss: int,
        caid: int,
        kind: int,
        raided: bool,
        aside: bool,
        pausing: bool,
        top: int,
        rue_pile: int,
        engaged: int,
        burnt: int,
        acting: int,
        bills: int,
        discard: int,
        open_bag: int,
        drawn: int,
        corruption: int,
        vendetta: int,
        spent: int,
        bid: int,
        received: int,
        zeal: int,
        discreet: int,
        queue: int,
        victims: int,
        place: int,
        stake: int,
        gift_first: int,
        last: Reprisal | None,
        rue: list[int],
        titles: list[int],
        bonuses: list[int],
        tallies: list[Tally],
        lands: list[int],
        banks: list[int],
        hands: list[int],
        bribes: list[int],
        corruptions: list[int],
        zealous: list[int],
        shames: list[int],
        done: list[int],
        due: list[int],
        drafts: list[int],
        sealed: list[int],
        aims: list[int],
        gifts: list[int],
        packs: list[int],
        stakes: list[int],
        bidders: list[int],
        seen: list[int],
        seen_cards: list[int],
        mutes: list[int],
        sights: list[int],
        spied: list[int],
        spied_cards: list[int],
    ) -> None:
        super().__init__(frame)
        self.course = course
        self.kit = kit
        self.month = month
        self.phase = phase
        self.turn = turn
        """Whose turn of the phase it is; NOBODY where it is nobody's."""
        self.first = first
        """Who has the First-player card."""
        self.opener = opener
        """Who began this phase: the First player as far as orders go (NC-4.6)."""
        self.moved = moved
        """The First-player card has been given this month."""
        self.slot = slot
        """The slot that is resolved, or comes next after a pause, from 0; NONE outside the resolution."""
        self.verdict = verdict
        self.underboss = underboss
        self.caid = caid
        """The Caïd of the Encaissement or Corruption that is going on."""
        self.kind = kind
        """The kind of that Encaissement."""
        self.raided = raided
        """The Descente has stopped it."""
        self.aside = aside
        """The Descente is not in the pile (Bruno)."""
        self.pausing = pausing
        """A pause of NC-8.2 (b) is on; it is asked again after every play."""
        self.top = top
        """The visible bill of the discard, or NONE (NC-2.6)."""
        self.rue_pile = rue_pile
        self.engaged = engaged
        """Engaged Caïds and Turfs of all Territoires."""
        self.burnt = burnt
        """Turfs under Incendie."""
        self.acting = acting
        """The Enquêtes in La Rue that act (NC-7.2)."""
        self.bills = bills
        """The bill pile, without the Descente."""
        self.discard = discard
        self.open_bag = open_bag
        """The part of the discard that everybody has seen."""
        self.drawn = drawn
        """The bills of the Encaissement that is going on."""
        self.corruption = corruption
        self.vendetta = vendetta
        self.spent = spent
        """Used Vendetta cards, face up."""
        self.bid = bid
        """Who has bid this MEETING, as a set."""
        self.received = received
        """Who has received a card this MEETING, as a set."""
        self.zeal = zeal
        """Who has made Corruptions this phase with a Caïd that counts (NC-6.2)."""
        self.discreet = discreet
        """Who has made one with a Caïd that does not (Rocco)."""
        self.queue = queue
        """Who has sealed a play that is still to resolve."""
        self.victims = victims
        """Who is lésé and has not drawn yet."""
        self.place = place
        """The acting player's unfinished choice: the Turf or the slot."""
        self.stake = stake
        """The acting player's unfinished choice: the bills."""
        self.gift_first = gift_first
        """Who is to get the First-player card in the sharing that is going on."""
        self.last = last
        """The Représaille played last."""
        self.rue = rue
        """The card in each slot, or NONE."""
        self.titles = titles
        """Underboss, Consigliere and Primo Capo."""
        self.bonuses = bonuses
        """Who has each end bonus (NC-1.5)."""
        self.tallies = tallies
        """The counts so far."""
        self.lands = lands
        """The cards of each Territoire."""
        self.banks = banks
        self.hands = hands
        """Vendetta cards."""
        self.bribes = bribes
        """Bills put on the corruption pile since the last count."""
        self.corruptions = corruptions
        """Corruptions of this phase."""
        self.zealous = zealous
        """Corrupteurs zélés."""
        self.shames = shames
        """La Honte ! laid before each."""
        self.done = done
        """The kinds of Encaissement that each has done this phase, as a set."""
        self.due = due
        """Vendetta cards that each victim is to draw."""
        self.drafts = drafts
        """The first action of each player's unfinished choice, or NONE."""
        self.sealed = sealed
        """The first action of each player's answer at a pause or in the draft, or NONE."""
        self.aims = aims
        """The second one, of a play at a pause, or NONE."""
        self.gifts = gifts
        """What each is to get in the sharing that is going on."""
        self.packs = packs
        """NC-2.5: the Caïds that each picks from."""
        self.stakes = stakes
        """4 × seat + slot: the bills of this bid."""
        self.bidders = bidders
        """4 × seat + slot: the Caïd of this bid, or NONE."""
        self.seen = seen
        """8 × viewer + zone: bills that the viewer has seen go there; from bit 56 on, how many of them may be gone."""
        self.seen_cards = seen_cards
        """5 × viewer + holder: Vendetta cards that the holder surely has."""
        self.mutes = mutes
        """5 × viewer + holder: how many of the holder's cards are surely Indics or Grosses colères."""
        self.sights = sights
        """The bills that each has looked at last (Nina)."""
        self.spied = spied
        """Whose Représaille each has looked at since (Ugo), or NONE."""
        self.spied_cards = spied_cards
        """Its kind, or NO_REPRISAL; NONE where there was no look."""

    def clone(self) -> State:
        return State(
            self.frame,
            self.course,
            self.kit,
            self.month,
            self.phase,
            self.turn,
            self.first,
            self.opener,
            self.moved,
            self.slot,
            self.verdict,
            self.underboss,
            self.caid,
            self.kind,
            self.raided,
            self.aside,
            self.pausing,
            self.top,
            self.rue_pile,
            self.engaged,
            self.burnt,
            self.acting,
            self.bills,
            self.discard,
            self.open_bag,
            self.drawn,
            self.corruption,
            self.vendetta,
            self.spent,
            self.bid,
            self.received,
            self.zeal,
            self.discreet,
            self.queue,
            self.victims,
            self.place,
            self.stake,
            self.gift_first,
            self.last,
            self.rue.copy(),
            self.titles.copy(),
            self.bonuses.copy(),
            self.tallies.copy(),
            self.lands.copy(),
            self.banks.copy(),
            self.hands.copy(),
            self.bribes.copy(),
            self.corruptions.copy(),
            self.zealous.copy(),
            self.shames.copy(),
            self.done.copy(),
            self.due.copy(),
            self.drafts.copy(),
            self.sealed.copy(),
            self.aims.copy(),
            self.gifts.copy(),
            self.packs.copy(),
            self.stakes.copy(),
            self.bidders.copy(),
            self.seen.copy(),
            self.seen_cards.copy(),
            self.mutes.copy(),
            self.sights.copy(),
            self.spied.copy(),
            self.spied_cards.copy(),
        )

    def free(self, seat: int) -> int:
        """NC-3.2: the Caïds that can still be engaged."""
        return self.lands[seat] & CAIDS & ~self.engaged

    def following(self, seat: int) -> int:
        """The next player clockwise."""
        return (seat + 1) % len(self.banks)

    def under(self, effect: int) -> bool:
        """Whether an Enquête of this effect acts."""
        return self.acting & self.kit.effects[effect] != 0

    def able(self, power: int) -> int:
        """The Caïds whose power of this kind works now: none under the FBI."""
        return 0 if self.under(SILENCE) else self.kit.powers[power]

    def everybody(self) -> int:
        return (1 << len(self.banks)) - 1


def new_state(course: Course, kit: Kit, players: int, frame: Frame[State] | None) -> State:
    """NC-2: everything in its pile, and everybody with his first bills."""
    return State(
        frame=frame,
        course=course,
        kit=kit,
        month=1,
        phase=SETUP,
        turn=NOBODY,
        first=NOBODY,
        opener=NOBODY,
        moved=False,
        slot=NONE,
        verdict=kit.verdict,
        underboss=AWAY,
        caid=NONE,
        kind=NONE,
        raided=False,
        aside=False,
        pausing=False,
        top=NONE,
        rue_pile=(1 << 46) - 1,
        engaged=0,
        burnt=0,
        acting=0,
        bills=kit.bills - players * kit.bank,
        discard=0,
        open_bag=0,
        drawn=0,
        corruption=0,
        vendetta=kit.vendetta,
        spent=0,
        bid=0,
        received=0,
        zeal=0,
        discreet=0,
        queue=0,
        victims=0,
        place=NONE,
        stake=0,
        gift_first=NOBODY,
        last=None,
        rue=[NONE] * SLOTS,
        titles=[NOBODY] * 3,
        bonuses=[NOBODY] * 3,
        tallies=[],
        lands=[0] * players,
        banks=[kit.bank] * players,
        hands=[0] * players,
        bribes=[0] * players,
        corruptions=[0] * players,
        zealous=[0] * players,
        shames=[0] * players,
        done=[0] * players,
        due=[0] * players,
        drafts=[NONE] * players,
        sealed=[NONE] * players,
        aims=[NONE] * players,
        gifts=[0] * players,
        packs=[0] * players,
        stakes=[0] * (players * SLOTS),
        bidders=[NONE] * (players * SLOTS),
        seen=[0] * (VIEWERS * ZONES),
        seen_cards=[0] * (SEATS * SEATS),
        mutes=[0] * (SEATS * SEATS),
        sights=[0] * players,
        spied=[NONE] * players,
        spied_cards=[NONE] * players,
    )
