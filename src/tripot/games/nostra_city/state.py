"""The city: Territoires, Banques, bids, the jury, and what each player has lawfully seen."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tripot.games.nostra_city.bags import bill
from tripot.games.nostra_city.kit import CAIDS, NEVER, SILENCE, Kit
from tripot.games.nostra_city.material import Moment, Vendetta
from tripot.games.nostra_city.then import ACTED, COLLECTED, Then
from tripot.kernel import state as kernel
from tripot.kernel.state import Sink

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """NC-8.1: what a Caïd can do. The files in `powers/` override what they change; this one changes nothing."""

    name: ClassVar[str] = ""
    moment: ClassVar[Moment | None] = None
    call: ClassVar[int] = NEVER
    """When a Caïd is called who is free, not the one who acts."""

    def kinds(self, s: State, seat: int, left: int) -> int:
        """NC-4.7: the kinds of Encaissement open to him; `left` are open to any. Called RESORTS if those are none."""
        return left

    def draws(self, number: int) -> int:
        """NC-4.2: how many bills his Encaissement draws."""
        return number

    def evades(self) -> bool:
        """NC-4.5: whether he ignores the Descente once."""
        return False

    def collected(self, s: State, seat: int, sink: Sink | None) -> Then:
        """NC-8.15: between the last bill and the sharing."""
        return COLLECTED

    def counts(self, s: State, worth: int) -> int:
        """NC-8.9: what his stake counts."""
        return worth

    def wins_ties(self) -> bool:
        """NC-8.9."""
        return False

    def keeps(self) -> int:
        """NC-5.4: bills that come back of a stake that wins alone."""
        return 1

    def takes_back(self, won: bool) -> bool:
        """NC-8.9: whether a bill comes back of a stake that was compared."""
        return False

    def salvages(self) -> bool:
        """NC-8.9: whether a stake that loses to others brings another card."""
        return False

    def revealed(self, s: State, seat: int, slot: int) -> bool:
        """NC-8.10: whether something is asked when all bids are revealed."""
        return False

    def prepare(self, s: State, seat: int, caid: int, sink: Sink | None) -> bool:
        """NC-8.14: whether something comes before the bill of his Corruption."""
        return False

    def bribes(self) -> int:
        """NC-8.14: the most bills that he puts."""
        return 1

    def sources(self, s: State) -> int:
        """NC-8.14: what he may put instead of an own bill, as actions. Called RESORTS if there is no bill."""
        return 0

    def put(self, s: State, seat: int, caid: int, action: int, sink: Sink | None) -> Then:
        """NC-8.14: such a Corruption."""
        raise NotImplementedError

    def corrupted(self, s: State, seat: int, bag: int) -> Then:
        """NC-8.14: after his Corruption."""
        return ACTED

    def zealous(self) -> bool:
        """NC-6.2: whether his Corruption counts beside another player's."""
        return True

    def wronged(self, s: State, seat: int) -> Then:
        """NC-8.11: called WRONGED."""
        raise NotImplementedError

    def shared(self, s: State, seat: int) -> Then:
        """NC-8.11: called SHARED."""
        raise NotImplementedError

    def struck(self, s: State, seat: int, rival: int, card: int, aim: int) -> Then:
        """NC-8.12: called STRUCK."""
        raise NotImplementedError

    def aims(self, s: State, seat: int) -> int:
        """NC-8.2: called OPENS: what he can be played at, by public facts, as actions."""
        raise NotImplementedError

    def play(self, s: State, seat: int, caid: int, aim: int, sink: Sink | None) -> Then:
        """NC-8.2: called OPENS: play him."""
        raise NotImplementedError

    def trade(self, s: State, seat: int, caid: int, card: int, sink: Sink | None) -> Then:
        """NC-8.15: called TRADES."""
        raise NotImplementedError


PLAIN: Final = Power()


