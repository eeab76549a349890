"""A position of Règlement de comptes as plain data, secrets included."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tripot.games.reglement_de_comptes.belief import kind_of, pack
from tripot.games.reglement_de_comptes.decisions import NAMES, decision, settled
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Card, Kind
from tripot.games.reglement_de_comptes.packs import held, pack_of, unpack
from tripot.games.reglement_de_comptes.possible import check, check_frame
from tripot.games.reglement_de_comptes.rules.seating import Seat, sit
from tripot.games.reglement_de_comptes.rules.turn import Second
from tripot.games.reglement_de_comptes.state import ASLEEP, GONE, HOME, NOBODY, State
from tripot.games.reglement_de_comptes.step import Part, Step
from tripot.games.reglement_de_comptes.view import Gangster, counts, guest
from tripot.kernel.bits import mask_of, members
from tripot.kernel.problem import Problem


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision: its name, whose it is, and what its earlier steps have settled."""

    step: str
    seat: int | None
    places: list[int] = []
    gangster: Gangster | None = None
    second: bool = False


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gangster at a place."""

    place: int
    seat: int
    kind: Kind
    asleep: bool = False


class Out(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the deadly event, and the gangsters just before it (RC-6.4)."""

    event: int
    gangsters: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of one entry a player are in order of seats. The draw pile is what is left of the cards."""

    asked: Asked | None
    turn: int | None
    gangsters: list[Sitting]
    cakes: list[int | Literal["home", "gone"]]
    hands: list[list[Card]]
    bank: int
    money: list[int]
    discards: dict[Card, int] = {}
    removed: dict[Card, int] = {}
    lobby: list[Gangster] = []
    out: list[Out | None] = []
    quiet: int = 0


def position(s: State) -> dict[str, Any]:
    seats = range(len(s.gangs))
    data = Position(
        asked=asked(s),
        turn=None if s.turn == NOBODY else s.turn,
        gangsters=[sitting(s, place) for place in members(s.taken)],
        cakes=[cake if cake > 0 else "home" if cake == HOME else "gone" for cake in s.cakes],
        hands=[[CARDS[card] for card in unpack(hand)] for hand in s.hands],
        bank=s.bank,
        money=s.money.copy(),
        discards=counts(s.discards),
        removed=counts(s.removed),
        lobby=[guest(seat, kind) for seat in seats for kind in unpack(s.lobby[seat])],
        out=[Out(fall // 64, fall % 64) if fall else None for fall in s.fell],
        quiet=s.quiet,
    )
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found


def asked(s: State) -> Asked | None:
    step = s.frame
    if step is None:
        return None
    assert isinstance(step, Step)
    seat = None if step.seat == NOBODY else step.seat
    if isinstance(step, Seat):
        return Asked(step.name, seat, gangster=guest(step.seat, step.kind))
    return Asked(
        step.name, seat, members(settled(step)), second=isinstance(step, Part) and isinstance(step.base, Second)
    )


def sitting(s: State, place: int) -> Sitting:
    return Sitting(place, s.gang_at(place), KINDS[s.kind_at(place)], bool(s.asleep >> place & 1))


def restore(data: dict[str, Any], blank: State, first_seater: int) -> State:
    """The state of this data; Problem if no game can reach it."""
    try:
        given = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Problem("position-wrong", detail=str(error)) from None
    players = len(blank.gangs)
    if not len(given.cakes) == len(given.hands) == len(given.money) == len(given.out or blank.gangs) == players:
        raise Problem("rc-position-seats", players=players)
    check_cards(given, blank)
    s = blank.clone()
    lay_out(s, given)
    seat_all(s, given)
    check(s, blank)
    s.frame = None if given.asked is None else wanted(s, given.asked, first_seater)
    check_frame(s, blank)
    return s


def check_cards(given: Position, blank: State) -> None:
    """No more of a card than the edition has; what is left is the pile."""
    for number, card in enumerate(CARDS):
        laid = [given.discards.get(card, 0), given.removed.get(card, 0)]
        seen = sum(hand.count(card) for hand in given.hands) + sum(laid)
        if min(laid) < 0 or seen > held(blank.pile, number):
            raise Problem("rc-position-cards", most=held(blank.pile, number), card=card)


def lay_out(s: State, given: Position) -> None:
    """Cards, cakes and money."""
    s.turn = NOBODY if given.turn is None else given.turn
    s.quiet, s.bank, s.money = given.quiet, given.bank, given.money.copy()
    s.hands = [pack_of([CARDS.index(card) for card in hand]) for hand in given.hands]
    s.discards, s.removed = pack(given.discards), pack(given.removed)
    s.pile -= sum(s.hands) + s.discards + s.removed
    s.cakes = [HOME if cake == "home" else GONE if cake == "gone" else cake for cake in given.cakes]
    s.fell = [0 if out is None else out.event * 64 + out.gangsters for out in given.out or [None] * len(s.gangs)]


def seat_all(s: State, given: Position) -> None:
    players = len(s.gangs)
    seats = [gangster.seat for gangster in given.gangsters] + [gangster.seat for gangster in given.lobby]
    if not all(0 <= seat < players for seat in seats) or not NOBODY <= s.turn < players:
        raise Problem("rc-position-seats", players=players)
    for gangster in given.gangsters:
        if not 1 <= gangster.place <= s.board.size or s.taken >> gangster.place & 1:
            raise Problem("rc-position-place", place=gangster.place, most=s.board.size)
        sit(s, gangster.seat, KINDS.index(gangster.kind) + (ASLEEP if gangster.asleep else 0), gangster.place)
    for seat in range(players):
        s.lobby[seat] = pack_of([kind_of(gangster) for gangster in given.lobby if gangster.seat == seat])


def wanted(s: State, given: Asked, first_seater: int) -> Step:
    if given.step not in NAMES:
        raise Problem("rc-position-step", step=given.step, steps=", ".join(NAMES))
    if given.step != "first-seater" and (given.seat is None or not 0 <= given.seat < len(s.gangs)):
        raise Problem("rc-position-seats", players=len(s.gangs))
    chosen = mask_of([place for place in given.places if 0 < place <= s.board.size])
    if given.gangster is not None:
        chosen = kind_of(given.gangster)
    seat = NOBODY if given.seat is None else given.seat
    found = decision(s, given.step, seat, chosen, given.second, first_seater)
    if settled(found) != chosen:
        raise Problem("rc-position-asked")
    return found
