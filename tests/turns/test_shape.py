"""The numbers that a view is written as."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

import tripot
from tests.bridges.tables import small
from tests.conformance.playout import states
from tripot.games.registry import BOXES
from tripot.kernel.card import Card
from tripot.kernel.match import Match
from tripot.turns.shape import Fields, shape_of
from tripot.turns.survey import view_shape

ENOUGH = 300


class Purse(msgspec.Struct):
    coins: tuple[int, ...]
    owner: Literal["gus", "rita"] | None
    torn: bool


class Shelf(msgspec.Struct):
    purses: tuple[Purse, ...]
    dice: tuple[int, ...]
    spare: tuple[int, ...]
    prices: dict[Literal["bread", "rum"], int]
    motto: str


SHELF = Shelf((Purse((1, 1, 3), "rita", False), Purse((), None, True)), (6, 2), (), {"rum": 5}, "b")


def learnt() -> Fields:
    shape = Fields(Shelf)
    shape.learn(SHELF)
    shape.learn(Shelf(SHELF.purses, (4,), (), {}, "a"))
    shape.fix()
    return shape


def written(shape: Fields, value: Shelf) -> dict[str, float]:
    out: list[float] = []
    shape.write(value, out)
    assert len(out) == shape.size
    return dict(zip(shape.labels(""), out, strict=True))


def test_a_card_is_told_by_its_id_whatever_it_is_called() -> None:
    shape = Fields(Card)
    assert list(shape.fields) == ["id"]


def test_every_kind_of_value_has_its_numbers() -> None:
    numbers = written(learnt(), SHELF)
    assert [numbers[f"purses.0.coins*{coin}"] for coin in range(4)] == [0, 2, 0, 1]
    assert [numbers[f"purses.0.owner{part}"] for part in ("?", "=gus", "=rita")] == [1, 0, 1]
    assert [numbers[f"purses.1.{part}"] for part in ("owner?", "owner=gus", "torn")] == [0, 0, 1]
    assert [numbers[f"dice.{part}"] for part in ("length", 0, 1, 2)] == [2, 6, 2, 0]
    assert [numbers[f"prices.{part}"] for part in ("bread?", "rum?", "rum")] == [0, 1, 5]
    assert numbers["motto#"] == 2


def test_what_no_example_had_is_cut_off_and_changes_no_place() -> None:
    numbers = written(learnt(), Shelf(SHELF.purses, (1, 2, 3, 4), (9,) * 5, {}, "c"))
    assert [numbers[f"dice.{part}"] for part in ("length", 0, 1, 2)] == [4, 1, 2, 3]
    assert [numbers[f"spare.{part}"] for part in ("length", 0, 3)] == [5, 9, 9]
    assert "spare.4" not in numbers
    other = written(learnt(), Shelf(SHELF.purses, (), (), {}, "d"))
    assert 0 > numbers["motto#"] != other["motto#"] < 0


def test_a_type_without_shape_is_named() -> None:
    with pytest.raises(TypeError, match="no shape for set"):
        shape_of(set[int])


@pytest.mark.parametrize("name", tripot.games())
def test_views_that_differ_are_written_differently(name: str) -> None:
    game = small(name)
    shape = view_shape(game)
    seen: dict[tuple[float, ...], object] = {}
    for number, s in enumerate(states(game, games=2, seed=77)):
        view = game.view(s, number % game.players)
        numbers: list[float] = []
        shape.write(view, numbers)
        assert seen.setdefault(tuple(numbers), view) == view


@pytest.mark.slow
@pytest.mark.parametrize("name", tripot.games())
def test_so_are_those_of_better_games_than_the_examples(name: str) -> None:
    box = BOXES[name]
    game = box.load(4, box.edition, {})
    shape = view_shape(game)
    seen: dict[tuple[float, ...], object] = {}
    match = Match(game, seed=5)
    players = [tripot.bots.make(tripot.bots.names(name)[1], game, seat, seat) for seat in range(game.players)]
    while not match.over and len(seen) < ENOUGH:
        seat = match.waiting[0]
        view = match.view(seat)
        numbers: list[float] = []
        shape.write(view, numbers)
        assert seen.setdefault(tuple(numbers), view) == view
        match.act(seat, *tripot.bots.choose(players[seat], match.ask(seat), tripot.bots.Clock()))
