"""What a table of 12 Gangsters is worth: scores so far, and what each hand may still bring."""

from __future__ import annotations

__compile__ = True

from math import exp, sqrt
from typing import Final

from tripot.bots.judge import Judge
from tripot.games.twelve_gangsters.rules import score
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import count

SPREAD: Final = 3.0
"""How many millions a round adds to the doubt about the end."""


class Forecast(Judge[State]):
    """Turns expected final scores into shares of the win; the more rounds are left, the closer they are."""

    def worth(self, s: State) -> list[float]:
        totals = prospects(s)
        best = max(totals)
        scale = doubt(s)
        odds = [exp((total - best) / scale) for total in totals]
        whole = sum(odds)
        return [odd / whole for odd in odds]


def doubt(s: State) -> float:
    """How far the scores may still go apart, in millions."""
    return 0.5 + SPREAD * sqrt(float(count(s.hands[0])))


def prospects(s: State) -> list[float]:
    """Every seat's expected final score.

    The best cards are kept for one's own turns as Boss, the others face any card of the later Bosses.
    """
    seats = len(s.hands)
    size = float(count(s.hands[0]))
    totals = [float(score(s, seat)) for seat in range(seats)]
    as_high = 0
    missed = 1.0 - 1.0 / size if size else 1.0
    for card in range(s.full.bit_length() - 1, 0, -1):
        unmatched = 1.0 / missed if missed else 1.0
        for seat in range(seats):
            if s.hands[seat] >> card & 1:
                as_high += 1
                unmatched *= missed  # TG-3.5: whoever holds the same card may play it
        for seat in range(seats):
            if s.hands[seat] >> card & 1:
                own = count(s.hands[seat] >> card)
                led = turns_as_boss(s, seat) / size
                chance = led * unmatched + (1.0 - led) * float(as_high - own) / (size * (seats - 1))
                totals[seat] = totals[seat] + card * chance
    return totals


def turns_as_boss(s: State, seat: int) -> int:
    """How often this seat will still be Boss."""
    seats = len(s.hands)
    first = (seat - s.boss) % seats
    return (count(s.hands[seat]) - first + seats - 1) // seats
