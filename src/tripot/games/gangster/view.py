"""What a seat of Gangster may know (GA-5): all that is public, its own cards, and what it has lawfully seen."""

from __future__ import annotations

import msgspec

from tripot.games.gangster.asked import NONE, Step
from tripot.games.gangster.card import Card
from tripot.games.gangster.events import How
from tripot.games.gangster.kit import AVENTURE, COURSE, DIAMANTS, GEMS, MISSION, PERLES, RECRUTEMENT, gems_of
from tripot.games.gangster.material import DECKS, FACES, KINDS, THEFTS, Deck, Face, Kind, Theft
from tripot.games.gangster.notation import MOVES, written
from tripot.games.gangster.rules.drawing import HOWS
from tripot.games.gangster.rules.ending import end_rule
from tripot.games.gangster.rules.exchange import Blind, Swap, SwapRival
from tripot.games.gangster.rules.stars import Block, StarStep
from tripot.games.gangster.rules.theft import Trial
from tripot.games.gangster.state import NO_ACTION, NO_CARD, NOBODY, NOT_SHOWN, SEALED_NOTHING, SEATS, State
from tripot.games.gangster.step import Ask
from tripot.kernel import view as kernel
from tripot.kernel.bits import count, members
from tripot.kernel.seats import SPECTATOR


class Square(msgspec.Struct, frozen=True):
    """One square of the board: one face, or two to choose from."""

    faces: tuple[Face, ...]


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    cash: int
    square: int | None
    """None: the pawn has left the board."""
    men: int | None
    """The men that everybody could count last time, himself included; None after a theft of unseen cards."""
    counted: int
    """How many of the Recrutement cards that number is about; later ones are not in it."""
    perles: int
    diamants: int
    stars: int
    """★ Aventures held."""
    missions: int
    """★ Missions held."""
    tickets: int
    recruits: int
    protections: int
    dossiers: int
    missed: int
    """Turns still to miss."""
    played: int
    """★ Aventures played in this turn (GA-3.5)."""
    offer: bool
    out: bool
    gems: tuple[Card, ...] | None
    """Shown to all at the count (GA-5.3)."""


class Hand(msgspec.Struct, frozen=True):
    """The viewer's own cards."""

    gems: tuple[Card, ...]
    stars: tuple[Card, ...]
    missions: tuple[Card, ...]
    tickets: tuple[Card, ...]
    recruits: tuple[Card, ...]
    men: int
    """All of them, and oneself."""


class Known(msgspec.Struct, frozen=True):
    """A rival's card that the viewer has lawfully seen, and the players who may have it now; one: surely."""

    card: Card
    seats: tuple[int, ...]


class Pile(msgspec.Struct, frozen=True):
    """One pile: how many cards may be drawn, and which lie under it, face up."""

    unused: int
    used: tuple[int, ...]


class Question(msgspec.Struct, frozen=True):
    """What the game waits for. Fields that the step has no use for are empty."""

    step: Step
    rule: str
    seat: int
    """Who decides, rolls or draws."""
    rival: int | None
    """Whose card is drawn blind; who plays the ★ that may be blocked; the highest bidder."""
    kind: Kind | None
    deck: Deck | None
    theft: Theft | None
    """The fine that a Justice card will ask for, or the theft that may be committed."""
    card: Card | None
    """The ★ being played, one's own gem in an exchange; to those who may know it."""
    thousands: int | None
    """The thousands of a bid whose hundreds are still to come."""
    number: int
    """The highest bid, the dice or tickets so far, the cards still to draw, the best die of the start, what a partner
    gets, what was sold already (1 a Perle, 2 a Diamant), the number of the effect that needs a die or a choice."""
    how: How | None
    """Why a card is drawn."""
    group: tuple[int, ...]
    """Who is still in the auction, whom the race question goes to, who may still begin."""


class View(kernel.View, frozen=True, tag="gangster"):
    """The table as seen from one seat."""

    goal: int
    live: bool
    """GA-4.5: auctions against the clock."""
    opening: int
    """GA-4.5: the lowest first bid."""
    board: tuple[Square, ...]
    turn: int | None
    """Whose turn it is; None until the first player is known."""
    rolled: bool
    """The moment before the die is over."""
    again: bool
    """A second move is owed."""
    ending: bool
    """This is the last square of the game."""
    forced: int | None
    """The die that was chosen instead of rolled."""
    dice: tuple[int, ...]
    """The last dice, in order."""
    reading: Card | None
    """The last card read aloud in this turn."""
    spoken: str | None
    """The last half, rival or kind that somebody has named, as records write it."""
    question: Question | None
    """What everybody may know of the decision; None when the game is over."""
    choice: Question | None
    """The viewer's own choice, some steps of it taken."""
    sealed: int | None
    """The viewer's own silent choice: the thousands of a bid, or at a race the ★ card, -1 for none."""
    players: tuple[Player, ...]
    hand: Hand | None
    known: tuple[Known, ...]
    piles: dict[Deck, Pile]
    protections: int
    """Protections for sale."""
    end: str | None
    """The rule that ended the game."""


