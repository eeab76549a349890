"""How each score of 12 Gangsters was reached."""

from __future__ import annotations

from tripot.games.twelve_gangsters import rules
from tripot.games.twelve_gangsters.state import State
from tripot.kernel.bits import count, members
from tripot.kernel.result import Line, Result, Standing, ranks


def result(s: State, merits: list[int]) -> Result:
    """TG-4.2 and TG-4.3: ranks by sum, then by number of heists, then shared."""
    places = ranks(merits)
    return Result(
        tuple(Standing(seat, places[seat], rules.score(s, seat), lines(s, seat)) for seat in range(len(s.hands)))
    )


def lines(s: State, seat: int) -> tuple[Line, ...]:
    cards = "+".join(str(card) for card in members(s.validated[seat])) or "0"
    refused = s.refused(seat)
    return (
        Line("TG-4.2", "tg-line-validated", rules.score(s, seat), {"cards": cards}),
        Line("TG-3.4", "tg-line-refused", 0, {"count": count(refused), "lost": sum(members(refused))}),
        Line("TG-4.3", "tg-line-heists", 0, {"count": rules.heists(s, seat)}),
    )
