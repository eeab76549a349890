"""What every position that a game can reach obeys."""

from __future__ import annotations

from tripot.games.nostra_city import bags, step
from tripot.games.nostra_city.actions import ACTIONS
from tripot.games.nostra_city.kit import ATLANTIC, CAIDS, GOTA_CARD, RUE_CARDS, UNDERBOSS
from tripot.games.nostra_city.state import (
    JUNE,
    MEETING,
    NOBODY,
    NONE,
    OVER,
    RESOLUTION,
    SEATS,
    SETUP,
    SLOTS,
    UNANSWERED,
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.kernel.bits import members
from tripot.kernel.problem import Problem

ONE_SEAT = {
    *(step.DEAL, step.PACK, step.DRAW_BILL, step.DRAW_VENDETTA, step.LOOK, step.RECLAIM, step.ROB, step.SPY, step.ACT),
    *(step.SHIELD, step.SWAP, step.SHARE, step.SOOTHE, step.GRUDGE, step.SHIFT, step.KEEP, step.NAME, step.BRIBE),
}
"""Decisions of, or for, one player."""
TWO_SEATS = {step.ROB, step.SPY, step.SHIELD, step.SHARE}


def check(s: State) -> None:
    """The table, whatever is asked."""
    players = len(s.banks)
    if not 1 <= s.month <= JUNE or not 1 <= s.verdict <= s.kit.spaces or not NONE <= s.slot <= SLOTS:
        raise Problem("nc-position-table")
    if not {s.turn, s.first, s.opener, s.gift_first, *s.titles, *s.bonuses} <= {NOBODY, *range(players)}:
        raise Problem("nc-position-players", players=players)
    if (s.first == NOBODY) != (s.opener == NOBODY) or (s.first == NOBODY and s.phase != SETUP):
        raise Problem("nc-position-table")
    if (s.bid | s.received | s.zeal | s.discreet | s.queue | s.victims) >> players:
        raise Problem("nc-position-players", players=players)
    if not NONE <= s.last < 1024 * players or (s.last >= 0 and s.last % 128 >= 2 * ACTIONS):
        raise Problem("nc-position-table")
    check_cards(s)
    for seat in range(players):
        if not player_fits(s, seat):
            raise Problem("nc-position-player", seat=seat)


def check_cards(s: State) -> None:
    """Slots, Territoires and the marks on their cards."""
    for card in s.rue:
        if card != NONE and not 0 <= card < RUE_CARDS and card != UNDERBOSS:
            raise Problem("nc-position-cards")
    placed = [card for card in s.rue if card != NONE]
    every = 0
    for land in (*s.lands, *s.packs):
        if every & land:
            raise Problem("nc-position-cards")
        every |= land
    marked = s.engaged | s.burnt
    twice = len(set(placed)) < len(placed) or any(every >> card & 1 for card in placed)
    if twice or marked & ~every:
        raise Problem("nc-position-cards")
    titled = [seat for seat in s.titles if seat != NOBODY]
    if len(set(titled)) < len(titled):
        raise Problem("nc-position-table")
    if bags.without(s.open_bag, s.discard):
        raise Problem("nc-position-cards")
    if s.top != NONE and bags.bills_of(s.open_bag, s.top) == 0:
        raise Problem("nc-position-cards")


def player_fits(s: State, seat: int) -> bool:
    if min(s.bribes[seat], s.corruptions[seat], s.zealous[seat], s.shames[seat], s.due[seat]) < 0:
        return False
    if sum(s.zealous) > s.kit.zealous or s.hands[seat] >> GOTA_CARD * 4:
        return False
    bids = [s.bidders[seat * SLOTS + slot] for slot in range(SLOTS) if s.bidders[seat * SLOTS + slot] != NONE]
    if bids and s.phase not in (MEETING, RESOLUTION):
        return False
    if len(set(bids)) < len(bids) or not all(0 <= caid <= ATLANTIC for caid in bids):
        return False
    if not all((s.lands[seat] & s.engaged & CAIDS) >> caid & 1 for caid in bids):
        return False
    if not UNANSWERED <= s.sealed[seat] < 64 * ACTIONS or s.sights[seat] < 0:
        return False
    mine = s.mutes[seat * SEATS : (seat + 1) * SEATS]
    return all(number >= 0 for number in mine)


def check_frame(s: State) -> None:
    """The decision, at this table."""
    asked = s.frame
    if (asked is None) != (s.phase == OVER):
        raise Problem("nc-position-asked")
    if asked is None:
        return
    assert isinstance(asked, Ask)
    if not (seats_fit(s, asked) and numbers_fit(s, asked)):
        raise Problem("nc-position-asked")
    for seat in members(asked.awaited):
        if asked.legal(s, seat) == 0:
            raise Problem("nc-position-asked")


def seats_fit(s: State, asked: Ask) -> bool:
    if asked.awaited == 0 or (asked.what in ONE_SEAT) != (asked.seat != NONE):
        return False
    if asked.what in TWO_SEATS and asked.rival in (NONE, asked.seat):
        return False
    if asked.what == step.ACT:
        return asked.seat == s.turn
    if asked.what == step.PAUSE:
        answered = asked.group & ~asked.awaited
        sealed = [s.sealed[seat] != UNANSWERED for seat in members(answered)]
        return s.pausing and asked.awaited & ~asked.group == 0 and all(sealed)
    return True


def numbers_fit(s: State, asked: Ask) -> bool:
    """Card and number are what the decision can have."""
    match asked.what:
        case step.FILL:
            return 0 <= asked.card < SLOTS and s.rue[asked.card] == NONE
        case step.DRAW_BILL | step.SHARE | step.SWAP:
            return 0 <= asked.number <= 52 and 0 <= s.kind < 7 and s.caid != NONE
        case step.DRAW_VENDETTA:
            return 0 <= asked.card <= 2 and asked.number > 0
        case step.SHIFT:
            return 0 <= asked.card < len(s.bidders) and s.bidders[asked.card] != NONE
        case step.NAME:
            return 1 <= asked.number <= 2
        case step.KEEP:
            return 1 <= asked.number <= 2 and 0 <= s.slot < SLOTS
        case step.SHIELD:
            return 0 <= asked.number < 8 and 0 <= asked.card < ACTIONS
        case step.BRIBE | step.LOOK:
            return s.caid != NONE and 0 <= asked.number <= 2
    return asked.number >= 0
