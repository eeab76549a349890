"""RC-4: cakes."""

from __future__ import annotations

import pytest

from tests.games.reglement_de_comptes.table import cake, gang, legal, look, places, play, refused, seated, table, told
from tripot.games.reglement_de_comptes.events import CakePassed, CakePlaced, CakeReturned, Exploded, TurnBegan, Victim


def test_rc_4_3_a_cake_goes_anywhere_without_a_cake() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "cake", cakes={"r": 5}), "play cake")
    assert places(m) == set(range(1, 31)) - {5}
    assert refused(m, "5") == ("RC-4.3", "rc-refusal-cake-there")
    play(m, "9")
    assert told(m, CakePlaced) == [CakePlaced("RC-4.3", 0, 9)]
    assert (cake(m, "y"), gang(m, 0).cake, look(m).places[8].cake) == (9, "table", 0)


def test_rc_4_4_to_the_first_gangster_on_either_side() -> None:
    m = play(table({9: "yC", 4: "rC", 20: "bC"}, "pass", cakes={"r": 7}), "play pass", "7")
    assert places(m) == {4, 9}
    assert refused(m, "20") == ("RC-4.16", "rc-refusal-pass")
    play(m, "4")
    assert told(m, CakePassed) == [CakePassed("RC-4.4", 0, 1, 7, 4)]
    assert cake(m, "r") == 4


def test_rc_4_4_only_the_cake_of_an_opponent() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "pass pass", cakes={"r": 7}), "play pass")
    assert refused(m, "12") == ("RC-4.4", "rc-refusal-no-cake")
    m = table({9: "yC", 1: "rC", 20: "bC"}, "pass cake", cakes={"r": 7})
    play(m, "play cake", "8", "stop")
    assert cake(m, "y") == 8


def test_rc_4_4_not_onto_a_cake() -> None:
    m = play(table({9: "yC", 4: "rC", 20: "bC"}, "pass", cakes={"r": 7, "b": 9}), "play pass", "7")
    assert places(m) == {4}
    assert refused(m, "9") == ("RC-4.16", "rc-refusal-cake-there")


def test_rc_4_5_all_beside_the_cake_die_whoever_they_are() -> None:
    m = table({6: "yC", 7: "rC", 8: "bP", 9: "rL", 20: "bC", 21: "yC"}, "boom", cakes={"r": 7})
    play(m, "play boom", "7")
    dead = (Victim(6, 0, "bruiser"), Victim(7, 1, "bruiser"), Victim(8, 2, "godfather"))
    assert told(m, Exploded) == [Exploded("RC-4.6", 1, 7, dead)]
    assert [seated(m, place) for place in (6, 7, 8, 9)] == [None, None, None, "rL"]


def test_rc_4_5_around_the_corner_and_with_empty_neighbours() -> None:
    m = table({30: "rC", 9: "yC", 5: "rC", 20: "bC"}, "boom", cakes={"r": 1})
    play(m, "play boom", "1")
    assert (seated(m, 30), seated(m, 5)) == (None, "rC")


def test_rc_4_5_no_chain_reaction() -> None:
    m = table({7: "rC", 9: "bC", 20: "bC", 25: "yC", 1: "rC"}, "boom", cakes={"r": 7, "b": 8})
    play(m, "play boom", "7")
    assert (seated(m, 7), seated(m, 9), cake(m, "b")) == (None, "bC", 8)


def test_rc_4_6_boom_even_if_nobody_dies_and_the_cake_goes_home() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "boom", cakes={"r": 5}), "play boom", "5")
    assert told(m, Exploded) == [Exploded("RC-4.6", 1, 5, ())]
    assert told(m, CakeReturned) == [CakeReturned("RC-4.6", 1, False)]
    assert cake(m, "r") == "home"


def test_rc_4_6_the_cake_of_a_player_who_is_out_leaves_the_game() -> None:
    m = play(table({9: "yC", 20: "bC"}, "boom", cakes={"r": 5}), "play boom", "5")
    assert told(m, CakeReturned) == [CakeReturned("RC-4.6", 1, True)]
    assert cake(m, "r") == "gone"


