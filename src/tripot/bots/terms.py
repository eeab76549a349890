"""What a seat's share of the win is made of: the terms of a forecast, by their names."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum
from typing import NamedTuple

Term = dict[str, float]
"""By its name `<prefix>-because-<name>` says what it is; the same with `-rivals` of what the others lose by it."""


class Terms(NamedTuple):
    """As one seat sees it. A forecast is these terms added up, and no more."""

    seats: Sequence[Term]
    """Logarithms of odds; empty for a seat that is no rival of this one."""
    common: Term = {}  # noqa: RUF012
    """Logarithms of chances that the seat's whole camp shares."""

    def parts(self) -> list[float]:
        """How the seats share what their camp wins."""
        scores = [fsum(terms.values()) if terms else None for terms in self.seats]
        best = max(score for score in scores if score is not None)
        odds = [0.0 if score is None else exp(score - best) for score in scores]
        return [chance / fsum(odds) for chance in odds]

    def share(self, seat: int) -> float:
        return self.parts()[seat] * exp(fsum(self.common.values()))


def gains(here: Terms, there: Terms, seat: int) -> dict[tuple[str, bool], float]:
    """How much of the win each term brings the seat here rather than there; True: because its rivals lose by it."""
    parts = [(one + other) / 2 for one, other in zip(here.parts(), there.parts(), strict=True)]
    share = (here.share(seat) + there.share(seat)) / 2
    found = {(name, False): share * less for name, less in difference(here.common, there.common).items()}
    for other, (one, two) in enumerate(zip(here.seats, there.seats, strict=True)):
        weight = 1 - parts[seat] if other == seat else -parts[other]
        for name, less in difference(one, two).items():
            key = name, other != seat
            found[key] = found.get(key, 0.0) + share * weight * less
    return found


def difference(one: Term, other: Term) -> Term:
    return {name: one.get(name, 0.0) - other.get(name, 0.0) for name in {**one, **other}}
