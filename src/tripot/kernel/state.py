"""A state and its pending decision, which is data: an immutable frame."""

from __future__ import annotations

__compile__ = True

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tripot.kernel.bits import members
from tripot.kernel.dice import Dice
from tripot.kernel.event import Event
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE


class Sink:
    """Collects the events of one choice; search passes none."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.unfinished = False
        """Whether the last step was but a part of a choice."""

    def add(self, event: Event) -> None:
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has: the frame on top, or none when the game is over."""

    def __init__(self, frame: Frame[Any] | None) -> None:
        self.frame = frame

    def clone(self) -> State:
        """A copy that shares nothing that can change."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


def ponder(sink: Sink | None) -> None:
    """This step is but a part of a choice: nobody learns of it before the last one."""
    if sink is not None:
        sink.unfinished = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One decision: who must still answer, what each may answer, and what an answer does.

    A frame never changes: to go on, it puts another one in its place.
    """

    def __init__(self, awaited: int) -> None:
        self.awaited = awaited

    def legal(self, s: S, seat: int) -> int:
        """The answers of a seat that is awaited, as a set; never empty."""
        raise NotImplementedError

    def extra(self, s: S, seat: int) -> int:
        """What any other seat may do out of turn, as a set."""
        return 0

    def weight(self, s: S, outcome: int) -> int:
        """Nature's odds for one of her outcomes, on any scale."""
        return 1

    def need(self) -> str:
        """What Nature draws for, in a few words: games of the same deal meet the same draw at the same need."""
        return type(self).__name__

    def draw(self, s: S, dice: Dice) -> int:
        """One of Nature's outcomes, each as likely as its weight. Frames that know a faster way may say so."""
        outcomes = self.legal(s, NATURE)
        total = 0
        for candidate in members(outcomes):
            total += self.weight(s, candidate)
        chance: int = dice.below(total)
        for candidate in members(outcomes):
            chance -= self.weight(s, candidate)
            if chance < 0:
                return candidate
        raise ValueError("weights must be positive")

    def unasked(self, s: S) -> int:
        """Awaited seats whose only answer the table gives for them, by public facts alone."""
        return 0

    def unnoticed(self, viewer: int) -> int:
        """Who has answered without this viewer knowing; for him they are still waited for."""
        return 0

    def quiet(self) -> bool:
        """Whether nobody learns of an answer before all of them are there, not even when it came."""
        return False

    def crossing(self, s: S, seat: int, action: int) -> int:
        """Of choices that cross on their way the lowest number comes first; -1: they come as they arrive."""
        return -1

    def alarm(self, s: S) -> int:
        """Milliseconds after which the clock acts if nobody else does; 0: the clock is not awaited."""
        return 0

    def play(self, s: S, seat: int, action: int, sink: Sink | None) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def objection(self, s: S, seat: int, action: int) -> Refusal:
        """Why this seat may not do this now: asked only of actions that are not legal."""
        raise NotImplementedError
