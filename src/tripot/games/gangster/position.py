"""A position of Gangster as plain data, secrets included."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.games.gangster.asked import NONE, STEPS, Asked
from tripot.games.gangster.kit import COURSE, GEMS, PILES, gems_of
from tripot.games.gangster.material import DECKS, Deck
from tripot.games.gangster.notation import ACTIONS, MOVES, written
from tripot.games.gangster.possible import check, check_frame
from tripot.games.gangster.rules.auction import Bid, BidHundreds, Live, Lot
from tripot.games.gangster.rules.drawing import Keep, Read
from tripot.games.gangster.rules.effects import EffectDie, Either, Partner
from tripot.games.gangster.rules.exchange import Blind, Swap, SwapRival
from tripot.games.gangster.rules.godfather import Collect, PassageDie, PickSquare
from tripot.games.gangster.rules.market import Buy, Protect, Sell
from tripot.games.gangster.rules.missions import Mission
from tripot.games.gangster.rules.race import Deal, Fix, RaceDie
from tripot.games.gangster.rules.squares import Half
from tripot.games.gangster.rules.stars import Block, StarDie, StarGem, StarKind, StarRival
from tripot.games.gangster.rules.theft import Escape, Theft, TheftDie, Trial
from tripot.games.gangster.rules.turn import Before, MoveDie, Start
from tripot.games.gangster.state import NO_ACTION, NO_CARD, NOBODY, NOT_SHOWN, SEALED_NOTHING, SEATS, State
from tripot.games.gangster.step import Ask
from tripot.kernel.bits import mask_of, members
from tripot.kernel.problem import Problem

Numbers = list[int]
KINDS: list[type[Ask]] = [
    *[Start, Before, MoveDie, Half, Deal, Trial, Read, Keep, Blind, EffectDie, Partner, Either],
    *[StarRival, StarKind, StarDie, StarGem, Block, Escape, Lot, Bid, BidHundreds, Live],
    *[Sell, Buy, Protect, Swap, SwapRival, Mission, Collect, PassageDie, PickSquare],
    *[TheftDie, Theft, RaceDie, Fix],
]
"""All that can be asked. Of draws the narrower come first: any could be written as one of a card that is kept."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player: cards by their numbers, sorted."""

    cash: int
    square: int | None = 0
    dossiers: int = 0
    protections: int = 0
    missed: int = 0
    played: int = 0
    sealed: int | None = None
    offer: bool = False
    out: bool = False
    gems: Numbers = []
    stars: Numbers = []
    missions: Numbers = []
    tickets: Numbers = []
    recruits: Numbers = []
    men: int | None = 1
    counted: Numbers = []
    seen_gems: dict[str, Numbers] = {}
    seen_recruits: dict[str, Numbers] = {}


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players in order of seats. The unused cards are those that are nowhere else."""

    asked: Asked | None
    turn: int | None
    players: list[Place]
    rolled: bool = False
    again: bool = False
    ending: bool = False
    forced: int = 0
    dice: Numbers = []
    reading: tuple[Deck, int] | None = None
    spoken: str | None = None
    used: dict[Deck, Numbers] = {}


def position(s: State) -> dict[str, Any]:
    frame = s.frame
    assert frame is None or isinstance(frame, Ask)
    data = Position(
        asked=None if frame is None else frame.told(),
        turn=None if s.turn == NOBODY else s.turn,
        players=[place(s, seat) for seat in range(len(s.cash))],
        rolled=s.rolled,
        again=s.again,
        ending=s.ending,
        forced=s.forced,
        dice=list(s.dice),
        reading=None if s.read_pile == NO_CARD else (DECKS[s.read_pile], s.read_card),
        spoken=None if s.spoken == NO_ACTION else written(MOVES[s.spoken]),
        used={deck: laid for number, deck in enumerate(DECKS) if (laid := members(used(s, number)))},
    )
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found


def used(s: State, deck: int) -> int:
    return s.used[deck] if deck < GEMS else s.used[GEMS] & gems_of(deck - GEMS)


def place(s: State, seat: int) -> Place:
    return Place(
        cash=s.cash[seat],
        square=None if s.squares[seat] == NOBODY else s.squares[seat],
        dossiers=s.dossiers[seat],
        protections=s.protections[seat],
        missed=s.missed[seat],
        played=s.played[seat],
        sealed=None if s.sealed[seat] == SEALED_NOTHING else s.sealed[seat],
        offer=bool(s.offers >> seat & 1),
        out=bool(s.out >> seat & 1),
        gems=members(s.gems[seat]),
        stars=members(s.stars[seat]),
        missions=members(s.missions[seat]),
        tickets=members(s.tickets[seat]),
        recruits=members(s.recruits[seat]),
        men=None if s.men_shown[seat] == NOT_SHOWN else s.men_shown[seat],
        counted=members(s.counted[seat]),
        seen_gems=seen(s.seen_gems, seat),
        seen_recruits=seen(s.seen_recruits, seat),
    )


def seen(masks: list[int], viewer: int) -> dict[str, Numbers]:
    """For each rival, the cards that he may have as far as the viewer knows."""
    return {str(holder): members(mask) for holder in range(SEATS) if (mask := masks[viewer * SEATS + holder])}


def restore(data: dict[str, Any], blank: State) -> State:
    """The state of this data; Problem if no game can reach it."""
    try:
        given = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Problem("position-wrong", detail=str(error)) from None
    if len(given.players) != len(blank.cash):
        raise Problem("ga-position-players", players=len(blank.cash))
    s = blank.clone()
    lay_out(s, given)
    for seat, player in enumerate(given.players):
        seat_player(s, seat, player)
    check(s)
    s.frame = None if given.asked is None else decision(s, given.asked)
    check_frame(s)
    return s


def lay_out(s: State, given: Position) -> None:
    """What belongs to nobody. Every card in a hand or under a pile is taken from the unused ones, once."""
    s.turn = NOBODY if given.turn is None else given.turn
    s.rolled, s.again, s.ending, s.forced = given.rolled, given.again, given.ending, given.forced
    if len(given.dice) > 3 or not all(1 <= die <= 6 for die in [*given.dice, given.forced or 1]):
        raise Problem("ga-position-dice")
    s.dice = tuple(given.dice)
    if given.spoken is not None:
        if given.spoken not in ACTIONS:
            raise Problem("ga-position-asked")
        s.spoken = ACTIONS[given.spoken]
    for deck, numbers in given.used.items():
        pile = min(DECKS.index(deck), GEMS)
        s.used[pile] |= removed(s, pile, numbers)
    if s.used[COURSE]:
        raise Problem("ga-position-cards", deck="course")
    if given.reading is not None:
        deck, number = given.reading
        pile = DECKS.index(deck)
        if pile >= PILES - 1 or not s.kit.deck(pile) >> number & 1:
            raise Problem("ga-position-cards", deck=deck)
        s.read_pile, s.read_card = pile, number


def removed(s: State, pile: int, numbers: Numbers) -> int:
    """These cards, taken from the unused ones."""
    if not all(0 <= number < 48 for number in numbers):
        raise Problem("ga-position-cards", deck=DECKS[pile])
    mask = mask_of(numbers)
    if mask & ~s.unused[pile] or len(set(numbers)) < len(numbers):
        raise Problem("ga-position-cards", deck=DECKS[pile])
    s.unused[pile] ^= mask
    return mask


def seat_player(s: State, seat: int, given: Place) -> None:
    s.cash[seat], s.dossiers[seat], s.protections[seat] = given.cash, given.dossiers, given.protections
    s.missed[seat], s.played[seat] = given.missed, given.played
    s.squares[seat] = NOBODY if given.square is None else given.square
    s.sealed[seat] = SEALED_NOTHING if given.sealed is None else given.sealed
    s.offers |= given.offer << seat
    s.out |= given.out << seat
    s.stars[seat] = removed(s, 0, given.stars)
    s.missions[seat] = removed(s, 1, given.missions)
    s.tickets[seat] = removed(s, COURSE, given.tickets)
    s.recruits[seat] = removed(s, 7, given.recruits)
    s.gems[seat] = removed(s, GEMS, given.gems)
    s.men_shown[seat] = NOT_SHOWN if given.men is None else given.men
    s.counted[seat] = sum(1 << card for card in {*given.counted} & {*given.recruits})
    for masks, named in ((s.seen_gems, given.seen_gems), (s.seen_recruits, given.seen_recruits)):
        for holder, numbers in named.items():
            if holder not in map(str, range(len(s.cash))) or not all(0 <= number < 48 for number in numbers):
                raise Problem("ga-position-seen")
            masks[seat * SEATS + int(holder)] = mask_of(numbers)


def decision(s: State, given: Asked) -> Ask:
    if given.step not in STEPS:
        raise Problem("ga-position-step", step=given.step, steps=", ".join(STEPS))
    everybody = range(len(s.cash))
    if given.seat not in everybody or not {*given.group, *given.waiting} <= {*everybody}:
        raise Problem("ga-position-players", players=len(s.cash))
    if not NONE <= given.rival < len(s.cash) or not NONE <= given.card < 48 or not NONE <= given.kind < len(DECKS):
        raise Problem("ga-position-asked")
    return restored(given)


def restored(given: Asked) -> Ask:
    """The decision that is written so."""
    for kind in KINDS:
        if kind.name == given.step:
            found = kind.restored(given)
            if found.told() == given:
                return found
    raise Problem("ga-position-asked")
