"""How each score of Règlement de comptes was reached."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.rules.ending import end_rule, merit
from tripot.games.reglement_de_comptes.state import State
from tripot.kernel.result import Line, Result, Standing, ranks


def result(s: State) -> Result:
    """RC-6.4: ranks by money, then by who stayed longer, then by gangsters, then shared."""
    seats = range(len(s.money))
    places = ranks([merit(s, seat) for seat in seats])
    return Result(tuple(Standing(seat, places[seat], s.money[seat], lines(s, seat)) for seat in seats))


def lines(s: State, seat: int) -> tuple[Line, ...]:
    return (
        Line("RC-6.4", "rc-line-money", s.money[seat]),
        fate(s, seat),
        Line(end_rule(s), "rc-line-end", 0, {"rule": end_rule(s).replace(".", "-"), "left": s.bank}),
    )


def fate(s: State, seat: int) -> Line:
    """In play to the end, or out: which breaks ties."""
    if s.fell[seat] == 0:
        return Line("RC-6.4", "rc-line-alive", 0, {"count": s.size_of(seat)})
    return Line("RC-5.1", "rc-line-out", 0, {"event": s.fell[seat] // 64, "count": s.fell[seat] % 64})
