"""A batch plays as single tables do, writes into whatever arrays it is given, and refuses what it cannot do."""

from __future__ import annotations

import pickle
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import tripot
from tests.bridges.tables import small
from tests.conformance.tables import TABLES, quarter
from tests.kernel.saying import problem
from tests.turns.single import Single
from tests.turns.test_observation import row
from tripot.batch import ACTIONS, HOLD, PASS, Batch, Buffers
from tripot.games.registry import BOXES
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.turns.observing import observation_of
from tripot.turns.reward import rewards

STEPS = 120


def cards(players: int = 3) -> Game[Any]:
    return tripot.load("twelve-gangsters", players=players, first_boss=0)


@pytest.mark.parametrize("game", [table.param for table in TABLES if "one-card" not in table.label])
def test_every_table_plays_as_if_it_were_alone(game: Game[Any]) -> None:
    batch, singles, dice = Batch(game, 3, seed=10), [Single(game, 10 + number) for number in range(3)], Dice(1)
    observation = observation_of(game)
    buffers = batch.buffers
    for _ in range(STEPS):
        for number, single in enumerate(singles):
            assert buffers.seats[number] == single.seat
            assert np.flatnonzero(buffers.masks[number]).tolist() == single.legal
            expected = np.array(row(observation, single.state, single.seat), np.float32)
            assert np.array_equal(buffers.observations[number], expected)
        actions = np.array([single.legal[dice.below(len(single.legal))] for single in singles])
        batch.step(actions)
        for number, (single, action) in enumerate(zip(singles, actions.tolist(), strict=True)):
            single.act(action)
            assert buffers.done[number] == single.over
            paid = rewards(game, single.state) if single.over else [0.0] * game.players
            assert np.array_equal(buffers.rewards[number], np.array(paid, np.float32))
            if single.over:
                single.begin()


def test_a_game_that_ends_is_followed_by_another_with_other_luck() -> None:
    batch = Batch(tripot.load("twelve-gangsters", players=3), 8, seed=1)
    ended, bosses = 0, set()
    for _ in range(200):
        buffers = batch.step(batch.random_actions())
        ended += int(buffers.done.sum())
        assert (buffers.rewards.any(axis=1) <= buffers.done).all()
        assert buffers.masks.any(axis=1).all()
        bosses |= {
            tuple(first) for first in buffers.observations[:, [batch.labels.index(f"boss+{k}") for k in range(3)]]
        }
    assert ended >= 8 * 4
    assert len(bosses) == 3


def test_seeds_are_of_tables_not_of_batches() -> None:
    game = cards()
    together = Batch(tripot.load("twelve-gangsters", players=3), 4, seed=7)
    apart = [Batch(tripot.load("twelve-gangsters", players=3), 1, seed=[7 + number]) for number in range(4)]
    for number, one in enumerate(apart):
        assert np.array_equal(together.buffers.observations[number], one.buffers.observations[0])
    fresh = {Batch(tripot.load("gangster", players=2), 1).buffers.observations.tobytes() for _ in range(8)}
    assert len(fresh) > 1
    first = Batch(game, 2, seed=3)
    moved = first.step(first.random_actions()).observations.copy()
    first.reset(3)
    assert np.array_equal(first.step(first.random_actions()).observations, moved)


def own(tables: int, size: int, players: int) -> Buffers:
    """Arrays of a caller: other types, and one that is part of a larger one."""
    return Buffers(
        observations=np.zeros((3, tables, size), np.float64)[1],
        masks=np.zeros((tables, ACTIONS), np.bool_),
        rewards=np.zeros((tables, players), np.float64),
        done=np.zeros(tables, np.bool_),
        seats=np.zeros(tables, np.int64),
    )


