"""What can be typed at Règlement de comptes, in both languages at once, and how it is said back."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.material import CARDS, KINDS
from tripot.text import say

CARD_WORDS = {
    "couteau": "knife",
    "coup": "knife",
    "stab": "knife",
    "pan": "gun",
    "bang": "gun",
    "gateau": "cake",
    "commander": "cake",
    "order": "cake",
    "passer": "pass",
    "boum": "boom",
    "somnifere": "cocktail",
    "alerte": "alert",
    "raid": "alert",
    "deplacement": "move",
    "bouger": "move",
}
KIND_WORDS = {"parrain": "godfather", "flingueur": "gunman", "lame": "blade", "cogneur": "bruiser"}
OTHER_WORDS = {"fin": "stop", "assez": "enough", "tout": "enough", "servir": "enough"}
THROW = ("discard", "jeter", "jette", "defausser")
SLEEPING = ("asleep", "endormi", "endormie")
PLAIN = str.maketrans("âàéèêîôûç’", "aaeeeiouc'")


def notation(text: str) -> str:
    """As records write it: `pan` is `play gun`, `jeter pan` is `discard gun`, `lame endormie` is `blade asleep`."""
    words = text.lower().translate(PLAIN).replace("!", " ").split()
    known = [OTHER_WORDS.get(word, KIND_WORDS.get(word, CARD_WORDS.get(word, word))) for word in words]
    if len(known) == 1 and known[0] in CARDS:
        return f"play {known[0]}"
    if len(known) == 2 and known[0] in THROW and known[1] in CARDS:
        return f"discard {known[1]}"
    if len(known) == 2 and known[0] in KINDS and known[1] in SLEEPING:
        return f"{known[0]} asleep"
    return " ".join(known)


def said(written: str, language: str) -> str:
    """An action as records write it, in words."""
    first, _, rest = written.partition(" ")
    if rest in CARDS:
        return say("rc-card", language, card=rest)
    return say("rc-kind", language, kind=first) if first in KINDS else written
