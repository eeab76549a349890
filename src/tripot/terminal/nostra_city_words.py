"""What can be typed at Nostra City, in both languages at once, and how it is said back."""

from __future__ import annotations

from tripot.text import say

WORDS = {
    "passe": "pass",
    "passer": "pass",
    "non": "pass",
    "no": "pass",
    "continuer": "pass",
    "go on": "pass",
    "fini": "done",
    "ok": "done",
}
KINDS = {"billet": "bill", "choix": "pick", "caïd": "caid"}


def notation(text: str) -> str:
    """As records write it: `passe` is `pass`, `billet 10i` is `bill 10i`, `b` is `B`."""
    plain = " ".join(text.lower().split())
    if plain in WORDS:
        return WORDS[plain]
    first, _, rest = plain.partition(" ")
    if rest:
        return f"{KINDS.get(first, first)} {rest}"
    return plain.upper() if len(plain) == 1 and plain in "abcde" else plain


def said(written: list[str], language: str) -> list[str]:
    """Actions as records write them, in words."""
    return [say("nc-word", language, word=text) if text in ("pass", "done") else text for text in written]
