"""GA-4: the squares."""

from __future__ import annotations

from typing import Final

from tripot.games.gangster import kit as kits
from tripot.games.gangster.actions import DIE, HALF, KIND, NO, NUMBER, YES
from tripot.games.gangster.events import (
    Declined,
    FaceChosen,
    Jumped,
    KindChosen,
    MissionDone,
    NothingDone,
    ProtectionGained,
    ProtectionGiven,
    Rolled,
    Sold,
)
from tripot.games.gangster.kit import DIAMANT, GEMS, NO_FACE, PERLE, gems_of, kind_of
from tripot.games.gangster.material import FACES, KINDS
from tripot.games.gangster.rules import auction, drawing, exchange, race, theft, turn
from tripot.games.gangster.rules.money import BANK, pay
from tripot.games.gangster.rules.secrets import return_gem
from tripot.games.gangster.state import State
from tripot.games.gangster.step import (
    BUY,
    COLLECT,
    MISSION,
    NONE,
    PASSAGE_DIE,
    PROTECT,
    RULES,
    SELL,
    SQUARE,
    Ask,
    Roll,
)
from tripot.games.gangster.step import HALF as HALF_STEP
from tripot.kernel.bits import members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink

POOR: Final = 1000
MODEST: Final = 5000
RICH: Final = 10_000
SMALL_SHARE: Final = 100
SHARE: Final = 500
"""GA-4.2: levels of cash, and what the Godfather takes."""


class Half(Ask):
    """GA-3.2: which half of a double square."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, HALF_STEP, seat)

    def legal(self, s: State, seat: int) -> int:
        return 0b11 << HALF

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.spoken = action
        square = s.squares[seat]
        face = s.kit.first[square] if action == HALF else s.kit.second[square]
        if sink is not None:
            sink.add(FaceChosen("GA-3.2", seat, FACES[face]))
        play_face(s, seat, face, sink)


class Collect(Ask):
    """GA-4.2: give back a Protection, or draw."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, COLLECT, seat)

    def legal(self, s: State, seat: int) -> int:
        return 1 << YES | 1 << NO

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == YES:
            s.protections[seat] = s.protections[seat] - 1
            if sink is not None:
                sink.add(ProtectionGiven("GA-4.2", seat))
            turn.go_on(s, sink)
        else:
            draw_or_nothing(s, seat, kits.COLLECTE, sink)


