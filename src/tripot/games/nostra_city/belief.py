"""Whole tables that a view allows: what the viewer cannot see is guessed."""

from __future__ import annotations

from typing import Final

from tripot.games.nostra_city import bags, reading
from tripot.games.nostra_city.actions import BILL, PICK, TURF, TURFS
from tripot.games.nostra_city.asked import Asked
from tripot.games.nostra_city.guesses import HiddenBid, Unknown, guess
from tripot.games.nostra_city.kit import (
    ATLANTIC,
    ATLANTIC_CARD,
    FIRST_TURF,
    GOTA,
    GOTA_CARD,
    HONTE,
    UNDERBOSS,
)
from tripot.games.nostra_city.material import BILLS, BONUSES, KINDS, PHASES
from tripot.games.nostra_city.observing.question import ACTING
from tripot.games.nostra_city.rules import sharing
from tripot.games.nostra_city.rules.counting import Count
from tripot.games.nostra_city.rules.secrets import LOST
from tripot.games.nostra_city.showing import WHEREABOUTS
from tripot.games.nostra_city.state import (
    ANYBODY,
    BUSINESS,
    CORRUPTION,
    DISCARD,
    NONE,
    PILE,
    SEATS,
    SLOTS,
    ZONES,
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.view import Known, Player, View
from tripot.kernel.bits import mask_of
from tripot.kernel.dice import Dice
from tripot.kernel.seats import letter

ZONE: Final = {"corruption": CORRUPTION, "pile": PILE}


class Belief:
    """One view, ready to be sampled many times."""

    def __init__(self, seen: View, blank: State) -> None:
        self.seen = seen
        self.table = blank.clone()
        self.looker = ANYBODY if seen.viewer is None else seen.viewer
        lay_out(self.table, seen)
        for seat, player in enumerate(seen.players):
            seat_player(self.table, seat, player)
        own(self.table, seen, self.looker)
        pile_up(self.table, seen)
        self.table.frame = None if seen.question is None else asked(self.table, seen)
        self.unknown = unknown(self.table, seen, self.looker)

    def sample(self, dice: Dice) -> State:
        """The viewer cannot tell this table from the true one."""
        s = self.table.clone()
        guess(s, self.unknown, dice)
        return s


def some(number: int | None) -> int:
    return NONE if number is None else number


def lay_out(s: State, seen: View) -> None:
    """All that is public and belongs to nobody."""
    s.month, s.phase, s.moved, s.verdict = seen.month, PHASES.index(seen.phase), seen.moved, seen.verdict
    s.turn, s.first, s.opener = some(seen.turn), some(seen.first), some(seen.opener)
    s.slot = NONE if seen.slot is None else seen.slot - 1
    s.pausing, s.queue = seen.pausing, mask_of(list(seen.queue))
    s.underboss = WHEREABOUTS.index(seen.underboss)
    s.rue = [NONE if slot.card is None else slot.card.number for slot in seen.rue]
    for slot in seen.rue:
        if slot.card is not None and slot.acting:
            s.acting |= 1 << slot.card.number
    s.top = NONE if seen.discard.top is None else BILLS.index(seen.discard.top)
    s.open_bag = s.discard = 0 if s.top == NONE else bags.bill(s.top)
    s.spent = reading.hand(seen.spent)
    s.last = reading.reprisal(seen.last)
    s.tallies = [reading.tally(count.bills, count.before, count.after) for count in seen.counts]
    s.packs = [mask_of([card.number for card in pack]) for pack in seen.packs] or s.packs
    if seen.drawn is not None:
        s.caid, s.kind = seen.drawn.caid.number, KINDS.index(seen.drawn.kind)
        s.raided, s.aside, s.drawn = seen.drawn.raided, seen.drawn.aside, reading.bag(seen.drawn.bills)
    if seen.looking is not None:
        s.caid = seen.looking.number
    s.corruption = 0


def seat_player(s: State, seat: int, player: Player) -> None:
    """What everybody knows of a player."""
    for holding in player.territory:
        bit = 1 << holding.card.number
        s.lands[seat] |= bit
        s.engaged |= bit if holding.engaged else 0
        s.burnt |= bit if holding.burnt else 0
    s.bribes[seat], s.corruptions[seat] = player.bribes, player.corruptions
    s.zealous[seat], s.shames[seat] = player.zealous, player.shames
    s.done[seat] = mask_of([KINDS.index(kind) for kind in player.done])
    s.bid |= player.bid << seat
    s.received |= player.received << seat
    s.zeal |= (player.zeal == "open") << seat
    s.discreet |= (player.zeal == "discreet") << seat
    if player.title is not None:
        s.titles[player.title.number - UNDERBOSS] = seat
    for bonus in player.bonuses:
        s.bonuses[BONUSES.index(bonus)] = seat
    if player.wronged is not None:
        s.victims |= 1 << seat
        s.due[seat] = player.wronged
    for bid in player.bids:
        if bid.slot is not None and bid.bills is not None:
            s.bidders[seat * SLOTS + bid.slot - 1] = bid.caid.number
            s.stakes[seat * SLOTS + bid.slot - 1] = reading.bag(bid.bills)
    s.banks[seat] = reading.bag(player.bank)
    s.hands[seat] = reading.hand(player.hand)


def pile_up(s: State, seen: View) -> None:
    """The Rue pile: all cards that are nowhere else."""
    s.rue_pile &= ~mask_of([card.number for card in seen.gone])
    for mask in (*s.lands, *s.packs):
        s.rue_pile &= ~mask
    for card in s.rue:
        if card != NONE:
            s.rue_pile &= ~(1 << card)


def own(s: State, seen: View, looker: int) -> None:
    """What only the viewer knows."""
    remember(s, ANYBODY, seen.common)
    remember(s, looker, seen.known)
    for grudge in seen.grudges:
        s.seen_cards[looker * SEATS + grudge.seat] = reading.hand(grudge.cards)
        s.mutes[looker * SEATS + grudge.seat] = grudge.mute
    if seen.hand is None:
        return
    s.banks[looker] = reading.bag(seen.hand.bank)
    s.hands[looker] = reading.hand(seen.hand.cards)
    reading.look(s, looker, seen.hand.sight)
    reading.seal(s, looker, seen.sealed or ())
    choose(s, seen, looker)


def remember(s: State, viewer: int, known: tuple[Known, ...]) -> None:
    for part in known:
        zone = ZONE.get(part.place, some(part.seat))
        s.seen[viewer * ZONES + zone] = reading.bag(part.bills) | part.lost << LOST


def choose(s: State, seen: View, looker: int) -> None:
    """The viewer's own half-made choice."""
    choice = seen.choice
    if choice is None or seen.question is None:
        return
    for receiver, gift in enumerate(choice.gifts):
        s.gifts[receiver] = reading.bag(gift)
    s.gift_first = some(choice.first)
    numbers = [reading.action(looker, text) for text in choice.chosen]
    if numbers and seen.question.step != "reclaim":
        s.drafts[looker] = numbers.pop(0)
    if numbers and (TURF <= numbers[0] < TURF + TURFS or PICK <= numbers[0] < PICK + SLOTS):
        place = numbers.pop(0)
        s.place = place - TURF + FIRST_TURF if s.phase == BUSINESS else place - PICK
    s.stake = sum(bags.bill(number - BILL) for number in numbers if BILL <= number < PICK)


def asked(s: State, seen: View) -> Ask:
    """What the viewer knows to be asked; of another's sharing, that it has begun."""
    told = seen.question
    assert told is not None
    card, seat, rival = told.card, some(told.seat), some(told.rival)
    if told.step == "share":
        rival = first_receiver(s, seat) if seen.choice is None else some(seen.choice.rival)
    return reading.decision(
        Asked(
            step="act" if told.step in ACTING.values() else told.step,
            seat=seat,
            rival=rival,
            vendetta=told.vendetta,
            aim=letter(seat) if card is None else f"{card.kind} {card.number}",
            slot=NONE if told.slot is None else told.slot - 1,
            number=card.number - UNDERBOSS if card is not None and card.kind == "title" else told.number,
            lifted=told.lifted,
            then=told.then,
            group=list(told.group),
            waiting=list(seen.waiting),
        )
    )


def first_receiver(s: State, seat: int) -> int:
    creditors = sharing.later(s, seat, seat)
    receiver = s.following(seat)
    while not creditors >> receiver & 1:
        receiver = s.following(receiver)
    return receiver


def unknown(s: State, seen: View, looker: int) -> Unknown:
    """What is left to guess."""
    shown = seen.question is None
    sizes = [0] * ZONES
    fixed = [0] * ZONES
    bids: list[HiddenBid] = []
    for seat, player in enumerate(seen.players):
        fixed[seat] = s.banks[seat] + sum(s.stakes[seat * SLOTS : (seat + 1) * SLOTS])
        if seat == looker or shown:
            continue
        sizes[seat] = player.bills
        for bid in player.bids:
            if bid.bills is None:
                sizes[seat] += bid.count
                bids.append(HiddenBid(seat, bid.caid.number, bid.count, NONE if bid.slot is None else bid.slot - 1))
    fixed[DISCARD] = s.open_bag
    sizes[CORRUPTION] = seen.corruption
    sizes[DISCARD] = seen.discard.count - bags.bills_in(s.open_bag)
    if shown:
        fixed[CORRUPTION] = s.corruption = s.tallies[-1].bag()
        sizes[CORRUPTION] = 0
    counting = s.tallies[-1].bag() if isinstance(s.frame, Count) else 0
    hidden_drawn = 0 if seen.drawn is None or seen.drawn.bills is not None else seen.drawn.count
    known, needs = [0] * ZONES, [0] * ZONES
    for zone in range(ZONES):
        row = s.seen[looker * ZONES + zone]
        known[zone] = bags.without(row & (1 << LOST) - 1, fixed[zone])
        needs[zone] = max(0, bags.bills_in(known[zone]) - (row >> LOST))
    told = looker < SEATS and not shown
    seats = range(len(s.banks))
    return Unknown(
        looker=looker,
        bills=s.kit.bills - sum(fixed) - s.drawn - counting,
        sizes=sizes,
        known=known,
        needs=needs,
        drawn=hidden_drawn,
        laid=seen.discard.open - bags.bills_in(s.open_bag),
        cards=unseen_cards(s, seen),
        hands=[0 if seat == looker or shown else player.cards for seat, player in enumerate(seen.players)],
        held=[s.seen_cards[looker * SEATS + seat] if told else 0 for seat in seats],
        mutes=[s.mutes[looker * SEATS + seat] if told else 0 for seat in seats],
        bids=bids,
    )


def unseen_cards(s: State, seen: View) -> int:
    """Vendetta cards that are not laid open, nor the viewer's."""
    every = mask_of([card.number for card in seen.gone])
    for land in s.lands:
        every |= land
    left = s.kit.vendetta - s.spent - sum(s.hands) - bags.card(HONTE) * sum(s.shames)
    return left - bags.card(ATLANTIC_CARD) * (every >> ATLANTIC & 1) - bags.card(GOTA_CARD) * (every >> GOTA & 1)
