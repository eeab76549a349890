"""How each score of Gangster was reached."""

from __future__ import annotations

from tripot.games.gangster.rules.ending import end_rule, half_of_gems, merit, total
from tripot.games.gangster.state import State
from tripot.kernel.bits import count
from tripot.kernel.result import Line, Result, Standing, ranks


def result(s: State) -> Result:
    """GA-7.4: ranks by money, then men, then fewest Dossiers, then shared."""
    seats = range(len(s.cash))
    places = ranks([merit(s, seat) for seat in seats])
    return Result(tuple(Standing(seat, places[seat], total(s, seat), lines(s, seat)) for seat in seats))


def lines(s: State, seat: int) -> tuple[Line, ...]:
    end = Line(end_rule(s), "ga-line-end", 0, {"rule": end_rule(s).replace(".", "-")})
    if s.out >> seat & 1:
        return (Line("GA-4.14", "ga-line-out", 0), end)
    owed = s.kit.dossier * s.dossiers[seat]
    return (
        Line("GA-7.3", "ga-line-cash", s.cash[seat]),
        Line("GA-7.3", "ga-line-gems", half_of_gems(s, seat), {"count": count(s.gems[seat])}),
        Line("GA-7.3", "ga-line-dossiers", -owed, {"count": s.dossiers[seat]}),
        Line("GA-7.4", "ga-line-men", 0, {"count": s.men(seat)}),
        end,
    )
