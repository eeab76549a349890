"""An observation is short, named number by number, counted from one's own seat, complete, and tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import tripot
from tests.conformance.playout import states
from tests.conformance.tables import TABLES
from tests.turns.single import Single
from tripot.games.registry import BOXES
from tripot.games.twelve_gangsters.state import State as Hands
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.observation import Observation
from tripot.kernel.row import Rows
from tripot.kernel.state import State
from tripot.turns import general
from tripot.turns.observing import observation_of
from tripot.turns.table import Table

ABOUT_A_THOUSAND = 1_100
MOMENTS = 150
PRINTED = [
    pytest.param(BOXES[name].load(players, BOXES[name].edition, {}), id=f"{name}-{players}")
    for name in tripot.games()
    for players in BOXES[name].players(BOXES[name].edition)
]
EVERY = [table.param for table in TABLES]
ONE_S_OWN = {"known", "seen-gem", "grudge", "spied", "open", "rival", "gift-first", "awaited"}
"""What is told of each player, and not the same to everybody."""


def row(observation: Observation[Any], s: State, seat: int) -> list[float]:
    rows = Rows(observation.size)
    rows.clear(1)
    observation.write(s, seat, rows)
    return rows.read()


def asked(game: Game[Any], games: int, seed: int) -> Iterator[Single]:
    """Moments of random games at which somebody is asked."""
    dice = Dice(seed)
    for number in range(games):
        table = Single(game, seed * 100 + number)
        for _ in range(MOMENTS):
            if table.over:
                break
            yield table
            table.act(table.legal[dice.below(len(table.legal))])


@pytest.mark.parametrize("game", PRINTED)
def test_it_is_short_and_every_number_has_its_own_name(game: Game[Any]) -> None:
    observation = observation_of(game)
    assert not isinstance(observation, general.Observation)
    assert len(set(observation.labels)) == observation.size <= ABOUT_A_THOUSAND


@pytest.mark.parametrize("game", EVERY)
def test_what_i_may_not_know_changes_nothing_i_observe(game: Game[Any]) -> None:
    assert same_in_both_worlds(game, observation_of(game))


def same_in_both_worlds(game: Game[Any], observation: Observation[Any]) -> bool:
    """Whether rows and masks are the same in a true world and in one that the seat cannot tell from it."""
    dice = Dice(31)
    told_apart = 0
    reached = list(states(game, games=2, seed=31))
    for s in reached[:: 1 + len(reached) // MOMENTS]:
        for seat in range(game.players):
            world = game.sample(game.view(s, seat), dice)
            told_apart += game.position(s) != game.position(world)
            tables = [Table(game, one.clone(), None) for one in (s, world)]
            rows = [row(observation, one, seat) for one in (s, world)]
            if rows[0] != rows[1] or tables[0].legal(seat) != tables[1].legal(seat):
                return False
    assert told_apart or game.players * len(reached) < 20
    return True


class Leak(Observation[Hands]):
    """Tells what the next player has sealed."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.sealed = self.part("sealed", [], "the next player's card")

    def write(self, s: Hands, seat: int, rows: Rows) -> None:
        rows.put(self.sealed, s.chosen[(seat + 1) % self.players])


def test_a_leak_would_be_seen() -> None:
    assert not same_in_both_worlds(tripot.load("twelve-gangsters", players=3), Leak(3))


@pytest.mark.parametrize("game", EVERY)
def test_views_that_differ_are_observed_differently(game: Game[Any]) -> None:
    observation = observation_of(game)
    known: dict[tuple[int, tuple[float, ...]], Any] = {}
    for table in asked(game, games=3, seed=77):
        for seat in range(game.players):
            seen = told(game, table.state, seat)
            assert known.setdefault((seat, tuple(row(observation, table.state, seat))), seen) == seen


def told(game: Game[Any], s: State, seat: int) -> Any:
    """The view, less the order in which the bills of a count came (NC-7.3), which nobody needs any more."""
    view = msgspec.to_builtins(game.view(s, seat))
    for tally in view.get("counts", ()):
        tally["bills"] = sorted(tally["bills"])
    return view


@pytest.mark.parametrize("game", EVERY)
def test_the_others_come_in_order_around_the_table(game: Game[Any]) -> None:
    """What is said of a player is the same whoever looks, and stands where the viewer counts him."""
    observation = observation_of(game)
    labels = observation.labels
    public = [part for part in observation.parts if part.name[-1:] == "+" and part.name[:-1] not in ONE_S_OWN]
    assert public or isinstance(observation, general.Observation)
    for number, table in enumerate(asked(game, games=1, seed=5)):
        if number % 10:
            continue
        seen = [dict(zip(labels, row(observation, table.state, seat), strict=True)) for seat in range(game.players)]
        for part in public:
            each = len(part.labels) // game.players
            for seat in range(game.players):
                said = [
                    [seen[viewer][label] for label in part.labels[each * distance : each * (distance + 1)]]
                    for viewer in range(game.players)
                    for distance in [(seat - viewer) % game.players]
                ]
                assert all(one == said[0] for one in said), part.name


def test_what_is_counted_from_my_seat_turns_with_it() -> None:
    """The same game one chair further on."""
    tables = [Single(tripot.load("twelve-gangsters", players=3, first_boss=boss), 1) for boss in (0, 1)]
    observation = observation_of(tables[0].game)
    for cards in ((5, 9, 2), (1, 12, 12), (8, 3, 4)):
        for seat in range(3):
            tables[0].act(cards[seat])
            tables[1].act(cards[seat - 1])
        for seat in range(3):
            turned = [row(observation, table.state, (seat + shift) % 3) for shift, table in enumerate(tables)]
            assert turned[0] == turned[1]


def test_labels_name_the_numbers() -> None:
    table = Single(tripot.load("twelve-gangsters", players=3, first_boss=2), 1)
    table.act(7)
    observation = observation_of(table.game)
    mine, next_one = (
        dict(zip(observation.labels, row(observation, table.state, seat), strict=True)) for seat in (0, 1)
    )
    assert (mine["boss+2"], next_one["boss+1"]) == (1, 1)
    assert (mine["choice.7"], next_one["choice.7"]) == (1, 0)
    assert (mine["awaited+0"], next_one["awaited+2"]) == (0, 0)
    assert mine["hand+1.12"] == 1