def test_whatever_arrays_it_is_given_hold_the_same() -> None:
    game = small("nostra-city")
    one, other = Batch(game, 70, seed=5), Batch(game, 70, seed=5)
    mine = own(70, one.observation.size, game.players)
    for _ in range(30):
        actions = one.random_actions()
        made, given = one.step(actions), other.step(actions, into=mine)
        assert given is mine
        for name in Buffers._fields:
            assert np.array_equal(getattr(made, name), getattr(given, name)), name
    assert Batch(game, 70, seed=5, buffers=mine).buffers is mine
    assert other.reset(5, into=mine) is mine
    assert np.array_equal(mine.observations, one.reset(5).observations)


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("observations", np.zeros((2, 3), np.float32)),
        ("observations", np.zeros((2, 93), np.int64)),
        ("masks", np.zeros((2, ACTIONS), np.float32)),
        ("rewards", [[0.0] * 3] * 2),
        ("done", np.zeros(2, np.int8)),
        ("seats", np.zeros((2, 1), np.int8)),
    ],
)
def test_an_array_that_does_not_fit_is_named(name: str, array: Any) -> None:
    batch = Batch(cards(), 2, seed=1)
    before = batch.buffers.observations.copy()
    wrong = batch.buffers._replace(**{name: array})
    with problem("batch-buffer", name=name):
        batch.step(batch.random_actions(), into=wrong)
    with problem("batch-buffer", name=name):
        Batch(cards(), 2, buffers=wrong)
    assert np.array_equal(Batch(cards(), 2, seed=1).buffers.observations, before)


def test_an_array_that_cannot_be_written_is_refused() -> None:
    batch = Batch(cards(), 2, seed=1)
    batch.buffers.observations.flags.writeable = False
    with problem("batch-buffer", given="(2, 93) float32, read-only"):
        batch.step(batch.random_actions(), into=batch.buffers)


@pytest.mark.parametrize("actions", [[1, 1], np.ones(2), np.ones(3, np.int64), np.ones((2, 1), np.int64), 1])
def test_what_are_no_actions_is_said(actions: Any) -> None:
    batch = Batch(cards(), 2, seed=1)
    with problem("batch-actions", tables=2):
        batch.step(actions)


@pytest.mark.parametrize("action", [0, 13, 61, PASS, 63, 1000, -2])
def test_one_illegal_action_and_nothing_is_played_anywhere(action: int) -> None:
    batch = Batch(cards(), 3, seed=1)
    before = [batch.save(number) for number in range(3)]
    with problem("batch-illegal", table=2, seat="A", action=action) as refused:
        batch.step(np.array([1, 2, action]))
    assert "1, 2, 3" in str(refused.value)
    for number in range(3):
        now = batch.save(number)
        assert batch.game.position(now.state) == batch.game.position(before[number].state)
        assert (now.passed, now.decisions, now.chance) == (0, 0, before[number].chance)


def test_a_game_without_choices_is_no_game_for_a_batch() -> None:
    with problem("batch-nobody-asked", game="twelve-gangsters"):
        Batch(next(table.game for table in TABLES if "one-card" in table.label), 1)


def test_wrong_numbers_are_refused() -> None:
    with problem("batch-tables", tables=0):
        Batch(cards(), 0)
    with problem("batch-seeds", tables=2, given=3):
        Batch(cards(), 2, seed=[1, 2, 3])
    batch = Batch(cards(), 2)
    for table in (-1, 2):
        with problem("batch-no-table", table=table, most=1):
            batch.save(table)
    with problem("batch-moment", game="twelve-gangsters", players=4):
        batch.load(0, Batch(cards(4), 1).save(0))


def test_a_table_can_be_held() -> None:
    batch = Batch(cards(), 3, seed=1)
    before = batch.buffers.observations.copy()
    buffers = batch.step(np.array([HOLD, 5, HOLD]))
    assert np.array_equal(buffers.observations[[0, 2]], before[[0, 2]])
    assert buffers.seats.tolist() == [0, 1, 0]


