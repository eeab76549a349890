"""A view of the city, filled from the state."""

from __future__ import annotations

from typing import Final, get_args

from tripot.games.nostra_city import bags, step
from tripot.games.nostra_city.actions import BILL, CAID, PICK, TURF
from tripot.games.nostra_city.bags import bills, cards
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.kit import FIRST_TURF, GOTA, GOTA_CARD
from tripot.games.nostra_city.kit import UNDERBOSS as UNDERBOSS_CARD
from tripot.games.nostra_city.material import BILLS, KINDS, PHASES, VENDETTAS
from tripot.games.nostra_city.notation import TEXTS
from tripot.games.nostra_city.numbering import caid_card, turf_card
from tripot.games.nostra_city.people import grudges, hand, known, last, player
from tripot.games.nostra_city.rules.verdict import is_guilty
from tripot.games.nostra_city.state import (
    BUSINESS,
    LAST,
    MEETING,
    NONE,
    PROCES,
    SLOTS,
    UNANSWERED,
    State,
)
from tripot.games.nostra_city.step import RULES, Ask
from tripot.games.nostra_city.view import (
    Choice,
    Discard,
    Drawn,
    Piles,
    Question,
    Slot,
    Step,
    Tally,
    Then,
    View,
    Whereabouts,
)
from tripot.kernel.bits import count, members
from tripot.kernel.seats import SPECTATOR

ACTING: Final = (BUSINESS, MEETING, PROCES, LAST)
NAMED: Final[tuple[Step, ...]] = get_args(Step)
STEPS: Final[tuple[str, ...]] = (*NAMED[: step.ACT], "act", *NAMED[step.ACT + 4 :])
"""The decisions in the order of `step.FIRST` and so on."""
WHEREABOUTS: Final[tuple[Whereabouts, ...]] = ("away", "waiting", "rue", "held")
AFTER: Final[tuple[Then, ...]] = ("victims", "share", "play")
ENCAISSEMENT: Final = {step.DRAW_BILL, step.SWAP, step.SHARE}
"""The decisions of an Encaissement with bills that nobody has yet."""
LOOKING: Final = {step.LOOK, step.BRIBE}


