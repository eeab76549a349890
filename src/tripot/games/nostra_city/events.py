"""What happens in Nostra City. A `seat` is a player, a `rival` another one; slots are counted from 1."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.material import Bill, Bonus, Kind, Phase, Vendetta
from tripot.kernel.event import Event, Hidden

Why = Literal["encaissement", "titles", "meeting"]
"""How somebody is lésé."""
Push = Literal["enquetes", "temoin"]
"""What moves the verdict token outside a count."""
Side = Literal["innocent", "guilty"]


class Located(msgspec.Struct, frozen=True):
    """A bid whose location is known."""

    seat: int
    caid: Card
    slot: int
    count: int


class Staked(msgspec.Struct, frozen=True):
    """A stake that is revealed, and what it counts."""

    seat: int
    caid: Card
    bills: tuple[Bill, ...]
    amount: int


class FirstChosen(Event, frozen=True, tag="first-chosen"):
    """NC-2.4: who has the First-player card."""

    reveals: ClassVar[bool] = True
    seat: int


class Dealt(Event, frozen=True, tag="dealt"):
    """NC-2.1: a card of the first Territoire."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class PackDealt(Event, frozen=True, tag="pack-dealt"):
    """NC-2.5: an open card to pick from."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class Picked(Event, frozen=True, tag="picked"):
    """NC-2.5: a Caïd is picked under seal, as records write it."""

    reveals: ClassVar[bool] = False
    seat: int
    choice: Hidden[str] | str | None


class PicksShown(Event, frozen=True, tag="picks-shown"):
    """NC-2.5: what everybody has picked, in order of seats; then the packs are passed on."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


class Filled(Event, frozen=True, tag="filled"):
    """NC-2.2, NC-7.9, NC-8.8: a card comes to La Rue."""

    reveals: ClassVar[bool] = True
    slot: int
    card: Card


class MonthBegan(Event, frozen=True, tag="month-began"):
    """NC-3.1, NC-7.1: the date."""

    reveals: ClassVar[bool] = False
    month: int


class PhaseBegan(Event, frozen=True, tag="phase-began"):
    """NC-3.1: a phase, and who begins it."""

    reveals: ClassVar[bool] = False
    phase: Phase
    first: int


class Passed(Event, frozen=True, tag="passed"):
    """NC-3.2: no more actions this phase; automatic: he could not act (NC-8.6)."""

    reveals: ClassVar[bool] = False
    seat: int
    automatic: bool


class Collected(Event, frozen=True, tag="collected"):
    """NC-4.1 to NC-4.3: an Encaissement: the Turfs counted, what each player is owed, and the bills to draw."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card
    turf: Card
    kind: Kind
    turfs: int
    owed: tuple[int, ...]
    draws: int


class BillDrawn(Event, frozen=True, tag="bill-drawn"):
    """NC-4.2: a bill for the collector; how many are still to come."""

    reveals: ClassVar[bool] = True
    seat: int
    bill: Hidden[Bill] | Bill | None
    left: int


class Raided(Event, frozen=True, tag="raided"):
    """NC-4.5: the Descente de Police; ignored: it is set aside and drawing goes on (Bruno)."""

    reveals: ClassVar[bool] = True
    seat: int
    ignored: bool


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """NC-4.5, NC-4.9, NC-7.3, NC-8.5, NC-8.15: a pile is shuffled, with its discard or with the Descente."""

    reveals: ClassVar[bool] = True
    pile: Literal["bills", "vendetta"]
    count: int


class Swapped(Event, frozen=True, tag="swapped"):
    """NC-8.15: a drawn bill is discarded openly for another one (Carla)."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    bill: Bill


