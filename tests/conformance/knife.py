"""A toy with what 12 Gangsters lacks: a hidden deal with uneven odds, and an extra action that shows.

Nature slips somebody a knife. Everybody is asked at once, also those who can only pass; the holder may
stab instead, or show the knife out of turn. Uncompiled on purpose: its mutants may change the state too.
"""

from __future__ import annotations

from typing import Any, ClassVar

from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.edition import Edition
from tripot.kernel.event import Event, Hidden
from tripot.kernel.game import Game
from tripot.kernel.notation import Move, Notation
from tripot.kernel.options import Options
from tripot.kernel.refusal import Refusal
from tripot.kernel.result import Line, Result, Standing, ranks
from tripot.kernel.seats import NATURE, SPECTATOR
from tripot.kernel.state import Frame, Sink, State
from tripot.kernel.view import View

SEATS = 3
EVERYBODY = (1 << SEATS) - 1
PASS, STAB, SHOW = range(3)
ENOUGH = 7


class Dealt(Event, frozen=True, tag="dealt"):
    reveals: ClassVar[bool] = True
    seat: Hidden[int] | int | None


class Answered(Event, frozen=True, tag="answered"):
    reveals: ClassVar[bool] = False
    seat: int
    answer: Hidden[int] | int | None


class Shown(Event, frozen=True, tag="shown"):
    reveals: ClassVar[bool] = True
    seat: int


class Opened(Event, frozen=True, tag="opened"):
    reveals: ClassVar[bool] = True
    answers: tuple[int, ...]


class Table(State):
    def __init__(self, frame: Frame[Any] | None, holder: int, shown: bool, answers: list[int], points: list[int]):
        super().__init__(frame)
        self.holder = holder
        self.shown = shown
        self.answers = answers
        self.points = points

    def clone(self) -> Table:
        return Table(self.frame, self.holder, self.shown, self.answers.copy(), self.points.copy())


class Deal(Frame[Table]):
    def legal(self, s: Table, seat: int) -> int:
        return EVERYBODY

    def weight(self, s: Table, outcome: int) -> int:
        return outcome + 1

    def play(self, s: Table, seat: int, action: int, sink: Sink | None) -> None:
        s.holder, s.shown, s.answers, s.frame = action, False, [-1] * SEATS, Ask(EVERYBODY)
        if sink is not None:
            sink.add(Dealt("", Hidden(action, 1 << action)))

    def objection(self, s: Table, seat: int, action: int) -> Refusal:
        return Refusal("", "not-dealt")


class Ask(Frame[Table]):
    def legal(self, s: Table, seat: int) -> int:
        return 1 << PASS | 1 << STAB if seat == s.holder else 1 << PASS

    def extra(self, s: Table, seat: int) -> int:
        return 1 << SHOW if seat == s.holder and not s.shown else 0

    def play(self, s: Table, seat: int, action: int, sink: Sink | None) -> None:
        if action == SHOW:
            s.shown = True
            if sink is not None:
                sink.add(Shown("", seat))
            return
        s.answers[seat] = action
        awaited = self.awaited & ~(1 << seat)
        s.frame = Ask(awaited)
        if sink is not None:
            sink.add(Answered("", seat, Hidden(action, 1 << seat)))
        if not awaited:
            self.open(s, sink)

    def open(self, s: Table, sink: Sink | None) -> None:
        answers, s.answers = s.answers, [-1] * SEATS
        for seat in range(SEATS):
            s.points[seat] += answers[seat] * (1 if s.shown else 2) + 1
        s.holder, s.shown, s.frame = -1, False, None if max(s.points) >= ENOUGH else DEAL
        if sink is not None:
            sink.add(Opened("", tuple(answers)))

    def objection(self, s: Table, seat: int, action: int) -> Refusal:
        return Refusal("", "not-yours")


DEAL = Deal(1 << NATURE)


class Words(Notation):
    def text(self, seat: int, action: int) -> str:
        return str(action)

    def parse(self, seat: int, text: str) -> int:
        return int(text)

    def move(self, seat: int, action: int) -> Move:
        return Act(action)

    def action(self, seat: int, move: Move) -> int:
        assert isinstance(move, Act)
        return move.action


class Act(Move, frozen=True, tag="act"):
    action: int


class Seen(View, frozen=True, tag="knife"):
    holder: int | None
    """The holder, to himself, and to everybody once the knife is shown."""
    shown: bool
    answer: int | None
    answered: tuple[bool, ...]
    points: tuple[int, ...]


class Knife(Game[Table]):
    name: ClassVar[str] = "knife"
    rules_version: ClassVar[int] = 1
    end_rule: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__(SEATS, Edition(game="knife", name="toy"), Options(), Words())

    def start(self) -> Table:
        return Table(DEAL, -1, False, [-1] * SEATS, [0] * SEATS)

    def merit(self, s: Table, seat: int) -> int:
        return s.points[seat]

    def result(self, s: Table) -> Result | None:
        if s.frame is not None:
            return None
        places = ranks(s.points)
        return Result(
            tuple(Standing(seat, places[seat], won, (Line("", "points", won),)) for seat, won in enumerate(s.points))
        )

    def view(self, s: Table, seat: int) -> View:
        return Seen(
            viewer=None if seat == SPECTATOR else seat,
            waiting=tuple(members(self.waiting(s))),
            holder=s.holder if s.shown or seat == s.holder else None,
            shown=s.shown,
            answer=None if seat == SPECTATOR or s.answers[seat] < 0 else s.answers[seat],
            answered=tuple(answer >= 0 for answer in s.answers),
            points=tuple(s.points),
        )

    def sample(self, view: View, dice: Dice) -> Table:
        assert isinstance(view, Seen)
        frame = Ask(sum(1 << seat for seat in view.waiting)) if view.waiting else None
        s = Table(frame, -1, view.shown, [0 if done else -1 for done in view.answered], list(view.points))
        if view.waiting == (NATURE,):
            s.frame = DEAL
        elif view.waiting:
            others = [seat for seat in range(SEATS) if seat != view.viewer]
            s.holder = others[dice.below(len(others))] if view.holder is None else view.holder
            if view.answered[s.holder]:
                s.answers[s.holder] = dice.below(2) if view.answer is None or s.holder != view.viewer else view.answer
        return s

    def position(self, s: Table) -> dict[str, Any]:
        return {"holder": s.holder, "shown": s.shown, "answers": list(s.answers), "points": list(s.points)}

    def restore(self, position: dict[str, Any]) -> Table:
        s = Table(None, position["holder"], position["shown"], list(position["answers"]), list(position["points"]))
        if s.holder >= 0:
            s.frame = Ask(sum(1 << seat for seat, answer in enumerate(s.answers) if answer < 0))
        elif max(s.points) < ENOUGH:
            s.frame = DEAL
        return s
