"""A view of the city, filled from the state."""

from __future__ import annotations

from typing import Final

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.actions import PICK, TURF
from tripot.games.nostra_city.bags import bills, cards
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.kit import FIRST_TURF
from tripot.games.nostra_city.material import BILLS, KINDS, PHASES
from tripot.games.nostra_city.notation import text_of
from tripot.games.nostra_city.observing.question import ACTING, about
from tripot.games.nostra_city.people import grudges, hand, known, last, player
from tripot.games.nostra_city.powers.peek import Bribe, Look
from tripot.games.nostra_city.powers.reclaim import Reclaim
from tripot.games.nostra_city.powers.swap_bill import Swap
from tripot.games.nostra_city.rules import business
from tripot.games.nostra_city.rules.business import DrawBill
from tripot.games.nostra_city.rules.grievance import DrawVendetta
from tripot.games.nostra_city.rules.pause import Pause
from tripot.games.nostra_city.rules.resolution import Keep, Salvage, Top
from tripot.games.nostra_city.rules.rue import gone
from tripot.games.nostra_city.rules.sharing import Share
from tripot.games.nostra_city.rules.titles import Name
from tripot.games.nostra_city.rules.verdict import is_guilty
from tripot.games.nostra_city.state import (
    BUSINESS,
    NONE,
    SLOTS,
    State,
)
from tripot.games.nostra_city.step import Ask
from tripot.games.nostra_city.then import COLLECTED
from tripot.games.nostra_city.view import (
    Choice,
    Discard,
    Drawn,
    Piles,
    Question,
    Slot,
    Tally,
    View,
    Whereabouts,
)
from tripot.kernel.bits import count, members
from tripot.kernel.seats import SPECTATOR

WHEREABOUTS: Final[tuple[Whereabouts, ...]] = ("away", "waiting", "rue", "held")


def view(s: State, seat: int) -> View:
    asked = s.frame
    assert asked is None or isinstance(asked, Ask)
    looks = seat != SPECTATOR
    return View(
        viewer=seat if looks else None,
        waiting=() if asked is None else tuple(members(asked.awaited | asked.unnoticed(seat))),
        month=s.month,
        phase=PHASES[s.phase],
        first=some(s.first),
        opener=some(s.opener),
        moved=s.moved,
        turn=some(s.turn),
        slot=None if s.slot == NONE else s.slot + 1,
        pausing=s.pausing,
        queue=tuple(members(s.queue)),
        verdict=s.verdict,
        spaces=s.kit.spaces,
        guilty=s.kit.guilty,
        limit=s.kit.limit,
        rue=tuple(Slot(card_of(s, card), bool(card >= 0 and s.acting >> card & 1)) for card in s.rue),
        piles=Piles(count(s.rue_pile), bags.bills_in(s.bills), bags.cards_in(s.vendetta)),
        discard=Discard(bags.bills_in(s.discard), None if s.top == NONE else BILLS[s.top], bags.bills_in(s.open_bag)),
        gone=tuple(s.kit.shown[number] for number in members(gone(s))),
        spent=cards(s.spent),
        last=last(s.last),
        zealous=0 if asked is None else s.kit.zealous - sum(s.zealous),
        underboss=WHEREABOUTS[s.underboss],
        corruption=bags.bills_in(s.corruption),
        counts=tallies(s),
        packs=packs(s),
        drawn=drawn(s, asked, seat),
        looking=s.kit.shown[s.caid] if isinstance(asked, Look | Bribe) else None,
        question=None if asked is None else question(s, asked),
        choice=choice(s, asked, seat) if asked is not None and looks else None,
        sealed=sealed(s, seat) if looks else None,
        players=tuple(player(s, asked, other, seat) for other in range(len(s.banks))),
        hand=hand(s, seat) if looks else None,
        known=known(s, seat),
        common=known(s, SPECTATOR),
        grudges=grudges(s, seat) if looks else (),
        end=None if asked is not None else "guilty" if is_guilty(s) else "innocent",
    )


def some(number: int) -> int | None:
    return None if number == NONE else number


def card_of(s: State, number: int) -> Card | None:
    return None if number == NONE else s.kit.shown[number]


def tallies(s: State) -> tuple[Tally, ...]:
    return tuple(
        Tally(
            tuple(BILLS[kind] for kind in tally.order),
            bags.innocent(bag := tally.bag()),
            bags.guilty(bag),
            tally.before,
            tally.after,
        )
        for tally in s.tallies
    )


def packs(s: State) -> tuple[tuple[Card, ...], ...]:
    if not any(s.packs):
        return ()
    return tuple(tuple(s.kit.shown[number] for number in members(pack)) for pack in s.packs)


def drawn(s: State, asked: Ask | None, viewer: int) -> Drawn | None:
    """The bills of an Encaissement that nobody has yet."""
    consoled = isinstance(asked, DrawVendetta) and asked.then == COLLECTED
    if asked is None or not (consoled or isinstance(asked, DrawBill | Swap | Share)):
        return None
    return Drawn(
        seat=asked.seat,
        caid=s.kit.shown[s.caid],
        kind=KINDS[s.kind],
        count=bags.bills_in(s.drawn),
        raided=s.raided,
        aside=s.aside,
        bills=bills(s.drawn) if viewer == asked.seat else None,
        owed=business.debts(s, asked.seat, s.kind),
    )


def question(s: State, asked: Ask) -> Question:
    """What everybody may know of the decision."""
    told = asked.told()
    slot = s.slot if isinstance(asked, Keep | Top | Salvage | Pause) else told.slot
    return Question(
        step=ACTING[s.phase] if asked.name == "act" else asked.name,
        rule=asked.cited(s),
        seat=some(asked.seat),
        rival=None if isinstance(asked, Share) else some(told.rival),
        card=card_of(s, about(s, asked)),
        vendetta=told.vendetta,
        slot=slot + 1 if 0 <= slot < SLOTS else None,
        number=0 if isinstance(asked, Name) else told.number,
        lifted=told.lifted,
        group=tuple(told.group),
        then=told.then,
    )


def choice(s: State, asked: Ask, seat: int) -> Choice | None:
    """The viewer's own half-made choice."""
    if isinstance(asked, Share) and asked.seat == seat:
        return Choice((), asked.receiver, tuple(bills(gift) for gift in s.gifts), some(s.gift_first))
    if isinstance(asked, Reclaim) and asked.seat == seat:
        return Choice(tuple(f"bill {bill}" for bill in bills(s.stake)), None, (), None)
    if s.drafts[seat] == NONE:
        return None
    chosen = [text_of(seat, s.drafts[seat])]
    if s.turn == seat and s.place != NONE:
        chosen.append(text_of(seat, s.place - FIRST_TURF + TURF if s.phase == BUSINESS else s.place + PICK))
    if s.turn == seat:
        chosen += [f"bill {bill}" for bill in bills(s.stake)]
    return Choice(tuple(chosen), None, (), None)


def sealed(s: State, seat: int) -> tuple[str, ...] | None:
    return tuple(text_of(seat, part) for part in (s.sealed[seat], s.aims[seat]) if part != NONE) or None