class Shared(Event, frozen=True, tag="shared"):
    """NC-4.3, NC-4.6: what one player gets of an Encaissement; first: the First-player card in place of one bill."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    rival: int
    owed: int
    count: int
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None
    first: bool


class Wronged(Event, frozen=True, tag="wronged"):
    """NC-4.4, NC-5.8, NC-5.9: a player is lésé, and is to draw so many Vendetta cards."""

    reveals: ClassVar[bool] = False
    seat: int
    cards: int
    why: Why


class Soothed(Event, frozen=True, tag="soothed"):
    """NC-8.11: one Vendetta card fewer for the victim (Vito)."""

    reveals: ClassVar[bool] = False
    seat: int
    rival: int
    caid: Card


class GrudgeHeld(Event, frozen=True, tag="grudge-held"):
    """NC-8.11: one Vendetta card more (Francesca)."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card


class Declined(Event, frozen=True, tag="declined"):
    """A power that could act does not; the step is the question's."""

    reveals: ClassVar[bool] = False
    seat: int
    step: str


class VendettaDrawn(Event, frozen=True, tag="vendetta-drawn"):
    """NC-4.4, NC-5.8, NC-5.9: a Vendetta card to the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Hidden[Vendetta] | Vendetta | None


class NoVendetta(Event, frozen=True, tag="no-vendetta"):
    """NC-8.5: no card is left to draw."""

    reveals: ClassVar[bool] = True
    seat: int


class Joined(Event, frozen=True, tag="joined"):
    """NC-8.4: Anthony Gota or Atlantic City goes to the Territoire."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Card


class BidPlaced(Event, frozen=True, tag="bid-placed"):
    """NC-5.2: a Caïd with a location and so many bills, face down."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card
    count: int
    slot: Hidden[int] | int | None
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None


class BidsRevealed(Event, frozen=True, tag="bids-revealed"):
    """NC-5.3: all locations."""

    reveals: ClassVar[bool] = True
    bids: tuple[Located, ...]


class Shifted(Event, frozen=True, tag="shifted"):
    """NC-8.10: a bid moves to a neighbouring slot (Ivo)."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card
    slot: int


class Paused(Event, frozen=True, tag="paused"):
    """NC-8.2: everybody who might play is asked; the slot that comes next, None before the RÉCEPTION. What led to it is
    not taken back: others may have answered, and nobody would know."""

    reveals: ClassVar[bool] = False
    stands: ClassVar[bool] = True
    slot: int | None
    group: tuple[int, ...]


class Answered(Event, frozen=True, tag="answered"):
    """NC-8.2: an answer under seal, as records write it. Who has given one is told when all have."""

    reveals: ClassVar[bool] = False
    silent: ClassVar[bool] = True
    seat: int
    choice: Hidden[tuple[str, ...]] | tuple[str, ...] | None


class AnswersOpened(Event, frozen=True, tag="answers-opened"):
    """NC-8.2: all have answered; who plays, in the order of resolution."""

    reveals: ClassVar[bool] = True
    seats: tuple[int, ...]


class PlayVoid(Event, frozen=True, tag="play-void"):
    """NC-8.13: what was sealed has no legal effect any more; the card stays in the hand."""

    reveals: ClassVar[bool] = True
    seat: int


class StakesRevealed(Event, frozen=True, tag="stakes-revealed"):
    """NC-5.5, NC-5.7: the stakes on a slot, with what each counts."""

    reveals: ClassVar[bool] = True
    slot: int
    stakes: tuple[Staked, ...]


class Won(Event, frozen=True, tag="won"):
    """NC-5.4, NC-5.5: a card goes to its winner."""

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    card: Card
    alone: bool


class Tied(Event, frozen=True, tag="tied"):
    """NC-5.5: nobody wins; the card stays."""

    reveals: ClassVar[bool] = False
    slot: int
    card: Card
    seats: tuple[int, ...]


