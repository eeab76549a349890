"""What a seat of Règlement de comptes may know: all but the others' hands, and what they are about to do (RC-7.1)."""

from __future__ import annotations

from typing import Literal

import msgspec

from tripot.games.reglement_de_comptes import packs
from tripot.games.reglement_de_comptes.material import (
    CARDS,
    COLOURS,
    KINDS,
    Card,
    Colour,
    Feature,
    Kind,
    Pending,
    Phase,
)
from tripot.games.reglement_de_comptes.rules.ending import end_rule
from tripot.games.reglement_de_comptes.rules.income import income
from tripot.games.reglement_de_comptes.rules.seating import Seat
from tripot.games.reglement_de_comptes.rules.targets import Target
from tripot.games.reglement_de_comptes.state import ASLEEP, GONE, NOBODY, State
from tripot.games.reglement_de_comptes.step import Step
from tripot.kernel import view as kernel
from tripot.kernel.bits import members
from tripot.kernel.seats import SPECTATOR


class Gangster(msgspec.Struct, frozen=True):
    """Somebody who sits somewhere, or waits to be seated."""

    seat: int
    kind: Kind
    asleep: bool


class Place(msgspec.Struct, frozen=True):
    """One place of the table; `view.places[0]` is place 1."""

    gangster: Gangster | None
    cake: int | None
    """The seat whose cake lies here."""


class Print(msgspec.Struct, frozen=True):
    """What is printed before one place (RC-1.4)."""

    feature: Feature | None
    opposite: int | None
    """The place across the table; None: an X place."""


class Gang(msgspec.Struct, frozen=True):
    """What everybody knows of one player."""

    colour: Colour
    money: int
    income: int
    """What a turn would bring now (RC-3.2); the bank may have less."""
    cards: int
    gangsters: int
    """Alive, on the table and off it."""
    lobby: tuple[Gangster, ...]
    """Off the table, to be seated."""
    cake: Literal["home", "table", "gone"]
    out: int | None
    """None while in play; else the number of the deadly event, from 1 (RC-6.4)."""
    before: int
    """For players who are out: their gangsters just before that event."""


class Choice(msgspec.Struct, frozen=True):
    """The viewer's own choice, some steps of it taken."""

    step: Pending
    """What is asked now."""
    places: tuple[int, ...]
    """Settled so far: the gangster who moves, the cake that is passed, who gets a pill."""
    gangster: Gangster | None
    """Who is about to be seated."""


class View(kernel.View, frozen=True, tag="reglement-de-comptes"):
    """The table as seen from one seat."""

    phase: Phase
    turn: int | None
    """Whose turn it is; None until all sit."""
    actor: int | None
    """Who decides, or gets the card that Nature deals; None when Nature names who seats first, and at the end."""
    choice: Choice | None
    prints: tuple[Print, ...]
    places: tuple[Place, ...]
    gangs: tuple[Gang, ...]
    hand: tuple[Card, ...]
    """The viewer's own cards."""
    unseen: dict[Card, int]
    """What is in the pile or in hands that the viewer does not see."""
    pile: int
    discards: dict[Card, int]
    removed: dict[Card, int]
    bank: int
    quiet: int
    """Turns in a row without death or income; -1: this turn has had one (RC-6.5)."""
    end: str | None
    """The rule that ended the game."""


def view(s: State, seat: int, prints: tuple[Print, ...]) -> View:
    asked = s.frame
    assert asked is None or isinstance(asked, Step)
    own = 0 if seat == SPECTATOR else s.hands[seat]
    return View(
        viewer=None if seat == SPECTATOR else seat,
        waiting=() if asked is None else tuple(members(asked.awaited)),
        phase="over" if asked is None else asked.phase(),
        turn=None if s.turn == NOBODY else s.turn,
        actor=None if asked is None or asked.seat == NOBODY else asked.seat,
        choice=choice(asked) if asked is not None and asked.seat == seat else None,
        prints=prints,
        places=tuple(place(s, number) for number in range(1, s.board.size + 1)),
        gangs=tuple(gang(s, other) for other in range(len(s.gangs))),
        hand=tuple(CARDS[card] for card in packs.unpack(own)),
        unseen=counts(s.pile + sum(s.hands) - own),
        pile=packs.size(s.pile),
        discards=counts(s.discards),
        removed=counts(s.removed),
        bank=s.bank,
        quiet=s.quiet,
        end=end_rule(s) if asked is None else None,
    )


def choice(asked: Step) -> Choice | None:
    if isinstance(asked, Seat):
        return Choice("seat", (), guest(asked.seat, asked.kind))
    if isinstance(asked, Target):
        return Choice(asked.name, tuple(members(asked.chosen)), None)
    return None


def guest(seat: int, kind: int) -> Gangster:
    """Somebody off the table."""
    return Gangster(seat, KINDS[kind % ASLEEP], kind >= ASLEEP)


def place(s: State, number: int) -> Place:
    seat = s.gang_at(number)
    cake = s.cake_at(number)
    sitting = None if seat == NOBODY else Gangster(seat, KINDS[s.kind_at(number)], bool(s.asleep >> number & 1))
    return Place(sitting, None if cake == NOBODY else cake)


def gang(s: State, seat: int) -> Gang:
    cake = s.cakes[seat]
    return Gang(
        colour=COLOURS[seat],
        money=s.money[seat],
        income=income(s, seat),
        cards=packs.size(s.hands[seat]),
        gangsters=s.size_of(seat),
        lobby=tuple(guest(seat, kind) for kind in packs.unpack(s.lobby[seat])),
        cake="table" if cake > 0 else "gone" if cake == GONE else "home",
        out=s.fell[seat] // 64 or None,
        before=s.fell[seat] % 64,
    )


def counts(pack: int) -> dict[Card, int]:
    """How many of each card, those that are there."""
    return {card: packs.held(pack, number) for number, card in enumerate(CARDS) if packs.held(pack, number)}
