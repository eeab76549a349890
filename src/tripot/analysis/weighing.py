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

WAYS = 3
"""So many ways may lead to a choice, on average."""
CLEAR = 0.05
"""So much more of the win than the second brings a choice that is clearly the best."""
BATCH = 16
"""Rounds before a choice may be given up, or found to be hopeless."""
PROMISING = 0.06
"""A lead at first glance that may become clear."""


def whole_choices(game: Game[Any], s: State, seat: int, most: int) -> list[Actions]:
    """What this seat can choose, each with another outcome; empty if there is more than so much of it, or far too many
    ways to it."""
    found: dict[str, Actions] = {}
    for ways, draft in enumerate(drafts(game, s, seat, ())):
        found.setdefault(draft.outcome, draft.actions)
        if len(found) > most or ways > most * WAYS:
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

    def weigh(self, playout: Playout, among: Sequence[Actions], rounds: int) -> None:
        """Brings these choices to so many rounds; of those they have nothing is done again."""
        for number in range(min(len(self._brought[choice]) for choice in among), rounds):
            luck = Luck(self._seed, number)
            world = self._game.sample(self._view, luck.world())
            for choice in among:
                if len(self._brought[choice]) == number:
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

    def glance(self, playout: Playout, glances: Sequence[int]) -> Actions | None:
        """The choice that may well be the best by far, at glances of so many rounds; None if none seems to be."""
        rivals = list(self.choices)
        for rounds in glances:
            self.weigh(playout, rivals, rounds)
            best = self.best(rivals)
            leads = self.leads(best, rivals)
            if any(lead + error < PROMISING for lead, error in leads.values()):
                return None
            rivals = [best, *(rival for rival, (lead, error) in leads.items() if lead - error < PROMISING)]
        return best if all(lead > PROMISING for lead, _ in self.leads(best, self.choices).values()) else None

    def nearest(self, best: Actions, most: int) -> list[Actions]:
        """The choice, and so many that come nearest to it."""
        rivals = [choice for choice in self.choices if choice != best]
        return [best, *sorted(rivals, key=lambda rival: self.lead(best, rival)[0])[:most]]

    def settle(self, playout: Playout, among: Sequence[Actions], most: int) -> Actions | None:
        """The choice that is clearly the best of these, after so many rounds at most; None if there is none, or seems
        to be."""
        rivals, leader = list(among), None
        for rounds in range(BATCH, most + 1, BATCH):
            self.weigh(playout, rivals, rounds)
            best = self.best(rivals)
            if leader not in (None, best) and len(rivals) < len(among):
                return None  # somebody was given up for another leader
            leader = best
            leads = self.leads(best, rivals)
            if any(hopeless(lead, error, rounds / most) for lead, error in leads.values()):
                return None
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