@mypyc_attr(allow_interpreted_subclasses=True)
class Strike:
    """NC-8.13: what a Représaille can be aimed at, and what it does: a file each in `strikes/`."""

    name: ClassVar[Vendetta]

    def aims(self, s: State, seat: int) -> int:
        """What it can be played at with effect, as actions."""
        raise NotImplementedError

    def strike(self, s: State, seat: int, aim: int, victim: int, sink: Sink | None) -> Then:
        """NC-8.5: it lies on the discard when it strikes."""
        raise NotImplementedError


class Reprisal:
    """NC-8.2: a Représaille that somebody has played, what it was aimed at as an action, and whether it came to nothing
    (NC-8.12)."""

    def __init__(self, seat: int, card: int, aim: int, cancelled: bool) -> None:
        self.seat = seat
        self.card = card
        self.aim = aim
        self.cancelled = cancelled


class Tally:
    """NC-7.3: a count of bribes, the kinds of its bills as they came, and the verdict before and after it."""

    def __init__(self, order: tuple[int, ...], before: int, after: int) -> None:
        self.order = order
        self.before = before
        self.after = after

    def bag(self) -> int:
        bag = 0
        for kind in self.order:
            bag += bill(kind)
        return bag


class Course:
    """The order of the game: `rules/course.py`, which knows all that the state must not."""

    def follow(self, s: State, then: Then, sink: Sink | None) -> None:
        """What comes after an answer, up to the next decision."""
        raise NotImplementedError


