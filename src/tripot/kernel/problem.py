"""Errors that a person can act on: a text's id with its arguments, said in any language."""

from __future__ import annotations

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
