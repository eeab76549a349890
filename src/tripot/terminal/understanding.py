"""What somebody may have meant who typed a name: without case and accents, by its beginning, or nearly right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import TypeVar

T = TypeVar("T")
Named = Sequence[tuple[T, Sequence[str]]]
"""Things, each with all that it is called."""

NEAR = 0.75
"""How much of a name must be right for a question back."""


def fold(text: str) -> str:
    """Small letters and digits only: `« Boum ! »` is `boum`, `10 000 $` and `$10,000` are `10000`."""
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))
    return " ".join(_OTHER.sub(" ", _GROUPS.sub("", plain.replace("œ", "oe"))).split())


def exactly(text: str, things: Named[T]) -> list[T]:
    """What is called so."""
    wanted = fold(text)
    return [thing for thing, names in things if wanted and wanted in map(fold, names)]


def meant(text: str, things: Named[T]) -> list[T]:
    """What is called so; else what a name begins so; else what a word of a name begins so."""
    wanted = fold(text)
    found = exactly(text, things)
    for start in ("", " "):
        if not found and wanted:
            found = [thing for thing, names in things if any(_begins(start + fold(name), wanted) for name in names)]
    return found


def nearly(text: str, things: Named[T]) -> list[T]:
    """What is called almost so: for a question back, never to be played."""
    wanted = fold(text)
    return [thing for thing, names in things if any(_alike(wanted, fold(name)) for name in names)]


def whole_number(text: str) -> int | None:
    """A sum as people write it: `1 200 $`, `$1,200`, `1200`."""
    digits = fold(text)
    return int(digits) if digits.isdigit() and len(digits) < 10 else None


def _begins(name: str, wanted: str) -> bool:
    """With a space before the name, any of its words; a number only as a whole word."""
    if wanted.isdigit():
        return f"{name} ".startswith(f"{wanted} ") or (name.startswith(" ") and f" {wanted} " in f"{name} ")
    return f" {wanted}" in name if name.startswith(" ") else name.startswith(wanted)


def _alike(wanted: str, name: str) -> bool:
    parts: Iterable[str] = (name, *name.split())
    return any(
        len(wanted) > 2 and len(part) > 2 and SequenceMatcher(None, wanted, part).ratio() >= NEAR for part in parts
    )


_GROUPS = re.compile(r"(?<=\d)[ ,.](?=\d{3}(?!\d))")
_OTHER = re.compile(r"[\W_]+")