class State(kernel.State):
    """Rue cards are numbered and sets of them are bitmasks; bills and Vendetta cards lie in bags (`bags.py`). Lists
    without another word are in order of seats. Where a card is in nobody's Territoire, slot or pile, it has left the
    game."""

    def __init__(self, course: Course, powers: list[Power], strikes: list[Strike], kit: Kit, players: int) -> None:
        """NC-2: everything in its pile, and everybody with his first bills."""
        super().__init__(None)
        self.course = course
        self.powers = powers
        """For each card, what it can do."""
        self.strikes = strikes
        """For each kind of Représaille, what it does."""
        self.kit = kit
        self.month = 1
        self.phase = SETUP
        self.turn = NOBODY
        """Whose turn of the phase it is; NOBODY where it is nobody's."""
        self.first = NOBODY
        """Who has the First-player card."""
        self.opener = NOBODY
        """Who began this phase: the First player as far as orders go (NC-4.6)."""
        self.moved = False
        """The First-player card has been given this month."""
        self.slot = NONE
        """The slot that is resolved, or comes next after a pause, from 0; NONE outside the resolution."""
        self.verdict = kit.verdict
        self.underboss = AWAY
        self.caid = NONE
        """The Caïd of the Encaissement or Corruption that is going on."""
        self.kind = NONE
        """The kind of that Encaissement."""
        self.raided = False
        """The Descente has stopped it."""
        self.aside = False
        """The Descente is not in the pile (Bruno)."""
        self.pausing = False
        """A pause of NC-8.2 (b) is on; it is asked again after every play."""
        self.top = NONE
        """The visible bill of the discard, or NONE (NC-2.6)."""
        self.rue_pile = kit.rue
        self.engaged = 0
        """Engaged Caïds and Turfs of all Territoires."""
        self.burnt = 0
        """Turfs under Incendie."""
        self.acting = 0
        """The Enquêtes in La Rue that act (NC-7.2)."""
        self.bills = kit.bills - players * kit.bank
        """The bill pile, without the Descente."""
        self.discard = 0
        self.open_bag = 0
        """The part of the discard that everybody has seen."""
        self.drawn = 0
        """The bills of the Encaissement that is going on."""
        self.corruption = 0
        self.vendetta = kit.vendetta
        self.spent = 0
        """Used Vendetta cards, face up."""
        self.bid = 0
        """Who has bid this MEETING, as a set."""
        self.received = 0
        """Who has received a card this MEETING, as a set."""
        self.zeal = 0
        """Who has made Corruptions this phase with a Caïd that counts (NC-6.2)."""
        self.discreet = 0
        """Who has made one with a Caïd that does not (Rocco)."""
        self.queue = 0
        """Who has sealed a play that is still to resolve."""
        self.victims = 0
        """Who is lésé and has not drawn yet."""
        self.place = NONE
        """The acting player's unfinished choice: the Turf or the slot."""
        self.stake = 0
        """The acting player's unfinished choice: the bills."""
        self.gift_first = NOBODY
        """Who is to get the First-player card in the sharing that is going on."""
        self.last: Reprisal | None = None
        """The Représaille played last."""
        self.rue = [NONE] * SLOTS
        """The card in each slot, or NONE."""
        self.titles = [NOBODY] * 3
        """Underboss, Consigliere and Primo Capo."""
        self.bonuses = [NOBODY] * 3
        """Who has each end bonus (NC-1.5)."""
        self.tallies: list[Tally] = []
        """The counts so far; the bills of one that is going on lie here."""
        self.lands = [0] * players
        """The cards of each Territoire."""
        self.banks = [kit.bank] * players
        self.hands = [0] * players
        """Vendetta cards."""
        self.bribes = [0] * players
        """Bills put on the corruption pile since the last count."""
        self.corruptions = [0] * players
        """Corruptions of this phase."""
        self.zealous = [0] * players
        """Corrupteurs zélés."""
        self.shames = [0] * players
        """La Honte ! laid before each."""
        self.done = [0] * players
        """The kinds of Encaissement that each has done this phase, as a set."""
        self.due = [0] * players
        """Vendetta cards that each victim is to draw."""
        self.drafts = [NONE] * players
        """The first action of each player's unfinished choice, or NONE."""
        self.sealed = [NONE] * players
        """The first action of each player's answer at a pause or in the draft, or NONE."""
        self.aims = [NONE] * players
        """The second one, of a play at a pause, or NONE."""
        self.gifts = [0] * players
        """What each is to get in the sharing that is going on."""
        self.packs = [0] * players
        """NC-2.5: the Caïds that each picks from."""
        self.stakes = [0] * (players * SLOTS)
        """4 × seat + slot: the bills of this bid."""
        self.bidders = [NONE] * (players * SLOTS)
        """4 × seat + slot: the Caïd of this bid, or NONE."""
        self.seen = [0] * (VIEWERS * ZONES)
        """8 × viewer + zone: bills that the viewer has seen go there, but for the discard (NC-2.3); from bit 56 on, how
        many of them may be gone."""
        self.seen_cards = [0] * (SEATS * SEATS)
        """5 × viewer + holder: Vendetta cards that the holder surely has."""
        self.mutes = [0] * (SEATS * SEATS)
        """5 × viewer + holder: how many of the holder's cards are surely Indics or Grosses colères."""
        self.sights = [0] * players
        """The bills that each has looked at last (Nina)."""
        self.spied = [NONE] * players
        """Whose Représaille each has looked at since (Ugo), or NONE."""
        self.spied_cards = [NONE] * players
        """Its kind, or NO_REPRISAL; NONE where there was no look."""

    def clone(self) -> State:
        """As `twin.py` says."""
        raise NotImplementedError

    def free(self, seat: int) -> int:
        """NC-3.2: the Caïds that can still be engaged."""
        return self.lands[seat] & CAIDS & ~self.engaged

    def following(self, seat: int) -> int:
        """The next player clockwise."""
        return (seat + 1) % len(self.banks)

    def under(self, effect: int) -> bool:
        """Whether an Enquête of this effect acts."""
        return self.acting & self.kit.effects[effect] != 0

    def power(self, caid: int) -> Power:
        """What this Caïd can do now: nothing under the FBI."""
        return PLAIN if self.acting & self.kit.effects[SILENCE] else self.powers[caid]

    def able(self, power: str) -> int:
        """The Caïds whose power of this name works now."""
        return 0 if self.acting & self.kit.effects[SILENCE] else self.kit.powers[power]

    def called(self, call: int) -> int:
        """The Caïds whose power answers this call now."""
        return 0 if self.acting & self.kit.effects[SILENCE] else self.kit.calls[call]

    def wealthy(self) -> int:
        """Who has bills, as a set."""
        found = 0
        for seat in range(len(self.banks)):
            if self.banks[seat]:
                found |= 1 << seat
        return found

    def everybody(self) -> int:
        return (1 << len(self.banks)) - 1