def view(s: State, seat: int) -> View:
    asked = s.frame
    assert asked is None or isinstance(asked, Ask)
    looks = seat != SPECTATOR
    return View(
        viewer=seat if looks else None,
        waiting=() if asked is None else tuple(members(asked.awaited)),
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
        discard=Discard(bags.bills_in(s.discard), None if s.top == NONE else BILLS[s.top], bills(s.open_bag)),
        gone=tuple(s.kit.shown[number] for number in members(gone(s))),
        spent=cards(s.spent),
        last=last(s.last),
        zealous=0 if asked is None else s.kit.zealous - sum(s.zealous),
        underboss=WHEREABOUTS[s.underboss],
        corruption=bags.bills_in(s.corruption),
        counts=tallies(s),
        packs=packs(s),
        drawn=drawn(s, asked, seat),
        looking=s.kit.shown[s.caid] if asked is not None and asked.what in LOOKING else None,
        question=None if asked is None else question(s, asked),
        choice=choice(s, asked, seat) if asked is not None and looks else None,
        sealed=sealed(s, asked, seat) if looks else None,
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


def gone(s: State) -> int:
    """Rue cards that are nowhere, and Anthony Gota if he is neither in a Territoire nor in the pile."""
    there = s.rue_pile
    for number in s.rue:
        if 0 <= number < UNDERBOSS_CARD:
            there |= 1 << number
    for land in s.lands:
        there |= land
    for pack in s.packs:
        there |= pack
    dead = bags.cards_of(s.kit.vendetta, GOTA_CARD) > bags.cards_of(s.vendetta, GOTA_CARD) and not there >> GOTA & 1
    return (1 << GOTA) - 1 & ~there | dead << GOTA


def tallies(s: State) -> tuple[Tally, ...]:
    found = []
    for index in range(0, len(s.tallies), 3):
        bag, before, after = s.tallies[index : index + 3]
        found.append(Tally(bills(bag), bags.innocent(bag), bags.guilty(bag), before, after))
    return tuple(found)


def packs(s: State) -> tuple[tuple[Card, ...], ...]:
    if not any(s.packs):
        return ()
    return tuple(tuple(s.kit.shown[number] for number in members(pack)) for pack in s.packs)


def drawn(s: State, asked: Ask | None, viewer: int) -> Drawn | None:
    sharing = asked is not None and (
        asked.what in ENCAISSEMENT or (asked.what == step.DRAW_VENDETTA and asked.card == AFTER.index("share"))
    )
    if asked is None or not sharing:
        return None
    return Drawn(
        seat=asked.seat,
        caid=s.kit.shown[s.caid],
        kind=KINDS[s.kind],
        count=bags.bills_in(s.drawn),
        raided=s.raided,
        aside=s.aside,
        bills=bills(s.drawn) if viewer == asked.seat else None,
    )


def question(s: State, asked: Ask) -> Question:
    """What everybody may know of the decision."""
    what = asked.what
    rival = NONE if what in (step.SHARE, step.DRAW_BILL) else asked.rival
    return Question(
        step=named(s, what),
        rule=RULES[what],
        seat=some(asked.seat),
        rival=some(rival),
        card=aimed(s, asked),
        vendetta=VENDETTAS[asked.number] if what == step.SHIELD else None,
        slot=slot_of(s, asked),
        number=0 if what in (step.SHIELD, step.TOP, step.NAME) else asked.number,
        lifted=what == step.TOP and asked.number == 1,
        group=tuple(members(asked.group)),
        then=after(asked),
    )


def named(s: State, what: int) -> Step:
    """How the decision is called: to begin an action or pass, by the name of the phase."""
    if what == step.ACT:
        return NAMED[step.ACT + ACTING.index(s.phase)]
    return NAMED[what if what < step.ACT else what + len(ACTING) - 1]


def after(asked: Ask) -> Then:
    if asked.what == step.DRAW_VENDETTA:
        return AFTER[asked.card]
    if asked.what == step.DRAW_BILL and asked.rival != NONE:
        return "exchange"
    return "open" if asked.what == step.KEEP and asked.card else ""


def aimed(s: State, asked: Ask) -> Card | None:
    """The card that the decision is about."""
    match asked.what:
        case step.NAME:
            return s.kit.shown[asked.card]
        case step.SHIFT:
            return s.kit.shown[s.bidders[asked.card]]
        case step.SHIELD if CAID <= asked.card < TURF:
            return s.kit.shown[caid_card(asked.card - CAID)]
        case step.SHIELD if TURF <= asked.card < BILL:
            return s.kit.shown[turf_card(asked.card - TURF)]
    return None


def slot_of(s: State, asked: Ask) -> int | None:
    match asked.what:
        case step.FILL:
            return asked.card + 1
        case step.SHIFT:
            return asked.card % SLOTS + 1
        case step.KEEP | step.TOP | step.PAUSE if 0 <= s.slot < SLOTS:
            return s.slot + 1
    return None


def choice(s: State, asked: Ask, seat: int) -> Choice | None:
    """The viewer's own half-made choice."""
    if asked.what == step.SHARE and asked.seat == seat:
        return Choice((), asked.rival, tuple(bills(gift) for gift in s.gifts), some(s.gift_first))
    if asked.what == step.RECLAIM and asked.seat == seat:
        return Choice(tuple(f"bill {bill}" for bill in bills(s.stake)), None, (), None)
    if s.drafts[seat] == NONE:
        return None
    chosen = [TEXTS[s.drafts[seat]]]
    if s.turn == seat and s.place != NONE:
        chosen.append(TEXTS[s.place - FIRST_TURF + TURF if s.phase == BUSINESS else s.place + PICK])
    if s.turn == seat:
        chosen += [f"bill {bill}" for bill in bills(s.stake)]
    return Choice(tuple(chosen), None, (), None)


def sealed(s: State, asked: Ask | None, seat: int) -> tuple[str, ...] | None:
    answer = s.sealed[seat]
    if answer == UNANSWERED:
        return None
    if asked is not None and asked.what == step.DRAFT:
        return (TEXTS[CAID + answer],)
    return ("pass",) if answer < 0 else (TEXTS[answer // 64], TEXTS[answer % 64])
