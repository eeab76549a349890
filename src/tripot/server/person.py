"""Somebody who has come to the house."""

from __future__ import annotations

import msgspec

from tripot.server.forms import Language

SCREEN = "~screen-"
"""The id of a screen that shows a table begins with it; nobody else's does."""


class Person(msgspec.Struct):
    id: str
    name: str
    language: Language
    handle: str | None = None
    phrase: str | None = None
    muted: frozenset[str] = frozenset()
    """Whom this person does not want to hear."""

    @property
    def screen(self) -> bool:
        """Nobody, but a screen on which others watch."""
        return self.id.startswith(SCREEN)
