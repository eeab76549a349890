"""Whole tables that a view allows: the others' hands are all it does not tell."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.decisions import decision
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Card
from tripot.games.reglement_de_comptes.packs import one, pack_of
from tripot.games.reglement_de_comptes.rules.seating import sit
from tripot.games.reglement_de_comptes.shuffle import deal
from tripot.games.reglement_de_comptes.state import ASLEEP, GONE, NOBODY, State
from tripot.games.reglement_de_comptes.step import Step
from tripot.games.reglement_de_comptes.view import Gangster, View
from tripot.kernel.bits import mask_of
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR


def sample(seen: View, dice: Dice, blank: State, first_seater: int) -> State:
    """The viewer cannot tell this table from the true one."""
    s = blank.clone()
    seat_everybody(s, seen)
    looker = SPECTATOR if seen.viewer is None else seen.viewer
    s.turn = NOBODY if seen.turn is None else seen.turn
    s.quiet, s.bank = seen.quiet, seen.bank
    s.discards, s.removed = pack(seen.discards), pack(seen.removed)
    s.pile -= s.discards + s.removed
    if looker != SPECTATOR:
        s.hands[looker] = pack_of([CARDS.index(card) for card in seen.hand])
        s.pile -= s.hands[looker]
    deal(s, looker, [gang.cards for gang in seen.gangs], dice)
    s.frame = asked(s, seen, first_seater)
    return s


def seat_everybody(s: State, seen: View) -> None:
    """Gangsters, cakes, money, and who is out."""
    for number, place in enumerate(seen.places, 1):
        if place.gangster is not None:
            sit(s, place.gangster.seat, kind_of(place.gangster), number)
        if place.cake is not None:
            s.cakes[place.cake] = number
    for seat, gang in enumerate(seen.gangs):
        s.money[seat] = gang.money
        s.lobby[seat] = pack_of([kind_of(gangster) for gangster in gang.lobby])
        s.fell[seat] = 0 if gang.out is None else gang.out * 64 + gang.before
        if gang.cake == "gone":
            s.cakes[seat] = GONE


def asked(s: State, seen: View, first_seater: int) -> Step | None:
    """What the viewer knows to be asked; of others' choices, the first step."""
    if seen.phase == "over":
        return None
    name: str = seen.phase
    chosen = 0
    if seen.choice is not None:
        name = seen.choice.step
        guest = seen.choice.gangster
        chosen = mask_of(list(seen.choice.places)) if guest is None else kind_of(guest)
    actor = NOBODY if seen.actor is None else seen.actor
    return decision(s, name, actor, chosen, seen.phase == "second", first_seater)


def kind_of(gangster: Gangster) -> int:
    """The kind as the lobby counts it."""
    return KINDS.index(gangster.kind) + (ASLEEP if gangster.asleep else 0)


def pack(counts: dict[Card, int]) -> int:
    return sum(one(CARDS.index(card)) * number for card, number in counts.items())
