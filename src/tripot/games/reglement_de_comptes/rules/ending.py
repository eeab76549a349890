"""RC-6: the end, and who wins."""

from __future__ import annotations

__compile__ = True

from typing import Final

from tripot.games.reglement_de_comptes.events import Ended, TookBank
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.state import Sink

PATIENCE: Final = 20
"""RC-6.5: turns without death or income, for each player in play."""
STILL_HERE: Final = 1 << 19
"""More than any fall."""


def goes_on(s: State, sink: Sink | None) -> bool:
    """RC-6.3, then RC-6.1, after every death: false if the game is over."""
    playing = s.in_play()
    if playing > 1:
        return True
    if playing == 1:
        take_bank(s, s.fell.index(0), sink)
    end(s, sink)
    return False


def take_bank(s: State, seat: int, sink: Sink | None) -> None:
    """RC-6.1: the last player in play gets all that is left."""
    if sink is not None:
        sink.add(TookBank("RC-6.1", seat, s.bank))
    s.money[seat] = s.money[seat] + s.bank
    s.bank = 0


def too_quiet(s: State) -> bool:
    """RC-6.5: the safety net."""
    return s.quiet > PATIENCE * s.in_play()


def end(s: State, sink: Sink | None) -> None:
    s.frame = None
    if sink is not None:
        sink.add(Ended(end_rule(s)))


def end_rule(s: State) -> str:
    """The rule that ends a game in this position; empty if none does."""
    playing = s.in_play()
    if playing == 0:
        return "RC-6.3"
    if playing == 1:
        return "RC-6.1"
    if s.bank == 0:
        return "RC-6.2"
    return "RC-6.5" if too_quiet(s) else ""


def merit(s: State, seat: int) -> int:
    """RC-6.4: money; then in play before out; then more gangsters, or the later fall and more gangsters before it."""
    fall = s.fell[seat]
    return s.money[seat] * (STILL_HERE * 2) + (fall if fall else STILL_HERE + s.size_of(seat))
