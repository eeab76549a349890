"""The contract every game meets."""

from __future__ import annotations

__compile__ = True

from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from tripot.kernel.dice import Dice
from tripot.kernel.edition import Edition
from tripot.kernel.event import Event
from tripot.kernel.notation import Notation, Numbers
from tripot.kernel.options import Options
from tripot.kernel.outlook import Outlook
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import HalfChoice, Illegal, Refusal
from tripot.kernel.result import Result
from tripot.kernel.seats import CLOCK, NATURE
from tripot.kernel.state import S, Sink
from tripot.kernel.talk import SILENCE, Talk
from tripot.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game at one table: players, edition and options are fixed, all else is in the state.

    Sets of seats and of actions are bitmasks. `legal`, `extra` and `waiting` speak of public facts and of
    the asked seat's own secrets, never of anybody else's.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int]
    end_rule: ClassVar[str]
    """The rule that says when the game is over; cited to whoever goes on."""
    orders: ClassVar[tuple[str, ...]] = ()
    """What a seat may have answered in its absence: names that `obeyed` knows, with texts `<prefix>-order-<name>`."""

    def __init__(self, players: int, edition: Edition, options: Options, notation: Notation | None = None) -> None:
        self.players = players
        self.edition = edition
        self.options = options
        self.notation: Notation = Numbers() if notation is None else notation

    @property
    def talk(self) -> Talk:
        """What can be said at the table so that bots understand it, too."""
        return SILENCE

    def start(self) -> S:
        """The state before anything has happened."""
        raise NotImplementedError

    def waiting(self, s: S) -> int:
        """The seats that must answer, Nature's bit included; 0 when the game is over."""
        frame = s.frame
        return 0 if frame is None else frame.awaited

    def missing(self, s: S, viewer: int) -> int:
        """The seats that must answer as far as this viewer knows: his view says so."""
        frame = s.frame
        return self.waiting(s) if frame is None else self.waiting(s) | frame.unnoticed(viewer)

    def legal(self, s: S, seat: int) -> int:
        """The answers of a waiting seat; Nature's outcomes for her. Empty for everybody else."""
        frame = s.frame
        if frame is None or not frame.awaited >> seat & 1:
            return 0
        return frame.legal(s, seat)

    def extra(self, s: S, seat: int) -> int:
        """What this seat may do now although nobody waits for it; mostly empty."""
        frame = s.frame
        if frame is None or seat >= self.players or frame.awaited >> seat & 1:
            return 0
        return frame.extra(s, seat)

    def weight(self, s: S, outcome: int) -> int:
        """Nature's odds for one of her outcomes, on any scale."""
        frame = s.frame
        return 0 if frame is None else frame.weight(s, outcome)

    def unasked(self, s: S) -> int:
        """The waiting seats whose only answer the table gives for them, by public facts alone."""
        frame = s.frame
        return 0 if frame is None else frame.unasked(s)

    def quiet(self, s: S) -> bool:
        """Whether nobody learns of an answer before all of them are there, not even when it came."""
        frame = s.frame
        return frame is not None and frame.quiet()

    def obeyed(self, s: S, seat: int, order: str, amount: int) -> tuple[int, ...]:
        """The choice by which this seat follows a standing order of its own now; nothing: it says nothing to this."""
        return ()

    def crossing(self, s: S, seat: int, action: int) -> int:
        """The place of a choice that begins so among those that cross on their way; -1: they come as they arrive."""
        frame = s.frame
        return -1 if frame is None else frame.crossing(s, seat, action)

    def alarm(self, s: S) -> int:
        """Milliseconds from the last step that all were told of until the host plays the clock's answer; 0: never."""
        frame = s.frame
        return 0 if frame is None else frame.alarm(s)

    def play(self, s: S, seat: int, action: int, sink: Sink | None = None) -> None:
        """The unchecked door, for search: the action must be legal."""
        frame = s.frame
        if frame is not None:
            frame.play(s, seat, action, sink)

    def apply(self, s: S, seat: int, action: int, sink: Sink | None = None) -> None:
        """The checked door: raises Illegal and changes nothing if the rules forbid it."""
        refusal = self.refusal(s, seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        self.play(s, seat, action, sink)

    def carry_out(self, s: S, seat: int, actions: tuple[int, ...]) -> list[Event]:
        """A whole choice by the checked door, on a state that is given up if it fails: what came of it."""
        sink = Sink()
        sink.unfinished = True
        for action in actions:
            if not sink.unfinished:
                raise Problem("match-beyond-choice")
            sink.unfinished = False
            self.apply(s, seat, action, sink)
        if sink.unfinished:
            raise HalfChoice("match-half-choice")
        return sink.events

    def refusal(self, s: S, seat: int, action: int) -> Refusal | None:
        """Why not: the rule's number and the arguments of its text; None if it can be done."""
        asked_clock = seat == CLOCK and self.waiting(s) >> CLOCK & 1
        if not (0 <= seat < self.players or seat == NATURE or asked_clock):
            return Refusal("", "refusal-not-seated")
        if 0 <= action < 62 and (self.legal(s, seat) | self.extra(s, seat)) >> action & 1:
            return None
        frame = s.frame
        if frame is None:
            return Refusal(self.end_rule, "refusal-over")
        return frame.objection(s, seat, action)

    def merit(self, s: S, seat: int) -> int:
        """One number that orders the seats, tie-breaks included: more is better, equal is shared."""
        raise NotImplementedError

    def result(self, s: S) -> Result | None:
        """Ranks, scores and how each was reached; None while the game goes on."""
        raise NotImplementedError

    def view(self, s: S, seat: int) -> View:
        """All that this seat may know, and nothing else; SPECTATOR: what everybody may know."""
        raise NotImplementedError

    def outlook(self, s: S, seat: int) -> Outlook | None:
        """What the table holds for this seat, from what it may know; None if its view says all."""
        return None

    def sample(self, view: View, dice: Dice) -> S:
        """A whole state that this view allows: the viewer cannot tell it from the true one."""
        raise NotImplementedError

    def position(self, s: S) -> dict[str, Any]:
        """The whole position as plain data, secrets included: for scenarios, tests, bug reports."""
        raise NotImplementedError

    def restore(self, position: dict[str, Any]) -> S:
        """The state of such data; Problem if it is not a possible one."""
        raise NotImplementedError
