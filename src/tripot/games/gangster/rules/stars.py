"""GA-3.4, GA-3.5, GA-8.2 to GA-8.4, GA-8.7: the ★ Aventures."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.gangster import effect as ops
from tripot.games.gangster.actions import KIND, NO, NUMBER, PLAYER
from tripot.games.gangster.asked import NONE, Asked, Step
from tripot.games.gangster.events import (
    AgainPromised,
    Declined,
    DieChosen,
    DossierDropped,
    Peeked,
    StarAimed,
    StarBlocked,
    TurnsOwed,
)
from tripot.games.gangster.kit import AVENTURE, DIAMANT, GEMS, PERLE, RECRUTEMENT, gems_of
from tripot.games.gangster.material import KINDS
from tripot.games.gangster.rules import exchange, market, secrets, theft
from tripot.games.gangster.rules.money import BANK, pay, show_men
from tripot.games.gangster.rules.reactions import MOST, can_react, lay_down, wrong_reaction
from tripot.games.gangster.state import State
from tripot.games.gangster.step import ASKED, SETTLED, Ask, Choice, Then, ask
from tripot.kernel.bits import members
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

RULE: Final = "GA-8.1"


class StarStep(Choice):
    """What the player of the ★ `card` must still say."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.card)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return cls(told.seat, told.card)


class StarRival(StarStep):
    """GA-8.4: at whom the ★ `card` is aimed."""

    name: ClassVar[Step] = "star-rival"
    rule: ClassVar[str] = "GA-8.4"

    def legal(self, s: State, seat: int) -> int:
        return targets(s, seat, s.kit.cards[AVENTURE][self.card].op) << PLAYER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.spoken = action
        rival = action - PLAYER
        if s.kit.cards[AVENTURE][self.card].op != ops.STEAL_GEM:
            return aim(s, seat, self.card, rival, NONE, sink)
        kinds = kinds_of(s, rival)
        if kinds == 0b11:
            if sink is not None:
                sink.add(StarAimed("GA-8.4", seat, rival, None))
            return ask(s, StarKind(seat, self.card, rival))
        return aim(s, seat, self.card, rival, PERLE if kinds == 1 else DIAMANT, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("GA-3.1", "ga-refusal-no-target")


class StarKind(StarStep):
    """GA-8.4: Perle or Diamant, of a rival who has both."""

    name: ClassVar[Step] = "star-kind"
    rule: ClassVar[str] = "GA-8.4"

    def __init__(self, seat: int, card: int, rival: int) -> None:
        super().__init__(seat, card)
        self.rival = rival

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.card, self.rival)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return StarKind(told.seat, told.card, told.rival)

    def legal(self, s: State, seat: int) -> int:
        return 0b11 << KIND

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.spoken = action
        return aim(s, seat, self.card, self.rival, action - KIND, sink)


class StarDie(StarStep):
    """GA-8.7: the result of the first roll."""

    name: ClassVar[Step] = "star-die"
    rule: ClassVar[str] = "GA-8.7"

    def legal(self, s: State, seat: int) -> int:
        return 0b1111110 << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        s.forced = action - NUMBER
        if sink is not None:
            sink.add(DieChosen("GA-8.7", seat, s.forced))
        return SETTLED


class StarGem(StarStep):
    """GA-8.1: one gem is sold, wherever one stands."""

    name: ClassVar[Step] = "star-gem"
    rule: ClassVar[str] = "GA-8.1"

    def legal(self, s: State, seat: int) -> int:
        return s.gems[seat] << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        market.sell(s, seat, action - NUMBER, RULE, sink)
        return SETTLED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal(RULE, "ga-refusal-no-such-gem")


class Block(Choice):
    """GA-8.4: whether the rival who is named blocks `card`, which `player` plays."""

    name: ClassVar[Step] = "block"
    rule: ClassVar[str] = "GA-8.4"

    def __init__(self, seat: int, card: int, player: int, kind: int) -> None:
        super().__init__(seat)
        self.card = card
        self.player = player
        self.kind = kind

    def told(self) -> Asked:
        return Asked(self.name, self.seat, self.card, self.player, self.kind)

    @classmethod
    def restored(cls, told: Asked) -> Ask:
        return Block(told.seat, told.card, told.rival, told.kind)

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | (s.stars[seat] & s.kit.doing[ops.BLOCK_STAR]) << NUMBER

    def answer(self, s: State, seat: int, action: int, sink: Sink | None) -> Then:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-8.4", seat, "reaction"))
            return strike(s, self.player, self.card, seat, self.kind, sink)
        lay_down(s, seat, action - NUMBER, "GA-8.4", sink)
        if sink is not None:
            sink.add(StarBlocked("GA-8.4", seat))
        return SETTLED

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        return wrong_reaction(s, seat, action, "GA-8.4")


def playable(s: State, seat: int) -> int:
    """GA-3.1, GA-3.5: the ★ cards that can be played before the die, as a set."""
    found = 0
    if s.stars[seat] and s.played[seat] < MOST:
        for card in members(s.stars[seat]):
            if has_effect(s, seat, s.kit.cards[AVENTURE][card].op):
                found |= 1 << card
    return found


