"""What somebody's finished games come to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from tripot.server.career_forms import Company, Figures, Outcome
from tripot.server.past import Companion, Past

Key = Callable[[Companion], str]
"""What a companion is called to one reader, whatever the name."""


def win(past: Past) -> float:
    """The part of the win that was one's own."""
    return 1 / past.winners if past.rank == 1 and past.winners else 0.0


def figures(games: Iterable[Past]) -> Figures:
    """Of these, the latest last."""
    whole = [past for past in games if past.rank is not None]
    weighed = [(past.luck, past.skill) for past in whole if past.luck is not None and past.skill is not None]
    runs = [(won, len(list(run))) for won, run in groupby(past.rank == 1 for past in whole)]
    return Figures(
        games=len(whole),
        wins=sum(map(win, whole)),
        share=sum(1 / past.players for past in whole),
        longest=max((length for won, length in runs if won), default=0),
        streak=runs[-1][1] if runs and runs[-1][0] else 0,
        analysed=len(weighed),
        luck=sum(luck for luck, _ in weighed) / max(len(weighed), 1),
        skill=sum(skill for _, skill in weighed) / max(len(weighed), 1),
    )


def course(games: Iterable[Past]) -> tuple[Outcome, ...]:
    return tuple(
        Outcome(past.ended, win(past), 1 / past.players, past.luck, past.skill)
        for past in games
        if past.rank is not None
    )


def company(games: Sequence[Past], key: Key, most: int) -> tuple[Company, ...]:
    """With whom these were played, the latest first: whoever was there most often, under the latest name."""
    met: dict[str, Companion] = {}
    together: dict[str, int] = {}
    ahead: dict[str, int] = {}
    for past in games:
        for one in past.companions:
            name = key(one)
            met.setdefault(name, one)
            together[name] = together.get(name, 0) + 1
            before = past.rank is not None and one.rank is not None and past.rank < one.rank
            ahead[name] = ahead.get(name, 0) + before
    names = sorted(met, key=lambda name: -together[name])[:most]
    return tuple(Company(name, met[name].name, met[name].character, together[name], ahead[name]) for name in names)
