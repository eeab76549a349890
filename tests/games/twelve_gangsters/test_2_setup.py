"""TG-2: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import tripot
from tests.games.twelve_gangsters.table import NAME, gang, look, match
from tripot.games.twelve_gangsters.events import BossNamed
from tripot.kernel.bits import members
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import NATURE


@pytest.mark.parametrize("players", [3, 4, 6])
def test_tg_2_1_everybody_holds_the_12_cards_of_one_colour(players: int) -> None:
    m = match(players)
    assert [gang(m, seat).hand for seat in range(players)] == [tuple(range(1, 13))] * players
    assert look(m).rounds == 12


@pytest.mark.parametrize("players", [2, 7])
def test_tg_2_1_there_is_a_colour_for_three_to_six(players: int) -> None:
    with pytest.raises(Problem) as caught:
        tripot.load(NAME, players=players)
    assert (caught.value.reason, caught.value.details["allowed"]) == ("players-wrong", "3, 4, 5, 6")


@pytest.mark.parametrize("card", [-1, 0, 13, 40, 61, 62])
def test_tg_2_1_a_card_that_is_in_no_hand_is_refused(card: int) -> None:
    with pytest.raises(Illegal) as caught:
        match().act(0, card)
    assert (caught.value.rule, caught.value.reason) == ("TG-2.1", "tg-refusal-no-such-card")


def test_tg_2_2_five_players_hold_1_to_10() -> None:
    m = match(5)
    assert [gang(m, seat).hand for seat in range(5)] == [tuple(range(1, 11))] * 5
    assert look(m).rounds == 10


@pytest.mark.parametrize("card", [11, 12])
def test_tg_2_2_five_players_have_removed_11_and_12(card: int) -> None:
    with pytest.raises(Illegal) as caught:
        match(5).act(0, card)
    assert (caught.value.rule, caught.value.refusal.args) == ("TG-2.2", {"card": card, "most": 10})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_tg_2_3_the_first_boss_is_drawn_among_all_alike(players: int) -> None:
    game = tripot.load(NAME, players=players)
    s = game.start()
    assert members(game.waiting(s)) == [NATURE]
    assert members(game.legal(s, NATURE)) == list(range(players))
    assert len({game.weight(s, seat) for seat in range(players)}) == 1
    bosses = Counter(look(Match(game, seed=seed)).boss for seed in range(60))
    assert set(bosses) == set(range(players))


def test_tg_2_3_the_draw_is_told_to_everybody() -> None:
    m = match(first_boss="random")
    for seat in [0, 1, 2, 3, tripot.SPECTATOR]:
        assert m.events(seat) == [BossNamed("TG-2.3", m.steps[0].actions[0])]
        assert look(m, seat).boss == m.steps[0].actions[0]


@pytest.mark.parametrize("boss", [0, 1, 2, 3])
def test_tg_2_3_the_host_may_name_the_first_boss(boss: int) -> None:
    m = match(first_boss=boss)
    assert (look(m).boss, m.steps) == (boss, [])


@pytest.mark.parametrize("boss", [-2, -1, 4, 99])
def test_tg_2_3_the_host_must_name_a_seat(boss: int) -> None:
    with pytest.raises(Problem) as caught:
        match(first_boss=boss)
    assert caught.value.reason == "tg-option-first-boss"


def test_tg_2_3_nobody_chooses_before_there_is_a_boss() -> None:
    game = tripot.load(NAME, players=3)
    refusal = game.refusal(game.start(), 0, 5)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TG-2.3", "tg-refusal-boss-first")
