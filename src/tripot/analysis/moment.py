"""The moments of a game: what one seat, or chance, did before anybody else did anything."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.tally import SURE, Tally
from tripot.kernel.replayed import Replayed


class Moment:
    """The steps that lead from one state of a replayed game to another."""

    def __init__(self, replayed: Replayed, actor: int, first: int, last: int) -> None:
        self.actor = actor
        self.first = first
        self.last = last
        self.before = Tally(replayed.game.players)
        """What everybody could hope for, to somebody who sees all cards."""
        self.change = Tally(replayed.game.players)
        self._replayed = replayed

    def relive(self, playout: Playout, luck: Luck, later: Sequence[float]) -> Sequence[float]:
        """What a game imagined from here comes to, if `later` came of the one from the next moment."""
        found = self._imagined(playout, luck, later)
        self.before.add(found)
        self.change.add([after - before for after, before in zip(later, found, strict=True)])
        return found

    def _imagined(self, playout: Playout, luck: Luck, later: Sequence[float]) -> Sequence[float]:
        """As long as everybody does what was truly done, both are the same game."""
        for number in range(self.first, self.last):
            s, step = self._replayed.states[number], self._replayed.steps[number]
            actions = playout.choice(s, step.seat, luck.at(number))
            if not actions:
                return playout.run_out(s.clone(), luck, number)
            if actions != step.actions:
                return playout.after(s, step.seat, actions, luck, number)
        return later

    @property
    def swing(self) -> float:
        """The largest change of anybody's chance, as far as it is no noise."""
        changes = zip(self.change.means(), self.change.errors(), strict=True)
        return max(abs(mean) if abs(mean) > SURE * error else 0.0 for mean, error in changes)


def moments(replayed: Replayed) -> list[Moment]:
    found, first = [], 0
    for actor, steps in groupby(step.seat for step in replayed.steps):
        last = first + len(list(steps))
        found.append(Moment(replayed, actor, first, last))
        first = last
    return found
