"""A net that learns to choose by itself, from nothing but what its choices brought."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import tripot
from tripot.bots.answer import choose
from tripot.bots.bot import Clock
from tripot.kernel.problem import Problem
from tripot.training.actor import Actor, ActorBot
from tripot.training.ppo import Course, Learner, Played, advantages, against_random, drawn
from tripot.turns.observing import observation_of

GAME = tripot.load("reglement-de-comptes", players=3)
SHIPPED = Path(__file__).parents[2] / "docs/examples/ppo/actor.npz"
SMALL = Course(tables=32, steps=16, rounds=2, hidden=8, judged=8)


def played(seats: list[int], worths: list[float], over: dict[int, tuple[float, ...]]) -> Played:
    """Steps of one table; what some of them, which end a game, bring to each seat."""
    steps = len(seats)
    rewards, done = np.zeros((steps, 1, 2), np.float32), np.zeros((steps, 1), np.bool_)
    for step, brought in over.items():
        rewards[step, 0], done[step, 0] = brought, True
    nothing = np.zeros((steps, 1, 1), np.float32)
    column = np.array(seats)[:, None]
    chances = np.ones((steps, 1), np.float32)
    expected = np.array(worths, np.float32)[:, None]
    return Played(nothing, nothing.astype(np.int8), column, column, chances, expected, rewards, done)


def test_what_a_game_brings_comes_to_all_seats_that_chose_in_it() -> None:
    gains, returns, known = advantages(played([0, 1, 0], [0.0, 0.5, 0.2], {2: (1.0, -1.0)}), 1.0)
    assert known.ravel().tolist() == [True, True, True]
    assert returns.ravel().tolist() == pytest.approx([1, -1, 1])
    assert gains.ravel().tolist() == pytest.approx([1, -1.5, 0.8])


def test_with_no_fading_only_the_next_choice_tells() -> None:
    gains, _, _ = advantages(played([0, 1, 0], [0.0, 0.5, 0.2], {2: (1.0, -1.0)}), 0.0)
    assert gains.ravel().tolist() == pytest.approx([0.2, -1.5, 0.8])


def test_what_is_still_open_teaches_nothing() -> None:
    """The next game has begun: each seat's last choice there is only what those before it are measured by."""
    _, returns, known = advantages(played([0, 1, 0, 0], [0.0, 0.5, 0.2, 0.3], {1: (1.0, -1.0)}), 1.0)
    assert known.ravel().tolist() == [True, True, True, False]
    assert returns.ravel()[:3].tolist() == pytest.approx([1, -1, 0.3])


def test_the_slope_is_right() -> None:
    """Against what a little of each parameter changes, where nothing is clipped."""
    learner, random = Learner(GAME, SMALL), np.random.default_rng(2)
    buffers = learner.batch.buffers
    rows, masks = buffers.observations.copy(), buffers.masks.copy()
    odds = learner.actor.look(rows, masks)[1]
    actions = drawn(odds, random)
    gains, returns = (random.standard_normal((2, len(rows)))).astype(np.float32)
    number = np.arange(len(rows))
    chances = odds[number, actions]

    def loss() -> float:
        _, now, worths = learner.actor.look(rows.astype(np.float64), masks)
        entropy = -(now * np.log(now + 1e-12)).sum(axis=1)
        aim = -now[number, actions] / chances * gains - SMALL.whim * entropy + (worths - returns) ** 2 / 2
        return float(aim.mean())

    slopes, _ = learner.gradients(rows, masks, actions, chances, gains, returns)
    for part, slope in zip(learner.actor.parameters, slopes, strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before, a_little = part[place], 1e-3
        found = []
        for change in (a_little, -a_little):
            part[place] = before + change
            found.append(loss())
        part[place] = before
        assert slope[place] == pytest.approx((found[0] - found[1]) / (2 * a_little), rel=0.05)


def test_only_legal_actions_are_drawn_and_the_likely_ones_more() -> None:
    odds = np.tile(np.array([[0.0, 0.2, 0.0, 0.8]], np.float32), (4000, 1))
    found = np.bincount(drawn(odds, np.random.default_rng(1)), minlength=4)
    assert found[0] == found[2] == 0
    assert found[3] == pytest.approx(3200, abs=120)


def test_the_same_seed_learns_the_same() -> None:
    one, other = (list(Learner(GAME, SMALL).run()) for _ in range(2))
    assert [each._replace(seconds=0) for each in one] == [each._replace(seconds=0) for each in other]


@pytest.mark.slow
def test_what_is_learnt_in_seconds_beats_chance() -> None:
    learner = Learner(GAME, Course(tables=128, steps=64, rounds=7, hidden=32, part=1024, judged=8))
    for _ in learner.run():
        pass
    assert against_random(GAME, learner.actor, 128, 5) > 0.5


@pytest.mark.slow
def test_the_baseline_that_ships_still_plays() -> None:
    """It knows rows of version 1; whoever changes them teaches it anew (docs/researchers.md)."""
    actor = Actor.read(SHIPPED)
    ActorBot(GAME, 0, 1, actor)
    assert against_random(GAME, actor, 64, 5) > 1.6


def test_what_was_learnt_of_other_rows_sits_nowhere() -> None:
    size = observation_of(GAME).size
    for stranger in (Actor("reglement-de-comptes_v0", size, 4, 1), Actor("reglement-de-comptes_v1", size - 1, 4, 1)):
        with pytest.raises(Problem, match="another game"):
            ActorBot(GAME, 0, 1, stranger)


def test_what_was_learnt_sits_at_a_table(tmp_path: Path) -> None:
    """Its bot takes what the net likes, from its own view alone."""
    learner = Learner(GAME, SMALL)
    path = tmp_path / "actor.npz"
    learner.actor.save(path)
    actor = Actor.read(path)
    rows = learner.batch.buffers.observations
    masks = learner.batch.buffers.masks
    assert np.array_equal(actor.look(rows, masks)[1], learner.actor.look(rows, masks)[1])
    match = tripot.Match(GAME, seed=1)
    bots = [ActorBot(GAME, seat, 1, actor) for seat in range(3)]
    for _ in range(12):
        seat = match.waiting[0]
        match.act(seat, *choose(bots[seat], match.ask(seat), Clock()))
    seat, likes = match.waiting[0], actor.parameters[3]
    view, legal = match.view(seat), match.legal(seat)
    for action in (legal[-1], legal[0]):
        likes[action] += 100
        assert bots[seat].decide(view, legal, Clock()) == action
        likes[action] -= 100
