"""The rules of 12 Gangsters: giving the token, choosing, revealing."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.twelve_gangsters.events import BossNamed, BossPassed, Changed, Chose, Ended, Revealed
from tripot.games.twelve_gangsters.state import NO_CARD, State
from tripot.kernel.bits import count
from tripot.kernel.event import Hidden
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import MOST_SEATS, NATURE
from tripot.kernel.state import Frame, Sink


class NameBoss(Frame[State]):
    """TG-2.3: Nature draws who begins with the Boss token."""

    def __init__(self) -> None:
        super().__init__(1 << NATURE)

    def legal(self, s: State, seat: int) -> int:
        return everybody(s)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        give_boss_token(s, action, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("TG-2.3", "tg-refusal-boss-first")


class Choose(Frame[State]):
    """TG-3.1: everybody seals one card; the last one opens them all."""

    def __init__(self, awaited: int) -> None:
        super().__init__(awaited)

    def legal(self, s: State, seat: int) -> int:
        return s.hands[seat]

    def extra(self, s: State, seat: int) -> int:
        """TG-3.2: whoever has chosen may take another card instead."""
        return s.hands[seat] & ~(1 << s.chosen[seat])

    def unasked(self, s: State) -> int:
        """TG-3.9: in the last round the table plays the single cards."""
        return self.awaited if count(s.hands[0]) == 1 else 0

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        s.chosen[seat] = action
        awaited = self.awaited & ~(1 << seat)
        if sink is not None:
            card = Hidden(action, 1 << seat)
            sink.add(Changed("TG-3.2", seat, card) if awaited == self.awaited else self.choice(s, seat, card))
        if awaited == 0:
            reveal(s, sink)
        elif awaited != self.awaited:
            s.frame = CHOOSE[awaited]

    def choice(self, s: State, seat: int, card: Hidden[int]) -> Chose:
        return Chose("TG-3.9" if self.unasked(s) else "TG-3.1", seat, card)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        if seat == NATURE:
            return Refusal("TG-3.1", "tg-refusal-no-chance")
        if s.full >> max(action, 0) & 1 == 0:
            rule = "TG-2.2" if 11 <= action <= 12 else "TG-2.1"
            return Refusal(rule, "tg-refusal-no-such-card", {"card": action, "most": s.full.bit_length() - 1})
        if action == s.chosen[seat]:
            return Refusal("TG-3.2", "tg-refusal-already-chosen", {"card": action})
        return Refusal("TG-3.8", "tg-refusal-used", {"card": action})


NAME_BOSS: Final = NameBoss()
CHOOSE: Final = [Choose(awaited) for awaited in range(1 << MOST_SEATS)]


def everybody(s: State) -> int:
    return (1 << len(s.hands)) - 1


def give_boss_token(s: State, seat: int, sink: Sink | None) -> None:
    """TG-2.3: the first round begins."""
    s.boss = seat
    s.frame = CHOOSE[everybody(s)]
    if sink is not None:
        sink.add(BossNamed("TG-2.3", seat))


def reveal(s: State, sink: Sink | None) -> None:
    """TG-3: every gangster is compared with the Boss's."""
    limit = s.chosen[s.boss]
    matched = is_matched(s, limit)
    for seat in range(len(s.hands)):
        card = s.chosen[seat]
        kept = not matched if seat == s.boss else card <= limit  # TG-3.3 to TG-3.6
        played = 1 << card
        s.hands[seat] = s.hands[seat] ^ played
        if kept:
            s.validated[seat] = s.validated[seat] | played
        if sink is not None:
            sink.add(Revealed(verdict(seat == s.boss, card, limit, matched), seat, card, kept, seat == s.boss))
    for seat in range(len(s.hands)):
        s.chosen[seat] = NO_CARD
    pass_boss_token(s, sink)


def is_matched(s: State, limit: int) -> bool:
    """TG-3.5: somebody else wants as much as the Boss."""
    for seat in range(len(s.hands)):  # noqa: SIM110 (a generator is slow when compiled)
        if s.chosen[seat] == limit and seat != s.boss:
            return True
    return False


def verdict(boss: bool, card: int, limit: int, matched: bool) -> str:
    """The rule that settles a revealed card."""
    if boss:
        return "TG-3.5" if matched else "TG-3.6"
    if card == limit:
        return "TG-3.5"
    return "TG-3.3" if card < limit else "TG-3.4"


def pass_boss_token(s: State, sink: Sink | None) -> None:
    """TG-3.7, or TG-4.1 when every card has been played."""
    s.boss = (s.boss + 1) % len(s.hands)
    if s.hands[0]:
        s.frame = CHOOSE[everybody(s)]
        if sink is not None:
            sink.add(BossPassed("TG-3.7", s.boss))
    else:
        s.frame = None
        if sink is not None:
            sink.add(Ended("TG-4.1"))


def score(s: State, seat: int) -> int:
    """TG-4.2: the sum of the face-up cards."""
    return total(s.validated[seat])


def total(cards: int) -> int:
    found = 0
    card = 0
    while cards:
        if cards & 1:
            found += card
        card += 1
        cards >>= 1
    return found


def heists(s: State, seat: int) -> int:
    """TG-4.3: the number of face-up cards, which breaks ties."""
    return count(s.validated[seat])
