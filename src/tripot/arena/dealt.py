"""A game of a deal that others play too: the same need meets the same draw, and luck is put on account."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

from tripot.analysis.luck import Luck
from tripot.analysis.playout import Playout
from tripot.bots.foresight import Foresight, foresight
from tripot.kernel.game import Game
from tripot.kernel.match import Match, odds
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

BITS = 56
THOUGHTS = 8
"""How often a table on which something is half done is played on."""


class Dealt(Match):
    """Chance follows from the secret of the deal, from what is drawn for, and from how often that was drawn before.

    Games that part by a choice so meet the same dice and cards as far as they can. Its record is not one that `tripot
    verify` could check.
    """

    def __init__(self, game: Game[Any], secret: bytes, names: Sequence[str] = ()) -> None:
        self._needs: Counter[str] = Counter()
        self._promise = promise(game)
        self.luck = [0.0] * game.players
        """By how much chance has raised each seat's share of the win above what was to be expected, by the forecast."""
        super().__init__(game, secret, names=names)

    def nature(self) -> int:
        frame = self.state.frame
        assert frame is not None
        need = frame.need()
        self._needs[need] += 1
        outcomes, weights = odds(self.game, self.state)
        chosen = drawn(self.seed, f"{need} {self._needs[need]}", outcomes, weights)
        if self._promise is not None and len(outcomes) > 1:
            gain = self._promise.windfall(self.state, outcomes, weights, chosen, self._needs.total())
            self.luck = [luck + more for luck, more in zip(self.luck, gain, strict=True)]
        return chosen


def drawn(secret: bytes, need: str, outcomes: list[int], weights: list[int]) -> int:
    """One of the outcomes, each as likely as its weight. Every outcome has a time of its own, and the first one comes:
    with other outcomes beside it the same one still comes first, if it can."""
    return min(zip(outcomes, weights, strict=True), key=lambda one: time(secret, f"{need} {one[0]}") / one[1])[0]


def time(secret: bytes, what: str) -> float:
    """An exponential waiting time."""
    number = int.from_bytes(hmac.digest(secret, what.encode(), "sha256")[: BITS // 8])
    return -log((number + 1) / (1 << BITS))


class Promise:
    """What a table promises each seat: played on by instinct until nothing is half done, a few times, then judged."""

    def __init__(self, game: Game[Any], judge: Foresight) -> None:
        self._game = game
        self._judge = judge
        self._playout = Playout(game, 0, hasty=True)

    def of(self, s: State, seed: int) -> list[float]:
        """The same luck follows for the same seed, whatever came before."""
        game = self._game
        if game.waiting(s) and self._judge.quiet(s):
            return self._judge.worth(s)
        ends = [self._playout.run_out(s.clone(), Luck(seed, number), 0) for number in range(THOUGHTS)]
        return [sum(shares) / THOUGHTS for shares in zip(*ends, strict=True)]

    def windfall(self, s: State, outcomes: list[int], weights: list[int], chosen: int, seed: int) -> list[float]:
        """What this outcome promises each seat, less what all outcomes promise on average: 0 on average, whatever the
        forecast is worth."""
        total = sum(weights)
        gain = [0.0] * self._game.players
        for outcome, weight in zip(outcomes, weights, strict=True):
            after = s.clone()
            self._game.play(after, NATURE, outcome)
            share = (outcome == chosen) - weight / total
            for seat, worth in enumerate(self.of(after, seed)):
                gain[seat] += share * worth
        return gain


def promise(game: Game[Any]) -> Promise | None:
    """None: nobody foresees this game."""
    judge = foresight(game)
    return None if judge is None else Promise(game, judge)
