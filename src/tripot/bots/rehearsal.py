"""Rehearsals: a good policy is made better by trying what it would not do, against the same luck."""

from __future__ import annotations

__compile__ = True

from math import sqrt
from time import perf_counter
from typing import Any, Final

from tripot.bots.belief import Belief
from tripot.bots.guide import Guide
from tripot.bots.judge import shares
from tripot.kernel.bits import lowest, members
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

SURE: Final = 1.6
"""How many standard errors an action must be ahead of the policy's own."""
HOPELESS: Final = 1.2
"""How many behind, and it is tried no more."""
FIRST: Final = 10
"""Rounds before anything is given up."""


class Attempt:
    """One action that is compared with what the policy would do."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.gain = 0.0
        """How much better it did, added up over the rounds; and the squares of it."""
        self.squares = 0.0
        self.rounds = 0

    def add(self, difference: float) -> None:
        self.gain += difference
        self.squares += difference * difference
        self.rounds += 1

    def mean(self) -> float:
        return self.gain / max(self.rounds, 1)

    def error(self) -> float:
        """The standard error of the mean; a little more, lest a few equal results look certain."""
        rounds = max(self.rounds, 1)
        mean = self.gain / rounds
        return sqrt(max(self.squares / rounds - mean * mean, 0.0) / rounds + 0.01 / (rounds * rounds))


class Rehearsal:
    """Every round deals the hidden cards anew; the policy's own answer and each other action are then played on by
    the policy in every chair, with the same dice. Only what is clearly better is done instead."""

    def __init__(self, game: Game[Any], guide: Guide[Any], dice: Dice) -> None:
        self.game = game
        self.guide = guide
        self.dice = dice
        self.sure = SURE

    def run(self, belief: Belief[Any], seat: int, own: int, seconds: float, iterations: int) -> int:
        """The answer after so many games played on; 0 means as many as the time allows."""
        deadline = perf_counter() + seconds
        first: State = belief.deal(self.dice)
        legal = self.guide.sensible(first, seat, self.game.legal(first, seat)) & ~(1 << own)
        attempts = [Attempt(action) for action in members(legal)]
        luck: int = self.dice.roll()
        done = 0
        rounds = 0
        while attempts and (done < iterations if iterations else perf_counter() < deadline):
            world: State = belief.deal(Dice(luck + 2 * rounds))
            expected = self.played(world, seat, own, luck + 2 * rounds + 1)
            for attempt in attempts:
                attempt.add(self.played(world, seat, attempt.action, luck + 2 * rounds + 1) - expected)
            rounds += 1
            done += 1 + len(attempts)
            if rounds >= FIRST:
                attempts = [one for one in attempts if one.mean() + HOPELESS * one.error() > 0.0]
        found = own
        best = 0.0
        for attempt in attempts:
            if attempt.mean() > self.sure * attempt.error() and attempt.mean() > best:
                best = attempt.mean()
                found = attempt.action
        return found

    def played(self, world: State, seat: int, action: int, luck: int) -> float:
        """What comes of an action in this world; 0 where it is not there."""
        s = world.clone()
        frame = s.frame
        assert frame is not None
        if not frame.legal(s, seat) >> action & 1:
            return 0.0
        dice = Dice(luck)
        guide = self.guide
        frame.play(s, seat, action, None)
        frame = s.frame
        while frame is not None:
            if guide.quiet(s):
                return guide.worth(s)[seat]
            answering: int = lowest(frame.awaited)
            if answering == NATURE:
                frame.play(s, NATURE, frame.draw(s, dice), None)
            else:
                frame.play(s, answering, guide.follow(s, answering, dice), None)
            frame = s.frame
        return shares(self.game, s)[seat]