class BidReturned(Event, frozen=True, tag="bid-returned"):
    """NC-5.10, NC-8.7: a bid goes back to its owner."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card
    slot: Hidden[int] | int | None
    count: int


class Kept(Event, frozen=True, tag="kept"):
    """NC-5.4, NC-8.9: one bill of the stake is taken back; openly if the stake was revealed."""

    reveals: ClassVar[bool] = False
    seat: int
    bill: Hidden[Bill] | Bill | None


class Discarded(Event, frozen=True, tag="discarded"):
    """NC-5.4, NC-7.1, NC-2.6: bills are discarded, unseen or openly."""

    reveals: ClassVar[bool] = False
    seat: int
    count: int
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None


class TopTurned(Event, frozen=True, tag="top-turned"):
    """NC-2.6: the visible bill of the discard."""

    reveals: ClassVar[bool] = True
    bill: Bill


class Unlifted(Event, frozen=True, tag="unlifted"):
    """NC-5.7: the stakes do not reach the bribe; the Enquête stays."""

    reveals: ClassVar[bool] = False
    slot: int
    card: Card


class Lifted(Event, frozen=True, tag="lifted"):
    """NC-5.7: the Enquête goes to the highest stake, or out of the game."""

    reveals: ClassVar[bool] = False
    slot: int
    card: Card
    taker: int | None


class Titled(Event, frozen=True, tag="titled"):
    """NC-5.8: a title, and who gave it."""

    reveals: ClassVar[bool] = False
    seat: int
    card: Card
    by: int | None


class Engaged(Event, frozen=True, tag="engaged"):
    """NC-8.14: a Caïd who looks before he puts his bill (Nina)."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card


class Corrupted(Event, frozen=True, tag="corrupted"):
    """NC-6.1: bills on the corruption pile; top: the visible bill of the discard was used (Pia)."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    caid: Card
    count: int
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None
    top: Bill | None


class Peeked(Event, frozen=True, tag="peeked"):
    """NC-8.14: a bill of the corruption pile is looked at (Nina)."""

    reveals: ClassVar[bool] = True
    seat: int
    bill: Hidden[Bill] | Bill | None


class Reclaimed(Event, frozen=True, tag="reclaimed"):
    """NC-8.14: a random other bill of the corruption pile goes to the Banque (Otto)."""

    reveals: ClassVar[bool] = True
    seat: int
    bill: Hidden[Bill] | Bill | None


class ZealRewarded(Event, frozen=True, tag="zeal-rewarded"):
    """NC-6.2: a Corrupteur zélé, and the Respect that it brings."""

    reveals: ClassVar[bool] = False
    seat: int
    respect: int


class Released(Event, frozen=True, tag="released"):
    """NC-7.1: all Caïds and Turfs."""

    reveals: ClassVar[bool] = False


class Seized(Event, frozen=True, tag="seized"):
    """NC-7.1: the whole Banque is discarded (IRS)."""

    reveals: ClassVar[bool] = False
    seat: int
    count: int
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None


class VerdictMoved(Event, frozen=True, tag="verdict-moved"):
    """NC-7.1, NC-7.4, NC-8.13: the verdict token."""

    reveals: ClassVar[bool] = False
    before: int
    after: int
    why: Push


class UnderbossPlaced(Event, frozen=True, tag="underboss-placed"):
    """NC-7.1: the Underboss comes to La Rue; the card that left the game for it."""

    reveals: ClassVar[bool] = False
    slot: int
    card: Card
    replaced: Card | None


class UnderbossWaits(Event, frozen=True, tag="underboss-waits"):
    """NC-7.1: four Enquêtes; the Underboss waits."""

    reveals: ClassVar[bool] = False


class BribeTurned(Event, frozen=True, tag="bribe-turned"):
    """NC-7.3: the next bill of the corruption pile, what the count has come to, and where that puts the token."""

    reveals: ClassVar[bool] = True
    bill: Bill
    innocent: int
    guilty: int
    verdict: int


class Counted(Event, frozen=True, tag="counted"):
    """NC-7.3: the bills of the corruption pile as they came, and where the verdict token ends."""

    reveals: ClassVar[bool] = True
    bills: tuple[Bill, ...]
    innocent: int
    guilty: int
    before: int
    after: int


class Played(Event, frozen=True, tag="played"):
    """NC-8.2: a Représaille and its target."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    card: Vendetta
    rival: int | None
    target: Card | None
    slot: int | None
    side: Side | None


