"""What many games come to: wins with confidence intervals, scores, lengths."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from tripot.arena.played import Played
from tripot.arena.steadied import ALONE, Z95, Chair, steadied
from tripot.kernel.seats import letter


class Share(msgspec.Struct, frozen=True):
    """How often somebody won; a shared victory counts in parts, a game that all lost for nobody. The interval at 95 %
    is Wilson's; where deals were played several times, rate and interval are by deals and without luck (`steadied`)."""

    who: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    mean_score: float
    score_deviation: float
    best_score: int


class Summary(msgspec.Struct, frozen=True):
    """The same for the same plan, whatever the number of workers."""

    games: int
    mean_steps: float
    seats: list[Share]
    bots: list[Share]


class Tally:
    """One seat's or one bot's games."""

    def __init__(self) -> None:
        self.chairs: list[Chair] = []
        self.scores: list[int] = []

    def share(self, who: str) -> Share:
        games = len(self.chairs)
        wins = sum(chair.value for chair in self.chairs)
        deviation = pstdev(self.scores)
        return Share(who, games, wins, *rate(self.chairs), fmean(self.scores), deviation, max(self.scores))


def summarise(games: list[Played]) -> Summary:
    """Sorted by number first: sums of floats depend on the order."""
    seats: dict[str, Tally] = {}
    bots: dict[str, Tally] = {}
    ordered = sorted(games, key=lambda game: game.number)
    for game in ordered:
        for seat, bot in enumerate(game.lineup):
            for tally in (seats.setdefault(letter(seat), Tally()), bots.setdefault(bot, Tally())):
                tally.chairs.append(game.chair(seat))
                tally.scores.append(game.scores[seat])
    return Summary(
        games=len(ordered),
        mean_steps=fmean(game.steps for game in ordered),
        seats=[seats[name].share(name) for name in sorted(seats)],
        bots=[bots[name].share(name) for name in sorted(bots)],
    )


def rate(chairs: Sequence[Chair]) -> tuple[float, float, float]:
    """The rate, and the interval in which the true one lies, at 95 %."""
    found = steadied(chairs) if chairs[0].deal != ALONE else None
    if found is not None:
        return found
    wins = sum(chair.value for chair in chairs)
    return wins / len(chairs), *wilson(wins, len(chairs))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true rate lies, at 95 %."""
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
