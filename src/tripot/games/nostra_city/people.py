"""What a view shows of each player, and of what the viewer knows of them."""

from __future__ import annotations

from typing import Final

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.bags import bills, cards
from tripot.games.nostra_city.material import BONUSES, KINDS, VENDETTAS
from tripot.games.nostra_city.notation import text_of
from tripot.games.nostra_city.rules.resolution import Keep, Top
from tripot.games.nostra_city.rules.secrets import BAG, LOST, public_row
from tripot.games.nostra_city.rules.verdict import is_indic, respect, title_of
from tripot.games.nostra_city.state import (
    CORRUPTION,
    MEETING,
    NO_REPRISAL,
    NOBODY,
    NONE,
    PILE,
    SEATS,
    SLOTS,
    State,
)
from tripot.games.nostra_city.state import Reprisal as Played
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.view import Bid, Grudge, Hand, Holding, Known, Place, Player, Reprisal, Sight
from tripot.kernel.bits import members

PLACES: Final[dict[int, Place]] = {CORRUPTION: "corruption", PILE: "pile"}


def player(s: State, asked: Ask | None, seat: int, viewer: int) -> Player:
    title = title_of(s, seat)
    shown = asked is None
    return Player(
        territory=tuple(
            Holding(s.kit.shown[card], bool(s.engaged >> card & 1), bool(s.burnt >> card & 1))
            for card in members(s.lands[seat])
        ),
        bills=bags.bills_in(s.banks[seat]),
        cards=bags.cards_in(s.hands[seat]),
        respect=respect(s, seat),
        title=None if title == NOBODY else s.kit.shown[title],
        zealous=s.zealous[seat],
        shames=s.shames[seat],
        bonuses=tuple(BONUSES[bonus] for bonus in range(3) if s.bonuses[bonus] == seat),
        done=tuple(KINDS[kind] for kind in members(s.done[seat])),
        bids=bids(s, asked, seat, viewer),
        bid=bool(s.bid >> seat & 1),
        received=bool(s.received >> seat & 1),
        wronged=s.due[seat] if s.victims >> seat & 1 else None,
        corruptions=s.corruptions[seat],
        zeal="open" if s.zeal >> seat & 1 else "discreet" if s.discreet >> seat & 1 else "none",
        bribes=s.bribes[seat],
        bank=bills(s.banks[seat]) if shown else None,
        hand=cards(s.hands[seat]) if shown else None,
        indic=is_indic(s, seat) if shown else None,
    )


def bids(s: State, asked: Ask | None, seat: int, viewer: int) -> tuple[Bid, ...]:
    """NC-5.2: in order of Caïds, so that the order tells nothing."""
    found = []
    for slot in range(SLOTS):
        index = seat * SLOTS + slot
        caid = s.bidders[index]
        if caid == NONE:
            continue
        own = seat == viewer
        stake = s.stakes[index]
        open_stake = slot == s.slot and stakes_open(asked)
        found.append(
            Bid(
                caid=s.kit.shown[caid],
                count=bags.bills_in(stake),
                slot=slot + 1 if own or s.phase != MEETING else None,
                bills=bills(stake) if own or open_stake else None,
            )
        )
    return tuple(sorted(found, key=lambda bid: bid.caid.number))


def stakes_open(asked: Ask | None) -> bool:
    """NC-5.5: the stakes of the slot have been revealed."""
    return isinstance(asked, Top) or (isinstance(asked, Keep) and asked.openly)


def hand(s: State, seat: int) -> Hand:
    return Hand(bank=bills(s.banks[seat]), cards=cards(s.hands[seat]), indic=is_indic(s, seat), sight=sight(s, seat))


def sight(s: State, seat: int) -> Sight | None:
    if s.spied[seat] != NONE:
        card = s.spied_cards[seat]
        return Sight((), s.spied[seat], None if card == NO_REPRISAL else VENDETTAS[card])
    return Sight(bills(s.sights[seat]), None, None) if s.sights[seat] else None


def last(played: Played | None) -> Reprisal | None:
    if played is None:
        return None
    return Reprisal(played.seat, VENDETTAS[played.card], text_of(played.seat, played.aim), played.cancelled)


def known(s: State, viewer: int) -> tuple[Known, ...]:
    """What this viewer has seen of bills that lie where they cannot be seen; not of the discard (NC-2.3)."""
    row = public_row(viewer)
    found = []
    for zone in (*range(SEATS), CORRUPTION, PILE):
        seen = s.seen[row + zone]
        if seen:
            found.append(
                Known(PLACES.get(zone, "player"), zone if zone < SEATS else None, bills(seen & BAG), seen >> LOST)
            )
    return tuple(found)


def grudges(s: State, viewer: int) -> tuple[Grudge, ...]:
    found = []
    for seat in range(len(s.hands)):
        index = viewer * SEATS + seat
        if s.seen_cards[index] or s.mutes[index]:
            found.append(Grudge(seat, cards(s.seen_cards[index]), s.mutes[index]))
    return tuple(found)
