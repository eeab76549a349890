"""Why something cannot be done: a rule's number, and a text with its arguments."""

from __future__ import annotations

import msgspec

from tripot.kernel.problem import Problem
from tripot.text import Argument


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action, and the id of the sentence that says so."""

    rule: str
    reason: str
    args: dict[str, Argument] = {}


class HalfChoice(Problem):
    """A choice that is only begun, where a whole one is wanted."""


class Illegal(Problem):
    """An action that the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason, **refusal.args)
        self.refusal = refusal
        self.rule = refusal.rule
