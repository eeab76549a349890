"""What happens in Gangster. A `seat` is a player; `payer` or `payee` None is the bank."""

from __future__ import annotations

from typing import ClassVar, Literal

from tripot.games.gangster.card import Card
from tripot.games.gangster.material import Deck, Face, Kind, Theft
from tripot.games.gangster.vocabulary import Phrase
from tripot.kernel.event import Event, Hidden

Why = Literal[
    "refuge",
    "exact",
    "collecte",
    "card",
    "mission",
    "theft",
    "fine",
    "sale",
    "vendeur",
    "auction",
    "protection",
    "race",
    "star",
    "out",
]
"""What money is paid for."""
How = Literal["read", "bought", "won", "recruited", "card", "dealt"]
"""Why a card is drawn."""


class StartRolled(Event, frozen=True, tag="start-rolled"):
    """GA-2.1: a die for who begins."""

    reveals: ClassVar[bool] = True
    seat: int
    die: int


class StartTied(Event, frozen=True, tag="start-tied"):
    """GA-2.1: the highest roll again."""

    reveals: ClassVar[bool] = False
    seats: tuple[int, ...]


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """GA-2.1, GA-3.1: this player's turn."""

    reveals: ClassVar[bool] = False
    seat: int


class TurnMissed(Event, frozen=True, tag="turn-missed"):
    """GA-3.10: this player misses a turn; how many more are owed."""

    reveals: ClassVar[bool] = False
    seat: int
    left: int


class Answered(Event, frozen=True, tag="answered"):
    """GA-8.5: an answer under seal; `choice` is `no` or the number of a ★ card."""

    reveals: ClassVar[bool] = False
    seat: int
    choice: Hidden[str] | str | None


class Rolled(Event, frozen=True, tag="rolled"):
    """GA-3.2 and others: a die."""

    reveals: ClassVar[bool] = True
    seat: int
    die: int
    number: int
    """Which die of this roll it is, from 1."""
    of: int
    """How many dice this roll has."""


class DieTaken(Event, frozen=True, tag="die-taken"):
    """GA-3.2: the moment before the die is over."""

    reveals: ClassVar[bool] = False
    seat: int


class DieChosen(Event, frozen=True, tag="die-chosen"):
    """GA-8.7: the first roll will be this."""

    reveals: ClassVar[bool] = False
    seat: int
    die: int


class Moved(Event, frozen=True, tag="moved"):
    """GA-3.2, GA-3.6: a pawn walks along these squares; the last one is where it stops."""

    reveals: ClassVar[bool] = False
    seat: int
    origin: int
    path: tuple[int, ...]


class Jumped(Event, frozen=True, tag="jumped"):
    """GA-4.9: a pawn goes straight to a free square."""

    reveals: ClassVar[bool] = False
    seat: int
    origin: int
    square: int


class FaceChosen(Event, frozen=True, tag="face-chosen"):
    """GA-3.2: which half of a double square."""

    reveals: ClassVar[bool] = False
    seat: int
    face: Face


class SideChosen(Event, frozen=True, tag="side-chosen"):
    """GA-8.1: which side of the dilemma that was read, the first or the second."""

    reveals: ClassVar[bool] = False
    seat: int
    side: Literal[1, 2]
    effect: tuple[Phrase, ...]
    """What that side says."""


class KindChosen(Event, frozen=True, tag="kind-chosen"):
    """GA-4.7: a Perle or a Diamant from the Vendeur."""

    reveals: ClassVar[bool] = False
    seat: int
    kind: Kind


class Paid(Event, frozen=True, tag="paid"):
    """Money goes from one to another; None is the bank."""

    reveals: ClassVar[bool] = False
    payer: int | None
    payee: int | None
    amount: int
    why: Why


class MenShown(Event, frozen=True, tag="men-shown"):
    """GA-3.3, GA-5.1: how many men somebody has, himself included."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    men: int


class Tested(Event, frozen=True, tag="tested"):
    """GA-8.1: whether a card's condition is met."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    condition: Literal["men", "dossiers"]
    least: int
    met: bool


