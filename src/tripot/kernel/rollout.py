"""Random games in the compiled loop."""

from __future__ import annotations

__compile__ = True

from time import perf_counter
from typing import Any

from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State


class Rollout:
    """What a batch of random games came to; the digest is the same compiled and interpreted."""

    def __init__(self, games: int, decisions: int, seconds: float, digest: int) -> None:
        self.games = games
        self.decisions = decisions
        self.seconds = seconds
        self.digest = digest

    def __repr__(self) -> str:
        return f"Rollout(games={self.games}, decisions={self.decisions}, seconds={self.seconds:.3f})"


def rollout(game: Game[Any], games: int = 1, seed: int = 0) -> Rollout:
    """Play games to their ends with uniformly random choices, and count the decisions."""
    dice = Dice(seed)
    decisions = 0
    digest = 0
    began = perf_counter()
    for _ in range(games):
        s = game.start()
        decisions += run_out(game, s, dice)
        for seat in range(game.players):
            digest = (digest * 31 + game.merit(s, seat)) % 1000000007
    return Rollout(games, decisions, perf_counter() - began, digest)


def run_out(game: Game[Any], s: State, dice: Dice) -> int:
    """Play a state to its end at random; how many decisions players took."""
    decisions = 0
    frame = s.frame
    while frame is not None:
        seat: int = lowest(frame.awaited)
        if seat == NATURE:
            frame.play(s, NATURE, frame.draw(s, dice), None)
        else:
            frame.play(s, seat, dice.member(frame.legal(s, seat)), None)
            decisions += 1
        frame = s.frame
    return decisions


def outcome(s: State, dice: Dice) -> int:
    """One of Nature's outcomes, by weight."""
    frame = s.frame
    assert frame is not None
    return frame.draw(s, dice)
