"""The rulebooks and the texts of the house, made once for each language and served as files."""

from __future__ import annotations

from functools import cache

import msgspec

from tripot.games.rulebook import rulebook, rules
from tripot.server.client import File
from tripot.server.forms import Language, Rule, Rulebook
from tripot.text import source


@cache
def book(game: str, language: Language) -> File:
    numbered = tuple(Rule(number, text) for number, text in rules(game, language).items())
    return File("rulebook.json", msgspec.json.encode(Rulebook(game, language, numbered, rulebook(game, language))))


@cache
def texts(language: Language) -> File:
    return File("texts.txt", source(language).encode())