def test_rc_4_6_not_ones_own_cake() -> None:
    m = table({9: "yC", 1: "rC", 20: "bC"}, "cake boom move", cakes={"r": 5})
    play(m, "play cake", "12", "stop", "discard cake", "discard cake")
    assert cake(m, "y") == "home"
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "boom", cakes={"r": 5}), "play boom")
    assert refused(m, "9") == ("RC-4.6", "rc-refusal-no-cake")


def test_rc_4_6_to_lose_ones_own_last_ends_the_turn() -> None:
    m = table({6: "yC", 1: "rC", 20: "bC"}, "boom move move", cakes={"r": 5})
    play(m, "play boom", "5")
    assert (gang(m, 0).out, gang(m, 0).cards) == (1, 0)
    assert look(m).discards == {"boom": 1, "move": 2}
    assert told(m, TurnBegan)[-1].seat == 1
    assert m.waiting == [1]


def test_rc_4_8_a_sleeper_stops_a_passed_cake() -> None:
    m = play(table({9: "yC", 4: "rCz", 1: "rC", 20: "bC"}, "pass", cakes={"r": 7}), "play pass", "7")
    assert 4 in places(m)


def test_rc_4_16_the_cakes_own_place_does_not_count() -> None:
    m = play(table({7: "rC", 9: "yC", 4: "bC"}, "pass", cakes={"r": 7}), "play pass", "7")
    assert places(m) == {4, 9}


def test_rc_4_16_both_directions_to_one_gangster_are_one_choice() -> None:
    m = play(table({7: "rC", 20: "yCz", 7 + 1: "yC"}, "pass", cakes={"r": 5, "b": 14}, players=3), "play pass")
    assert legal(m) == ["5", "14"]
    m = play(table({20: "yC", 7: "rC"}, "pass", cakes={"r": 7}), "play pass", "7")
    assert legal(m) == ["20"]


@pytest.mark.parametrize(("other", "open_places"), [(9, {4}), (8, {4, 9}), (4, {9}), (5, {4, 9}), (20, {4, 9})])
def test_rc_4_16_only_a_cake_before_the_first_gangster_forbids(other: int, open_places: set[int]) -> None:
    m = play(table({9: "yC", 4: "rC", 20: "bC"}, "pass", cakes={"r": 7, "b": other}), "play pass", "7")
    assert places(m) == open_places


def test_rc_4_16_no_first_gangster_is_called_another() -> None:
    """The first gangster of a side is refused for his cake, anybody behind him for not being the first."""
    m = table({9: "yC", 4: "rC", 20: "bC"}, "pass", cakes={"r": 7, "b": 9})
    play(m, "play pass", "7")
    assert refused(m, "9") == ("RC-4.16", "rc-refusal-cake-there")
    assert refused(m, "20") == ("RC-4.16", "rc-refusal-pass")


@pytest.mark.parametrize(("other", "open_places"), [(8, {4}), (5, {9})])
def test_rc_4_16_until_version_1_a_cake_on_an_empty_place_was_in_the_way(other: int, open_places: set[int]) -> None:
    old = {"version": 1}
    m = play(table({9: "yC", 4: "rC", 20: "bC"}, "pass", cakes={"r": 7, "b": other}, options=old), "play pass", "7")
    assert places(m) == open_places


def test_rc_4_16_a_cake_between_gangsters_with_cakes_is_stuck() -> None:
    m = table({9: "yC", 4: "rC", 20: "bC", 22: "gC"}, "pass", cakes={"r": 7, "b": 9, "g": 4}, players=4)
    play(m, "play pass")
    assert refused(m, "7") == ("RC-4.16", "rc-refusal-cake-stuck")


def test_rc_4_16_the_cake_of_a_player_who_is_out_can_be_passed() -> None:
    m = play(table({9: "yC", 20: "bC"}, "pass", cakes={"r": 7}), "play pass", "7", "9")
    assert cake(m, "r") == 9
