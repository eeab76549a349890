"""What a seat of Nostra City may know (section 11), field by field. `showing.py` fills it."""

from __future__ import annotations

from typing import Literal

import msgspec

from tripot.games.nostra_city.asked import After, Answer, Draw
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.events import Side
from tripot.games.nostra_city.material import Bill, Bonus, Kind, Phase, Vendetta
from tripot.kernel import view as kernel

Step = Literal[Draw, "draft", "business", "meeting", "proces", "last", Answer]
"""To begin an action or pass is asked by the name of the phase."""
Place = Literal["player", "corruption", "pile"]
Whereabouts = Literal["away", "waiting", "rue", "held"]


class Slot(msgspec.Struct, frozen=True):
    """One slot of La Rue."""

    card: Card | None
    acting: bool
    """NC-7.2: an Enquête that is in force."""


class Piles(msgspec.Struct, frozen=True):
    """How many cards are left to draw; the bill pile without the Descente."""

    rue: int
    bills: int
    vendetta: int


class Discard(msgspec.Struct, frozen=True):
    """NC-2.6: the bill discard."""

    count: int
    top: Bill | None
    open: int
    """How many were discarded openly; NC-2.3: only the top one is seen."""


class Holding(msgspec.Struct, frozen=True):
    """A card of a Territoire."""

    card: Card
    engaged: bool
    burnt: bool
    """NC-8.13: not counted until the RÉCEPTION."""


class Bid(msgspec.Struct, frozen=True):
    """NC-5.2: a Caïd with a location and bills."""

    caid: Card
    count: int
    slot: int | None
    """None until the reveal, except to its owner."""
    bills: tuple[Bill, ...] | None
    """None unless revealed, except to its owner."""


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    territory: tuple[Holding, ...]
    bills: int
    """How many are in the Banque."""
    cards: int
    """How many Vendetta cards are in the hand."""
    respect: int
    title: Card | None
    zealous: int
    """Corrupteurs zélés."""
    shames: int
    """La Honte ! before this player."""
    bonuses: tuple[Bonus, ...]
    done: tuple[Kind, ...]
    """Encaissements done in this BUSINESS."""
    bids: tuple[Bid, ...]
    bid: bool
    """Has bid in this MEETING."""
    received: bool
    """Has received a card in this MEETING (NC-5.9)."""
    wronged: int | None
    """Lésé, and to draw so many Vendetta cards."""
    corruptions: int
    """Corruptions of this PROCÈS."""
    zeal: Literal["none", "discreet", "open"]
    """NC-6.2, NC-8.14: how they count for the Corrupteur zélé."""
    bribes: int
    """Bills put on the corruption pile since the last count."""
    bank: tuple[Bill, ...] | None
    hand: tuple[Vendetta, ...] | None
    indic: bool | None
    """These three are shown at the end (NC-7.4)."""


class Sight(msgspec.Struct, frozen=True):
    """What the viewer has looked at last."""

    bills: tuple[Bill, ...]
    """Of the corruption pile (Nina)."""
    seat: int | None
    card: Vendetta | None
    """A Vendetta card of this player (Ugo); a player and no card: he had no Représaille."""


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own."""

    bank: tuple[Bill, ...]
    cards: tuple[Vendetta, ...]
    indic: bool
    """NC-8.3: the goal has changed."""
    sight: Sight | None


class Known(msgspec.Struct, frozen=True):
    """Bills that the viewer has lawfully seen: all but at most `lost` of them are still there."""

    place: Place
    seat: int | None
    """Whose: Banque and stakes together."""
    bills: tuple[Bill, ...]
    lost: int


class Grudge(msgspec.Struct, frozen=True):
    """What the viewer knows of a player's Vendetta cards (Ugo)."""

    seat: int
    cards: tuple[Vendetta, ...]
    """He surely has these."""
    mute: int
    """So many of his cards are surely Indics or Grosses colères."""


