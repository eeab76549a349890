"""What cards do and what is asked, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tripot.games.gangster.card import Card
from tripot.games.gangster.material import FACES
from tripot.games.gangster.view import Question, View
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


def asking(view: View, question: Question, names: Sequence[str], language: str) -> str:
    """This question, to the seat that must answer it."""
    card = view.reading if question.step == "either" else question.card
    return say(
        f"ga-ask-{question.step}",
        language,
        rival="" if question.rival is None else names[question.rival],
        kind=say("ga-kind", language, kind=question.kind) if question.kind else "",
        theft=say("ga-theft", language, theft=question.theft) if question.theft else "",
        card="" if card is None else titled(card, language),
        number=question.number,
        dice=sum(view.dice),
    )


def titled(card: Card, language: str) -> str:
    title = card.called("ga", language)
    return f"★ {title}" if card.star else title
