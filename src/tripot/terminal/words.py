"""The words that can be typed besides an answer, in both languages at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tripot.terminal.understanding import fold


class Word(NamedTuple):
    """A word, its forms, and `word-<name>` and `word-<name>-about`, with which the help lists it."""

    name: str
    forms: tuple[str, ...]


WORDS = (
    Word("help", ("help", "aide", "h")),
    Word("table", ("table",)),
    Word("card", ("card", "carte", "cards", "cartes")),
    Word("why", ("why", "pourquoi")),
    Word("rules", ("rules", "règles", "rule", "règle", "r")),
    Word("legend", ("legend", "légende")),
    Word("last", ("last", "dernier")),
    Word("log", ("log", "journal")),
    Word("undo", ("undo", "u", "annuler", "reprendre")),
    Word("onward", ("go on", "continuer")),
    Word("menu", ("menu",)),
    Word("quit", ("quit", "q", "quitter", "exit")),
)
LESSON = (Word("hint", ("hint", "indice", "i")), Word("solution", ("solution", "s")))
"""For scenarios only."""


def found(text: str, words: Sequence[Word]) -> tuple[str, str] | None:
    """The name of the word that was typed, and what came after it."""
    if text.strip() == "?":
        return "help", ""
    first, _, rest = text.strip().partition(" ")
    for typed, left in ((text, ""), (first, rest)):
        for word in words:
            if fold(typed) in map(fold, word.forms):
                return word.name, left.strip()
    return None
