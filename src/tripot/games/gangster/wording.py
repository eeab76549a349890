"""What cards do, in words."""

from __future__ import annotations

from collections.abc import Iterable

from tripot.games.gangster.material import FACES
from tripot.games.gangster.vocabulary import Phrase
from tripot.text import say


def phrased(phrases: Iterable[Phrase], language: str) -> str:
    """An effect as sentences."""
    return " ".join(
        say(f"ga-effect-{phrase.op}", language, n=phrase.n, m=phrase.m, what=named(phrase.what, language))
        for phrase in phrases
    )


def named(what: str, language: str) -> str:
    """A square or a pile that an effect speaks of."""
    if not what:
        return ""
    return say("ga-face", language, face=what) if what in FACES else say("ga-deck", language, deck=what)
