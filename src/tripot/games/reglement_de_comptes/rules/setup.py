"""RC-2: cards are dealt, then the gangs sit down, then the first turn begins."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar, Final

from tripot.games.reglement_de_comptes.actions import FIRST
from tripot.games.reglement_de_comptes.events import FirstSeater
from tripot.games.reglement_de_comptes.material import Phase
from tripot.games.reglement_de_comptes.packs import held, kinds, pick, size
from tripot.games.reglement_de_comptes.rules.seating import first_step
from tripot.games.reglement_de_comptes.rules.turn import HAND, draw, first_turn
from tripot.games.reglement_de_comptes.state import NOBODY, State
from tripot.games.reglement_de_comptes.step import Base, Step
from tripot.kernel.dice import Dice
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE
from tripot.kernel.state import Sink


class Deal(Step):
    """RC-2.3: Nature deals five cards to everybody, one at a time."""

    name: ClassVar[str] = "deal"
    public: ClassVar[Phase] = "deal"

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(1 << NATURE, seat)
        self.first = first
        """RC-2.4: the host's choice of who seats first, or NOBODY."""

    def legal(self, s: State, seat: int) -> int:
        return kinds(s.pile)

    def weight(self, s: State, outcome: int) -> int:
        return held(s.pile, outcome)

    def draw(self, s: State, dice: Dice) -> int:
        return pick(s.pile, dice.below(size(s.pile)))

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        draw(s, self.seat, action, "RC-2.3", sink)
        following = (self.seat + 1) % len(s.hands)
        if s.pile and size(s.hands[following]) < HAND:
            s.frame = Deal(following, self.first)
        else:
            sit_down(s, self.first, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("RC-2.3", "rc-refusal-dealing")


class NameFirst(Step):
    """RC-2.4: Nature names who seats the first gangster."""

    name: ClassVar[str] = "first-seater"
    public: ClassVar[Phase] = "first-seater"

    def __init__(self) -> None:
        super().__init__(1 << NATURE, NOBODY)

    def legal(self, s: State, seat: int) -> int:
        return ((1 << len(s.gangs)) - 1) << FIRST

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        if sink is not None:
            sink.add(FirstSeater("RC-2.4", action - FIRST))
        s.frame = first_step(s, action - FIRST, SEATING)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return Refusal("RC-2.4", "rc-refusal-first-seater")


class Seating(Base):
    """RC-2.4: the set-up in which everybody seats his gang; the last to seat starts."""

    name: ClassVar[str] = "seating"
    public: ClassVar[Phase] = "seating"

    def __init__(self) -> None:
        super().__init__(0, NOBODY)

    def legal(self, s: State, seat: int) -> int:
        return 0

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        raise AssertionError("only its steps are asked")

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        raise AssertionError("only its steps are asked")

    def resume(self, s: State, sink: Sink | None) -> None:
        last = s.frame
        assert isinstance(last, Step)
        first_turn(s, last.seat, "RC-2.4", sink)


SEATING: Final = Seating()
NAME_FIRST: Final = NameFirst()


def sit_down(s: State, first: int, sink: Sink | None) -> None:
    """RC-2.4: in the preset seating all sit already, and yellow begins."""
    if s.taken:
        first_turn(s, 0, "RC-2.4", sink)
    elif first == NOBODY:
        s.frame = NAME_FIRST
    else:
        s.frame = first_step(s, first, SEATING)