class Shielded(Event, frozen=True, tag="shielded"):
    """NC-8.12: it is cancelled (Salvo)."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card


class Shamed(Event, frozen=True, tag="shamed"):
    """La Honte ! stays before this player, and costs Respect."""

    reveals: ClassVar[bool] = False
    seat: int
    respect: int


class Killed(Event, frozen=True, tag="killed"):
    """Contrat: a Caïd leaves the game."""

    reveals: ClassVar[bool] = False
    seat: int
    card: Card


class Robbed(Event, frozen=True, tag="robbed"):
    """Braquage: a random bill changes hands; only the two see it."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    bill: Hidden[Bill] | Bill | None


class Rung(Event, frozen=True, tag="rung"):
    """Coup de fil anonyme: a Caïd is engaged."""

    reveals: ClassVar[bool] = False
    seat: int
    card: Card


class Burnt(Event, frozen=True, tag="burnt"):
    """Incendie: a Turf is not counted until the RÉCEPTION."""

    reveals: ClassVar[bool] = False
    seat: int
    card: Card


class Tapped(Event, frozen=True, tag="tapped"):
    """Table d'écoute: a whole Banque is looked at."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    bills: Hidden[tuple[Bill, ...]] | tuple[Bill, ...] | None


class Exhibited(Event, frozen=True, tag="exhibited"):
    """NC-8.13: a bill of the Banque that was looked at goes on the corruption pile; only the two see it."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    bill: Bill | Hidden[Bill] | None


class Salvaged(Event, frozen=True, tag="salvaged"):
    """NC-8.9: whose bid lost, and the card of the Rue pile that comes instead (Gina)."""

    reveals: ClassVar[bool] = True
    seat: int
    caid: Card
    card: Card


class Removed(Event, frozen=True, tag="removed"):
    """NC-8.8: a card of La Rue leaves the game."""

    reveals: ClassVar[bool] = False
    slot: int
    card: Card


class SpyEngaged(Event, frozen=True, tag="spy-engaged"):
    """NC-8.2: a look at a random Vendetta card of another player (Ugo)."""

    reveals: ClassVar[bool] = False
    seat: int
    caid: Card
    rival: int


class Spied(Event, frozen=True, tag="spied"):
    """What was seen: a Représaille, or `none`."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    card: Hidden[str] | str | None


class Traded(Event, frozen=True, tag="traded"):
    """NC-8.15: a Représaille is discarded for a new Vendetta card (Teresa)."""

    reveals: ClassVar[bool] = True
    shows: ClassVar[bool] = True
    seat: int
    caid: Card
    card: Vendetta


class BonusGiven(Event, frozen=True, tag="bonus-given"):
    """NC-7.4: an end bonus and what it was measured by, in order of seats; a tie: nobody's."""

    reveals: ClassVar[bool] = True
    bonus: Bonus
    holder: int | None
    amounts: tuple[int, ...]
    respect: int
    """What it counts."""


class ZealEnded(Event, frozen=True, tag="zeal-ended"):
    """NC-7.4: Corrupteurs zélés that nobody has leave the game."""

    reveals: ClassVar[bool] = False
    count: int


class IndicsRevealed(Event, frozen=True, tag="indics-revealed"):
    """NC-7.4: who is an Indic; all hands and Banques are shown."""

    reveals: ClassVar[bool] = True
    seats: tuple[int, ...]
    hands: tuple[tuple[Vendetta, ...], ...]
    banks: tuple[tuple[Bill, ...], ...]


class Ended(Event, frozen=True, tag="ended"):
    """NC-7.5: the verdict, and who wins; nobody, if everybody loses."""

    reveals: ClassVar[bool] = True
    verdict: Side
    winners: tuple[int, ...]
