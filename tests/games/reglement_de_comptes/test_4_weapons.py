"""RC-4: knives, guns, pills."""

from __future__ import annotations

import pytest

from tests.games.reglement_de_comptes.table import gang, legal, look, places, play, refused, seated, table, told
from tripot.games.reglement_de_comptes.events import Drugged, Shot, Stabbed, Victim, WentOut


def test_rc_4_1_a_blade_stabs_either_neighbour() -> None:
    m = play(table({9: "yL", 8: "rC", 10: "bC", 11: "bC", 1: "rC"}, "knife"), "play knife")
    assert places(m) == {8, 10}
    play(m, "10")
    assert told(m, Stabbed) == [Stabbed("RC-4.1", 0, 9, Victim(10, 2, "bruiser"))]
    assert (seated(m, 10), gang(m, 2).gangsters) == (None, 1)


@pytest.mark.parametrize("kind", ["P", "F", "C"])
def test_rc_4_1_anybody_at_a_knife_stabs(kind: str) -> None:
    m = play(table({4: f"y{kind}", 5: "rC", 20: "bC"}, "knife"), "play knife")
    assert places(m) == {5}


def test_rc_4_1_nobody_else_stabs() -> None:
    assert "play knife" not in legal(table({9: "yF", 10: "rC", 20: "bC"}, "knife"))
    m = play(table({9: "yL", 10: "rC", 12: "rC", 20: "bC"}, "knife"), "play knife")
    assert refused(m, "12") == ("RC-4.1", "rc-refusal-stab")
    assert refused(m, "1") == ("RC-4.11", "rc-refusal-empty")
    assert refused(m, "stop") == ("RC-1.1", "rc-refusal-place")


def test_rc_4_2_a_gunman_shoots_across() -> None:
    m = play(table({9: "yF", 19: "rC", 10: "bC", 18: "bC"}, "gun"), "play gun")
    assert places(m) == {19}
    play(m, "19")
    assert told(m, Shot) == [Shot("RC-4.2", 0, 9, Victim(19, 1, "bruiser"))]
    assert told(m, WentOut) == [WentOut("RC-5.1", 1, ("cake",))]


@pytest.mark.parametrize("kind", ["P", "L", "C"])
def test_rc_4_2_anybody_at_a_revolver_shoots(kind: str) -> None:
    m = play(table({6: f"y{kind}", 22: "rC", 20: "bC"}, "gun"), "play gun")
    assert places(m) == {22}


@pytest.mark.parametrize("place", [13, 14, 15, 28, 29, 30])
def test_rc_4_2_nobody_shoots_from_an_x_place(place: int) -> None:
    m = table({place: "yF", 1: "rC", 20: "bC"}, "gun")
    assert "play gun" not in legal(m)
    assert refused(m, "play gun") == ("RC-4.2", "rc-refusal-shooter-x")


def test_rc_3_11_a_gun_that_hits_nobody_is_refused_for_that() -> None:
    assert refused(table({6: "yC", 1: "rC", 20: "bC"}, "gun"), "play gun") == ("RC-3.11", "rc-refusal-no-effect")


def test_rc_4_2_nobody_on_an_x_place_is_shot() -> None:
    m = play(table({6: "yC", 22: "rC", 14: "bC"}, "gun"), "play gun")
    assert refused(m, "14") == ("RC-4.2", "rc-refusal-x")
    m = play(table({6: "yC", 22: "rC", 20: "bC"}, "gun"), "play gun")
    assert refused(m, "20") == ("RC-4.2", "rc-refusal-shot")


def test_rc_4_7_one_two_or_three_at_a_glass() -> None:
    m = play(table({9: "yC", 5: "rC", 10: "rC", 12: "bC", 19: "bC", 1: "bC"}, "cocktail"), "play cocktail")
    assert places(m) == {5, 10, 12, 19}
    assert refused(m, "enough") == ("RC-4.7", "rc-refusal-one-pill-at-least")
    assert refused(m, "1") == ("RC-4.7", "rc-refusal-no-glass")
    play(m, "5")
    assert refused(m, "5") == ("RC-4.7", "rc-refusal-one-pill-each")
    play(m, "12")
    assert legal(m) == ["10", "19", "enough"]
    assert look(m).places[4].gangster == look(m, 1).places[4].gangster
    assert seated(m, 5) == "rC"
    play(m, "19")
    assert told(m, Drugged) == [Drugged("RC-4.7", 0, (5, 12, 19), ())]
    assert [seated(m, place) for place in (5, 10, 12, 19)] == ["rCz", "rC", "bCz", "bCz"]


