"""How each score of Nostra City was reached."""

from __future__ import annotations

from tripot.games.nostra_city.material import BONUSES
from tripot.games.nostra_city.rules.verdict import is_guilty, is_indic, merit, printed, respect, title_of
from tripot.games.nostra_city.state import NOBODY, State
from tripot.kernel.result import Line, Result, Standing, ranks


def result(s: State) -> Result:
    """NC-7.5: the camp that the verdict favours comes first, then Respect, then titles."""
    seats = range(len(s.banks))
    places = ranks([merit(s, seat) for seat in seats])
    return Result(tuple(Standing(seat, places[seat], respect(s, seat), lines(s, seat)) for seat in seats))


def lines(s: State, seat: int) -> tuple[Line, ...]:
    verdict = "guilty" if is_guilty(s) else "innocent"
    found = [Line("NC-7.8", "nc-line-cards", printed(s, seat))]
    title = title_of(s, seat)
    if title != NOBODY:
        found.append(Line("NC-5.8", "nc-line-title", s.kit.respect[title], {"title": s.kit.shown[title].id}))
    if s.zealous[seat]:
        count = s.zealous[seat]
        found.append(Line("NC-6.2", "nc-line-zealous", count * s.kit.zeal, {"count": count}))
    if s.shames[seat]:
        count = s.shames[seat]
        found.append(Line("NC-8.5", "nc-line-shames", count * s.kit.honte, {"count": count}))
    for bonus, holder in enumerate(s.bonuses):
        if holder == seat:
            found.append(Line("NC-7.4", "nc-line-bonus", s.kit.bonus, {"bonus": BONUSES[bonus]}))
    indic = "yes" if is_indic(s, seat) else "no"
    found.append(Line("NC-7.5", "nc-line-verdict", 0, {"verdict": verdict, "indic": indic}))
    return tuple(found)