class CardRead(Event, frozen=True, tag="card-read"):
    """GA-3.9, GA-5.2: a card is drawn, read aloud and laid under its pile."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class StarKept(Event, frozen=True, tag="star-kept"):
    """GA-3.4: a ★ card is kept; the turn is over."""

    reveals: ClassVar[bool] = True
    seat: int
    deck: Deck
    card: Hidden[Card] | Card | None


class Took(Event, frozen=True, tag="took"):
    """GA-4.5, GA-4.7, GA-4.11, GA-8.1: a gem or a Recrutement card from the bank; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    deck: Deck
    card: Hidden[Card] | Card | None
    how: How


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """GA-3.7: the used cards are the new pile."""

    reveals: ClassVar[bool] = True
    deck: Deck
    cards: int


class Returned(Event, frozen=True, tag="returned"):
    """GA-5.3, GA-8.1: a card goes back under its pile, shown to all."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Card


class ProtectionGained(Event, frozen=True, tag="protection-gained"):
    """GA-4.10, GA-8.1."""

    reveals: ClassVar[bool] = False
    seat: int


class ProtectionGiven(Event, frozen=True, tag="protection-given"):
    """GA-4.2, GA-8.1: a Protection goes back to the bank."""

    reveals: ClassVar[bool] = False
    seat: int


class Declined(Event, frozen=True, tag="declined"):
    """Somebody does not do what the square or the card allows."""

    reveals: ClassVar[bool] = False
    seat: int
    what: Literal["vendeur", "protection", "echange", "expert", "vol", "reaction", "mission"]


class NothingDone(Event, frozen=True, tag="nothing-done"):
    """A square or a card that brings nothing, by public facts."""

    reveals: ClassVar[bool] = False
    seat: int


class TicketDealt(Event, frozen=True, tag="ticket-dealt"):
    """GA-4.3: a ticket; only its owner sees it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Hidden[Card] | Card | None
    left: int
    """Tickets that are still in the pile."""


class RaceRun(Event, frozen=True, tag="race-run"):
    """GA-4.3: the total of the dice; `final` if it stands."""

    reveals: ClassVar[bool] = False
    seat: int
    horse: int
    final: bool


class TicketWon(Event, frozen=True, tag="ticket-won"):
    """GA-4.3, GA-5.3: a winning ticket is shown."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class TicketsReturned(Event, frozen=True, tag="tickets-returned"):
    """GA-4.3: all tickets are shuffled again; nobody has fixed the race, or not twice."""

    reveals: ClassVar[bool] = True
    cards: int


class SwapBegan(Event, frozen=True, tag="swap-began"):
    """GA-4.4: rival, kind and one's own card are fixed."""

    reveals: ClassVar[bool] = False
    seat: int
    rival: int
    kind: Kind
    given: Hidden[Card] | Card | None


class Swapped(Event, frozen=True, tag="swapped"):
    """GA-4.4: these two know both gems."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    kind: Kind
    given: Hidden[Card] | Card | None
    taken: Hidden[Card] | Card | None


class Sold(Event, frozen=True, tag="sold"):
    """GA-4.6, GA-5.3: a gem at full value, shown to all."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    kind: Kind
    card: Card
    value: int


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    """GA-4.5: what is for sale, unseen."""

    reveals: ClassVar[bool] = False
    seat: int
    kind: Kind


class BidMade(Event, frozen=True, tag="bid-made"):
    """GA-4.5: a higher bid."""

    reveals: ClassVar[bool] = False
    stands: ClassVar[bool] = True
    seat: int
    amount: int


class BidPassed(Event, frozen=True, tag="bid-passed"):
    """GA-4.15: out of this auction; `short` if the cash does not suffice."""

    reveals: ClassVar[bool] = False
    stands: ClassVar[bool] = True
    seat: int
    short: bool


class Knocked(Event, frozen=True, tag="knocked"):
    """GA-4.5: sold to the highest bidder."""

    reveals: ClassVar[bool] = False
    seat: int
    kind: Kind
    amount: int


