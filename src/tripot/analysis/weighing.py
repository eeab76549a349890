"""All that a seat could choose, weighed against each other: every choice meets the same deals and the same luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.tally import SURE, Tally
from tripot.kernel.choice import Draft
from tripot.kernel.game import Game
from tripot.kernel.state import State
from tripot.kernel.view import View

Actions = tuple[int, ...]

CLEAR = 0.05
"""So much more of the win than the second brings a choice that is clearly the best."""
FEW = 64
"""Rounds before a choice may be given up."""
BATCH = 32
GLANCES = (3, 8, 16, 32)
"""Rounds of a first glance."""
PROMISING = 0.06
"""A lead at first glance that may become clear."""


def whole_choices(game: Game[Any], s: State, seat: int, most: int) -> list[Actions]:
    """What this seat can choose, each with another outcome; empty if there is more than so much of it."""
    found: dict[str, Actions] = {}
    for draft in drafts(game, s, seat, ()):
        found.setdefault(draft.outcome, draft.actions)
        if len(found) > most:
            return []
    return list(found.values())


def drafts(game: Game[Any], s: State, seat: int, begun: Actions) -> Iterator[Draft]:
    """The whole choices that begin like this."""
    draft = Draft(game, s, seat).add(*begun)
    if draft.whole:
        yield draft
        return
    for action in draft.legal:
        yield from drafts(game, s, seat, (*begun, action))


class Weighing:
    """What each choice would bring its seat, as far as it can know: on tables that its own view allows."""

    def __init__(self, game: Game[Any], view: View, seat: int, choices: Sequence[Actions], seed: int) -> None:
        self.choices = list(choices)
        self.seat = seat
        self._game = game
        self._view = view
        self._seed = seed
        self._brought: dict[Actions, list[float]] = {choice: [] for choice in choices}
        """What came of each round, in order: rounds can be compared one by one."""

    def round(self, playout: Playout, among: Sequence[Actions]) -> None:
        """One more table for these choices."""
        number = len(self._brought[among[0]])
        luck = Luck(self._seed, number)
        world = self._game.sample(self._view, luck.world())
        for choice in among:
            self._brought[choice].append(playout.after(world, self.seat, choice, luck, 0)[self.seat])

    def mean(self, choice: Actions) -> float:
        brought = self._brought[choice]
        return sum(brought) / len(brought)

    def best(self, among: Sequence[Actions]) -> Actions:
        return max(among, key=self.mean)

    def lead(self, choice: Actions, rival: Actions) -> tuple[float, float]:
        """How much more it brings than its rival on the same tables, and the standard error of that."""
        tally = Tally(1)
        for own, other in zip(self._brought[choice], self._brought[rival], strict=False):
            tally.add([own - other])
        return tally.means()[0], tally.errors()[0]

    def leads(self, best: Actions, among: Sequence[Actions]) -> dict[Actions, tuple[float, float]]:
        return {rival: self.lead(best, rival) for rival in among if rival != best}

    def glance(self, playout: Playout) -> Actions | None:
        """The choice that may well be the best by far; None if none seems to be."""
        rivals = list(self.choices)
        for rounds in GLANCES:
            while len(self._brought[rivals[0]]) < rounds:
                self.round(playout, rivals)
            best = self.best(rivals)
            leads = self.leads(best, rivals)
            if any(lead + error < PROMISING for lead, error in leads.values()):
                return None
            rivals = [best, *(rival for rival, (lead, error) in leads.items() if lead - error < PROMISING)]
        return best if all(lead > PROMISING for lead, _ in self.leads(best, self.choices).values()) else None

    def settle(self, playout: Playout, most: int) -> Actions | None:
        """The choice that is clearly the best, after so many rounds at most; None if there is none, or seems to be."""
        rivals, leader = list(self.choices), None
        for rounds in range(BATCH, most + 1, BATCH):
            for _ in range(BATCH):
                self.round(playout, rivals)
            best = self.best(rivals)
            if leader not in (None, best) and len(rivals) < len(self.choices):
                return None  # somebody was given up for another leader
            leader = best
            leads = self.leads(best, rivals)
            if any(hopeless(lead, error, rounds / most) for lead, error in leads.values()):
                return None
            if rounds >= FEW:
                left = [rival for rival, (lead, error) in leads.items() if not clear(lead, error)]
                if not left:
                    return best
                rivals = [best, *left]
        return None


def clear(lead: float, error: float) -> bool:
    """Whether a lead is large, and no noise."""
    return lead >= max(CLEAR, SURE * error)


def hopeless(lead: float, error: float, done: float) -> bool:
    """Whether a lead will hardly be clear in the end, even if it is somewhat larger than it seems."""
    return not clear(lead + error, error * sqrt(done))
