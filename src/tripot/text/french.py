"""French words that change before a name: « d’Inès », « du Nouveau », « qu’Inès », « au Nouveau »."""

from __future__ import annotations

import re
from typing import Final

_VOWEL: Final = re.compile(r"[aeiouyàâäéèêëîïôöùûüœæ]", re.IGNORECASE)
_CONSONANT_Y: Final = re.compile(r"y[aeiouéè]", re.IGNORECASE)
"""« de Yann », but « d’Yves »."""


def de(name: str) -> str:
    if name.startswith("Le "):
        return f"du {name[3:]}"
    if name.startswith("Les "):
        return f"des {name[4:]}"
    return f"d’{_article(name)}" if _elides(name) else f"de {_article(name)}"


def que(name: str) -> str:
    return f"qu’{name}" if _elides(name) else f"que {_article(name)}"


def a(name: str) -> str:
    if name.startswith("Le "):
        return f"au {name[3:]}"
    if name.startswith("Les "):
        return f"aux {name[4:]}"
    return f"à {_article(name)}"


def _elides(name: str) -> bool:
    return _VOWEL.match(name) is not None and _CONSONANT_Y.match(name) is None


def _article(name: str) -> str:
    """An article inside a sentence has no capital."""
    return name[0].lower() + name[1:] if re.match(r"L(a|e|es) |L’", name) else name
