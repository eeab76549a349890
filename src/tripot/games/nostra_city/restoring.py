"""The state of a position that was written down."""

from __future__ import annotations

from typing import Any

import msgspec

from tripot.games.nostra_city import bags, reading
from tripot.games.nostra_city.asked import Asked
from tripot.games.nostra_city.forms import set_of
from tripot.games.nostra_city.kit import ATLANTIC, ATLANTIC_CARD, CARDS, GOTA, GOTA_CARD, HONTE, UNDERBOSS
from tripot.games.nostra_city.position import OWN, SHARED, Place, Position, Seen, field
from tripot.games.nostra_city.possible import check, check_frame
from tripot.games.nostra_city.rules.counting import Count
from tripot.games.nostra_city.rules.secrets import LOST
from tripot.games.nostra_city.state import (
    ANYBODY,
    AWAY,
    HELD,
    IN_RUE,
    NOBODY,
    NONE,
    SEATS,
    SLOTS,
    WAITING,
    ZONES,
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.kernel.problem import Problem


def restore(data: dict[str, Any], blank: State) -> State:
    """The state of this data; Problem if no game can reach it."""
    try:
        given = msgspec.convert(data, Position)
    except msgspec.ValidationError as error:
        raise Problem("position-wrong", detail=str(error)) from None
    if len(given.players) != len(blank.banks):
        raise Problem("nc-position-players", players=len(blank.banks))
    s = blank.clone()
    lay_out(s, given)
    for seat, player in enumerate(given.players):
        seat_player(s, seat, player)
    remember(s, ANYBODY, given.common)
    deal_rest(s, given)
    check(s)
    s.frame = None if given.asked is None else decision(s, given.asked)
    check_frame(s)
    return s


def lay_out(s: State, given: Position) -> None:
    """What belongs to nobody."""
    for name, form in SHARED.items():
        setattr(s, field(name), form.read(getattr(given, name)))
    if len(given.rue) != SLOTS or len(given.titles) != 3 or len(given.bonuses) != 3 or len(given.counts) > 2:
        raise Problem("nc-position-table")
    fresh = set_of(given.fresh)
    laid = sum(1 << card for card in {*s.rue} if 0 <= card < CARDS) & s.kit.enquetes
    if fresh & ~laid:
        raise Problem("nc-position-cards")
    s.acting = laid & ~fresh
    s.tallies = [reading.tally(*count) for count in given.counts]
    if s.titles[0] != NOBODY:
        s.underboss = HELD
    elif UNDERBOSS in s.rue:
        s.underboss = IN_RUE
    else:
        s.underboss = WAITING if given.waits else AWAY


def seat_player(s: State, seat: int, given: Place) -> None:
    for name, form in OWN.items():
        getattr(s, field(name))[seat] = form.read(getattr(given, name))
    if given.draft is not None:
        s.drafts[seat] = reading.action(seat, given.draft)
    reading.seal(s, seat, given.sealed)
    reading.look(s, seat, given.sight)
    for bid in given.bids:
        if not 0 <= bid.slot < SLOTS or s.bidders[seat * SLOTS + bid.slot] != NONE:
            raise Problem("nc-position-bids")
        s.bidders[seat * SLOTS + bid.slot] = bid.caid
        s.stakes[seat * SLOTS + bid.slot] = reading.bag(bid.bills)
    remember(s, seat, given.seen)
    for holder, named in given.seen_cards.items():
        s.seen_cards[seat * SEATS + seat_of(s, holder)] = reading.hand(named)
    for holder, number in given.mutes.items():
        s.mutes[seat * SEATS + seat_of(s, holder)] = number


def seat_of(s: State, text: str) -> int:
    if text not in map(str, range(len(s.banks))):
        raise Problem("nc-position-seen")
    return int(text)


def remember(s: State, viewer: int, given: dict[str, Seen]) -> None:
    for zone, known in given.items():
        if zone not in map(str, range(ZONES)) or not 0 <= known.lost < len(known.bills):
            raise Problem("nc-position-seen")
        s.seen[viewer * ZONES + int(zone)] = reading.bag(known.bills) | known.lost << LOST


def deal_rest(s: State, given: Position) -> None:
    """Piles hold what is nowhere else."""
    placed = set_of(given.gone)
    dead = placed >> GOTA & 1
    held = 0
    for mask in (*s.lands, *s.packs, *(1 << number for number in s.rue if 0 <= number < CARDS)):
        if mask & placed:
            raise Problem("nc-position-cards")
        placed |= mask
        held |= mask
    s.rue_pile = s.kit.rue & ~placed
    laid = [*s.banks, *s.stakes, s.discard, s.drawn, s.corruption]
    if given.asked is not None and given.asked.step == Count.name and s.tallies:
        laid.append(s.tallies[-1].bag())
    s.bills = rest(s.kit.bills, laid, 8, bags.BILL_KINDS)
    used = [*s.hands, s.spent, bags.card(HONTE) * sum(s.shames)]
    used += [bags.card(GOTA_CARD) * (dead or held >> GOTA & 1), bags.card(ATLANTIC_CARD) * (held >> ATLANTIC & 1)]
    s.vendetta = rest(s.kit.vendetta, used, 4, bags.VENDETTA_KINDS)


def rest(whole: int, parts: list[int], width: int, kinds: int) -> int:
    """What the parts leave of a bag; Problem if they are more than there is."""
    left = 0
    for kind in range(kinds):
        number = (whole >> kind * width) % (1 << width)
        number -= sum((part >> kind * width) % (1 << width) for part in parts)
        if number < 0:
            raise Problem("nc-position-cards")
        left += number << kind * width
    return left


def decision(s: State, given: Asked) -> Ask:
    everybody = range(len(s.banks))
    if not {*given.group, *given.waiting} <= {*everybody} or not {given.seat, given.rival} <= {NONE, *everybody}:
        raise Problem("nc-position-players", players=len(s.banks))
    found = reading.decision(given)
    if found.told() != given:
        raise Problem("nc-position-asked")
    return found
