"""All that is printed on board and cards, for the rulebook: from the edition, so it is always what is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tripot.games.gangster.card import Card
from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.kit import GEMS
from tripot.games.gangster.making import kit_of
from tripot.games.gangster.material import DECKS, Deck
from tripot.games.gangster.wording import phrased
from tripot.text import say

OTHERS: Final[tuple[Deck, ...]] = ("aventure", "mission", "collecte", "commerce", "banque", "justice", "recrutement")
"""The decks whose cards without a star are only counted."""


def lists(edition: Edition, language: str) -> str:
    """Chapters of Markdown: squares, ★ cards, horses, and how often each other card is there."""
    shown = kit_of(edition, Options(), min(edition.goals)).shown
    piles = dict(zip(DECKS, shown[:GEMS], strict=False))
    parts = [
        chapter(say("ga-list-squares", language), squares(edition, language)),
        chapter(say("ga-list-stars", language), named([card for card in piles["aventure"] if card.star], language)),
        chapter(say("ga-list-missions", language), named([card for card in piles["mission"] if card.star], language)),
        chapter(say("ga-list-horses", language), named(piles["course"], language)),
    ]
    for deck in OTHERS:
        plain = [card for card in piles[deck] if not card.star]
        title = say("ga-list-deck", language, deck=say("ga-deck", language, deck=deck))
        parts.append(chapter(title, counted(plain, language)))
    return "\n".join(parts)


def chapter(title: str, lines: Iterator[str]) -> str:
    return f"### {title}\n\n" + "\n".join(lines) + "\n"


def squares(edition: Edition, language: str) -> Iterator[str]:
    for number, square in enumerate(edition.squares):
        yield f"- **{number}** " + " / ".join(say("ga-face", language, face=face) for face in square.split("/"))


def named(cards: list[Card], language: str) -> Iterator[str]:
    for card in cards:
        yield f"- **{card.called('ga', language)}** {phrased(card.effect, language)}"


def counted(cards: list[Card], language: str) -> Iterator[str]:
    """Cards that do the same stand in one line."""
    texts = Counter(phrased(card.effect, language) for card in cards)
    for text, count in texts.items():
        yield f"- **{count}×** {text}"
