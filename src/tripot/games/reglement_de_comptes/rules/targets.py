"""RC-4: the steps of playing a card; nothing happens before the last one."""

from __future__ import annotations

__compile__ = True

from typing import ClassVar

from tripot.games.reglement_de_comptes.actions import ENOUGH
from tripot.games.reglement_de_comptes.events import CakePassed, CakePlaced, Drugged, Moved, Played, Shot, Stabbed
from tripot.games.reglement_de_comptes.material import CARDS, KINDS, Pending
from tripot.games.reglement_de_comptes.packs import one
from tripot.games.reglement_de_comptes.rules import cards, refusals
from tripot.games.reglement_de_comptes.rules.death import bury, explode, victim, victims
from tripot.games.reglement_de_comptes.rules.seating import sit
from tripot.games.reglement_de_comptes.state import BOOM, CAKE, COCKTAIL, GUN, KNIFE, MOVE, PASS, State
from tripot.games.reglement_de_comptes.step import Base, Part
from tripot.kernel.bits import count, lowest, members
from tripot.kernel.refusal import Refusal
from tripot.kernel.state import Sink, ponder


def lay_down(s: State, seat: int, card: int, sink: Sink | None) -> None:
    """RC-3.6: a played card is in the discards before anything else."""
    s.hands[seat] = s.hands[seat] - one(card)
    s.discards += one(card)
    if sink is not None:
        sink.add(Played("RC-3.5", seat, CARDS[card]))


class Target(Part):
    """A step of one card's choice, part of the turn's decision `base`; places that are settled are `chosen`."""

    name: ClassVar[Pending]
    card: ClassVar[int]

    def __init__(self, base: Base, chosen: int = 0) -> None:
        super().__init__(base.seat, base)
        self.chosen = chosen


class Stab(Target):
    """RC-4.1."""

    name: ClassVar[Pending] = "stab"
    card: ClassVar[int] = KNIFE

    def legal(self, s: State, seat: int) -> int:
        return cards.stabbable(s, seat)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, KNIFE, sink)
        if sink is not None:
            origin = lowest(s.board.beside(1 << action) & cards.blades(s, seat))
            sink.add(Stabbed("RC-4.1", seat, origin, victim(s, action)))
        if bury(s, 1 << action, sink):
            self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.victim(self, s, action, seat) or Refusal("RC-4.1", "rc-refusal-stab", {"place": action})


class Shoot(Target):
    """RC-4.2."""

    name: ClassVar[Pending] = "shoot"
    card: ClassVar[int] = GUN

    def legal(self, s: State, seat: int) -> int:
        return cards.shootable(s, seat)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, GUN, sink)
        if sink is not None:
            sink.add(Shot("RC-4.2", seat, s.board.opposite[action], victim(s, action)))
        if bury(s, 1 << action, sink):
            self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.victim(self, s, action, seat) or refusals.shot(s, action)


class Serve(Target):
    """RC-4.3: one's own cake, anywhere without a cake."""

    name: ClassVar[Pending] = "serve"
    card: ClassVar[int] = CAKE

    def legal(self, s: State, seat: int) -> int:
        return s.board.places & ~s.caked()

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, CAKE, sink)
        s.cakes[seat] = action
        if sink is not None:
            sink.add(CakePlaced("RC-4.3", seat, action))
        self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.step(self, s, action, seat) or Refusal("RC-4.3", "rc-refusal-cake-there", {"place": action})


class PassWhich(Target):
    """RC-4.4: an opponent's cake."""

    name: ClassVar[Pending] = "pass-which"
    card: ClassVar[int] = PASS

    def legal(self, s: State, seat: int) -> int:
        return cards.passable(s, seat)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        ponder(sink)
        s.frame = PassWhere(self.base, 1 << action)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.cake(self, s, action, seat, "RC-4.4") or Refusal(
            "RC-4.16", "rc-refusal-cake-stuck", {"place": action}
        )


class PassWhere(Target):
    """RC-4.4, RC-4.16: to the first gangster on one side."""

    name: ClassVar[Pending] = "pass-where"
    card: ClassVar[int] = PASS

    def legal(self, s: State, seat: int) -> int:
        return cards.passed_to(s, lowest(self.chosen))

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, PASS, sink)
        origin: int = lowest(self.chosen)
        owner = s.cake_at(origin)
        s.cakes[owner] = action
        if sink is not None:
            sink.add(CakePassed("RC-4.4", seat, owner, origin, action))
        self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.step(self, s, action, seat) or refusals.passing(s, action)


class Blow(Target):
    """RC-4.6: an opponent's cake explodes."""

    name: ClassVar[Pending] = "blow"
    card: ClassVar[int] = BOOM

    def legal(self, s: State, seat: int) -> int:
        return cards.blowable(s, seat)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, BOOM, sink)
        if explode(s, s.cake_at(action), "RC-4.6", sink):
            self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.cake(self, s, action, seat, "RC-4.6") or Refusal(
            "RC-4.6", "rc-refusal-place", {"most": s.board.size}
        )


class Drug(Target):
    """RC-4.7: one, two or three opponents at a glass, or three as the table reads it, named one after the other and
    struck together."""

    name: ClassVar[Pending] = "drug"
    card: ClassVar[int] = COCKTAIL

    def legal(self, s: State, seat: int) -> int:
        left = cards.druggable(s, seat) & ~self.chosen
        return left | 1 << ENOUGH if self.chosen and not s.readings.all_pills else left

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        chosen = self.chosen if action == ENOUGH else self.chosen | 1 << action
        if action != ENOUGH and count(chosen) < 3 and cards.druggable(s, seat) & ~chosen:
            ponder(sink)
            s.frame = Drug(self.base, chosen)
            return
        lay_down(s, seat, COCKTAIL, sink)
        dead = chosen & s.asleep
        if sink is not None:
            sink.add(Drugged("RC-4.7", seat, tuple(members(chosen & ~dead)), victims(s, dead)))
        s.asleep |= chosen
        if bury(s, dead, sink):
            self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.pill(self, s, action, seat, bool(self.chosen >> max(action, 0) & 1))


class MoveWho(Target):
    """RC-4.10: one of one's own, awake."""

    name: ClassVar[Pending] = "move-who"
    card: ClassVar[int] = MOVE

    def legal(self, s: State, seat: int) -> int:
        return cards.awake(s, seat)

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        ponder(sink)
        s.frame = MoveWhere(self.base, 1 << action)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.mover(self, s, action, seat)


class MoveWhere(Target):
    """RC-4.10: to any free place."""

    name: ClassVar[Pending] = "move-where"
    card: ClassVar[int] = MOVE

    def legal(self, s: State, seat: int) -> int:
        return s.free()

    def play(self, s: State, seat: int, action: int, sink: Sink | None) -> None:
        lay_down(s, seat, MOVE, sink)
        origin: int = lowest(self.chosen)
        kind = s.kind_at(origin)
        s.gangs[seat] = s.gangs[seat] & ~self.chosen
        s.taken &= ~self.chosen
        s.godfathers &= ~self.chosen
        s.gunmen &= ~self.chosen
        s.blades &= ~self.chosen
        sit(s, seat, kind, action)
        if sink is not None:
            sink.add(Moved("RC-4.10", seat, KINDS[kind], origin, action))
        self.base.resume(s, sink)

    def objection(self, s: State, seat: int, action: int) -> Refusal:
        return refusals.step(self, s, action, seat) or refusals.taken("RC-4.10", action)
