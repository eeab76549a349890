"""What can be typed at Gangster, in both languages at once, and how it is said back."""

from __future__ import annotations

from tripot.text import say

WORDS = {
    "de": "roll",
    "lancer": "roll",
    "die": "roll",
    "offre": "offer",
    "acheter": "offer",
    "oui": "yes",
    "o": "yes",
    "y": "yes",
    "non": "no",
    "n": "no",
    "passe": "no",
    "passer": "no",
    "pass": "no",
    "pearl": "perle",
    "p": "perle",
    "diamond": "diamant",
    "gauche": "half 1",
    "left": "half 1",
    "droite": "half 2",
    "right": "half 2",
}
PLAIN = str.maketrans("âàéèêîôûç", "aaeeeiouc")


def notation(text: str) -> str:
    """As records write it: `dé` is `roll`, `gauche` is `half 1`, `b` is `B`."""
    plain = text.lower().translate(PLAIN).strip()
    if plain in WORDS:
        return WORDS[plain]
    return plain.upper() if len(plain) == 1 and plain in "abcdef" else plain


def said(written: list[str], language: str) -> list[str]:
    """Actions as records write them, in words; numbers that follow each other as one range."""
    found: list[str] = []
    run: list[int] = []
    for text in [*written, ""]:
        if text.isdigit() and (not run or int(text) == run[-1] + 1):
            run.append(int(text))
            continue
        if run:
            found.append(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}")
        run = [int(text)] if text.isdigit() else []
        if text and not text.isdigit():
            key = "half-1" if text == "half 1" else "half-2" if text == "half 2" else text
            found.append(text if len(text) == 1 else say("ga-word", language, word=key))
    return found
