"""GA-6.1, GA-7: the end, and who wins."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.gangster.events import Counted, Ended, LapEnded
from tripot.games.gangster.kit import GEMS
from tripot.games.gangster.rules.money import up
from tripot.games.gangster.state import State
from tripot.kernel.bits import count, members
from tripot.kernel.state import Sink

WORST: Final = 1_000_000
"""Nobody's total is further below zero."""


def end_lap(s: State, seat: int, rule: str, sink: Sink | None) -> None:
    """GA-7.2: the Refuge is reached or passed with an offer: this square is the last."""
    s.ending = True
    if sink is not None:
        sink.add(LapEnded(rule, seat))


def finish(s: State, sink: Sink | None) -> None:
    """GA-7.3: everybody who is still in the game is counted, all gems shown."""
    s.frame = None
    for seat in members(s.playing()):
        s.men_shown[seat] = s.men(seat)
        s.counted[seat] = s.recruits[seat]
        if sink is not None:
            sink.add(tally(s, seat))
    if sink is not None:
        sink.add(Ended(end_rule(s)))


def tally(s: State, seat: int) -> Counted:
    gems = tuple([s.kit.shown[GEMS][gem] for gem in members(s.gems[seat])])
    return Counted(
        "GA-7.3", seat, s.cash[seat], gems, half_of_gems(s, seat), s.dossiers[seat], s.men(seat), total(s, seat)
    )


def half_of_gems(s: State, seat: int) -> int:
    """GA-7.3: half the sum of all unsold gems, halved once, rounded up."""
    worth = 0
    for gem in members(s.gems[seat]):
        worth += s.kit.values[gem]
    return up(worth // 2)


def total(s: State, seat: int) -> int:
    """GA-7.3: what a player comes to; nothing for whoever is eliminated."""
    if s.out >> seat & 1:
        return 0
    return s.cash[seat] + half_of_gems(s, seat) - s.kit.dossier * s.dossiers[seat]


def end_rule(s: State) -> str:
    """The rule that ended the game."""
    if count(s.playing()) == 1:
        return "GA-6.1"
    return "GA-7.5" if s.out >> s.turn & 1 else "GA-7.2"


def merit(s: State, seat: int) -> int:
    """GA-7.4: most money; then most men; then fewest Dossiers; then shared. The eliminated come last."""
    if s.out >> seat & 1:
        return 0
    return ((total(s, seat) + WORST) * 128 + s.men(seat)) * 4 + 3 - s.dossiers[seat]
