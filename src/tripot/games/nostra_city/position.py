"""A position of Nostra City as plain data, secrets included."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tripot.games.nostra_city.asked import Asked
from tripot.games.nostra_city.bags import bills, cards
from tripot.games.nostra_city.forms import Numbers, forms
from tripot.games.nostra_city.material import BILLS, Bill, Kind, Phase, Vendetta
from tripot.games.nostra_city.notation import text_of
from tripot.games.nostra_city.people import sight
from tripot.games.nostra_city.rules.rue import gone
from tripot.games.nostra_city.rules.secrets import BAG, LOST
from tripot.games.nostra_city.showing import sealed
from tripot.games.nostra_city.state import (
    ANYBODY,
    NOBODY,
    NONE,
    SEATS,
    SLOTS,
    WAITING,
    ZONES,
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.view import Reprisal, Sight
from tripot.kernel.bits import members


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bills seen to go somewhere, and how many of them may be gone."""

    bills: list[Bill]
    lost: int = 0


class Stake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bid."""

    slot: int
    caid: int
    bills: list[Bill]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player. Cards of the Territoire by their numbers."""

    land: Numbers = []
    bank: list[Bill] = []
    hand: list[Vendetta] = []
    bids: list[Stake] = []
    bribes: int = 0
    corruptions: int = 0
    zealous: int = 0
    shames: int = 0
    done: list[Kind] = []
    due: int = 0
    draft: str | None = None
    sealed: tuple[str, ...] = ()
    """An answer at a pause or in the draft, as records write it."""
    gift: list[Bill] = []
    pack: Numbers = []
    seen: dict[str, Seen] = {}
    """By place: a player 0 to 4, the corruption pile 5, the bill pile 7."""
    seen_cards: dict[str, list[Vendetta]] = {}
    mutes: dict[str, int] = {}
    sight: Sight | None = None


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players in order of seats. Cards and bills that are nowhere are in their piles, if they are not `gone`."""

    asked: Asked | None
    players: list[Place]
    month: int = 1
    phase: Phase = "business"
    turn: int = NOBODY
    first: int = 0
    opener: int = 0
    moved: bool = False
    slot: int = NONE
    verdict: int = 7
    waits: bool = False
    """The Underboss waits (NC-7.1)."""
    caid: int = NONE
    kind: int = NONE
    raided: bool = False
    aside: bool = False
    pausing: bool = False
    rue: tuple[int, ...] = (NONE,) * SLOTS
    gone: Numbers = []
    """Rue cards, and Anthony Gota, that have left the game."""
    engaged: Numbers = []
    burnt: Numbers = []
    fresh: Numbers = []
    """Enquêtes of La Rue that do not act yet (NC-7.2)."""
    discard: list[Bill] = []
    open: list[Bill] = []
    top: Bill | None = None
    drawn: list[Bill] = []
    corruption: list[Bill] = []
    spent: list[Vendetta] = []
    bid: Numbers = []
    received: Numbers = []
    zeal: Numbers = []
    discreet: Numbers = []
    queue: Numbers = []
    victims: Numbers = []
    place: int = NONE
    stake: list[Bill] = []
    gift_first: int = NOBODY
    last: Reprisal | None = None
    """The Représaille played last."""
    titles: tuple[int, ...] = (NOBODY,) * 3
    bonuses: tuple[int, ...] = (NOBODY,) * 3
    counts: list[tuple[list[Bill], int, int]] = []
    common: dict[str, Seen] = {}
    """What everybody knows of bills, by place."""


SHARED: Final = forms(Position, {"asked", "players", "waits", "gone", "fresh", "counts", "common"})
OWN: Final = forms(Place, {"bids", "draft", "sealed", "seen", "seen_cards", "mutes", "sight"})
"""What the state holds as it is, once and for each player."""
CALLED: Final = {
    "open": "open_bag",
    "land": "lands",
    "bank": "banks",
    "hand": "hands",
    "gift": "gifts",
    "pack": "packs",
}
"""How the state calls it, where it is not the same."""


def field(name: str) -> str:
    return CALLED.get(name, name)


def position(s: State) -> dict[str, Any]:
    frame = s.frame
    assert frame is None or isinstance(frame, Ask)
    data = Position(
        asked=None if frame is None else frame.told(),
        players=[place(s, seat) for seat in range(len(s.banks))],
        waits=s.underboss == WAITING,
        gone=members(gone(s)),
        fresh=[card for card in sorted(s.rue) if card >= 0 and s.kit.enquetes & ~s.acting & 1 << card],
        counts=[([BILLS[kind] for kind in tally.order], tally.before, tally.after) for tally in s.tallies],
        common=seen(s, ANYBODY),
        **{name: form.write(getattr(s, field(name))) for name, form in SHARED.items()},
    )
    found: dict[str, Any] = msgspec.to_builtins(data)
    return found


def place(s: State, seat: int) -> Place:
    return Place(
        bids=[
            Stake(slot, s.bidders[seat * SLOTS + slot], list(bills(s.stakes[seat * SLOTS + slot])))
            for slot in range(SLOTS)
            if s.bidders[seat * SLOTS + slot] != NONE
        ],
        draft=None if s.drafts[seat] == NONE else text_of(seat, s.drafts[seat]),
        sealed=sealed(s, seat) or (),
        seen=seen(s, seat),
        seen_cards={
            str(other): list(cards(bag)) for other in range(SEATS) if (bag := s.seen_cards[seat * SEATS + other])
        },
        mutes={str(other): number for other in range(SEATS) if (number := s.mutes[seat * SEATS + other])},
        sight=sight(s, seat),
        **{name: form.write(getattr(s, field(name))[seat]) for name, form in OWN.items()},
    )


def seen(s: State, viewer: int) -> dict[str, Seen]:
    row = s.seen[viewer * ZONES : (viewer + 1) * ZONES]
    return {str(zone): Seen(list(bills(known & BAG)), known >> LOST) for zone, known in enumerate(row) if known}
