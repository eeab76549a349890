"""What every position that a game can reach obeys."""

from __future__ import annotations

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import CAID, PASS, TURF
from tripot.games.nostra_city.kit import CAIDS, GOTA_CARD, KINDS, REPRISALS, UNDERBOSS
from tripot.games.nostra_city.powers.grudge import Grudge
from tripot.games.nostra_city.powers.peek import Bribe, Look
from tripot.games.nostra_city.powers.shield import Shield
from tripot.games.nostra_city.powers.shift import Shift
from tripot.games.nostra_city.powers.spy import Spy
from tripot.games.nostra_city.powers.swap_bill import Swap
from tripot.games.nostra_city.rules.business import DrawBill
from tripot.games.nostra_city.rules.grievance import DrawVendetta
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.rules.resolution import Keep, Salvage
from tripot.games.nostra_city.rules.rue import Fill
from tripot.games.nostra_city.rules.setup import Draft
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.titles import Name
from tripot.games.nostra_city.rules.turn import Act
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
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.strikes.braquage import Rob
from tripot.games.nostra_city.strikes.ecoute import Exhibit
from tripot.kernel.bits import members
from tripot.kernel.problem import Problem


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
    if s.last is not None and (s.last.seat not in range(players) or s.last.card >= REPRISALS):
        raise Problem("nc-position-table")
    check_cards(s)
    for seat in range(players):
        if not player_fits(s, seat):
            raise Problem("nc-position-player", seat=seat)


def check_cards(s: State) -> None:
    """Slots, Territoires and the marks on their cards."""
    for card in s.rue:
        if card not in (NONE, UNDERBOSS) and (card < 0 or not s.kit.rue >> card & 1):
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
    if len(set(bids)) < len(bids) or not all(caid >= 0 for caid in bids):
        return False
    if not all((s.lands[seat] & s.engaged & CAIDS) >> caid & 1 for caid in bids):
        return False
    if s.spied[seat] >= len(s.banks) or s.spied[seat] < NONE:
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
    if asked.awaited == 0:
        return False
    if isinstance(asked, Rob | Spy | Shield | Share | Exhibit) and asked.told().rival in (NONE, asked.seat):
        return False
    if isinstance(asked, Act):
        return asked.seat == s.turn
    if isinstance(asked, Draft):
        answered = members(s.everybody() & ~asked.awaited)
        return all(CAID <= s.sealed[seat] < TURF for seat in answered)
    if isinstance(asked, Pause):
        answered = members(asked.group & ~asked.awaited)
        sealed = all(s.sealed[seat] == PASS or s.aims[seat] != NONE for seat in answered)
        return s.pausing and asked.awaited & ~asked.group == 0 and sealed
    return True


def numbers_fit(s: State, asked: Ask) -> bool:
    """Slots, cards and counts are what the decision can have."""
    match asked:
        case Fill():
            return 0 <= asked.slot < SLOTS and s.rue[asked.slot] == NONE
        case DrawBill():
            return 0 <= asked.left <= 52 and collecting(s)
        case Share() | Swap():
            return collecting(s)
        case DrawVendetta():
            return asked.left > 0
        case Grudge():
            return asked.due >= 0
        case Shift():
            return 0 <= asked.slot < SLOTS and s.bidders[asked.seat * SLOTS + asked.slot] != NONE
        case Name():
            return 1 <= asked.title <= 2
        case Keep():
            return 1 <= asked.left <= 2 and 0 <= s.slot < SLOTS
        case Salvage():
            return 0 <= s.slot < SLOTS and s.bidders[asked.seat * SLOTS + s.slot] != NONE
        case Shield():
            return asked.card < REPRISALS and asked.aim != NONE
        case Bribe():
            return s.caid != NONE
        case Look():
            return s.caid != NONE and 0 <= asked.left <= 2
    return True


def collecting(s: State) -> bool:
    """An Encaissement is going on."""
    return 0 <= s.kind < KINDS and s.caid != NONE