def test_what_was_told_of_an_end_is_not_told_again() -> None:
    batch = Batch(BOXES["twelve-gangsters"].load(3, cards().edition, {}), 1, seed=1)
    while not batch.step(batch.random_actions()).done[0]:
        pass
    assert batch.buffers.rewards.any()
    batch.step(np.array([HOLD]))
    assert not batch.buffers.done[0]
    assert not batch.buffers.rewards.any()


def test_a_table_that_goes_on_from_a_moment_has_ended_nothing() -> None:
    batch = Batch(tripot.load("twelve-gangsters", players=3), 2, seed=1)
    moment = batch.save(0)
    while not batch.step(batch.random_actions()).done.all():
        pass
    batch.load(0, moment)
    assert batch.buffers.done.tolist() == [False, True]
    assert batch.buffers.rewards.any(axis=1).tolist() == [False, True]


def test_a_long_moment_is_broken_off_at_once() -> None:
    long = Batch(cards(), 1, seed=1)
    for _ in range(7):
        long.step(long.random_actions())
    batch = Batch(cards(), 1, seed=1, longest=5)
    batch.load(0, long.save(0))
    batch.step(batch.random_actions())
    assert batch.broken_off.all()


def test_a_game_can_be_broken_off() -> None:
    batch = Batch(cards(), 2, seed=1, longest=5)
    for step in range(1, 16):
        buffers = batch.step(batch.random_actions())
        assert batch.broken_off.tolist() == [step % 5 == 0] * 2
        assert not buffers.done.any()
        assert not buffers.rewards.any()


def test_a_live_auction_offers_every_seat_the_moment() -> None:
    box = BOXES["gangster"]
    batch = Batch(box.load(2, box.read_edition(quarter(5_000)), {"auction": "live"}), 8, seed=1)
    passes = bids = 0
    for _ in range(1500):
        offered = batch.buffers.masks[:, PASS] == 1
        passes += int(offered.sum())
        bids += int((batch.buffers.masks[offered].sum(axis=1) > 1).sum())
        batch.step(batch.random_actions())
    assert 0 < bids < passes


@pytest.mark.parametrize("name", tripot.games())
def test_a_table_goes_on_from_a_moment_as_it_did(name: str) -> None:
    batch = Batch(small(name), 2, seed=4)
    for _ in range(20):
        batch.step(batch.random_actions())
    moment = batch.save(0)
    again = pickle.loads(pickle.dumps(moment))
    played: list[list[bytes]] = []
    for one in (None, moment, moment, again):
        if one is not None:
            batch.load(0, one)
        dice, told = Dice(9), []
        for _ in range(30):
            legal = np.flatnonzero(batch.buffers.masks[0])
            batch.step(np.array([legal[dice.below(len(legal))], HOLD]))
            told.append(batch.buffers.observations[0].tobytes() + batch.buffers.rewards[0].tobytes())
        played.append(told)
    assert played[0] == played[1] == played[2] == played[3]


def test_a_search_can_imagine_what_its_seat_may_not_know() -> None:
    batch = Batch(small("reglement-de-comptes"), 1, seed=4)
    for _ in range(12):
        batch.step(batch.random_actions())
    moment, seat = batch.save(0), int(batch.buffers.seats[0])
    seen = batch.buffers.observations.copy()
    worlds = set()
    for seed in range(10):
        batch.load(0, moment.imagined(seat, seed), seed=seed)
        assert np.array_equal(batch.buffers.observations, seen)
        worlds.add(str(batch.game.position(batch.save(0).state)))
    assert len(worlds) > 1


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", 'NumPy is not installed here. Install it with: pip install "tripot[batch]"'),
        ("fr", 'NumPy n’est pas installé ici. Installez-le avec\u00a0: pip install "tripot[batch]"'),
    ],
)
def test_without_numpy_the_remedy_is_named(monkeypatch: pytest.MonkeyPatch, language: str, message: str) -> None:
    monkeypatch.setenv("TRIPOT_LANG", language)
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("tripot.batch")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(ImportError) as failed:
        import_module("tripot.batch")
    assert str(failed.value) == message