class Withdrawn(Event, frozen=True, tag="withdrawn"):
    """GA-4.5: nobody bids, nobody sees the card."""

    reveals: ClassVar[bool] = False
    kind: Kind


class TheftDared(Event, frozen=True, tag="theft-dared"):
    """GA-4.12: the player goes through with it."""

    reveals: ClassVar[bool] = False
    seat: int
    theft: Theft


class Arrested(Event, frozen=True, tag="arrested"):
    """GA-4.13: a Justice card is due."""

    reveals: ClassVar[bool] = False
    seat: int
    theft: Theft


class Fined(Event, frozen=True, tag="fined"):
    """GA-4.13: a fine; `paid` unless the cash is short."""

    reveals: ClassVar[bool] = False
    seat: int
    fine: int
    paid: bool


class DossierTaken(Event, frozen=True, tag="dossier-taken"):
    """GA-4.13: one more Dossier."""

    reveals: ClassVar[bool] = False
    seat: int
    dossiers: int


class DossierDropped(Event, frozen=True, tag="dossier-dropped"):
    """GA-8.1: one Dossier less."""

    reveals: ClassVar[bool] = False
    seat: int
    dossiers: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    """GA-4.14: the third Dossier."""

    reveals: ClassVar[bool] = False
    seat: int


class StarPlayed(Event, frozen=True, tag="star-played"):
    """GA-3.1, GA-5.3: a ★ is shown and played."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Card


class StarAimed(Event, frozen=True, tag="star-aimed"):
    """GA-8.4: rival and, for a gem, kind are named."""

    reveals: ClassVar[bool] = False
    seat: int
    rival: int
    kind: Kind | None


class StarBlocked(Event, frozen=True, tag="star-blocked"):
    """GA-8.4: the card that was aimed at this player is used up."""

    reveals: ClassVar[bool] = False
    seat: int


class JusticeEscaped(Event, frozen=True, tag="justice-escaped"):
    """GA-8.3: no Justice card."""

    reveals: ClassVar[bool] = False
    seat: int


class RaceFixed(Event, frozen=True, tag="race-fixed"):
    """GA-8.5: the race is run again."""

    reveals: ClassVar[bool] = False
    seat: int


class Stolen(Event, frozen=True, tag="stolen"):
    """GA-5.3: a card changes hands; only these two know it."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    deck: Deck
    card: Hidden[Card] | Card | None


class Peeked(Event, frozen=True, tag="peeked"):
    """GA-8.1: all gems of a rival, seen by one."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    cards: Hidden[tuple[Card, ...]] | tuple[Card, ...] | None


class AgainPromised(Event, frozen=True, tag="again-promised"):
    """GA-8.7: a second move after this one."""

    reveals: ClassVar[bool] = False
    seat: int


class SecondMove(Event, frozen=True, tag="second-move"):
    """GA-8.7: it begins."""

    reveals: ClassVar[bool] = False
    seat: int


class TurnsOwed(Event, frozen=True, tag="turns-owed"):
    """GA-3.10: turns to miss, all in all."""

    reveals: ClassVar[bool] = False
    seat: int
    turns: int


class MissionDone(Event, frozen=True, tag="mission-done"):
    """GA-4.8: a Mission is shown and carried out."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Card


class OfferMade(Event, frozen=True, tag="offer-made"):
    """GA-7.1: the offer is announced."""

    reveals: ClassVar[bool] = False
    stands: ClassVar[bool] = True
    seat: int
    goal: int


class LapEnded(Event, frozen=True, tag="lap-ended"):
    """GA-7.2, GA-7.6: the Refuge is reached or passed with an offer; this is the last square."""

    reveals: ClassVar[bool] = False
    seat: int


class Counted(Event, frozen=True, tag="counted"):
    """GA-7.3: what a player comes to, all gems shown."""

    reveals: ClassVar[bool] = True
    seat: int
    cash: int
    gems: tuple[Card, ...]
    half: int
    dossiers: int
    men: int
    total: int


class Ended(Event, frozen=True, tag="ended"):
    """GA-6.1, GA-7.2, GA-7.5: the game is over, and why."""

    reveals: ClassVar[bool] = False
