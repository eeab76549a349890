"""A whole choice takes no longer than its clock, and little more where a thought cannot be broken off."""

from __future__ import annotations

from time import thread_time

import pytest

import tripot
from tripot.bots import Bot, Clock, make
from tripot.bots import answer as answering
from tripot.bots.answer import choose
from tripot.kernel.view import View

LATE = 1.2
"""How far an answer may come after its time."""
QUICK = Clock(seconds=0.03)


class Slow(Bot):
    """Takes all the time of each step, and a little more."""

    now = 0.0

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        Slow.now += clock.seconds * 1.1 + 0.001
        return legal[-1]


def test_a_choice_of_many_steps_keeps_to_one_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "perf_counter", lambda: Slow.now)
    game = tripot.load("nostra-city", players=3)
    match = tripot.Match(game, seed=3)
    bots = [Slow(game, seat, 1) for seat in range(3)]
    most, steps = 0.0, 0
    for _ in range(60):
        seat, began = match.waiting[0], Slow.now
        actions = choose(bots[seat], match.ask(seat), Clock(seconds=1.0))
        match.act(seat, *actions)
        most, steps = max(most, Slow.now - began), max(steps, len(actions))
    assert steps >= 4
    assert 0.8 < most < LATE


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_a_search_comes_back_in_time(name: str) -> None:
    """By this thread’s own processor time, which neither a busy machine nor other threads lengthen."""
    game = tripot.load(name, players=3)
    match = tripot.Match(game, seed=5)
    quick = [make("heuristic", game, seat, 1) for seat in range(3)]
    taken: list[float] = []
    while len(taken) < 12 and not match.over:
        seat = match.waiting[0]
        actions = choose(quick[seat], match.ask(seat), QUICK)
        if len(match.legal(seat)) > 1:
            began = thread_time()
            choose(make("search", game, seat, 1), match.ask(seat), QUICK)
            taken.append(thread_time() - began)
        match.act(seat, *actions)
    assert sorted(taken)[-2] < LATE * QUICK.seconds