class Sell(Ask):
    """GA-4.6: a gem, or enough; `number` is 1 after a Perle, 2 after a Diamant."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(1 << seat, SELL, seat, NONE, NONE, NONE, number)

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | sellable(s, seat, self.number) << NUMBER

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.6", seat, "expert"))
            turn.go_on(s, sink)
            return
        gem = action - NUMBER
        sell(s, seat, gem, "GA-4.6", sink)
        sold = 1 + kind_of(gem)
        if self.number == 0 and sellable(s, seat, sold):
            s.frame = Sell(seat, sold)
        else:
            turn.go_on(s, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        gem = action - NUMBER
        if gem >= 0 and s.gems[seat] >> gem & 1:
            return Refusal("GA-4.6", "ga-refusal-two-of-a-kind")
        return Refusal("GA-4.6", "ga-refusal-no-such-gem")


class Buy(Ask):
    """GA-4.7: a Perle, a Diamant, or nothing."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, BUY, seat)

    def legal(self, s: State, seat: int) -> int:
        return 1 << NO | kinds_left(s) << KIND

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.7", seat, "vendeur"))
            turn.go_on(s, sink)
            return
        if sink is not None:
            sink.add(KindChosen("GA-4.7", seat, KINDS[action - KIND]))
        pay(s, seat, BANK, s.kit.vendeur, "vendeur", "GA-4.7", sink)
        drawing.draw(s, seat, GEMS + action - KIND, drawing.BOUGHT, 1, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        if KIND <= action <= KIND + DIAMANT:
            return Refusal("GA-3.7", "ga-refusal-none-left", {"kind": KINDS[action - KIND]})
        return Refusal("GA-4.7", "ga-refusal-no-answer")


class Mission(Ask):
    """GA-4.8: draw a Mission, or carry one out."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, MISSION, seat)

    def legal(self, s: State, seat: int) -> int:
        open_to = doable(s, seat) << NUMBER
        if drawing.any_left(s, kits.MISSION):
            return open_to | 1 << YES
        return open_to or 1 << NO

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == YES:
            drawing.draw(s, seat, kits.MISSION, drawing.READ, 0, sink)
        elif action == NO:
            if sink is not None:
                sink.add(Declined("GA-4.8", seat, "mission"))
            turn.go_on(s, sink)
        else:
            carry_out(s, seat, action - NUMBER, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        card = action - NUMBER
        if card >= 0 and s.missions[seat] >> card & 1:
            return Refusal("GA-4.8", "ga-refusal-men", {"men": s.men(seat), "least": s.kit.cards[kits.MISSION][card].n})
        return Refusal("GA-4.8", "ga-refusal-mission" if card >= 0 else "ga-refusal-one-of-the-two")


class PickSquare(Ask):
    """GA-4.9: any free square but the Refuge."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, SQUARE, seat)

    def legal(self, s: State, seat: int) -> int:
        return free_squares(s) << NUMBER

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        origin = s.squares[seat]
        s.squares[seat] = action - NUMBER
        if sink is not None:
            sink.add(Jumped("GA-4.9", seat, origin, action - NUMBER))
        arrive(s, seat, sink)

    def why_not(self, s: State, seat: int, action: int) -> Refusal:
        square = action - NUMBER
        if not 0 <= square < kits.SQUARES:
            return Refusal("GA-4.9", "ga-refusal-no-square")
        return Refusal("GA-4.9", "ga-refusal-taken" if square else "ga-refusal-refuge", {"square": square})


class Protect(Ask):
    """GA-4.10: buy a Protection, or not."""

    def __init__(self, seat: int) -> None:
        super().__init__(1 << seat, PROTECT, seat)

    def legal(self, s: State, seat: int) -> int:
        return 1 << YES | 1 << NO

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if action == YES:
            pay(s, seat, BANK, s.kit.protection, "protection", "GA-4.10", sink)
            s.protections[seat] = s.protections[seat] + 1
            if sink is not None:
                sink.add(ProtectionGained("GA-4.10", seat))
        elif sink is not None:
            sink.add(Declined("GA-4.10", seat, "protection"))
        turn.go_on(s, sink)


class PassageDie(Roll):
    """GA-4.9: three dice; `number` have been rolled."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(PASSAGE_DIE, seat, NONE, NONE, number)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        die = action - DIE + 1
        s.dice = die if self.number == 0 else s.dice + die * (7 if self.number == 1 else 49)
        if sink is not None:
            sink.add(Rolled("GA-4.9", self.seat, die, self.number + 1, 3))
        if self.number < 2:
            s.frame = PassageDie(self.seat, self.number + 1)
        else:
            go_underground(s, self.seat, s.dice % 7 + s.dice // 7 % 7 + s.dice // 49, sink)


def arrive(s: State, seat: int, sink: Sink | None) -> None:
    """GA-3.2: on a double square the player first says which half."""
    square = s.squares[seat]
    if s.kit.second[square] == NO_FACE:
        play_face(s, seat, s.kit.first[square], sink)
    else:
        s.frame = Half(seat)


def play_face(s: State, seat: int, face: int, sink: Sink | None) -> None:
    """GA-4: resolve one kind of square."""
    if face == kits.AVENTURE_FACE:
        draw_or_nothing(s, seat, kits.AVENTURE, sink)
    elif face == kits.COLLECTE_FACE:
        meet_the_godfather(s, seat, sink)
    elif face == kits.COURSE_FACE:
        race.deal(s, seat, sink)
    elif face == kits.ECHANGE:
        exchange.offer_swap(s, seat, sink)
    elif face == kits.ENCHERE:
        auction.hold(s, seat, sink)
    elif face == kits.EXPERT:
        ask_or_nothing(s, Sell(seat, 0), s.gems[seat] != 0, sink)
    elif face == kits.MISSION_FACE:
        take_mission(s, seat, sink)
    elif face == kits.PASSAGE:
        s.frame = PassageDie(seat, 0)
    elif face == kits.PROTECTION:
        affordable = s.cash[seat] >= s.kit.protection and s.protections_left() > 0
        ask_or_nothing(s, Protect(seat), affordable, sink)
    elif face == kits.RECRUTEMENT_FACE:
        if not drawing.draw(s, seat, kits.RECRUTEMENT, drawing.RECRUITED, 1, sink):
            nothing(s, seat, "GA-3.7", sink)
    elif face == kits.VENDEUR:
        affordable = s.cash[seat] >= s.kit.vendeur and kinds_left(s) != 0
        ask_or_nothing(s, Buy(seat), affordable, sink)
    elif face == kits.VOL:
        s.frame = theft.TheftDie(seat)
    else:
        turn.go_on(s, sink)


def nothing(s: State, seat: int, rule: str, sink: Sink | None) -> None:
    """A square or a card that brings nothing, by public facts."""
    if sink is not None:
        sink.add(NothingDone(rule, seat))
    turn.go_on(s, sink)


def ask_or_nothing(s: State, question: Ask, possible: bool, sink: Sink | None) -> None:
    """Asked by public facts alone."""
    if possible:
        s.frame = question
    else:
        nothing(s, question.seat, RULES[question.what], sink)


def draw_or_nothing(s: State, seat: int, deck: int, sink: Sink | None) -> None:
    if not drawing.draw(s, seat, deck, drawing.READ, 0, sink):
        nothing(s, seat, "GA-3.7", sink)


def meet_the_godfather(s: State, seat: int, sink: Sink | None) -> None:
    """GA-4.2: by cash; above 10 000 a card, unless a Protection is given back."""
    cash = s.cash[seat]
    if cash > RICH:
        if s.protections[seat]:
            s.frame = Collect(seat)
        else:
            draw_or_nothing(s, seat, kits.COLLECTE, sink)
    elif cash < POOR:
        nothing(s, seat, "GA-4.2", sink)
    else:
        pay(s, seat, BANK, SMALL_SHARE if cash <= MODEST else SHARE, "collecte", "GA-4.2", sink)
        turn.go_on(s, sink)


def take_mission(s: State, seat: int, sink: Sink | None) -> None:
    """GA-4.8: whoever holds no Mission draws without being asked."""
    if s.missions[seat]:
        s.frame = Mission(seat)
    else:
        draw_or_nothing(s, seat, kits.MISSION, sink)


def doable(s: State, seat: int) -> int:
    """GA-4.8: the Missions held for which one has the men, as a set."""
    found = 0
    men = s.men(seat)
    for card in members(s.missions[seat]):
        if s.kit.cards[kits.MISSION][card].n <= men:
            found |= 1 << card
    return found


def carry_out(s: State, seat: int, card: int, sink: Sink | None) -> None:
    """GA-4.8: shown, paid, and under its pile; the men are not spent."""
    s.missions[seat] = s.missions[seat] ^ 1 << card
    s.used[kits.MISSION] = s.used[kits.MISSION] | 1 << card
    if sink is not None:
        sink.add(MissionDone("GA-4.8", seat, s.kit.shown[kits.MISSION][card]))
    pay(s, BANK, seat, s.kit.cards[kits.MISSION][card].m, "mission", "GA-4.8", sink)
    turn.go_on(s, sink)


def go_underground(s: State, seat: int, total: int, sink: Sink | None) -> None:
    """GA-4.9: the Godfather again, an Aventure, or the way out."""
    if total <= 7:
        meet_the_godfather(s, seat, sink)
    elif total <= 12:
        draw_or_nothing(s, seat, kits.AVENTURE, sink)
    else:
        s.frame = PickSquare(seat)


def free_squares(s: State) -> int:
    """GA-4.9: no pawn on it, and not the Refuge."""
    free = (1 << kits.SQUARES) - 2
    for square in s.squares:
        if square > 0:
            free &= ~(1 << square)
    return free


def kinds_left(s: State) -> int:
    """GA-4.7, GA-4.15: the kinds of gem of which the bank has a card, as a set."""
    left = s.unused[GEMS] | s.used[GEMS]
    return (1 if left & gems_of(PERLE) else 0) | (2 if left & gems_of(DIAMANT) else 0)


def sellable(s: State, seat: int, sold: int) -> int:
    """GA-4.6: never two of a kind."""
    return s.gems[seat] if sold == 0 else s.gems[seat] & gems_of(DIAMANT if sold == 1 else PERLE)


def sell(s: State, seat: int, gem: int, rule: str, sink: Sink | None) -> None:
    """GA-4.6, GA-5.3: at full value, shown to all."""
    value = s.kit.values[gem]
    return_gem(s, seat, gem)
    s.used[GEMS] = s.used[GEMS] | 1 << gem
    if sink is not None:
        sink.add(Sold(rule, seat, KINDS[kind_of(gem)], s.kit.shown[GEMS][gem], value))
    pay(s, BANK, seat, value, "sale", rule, sink)