class Drawn(msgspec.Struct, frozen=True):
    """NC-4.2: the Encaissement that is going on."""

    seat: int
    caid: Card
    kind: Kind
    count: int
    raided: bool
    """The Descente has stopped it."""
    aside: bool
    """The Descente is set aside (Bruno)."""
    bills: tuple[Bill, ...] | None
    """To the collector."""
    owed: tuple[int, ...]
    """NC-4.3: to each player."""


class Reprisal(msgspec.Struct, frozen=True):
    """A Représaille that was played."""

    seat: int
    card: Vendetta
    aim: str
    """Its target, as records write it: `B`, `caid 7`, `turf 23`, `pick 2`."""
    cancelled: bool
    """NC-8.12."""


class Tally(msgspec.Struct, frozen=True):
    """NC-7.3: a count, the bills as they came; while it goes on, those that have come."""

    bills: tuple[Bill, ...]
    innocent: int
    guilty: int
    before: int
    after: int


class Question(msgspec.Struct, frozen=True):
    """What the game waits for. Fields that the step has no use for are empty."""

    step: Step
    rule: str
    seat: int | None
    """Who decides, or for whom Nature draws; None where several are asked, or nobody."""
    rival: int | None
    """Who plays the Représaille, whose bill or card is drawn, who wins the slot."""
    card: Card | None
    """The title to give, the Caïd who may move his bid or looks, the card that a Représaille is aimed at."""
    vendetta: Vendetta | None
    slot: int | None
    number: int
    """Bills or cards still to draw, to see, to keep; cards due."""
    lifted: bool
    """NC-5.7: the stakes reach the bribe."""
    group: tuple[int, ...]
    """Who is asked, of whom one may be chosen, who takes a bill back after this one."""
    then: After


class Choice(msgspec.Struct, frozen=True):
    """The viewer's own choice, some steps of it taken."""

    chosen: tuple[str, ...]
    """As records write them."""
    rival: int | None
    """NC-4.3: who gets what is given now."""
    gifts: tuple[tuple[Bill, ...], ...]
    """NC-4.3: what each is to get."""
    first: int | None
    """NC-4.6: who is to get the First-player card."""


class View(kernel.View, frozen=True, tag="nostra-city"):
    """The table as seen from one seat."""

    month: int
    phase: Phase
    first: int | None
    """Who has the First-player card."""
    opener: int | None
    """Who began this phase."""
    moved: bool
    """The First-player card has been given this month."""
    turn: int | None
    slot: int | None
    """The slot that is resolved, or comes next; 5 when all are."""
    pausing: bool
    """A pause is on (NC-8.2)."""
    queue: tuple[int, ...]
    """Whose sealed plays are still to resolve."""
    verdict: int
    spaces: int
    guilty: int
    """The first guilty space."""
    limit: int
    """NC-7.1: how many bills a Banque keeps."""
    rue: tuple[Slot, ...]
    piles: Piles
    discard: Discard
    gone: tuple[Card, ...]
    """Cards that have left the game."""
    spent: tuple[Vendetta, ...]
    """Used Vendetta cards."""
    last: Reprisal | None
    """The Représaille that was played last."""
    zealous: int
    """Corrupteurs zélés that nobody has."""
    underboss: Whereabouts
    corruption: int
    """Bills on the corruption pile."""
    counts: tuple[Tally, ...]
    packs: tuple[tuple[Card, ...], ...]
    """NC-2.5: what each picks from."""
    drawn: Drawn | None
    looking: Card | None
    """NC-8.14: the Caïd who looks at the corruption pile."""
    question: Question | None
    choice: Choice | None
    sealed: tuple[str, ...] | None
    """The viewer's own answer under seal, as records write it."""
    players: tuple[Player, ...]
    hand: Hand | None
    known: tuple[Known, ...]
    """What the viewer knows of bills."""
    common: tuple[Known, ...]
    """What everybody knows of them."""
    grudges: tuple[Grudge, ...]
    end: Side | None
    """The verdict."""
