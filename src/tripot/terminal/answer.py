"""What may be answered: what it is called on the screen, and by what else it can be typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import NamedTuple

CLOSING = "0"
"""The key of the answer that ends a choice or declines: pass, no, enough."""


class Answer(NamedTuple):
    """One action under its printed name."""

    action: int
    name: str
    key: str = ""
    """A number or a letter that stands for it: its place, its value, its seat; empty: any that is free."""
    also: tuple[str, ...] = ()
    """Other words for it, in any language."""
    minor: bool = False
    """Listed below the others, without what it would bring."""

    @property
    def forms(self) -> tuple[str, ...]:
        return (self.key, self.name, *self.also)

    @property
    def entry(self) -> str:
        """As it is listed beside others: `22 Bruiser (Lola)`, `7`, `Boom!`."""
        return self.name if self.key in ("", self.name) else f"{self.key} {self.name}"


class Amounts(NamedTuple):
    """A sum that may be typed as it is."""

    said: str
    """From where to where."""
    step: int
    actions: Callable[[int], tuple[int, ...]]
    """The choice behind a sum, allowed or not."""


def keyed(answers: Iterable[Answer]) -> list[Answer]:
    """Every answer with a key of its own, the closing one last."""
    found = sorted(answers, key=lambda answer: (answer.key == CLOSING, answer.minor))
    taken = {answer.key for answer in found}
    free = (str(number) for number in count(1) if str(number) not in taken)
    return [answer if answer.key else answer._replace(key=next(free)) for answer in found]