def view(s: State, seat: int, board: tuple[Square, ...]) -> View:
    asked = s.frame
    assert asked is None or isinstance(asked, Ask)
    looks = seat != SPECTATOR
    private = isinstance(asked, SwapRival) and asked.seat == seat
    return View(
        viewer=seat if looks else None,
        waiting=() if asked is None else tuple(members(asked.awaited)),
        goal=s.kit.goal,
        live=s.kit.live,
        opening=s.kit.opening,
        board=board,
        turn=None if s.turn == NOBODY else s.turn,
        rolled=s.rolled,
        again=s.again,
        ending=s.ending,
        forced=s.forced or None,
        dice=s.dice,
        reading=None if s.read_pile == NO_CARD else s.kit.shown[s.read_pile][s.read_card],
        spoken=None if s.spoken == NO_ACTION else written(MOVES[s.spoken]),
        question=None if asked is None else question(s, asked, seat),
        choice=details(s, asked, veiled=False) if asked is not None and private else None,
        sealed=s.sealed[seat] if looks and s.sealed[seat] != SEALED_NOTHING else None,
        players=tuple(player(s, other) for other in range(len(s.cash))),
        hand=hand(s, seat) if looks else None,
        known=known(s, seat) if looks else (),
        piles=piles(s),
        protections=s.protections_left(),
        end=end_rule(s) if asked is None else None,
    )


def question(s: State, asked: Ask, viewer: int) -> Question:
    """What everybody may know of the decision; in the middle of a choice, only where it began."""
    if isinstance(asked, SwapRival):
        return details(s, Swap(asked.seat), veiled=True)
    return details(s, asked, veiled=isinstance(asked, Blind) and asked.seat != viewer)


def details(s: State, asked: Ask, veiled: bool) -> Question:
    """All that the decision says, but for the card if it is veiled."""
    told = asked.told()
    step = asked.name
    drawn = step in ("draw", "blind")
    stealing = step in ("theft", "escape")
    theft = asked.theft if isinstance(asked, Trial) else told.kind if stealing else NONE
    return Question(
        step=step,
        rule=asked.rule,
        seat=asked.seat,
        rival=None if told.rival == NONE else told.rival,
        kind=None if told.kind == NONE or drawn or stealing else KINDS[told.kind],
        deck=DECKS[told.kind] if drawn else None,
        theft=None if theft == NONE else THEFTS[theft],
        card=None if veiled else named(s, asked),
        thousands=told.card if step == "bid-hundreds" else None,
        number=told.number,
        how=HOWS[told.card] if step == "draw" else None,
        group=tuple(told.group),
    )


def named(s: State, asked: Ask) -> Card | None:
    """The card that the decision is about."""
    if isinstance(asked, StarStep | Block):
        return s.kit.shown[AVENTURE][asked.card]
    if isinstance(asked, SwapRival | Blind) and asked.card != NONE:
        return s.kit.shown[GEMS][asked.card]
    return None


def cards(s: State, pile: int, held: int) -> tuple[Card, ...]:
    return tuple(s.kit.shown[pile][number] for number in members(held))


def player(s: State, seat: int) -> Player:
    shown = s.frame is None and not s.out >> seat & 1
    return Player(
        cash=s.cash[seat],
        square=None if s.squares[seat] == NOBODY else s.squares[seat],
        men=None if s.men_shown[seat] == NOT_SHOWN else s.men_shown[seat],
        counted=count(s.counted[seat]),
        perles=count(s.gems[seat] & PERLES),
        diamants=count(s.gems[seat] & DIAMANTS),
        stars=count(s.stars[seat]),
        missions=count(s.missions[seat]),
        tickets=count(s.tickets[seat]),
        recruits=count(s.recruits[seat]),
        protections=s.protections[seat],
        dossiers=s.dossiers[seat],
        missed=s.missed[seat],
        played=s.played[seat],
        offer=bool(s.offers >> seat & 1),
        out=bool(s.out >> seat & 1),
        gems=cards(s, GEMS, s.gems[seat]) if shown else None,
    )


def hand(s: State, seat: int) -> Hand:
    return Hand(
        gems=cards(s, GEMS, s.gems[seat]),
        stars=cards(s, AVENTURE, s.stars[seat]),
        missions=cards(s, MISSION, s.missions[seat]),
        tickets=cards(s, COURSE, s.tickets[seat]),
        recruits=cards(s, RECRUTEMENT, s.recruits[seat]),
        men=s.men(seat),
    )


def known(s: State, seat: int) -> tuple[Known, ...]:
    """GA-4.4, GA-5.3: what this seat has seen of its rivals' cards."""
    found = []
    for pile, seen in ((GEMS, s.seen_gems), (RECRUTEMENT, s.seen_recruits)):
        mine = seen[seat * SEATS : (seat + 1) * SEATS]
        every = 0
        for held in mine:
            every |= held
        for number in members(every):
            holders = tuple(holder for holder in range(SEATS) if mine[holder] >> number & 1)
            found.append(Known(s.kit.shown[pile][number], holders))
    return tuple(found)


def piles(s: State) -> dict[Deck, Pile]:
    found = {}
    for number, deck in enumerate(DECKS):
        pile, part = (number, -1) if number < GEMS else (GEMS, gems_of(number - GEMS))
        found[deck] = Pile(count(s.unused[pile] & part & (1 << 48) - 1), tuple(members(s.used[pile] & part)))
    return found


def squares(first: list[int], second: list[int]) -> tuple[Square, ...]:
    """The board as views show it."""
    both = zip(first, second, strict=True)
    return tuple(Square(tuple(FACES[face] for face in faces if face >= 0)) for faces in both)