def has_effect(s: State, seat: int, op: int) -> bool:
    """GA-3.1: a ★ without legal target or effect cannot be played."""
    if op == ops.DROP_DOSSIER:
        return s.dossiers[seat] > 0
    if op == ops.SET_DIE:
        return s.forced == 0
    if op == ops.AGAIN:
        return not s.again
    if op == ops.SELL_ANY:
        return s.gems[seat] != 0
    if op == ops.GAIN_MEN:
        return True
    return targets(s, seat, op) != 0


def targets(s: State, seat: int, op: int) -> int:
    """GA-8.4: the rivals at whom it can be aimed, as a set; none for a reaction."""
    found = 0
    for rival in members(s.rivals(seat)):
        if op == ops.FROM_TARGET:
            fits = s.cash[rival] > 0
        elif op == ops.STEAL_GEM or op == ops.PEEK_GEMS:
            fits = s.gems[rival] != 0
        elif op == ops.STEAL_RECRUIT:
            fits = s.recruits[rival] != 0
        elif op == ops.SQUEEZE or op == ops.DELAY:
            fits = s.offers >> rival & 1 == 1
        else:
            fits = op == ops.TARGET_JUSTICE and s.dossiers[rival] < 2
        if fits:
            found |= 1 << rival
    return found


def kinds_of(s: State, seat: int) -> int:
    """The kinds of gem that somebody has, as a set."""
    gems = s.gems[seat]
    return (1 if gems & gems_of(PERLE) else 0) | (2 if gems & gems_of(DIAMANT) else 0)


def play_star(s: State, seat: int, card: int, sink: Sink | None) -> Then:
    """GA-3.1: before the die; some name a rival, a die or a gem next."""
    lay_down(s, seat, card, "GA-3.1", sink)
    op = s.kit.cards[AVENTURE][card].op
    if op == ops.SET_DIE:
        return ask(s, StarDie(seat, card))
    if op == ops.SELL_ANY:
        return ask(s, StarGem(seat, card))
    if op == ops.DROP_DOSSIER:
        s.dossiers[seat] = s.dossiers[seat] - 1
        if sink is not None:
            sink.add(DossierDropped(RULE, seat, s.dossiers[seat]))
    elif op == ops.AGAIN:
        s.again = True
        if sink is not None:
            sink.add(AgainPromised("GA-8.7", seat))
    elif op == ops.GAIN_MEN:
        amount = s.kit.cards[AVENTURE][card].n * show_men(s, seat, RULE, sink)
        pay(s, BANK, seat, amount, "star", RULE, sink)
    else:
        return ask(s, StarRival(seat, card))
    return ASKED


def aim(s: State, seat: int, card: int, rival: int, kind: int, sink: Sink | None) -> Then:
    """GA-8.4: all is named; he may block, and is asked by public facts alone (GA-8.3)."""
    if sink is not None:
        sink.add(StarAimed("GA-8.4", seat, rival, None if kind == NONE else KINDS[kind]))
    if can_react(s, rival):
        return ask(s, Block(rival, card, seat, kind))
    return strike(s, seat, card, rival, kind, sink)


def strike(s: State, seat: int, card: int, rival: int, kind: int, sink: Sink | None) -> Then:
    """GA-8.1: what an aimed ★ does."""
    effect = s.kit.cards[AVENTURE][card]
    if effect.op == ops.STEAL_GEM:
        return ask(s, exchange.Blind(seat, rival, GEMS + kind, NONE, 1))
    if effect.op == ops.STEAL_RECRUIT:
        return ask(s, exchange.Blind(seat, rival, RECRUTEMENT, NONE, 1))
    if effect.op == ops.TARGET_JUSTICE:
        return theft.arrest(s, rival, theft.SHOP, sink)
    if effect.op == ops.FROM_TARGET or effect.op == ops.SQUEEZE:
        pay(s, rival, seat, effect.n, "star", RULE, sink)
    elif effect.op == ops.DELAY:
        s.missed[rival] = s.missed[rival] + effect.n
        if sink is not None:
            sink.add(TurnsOwed(RULE, rival, s.missed[rival]))
    else:
        look(s, seat, rival, sink)
    return SETTLED


def look(s: State, seat: int, rival: int, sink: Sink | None) -> None:
    """GA-8.1: in secret at all gems of a rival."""
    secrets.peek(s, seat, rival)
    if sink is not None:
        gems = tuple([s.kit.shown[GEMS][gem] for gem in members(s.gems[rival])])
        sink.add(Peeked(RULE, seat, rival, Hidden(gems, 1 << seat)))


def why_not(s: State, seat: int, action: int) -> Refusal:
    """Why this ★ cannot be played before the die."""
    card = action - NUMBER
    if card < 0:
        return Refusal("GA-3.1", "ga-refusal-no-answer")
    if not s.stars[seat] >> card & 1:
        return Refusal("GA-3.1", "ga-refusal-no-such-star")
    if s.played[seat] >= MOST:
        return Refusal("GA-3.5", "ga-refusal-two-stars")
    return Refusal("GA-3.1", "ga-refusal-no-effect")
