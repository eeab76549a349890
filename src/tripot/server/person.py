"""Somebody who has come to the house."""

from __future__ import annotations

import msgspec

from tripot.server.forms import Language


class Person(msgspec.Struct):
    id: str
    name: str
    language: Language
    handle: str | None = None
    phrase: str | None = None
