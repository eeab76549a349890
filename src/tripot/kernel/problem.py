"""Errors that a person can act on: a text's id with its arguments, said in any language."""

from __future__ import annotations

from typing import Any

from tripot.text import Argument, say


class Problem(Exception):
    """Something that the user can put right; `say` tells how. An argument may be a problem itself."""

    def __init__(self, reason: str, /, **details: Argument | Problem) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def say(self, language: str = "en") -> str:
        words = {
            name: detail.say(language) if isinstance(detail, Problem) else detail
            for name, detail in self.details.items()
        }
        return say(self.reason, language, **words)

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Any, ...]:
        """Between processes it travels as it is, however its kind is made."""
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[Problem], args: tuple[Any, ...], fields: dict[str, Any]) -> Problem:
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(fields)
    return problem
