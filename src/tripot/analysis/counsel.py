"""What a strong player would do in a seat's place and why, and what another choice gives away, by that seat's view."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

import msgspec

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.analysis.tally import SURE
from tripot.analysis.weighing import Actions, Weighing
from tripot.bots.answer import choose
from tripot.bots.bot import Clock
from tripot.bots.brain import brain
from tripot.bots.judge import shares
from tripot.bots.registry import make
from tripot.bots.terms import gains
from tripot.kernel.bits import members
from tripot.kernel.choice import Draft
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import State
from tripot.kernel.view import View

MOST = 12
"""Other choices that are looked at to find the next best one."""
GLANCES = 6
"""Tables on which each of them is tried."""
WORLDS = 24
"""Tables on which the best two are compared, term by term."""
WEIGHED = 64
"""Tables on which a choice that was made is compared with the best one."""
DEAR = 0.1
"""A choice that gives away more of the win than this is marked."""
WORTH = 0.002
"""A term that brings less of the win is no reason."""
END = "end"
"""What speaks for a choice if the game is over by then."""


class Grounds(msgspec.Struct, frozen=True):
    """The one term that weighs most."""

    term: str
    rivals: bool
    """It does not help the seat: it harms its rivals."""


class Counsel(msgspec.Struct, frozen=True):
    actions: Actions
    """The choice, whole."""
    grounds: Grounds | None
    """None: nothing else can be chosen, or nothing speaks clearly for it."""


class Judgement(msgspec.Struct, frozen=True):
    """A choice that was made, beside the best one."""

    best: Actions
    loss: float
    """How much of the win it gives away, as far as its seat could know."""
    dear: bool
    """Clearly, and a lot."""


class Counsellor:
    """For one question to one seat. The same view and seed give the same answers, anywhere and in whatever time."""

    def __init__(self, game: Game[Any], view: View, seat: int, seed: int) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._seed = seed
        self._brain = brain(game)
        self._playout = Playout(game)

    def counsel(self) -> Counsel:
        best = self._best()
        others = self._others(best)
        return Counsel(best, self._grounds(best, self._next_best(others)) if others else None)

    def judge(self, chosen: Actions) -> Judgement:
        best = self._best()
        loss, error = (0.0, 0.0) if best == chosen else self._weighing([best, chosen], WEIGHED).lead(best, chosen)
        return Judgement(best, round(max(loss, 0.0), 4), loss > max(DEAR, SURE * error))

    def _best(self) -> Actions:
        """What the strong bot does; it counts its thoughts, for time would give another answer each time."""
        bot = make("search", self._game, self._seat, self._seed)
        world = self._game.sample(self._view, Dice(self._seed))
        return choose(bot, Draft(self._game, world, self._seat), Clock(iterations=self._brain.iterations))

    def _others(self, best: Actions) -> list[Actions]:
        """Other whole choices: at each part something else, and on as the quick player would."""
        found: dict[Actions, None] = {}
        world, dice = self._game.sample(self._view, Dice(self._seed)), Dice(self._seed)
        for length, action in enumerate(best):
            draft = Draft(self._game, world, self._seat).add(*best[:length])
            for other in spread(self._game.legal(draft.state, self._seat) & ~(1 << action)):
                whole = self._whole(Draft(self._game, world, self._seat).add(*best[:length], other), dice)
                if whole != best:
                    found[whole] = None
        return list(found)[:MOST]

    def _whole(self, draft: Draft, dice: Dice) -> Actions:
        policy = self._brain.policy()
        while not draft.whole:
            draft.add(policy.choose(draft.state, self._seat, dice))
        return draft.actions

    def _next_best(self, others: list[Actions]) -> Actions:
        return others[0] if len(others) == 1 else self._weighing(others, GLANCES).best(others)

    def _weighing(self, choices: list[Actions], rounds: int) -> Weighing:
        """These choices, on so many tables."""
        weighing = Weighing(self._game, self._view, self._seat, choices, self._seed)
        weighing.weigh(self._playout, choices, rounds)
        return weighing

    def _grounds(self, best: Actions, other: Actions) -> Grounds | None:
        """Both are played on until the seat is asked again; which term differs most then, on average?"""
        totals: dict[tuple[str, bool], float] = {}
        for number in range(WORLDS):
            luck = Luck(self._seed, number)
            world = self._game.sample(self._view, luck.world())
            ends = [self._playout.until_asked(world, self._seat, actions, luck) for actions in (best, other)]
            for key, gain in self._gains(*ends):
                totals[key] = totals.get(key, 0.0) + gain / WORLDS
        (term, rivals), gain = max(totals.items(), key=itemgetter(1), default=(("", False), 0.0))
        return Grounds(term, rivals) if gain > WORTH else None

    def _gains(self, here: State, there: State) -> Iterable[tuple[tuple[str, bool], float]]:
        seat, game = self._seat, self._game
        if game.waiting(here) and game.waiting(there):
            terms = [self._brain.terms(s, seat) for s in (here, there)]
            return [] if terms[0] is None or terms[1] is None else gains(terms[0], terms[1], seat).items()
        hopes = [self._hope(s) for s in (here, there)]
        return [((END, False), hopes[0] - hopes[1])]

    def _hope(self, s: State) -> float:
        if not self._game.waiting(s):
            return shares(self._game, s)[self._seat]
        terms = self._brain.terms(s, self._seat)
        return 1 / self._game.players if terms is None else terms.share(self._seat)


def spread(actions: int) -> list[int]:
    """A few of many, from the first to the last."""
    found = members(actions)
    step = -(-len(found) // MOST)
    return found[::step] if found else []