def test_rc_4_7_enough_serves_fewer() -> None:
    m = play(table({9: "yC", 5: "rC", 10: "rC", 20: "bC"}, "cocktail"), "play cocktail", "5", "enough")
    assert [seated(m, place) for place in (5, 10, 20)] == ["rCz", "rC", "bC"]


def test_rc_4_7_the_last_one_possible_serves_at_once() -> None:
    m = play(table({9: "yC", 5: "rC", 21: "bC"}, "cocktail"), "play cocktail", "5")
    assert seated(m, 5) == "rCz"
    assert look(m).phase == "second"


def test_rc_4_7_a_table_may_read_it_as_three_pills() -> None:
    three = {"pills": "three"}
    m = table({9: "yC", 5: "rC", 10: "rC", 12: "bC", 19: "bC"}, "cocktail", options=three)
    play(m, "play cocktail", "5", "10")
    assert legal(m) == ["12", "19"]
    assert refused(m, "enough") == ("RC-4.7", "rc-refusal-all-pills")
    play(m, "19")
    assert told(m, Drugged) == [Drugged("RC-4.7", 0, (5, 10, 19), ())]
    m = play(table({9: "yC", 5: "rC", 10: "rC", 21: "bC"}, "cocktail", options=three), "play cocktail", "5", "10")
    assert [seated(m, place) for place in (5, 10)] == ["rCz", "rCz"]


def test_rc_4_7_a_second_pill_kills() -> None:
    m = table({9: "yC", 5: "rCz", 10: "rC", 1: "rC", 20: "bC"}, "cocktail")
    play(m, "play cocktail", "5", "10", "enough")
    assert told(m, Drugged) == [Drugged("RC-4.7", 0, (10,), (Victim(5, 1, "bruiser"),))]
    assert (seated(m, 5), seated(m, 10)) == (None, "rCz")


def test_rc_4_7_all_are_struck_together() -> None:
    m = table({9: "yC", 5: "rCz", 10: "bCz", 1: "gC"}, "cocktail", players=4)
    play(m, "play cocktail", "5", "10")
    assert [gang(m, seat).out for seat in range(4)] == [None, 1, 1, None]


@pytest.mark.parametrize(
    ("hand", "places"),
    [("knife", {9: "yLz", 10: "rC"}), ("gun", {9: "yFz", 19: "rC"}), ("move", {9: "yCz", 19: "rC"})],
)
def test_rc_4_8_a_sleeper_does_not_act(hand: str, places: dict[int, str]) -> None:
    assert legal(table(places | {1: "bC"}, hand)) == [f"discard {hand}"]


def test_rc_4_8_a_sleeper_is_not_moved_but_can_be_killed() -> None:
    m = play(table({9: "yCz", 10: "yC", 1: "rC", 20: "bC"}, "move"), "play move")
    assert refused(m, "9") == ("RC-4.8", "rc-refusal-asleep")
    m = play(table({9: "yL", 10: "rCz", 1: "rC", 20: "bC"}, "knife"), "play knife", "10")
    assert seated(m, 10) is None


def test_rc_4_8_a_gang_wholly_asleep_is_not_out() -> None:
    m = play(table({9: "yC", 5: "rC", 21: "bC"}, "cocktail cake"), "play cocktail", "5", "stop")
    assert (gang(m, 1).out, m.waiting) == (None, [1])


def test_rc_4_11_weapons_and_pills_strike_opponents_only() -> None:
    m = play(table({9: "yL", 8: "yC", 10: "rC", 20: "bC"}, "knife"), "play knife")
    assert refused(m, "8") == ("RC-4.11", "rc-refusal-own")
    m = play(table({6: "yC", 22: "rC", 8: "yF", 20: "yC", 1: "bC"}, "gun"), "play gun")
    assert refused(m, "20") == ("RC-4.11", "rc-refusal-own")
    m = play(table({5: "yC", 10: "rC", 1: "bC"}, "cocktail"), "play cocktail")
    assert refused(m, "5") == ("RC-4.11", "rc-refusal-own")


def test_rc_4_12_the_dead_never_return() -> None:
    m = play(table({9: "yL", 10: "rC", 1: "rC", 20: "bC"}, "knife alert"), "play knife", "10", "stop")
    assert gang(m, 1).gangsters == 1
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "alert"), "play alert")
    assert [gang(m, seat).gangsters for seat in range(3)] == [1, 1, 1]
