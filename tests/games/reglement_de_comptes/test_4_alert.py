"""RC-4: Alerte! and Déplacement."""

from __future__ import annotations

from tests.games.reglement_de_comptes.table import (
    cake,
    gang,
    legal,
    look,
    match,
    places,
    play,
    position,
    refused,
    resumed,
    seated,
    table,
    told,
)
from tripot.games.reglement_de_comptes.events import Alerted, Moved, Seated


def test_rc_4_9_everybody_leaves_and_sits_down_again() -> None:
    m = table({9: "yC", 10: "yL", 1: "rP", 2: "rCz", 20: "bC"}, "alert move", cakes={"r": 5})
    play(m, "play alert")
    assert told(m, Alerted) == [Alerted("RC-4.9", 0)]
    assert all(place.gangster is None for place in look(m).places)
    assert [len(gang(m, seat).lobby) for seat in range(3)] == [2, 2, 1]
    assert cake(m, "r") == 5
    play(m, "blade", "5", "7", "bruiser asleep", "8", "9", "10")
    assert [event.seat for event in told(m, Seated)] == [0, 2, 1, 0, 1]
    assert [seated(m, place) for place in (5, 7, 8, 9, 10)] == ["yL", "bC", "rCz", "yC", "rP"]
    assert (m.waiting, legal(m)) == ([0], ["play move", "stop"])


def test_rc_4_9_the_card_leaves_the_game_when_played() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "alert"), "play alert")
    assert (look(m).removed, look(m).discards) == ({"alert": 1}, {})
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "alert"), "discard alert")
    assert (look(m).removed, look(m).discards) == ({}, {"alert": 1})


def test_rc_4_9_a_table_may_read_that_the_card_is_discarded() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "alert", options={"alert": "discarded"}), "play alert")
    assert (look(m).removed, look(m).discards) == ({}, {"alert": 1})
    m = play(table({6: "yC", 1: "rC", 20: "bC"}, "boom alert", cakes={"r": 5}), "play boom", "5")
    assert look(m).discards == {"boom": 1, "alert": 1}


def test_rc_4_9_a_cake_does_not_explode_because_of_it() -> None:
    m = table({9: "yC", 1: "rC", 20: "bC"}, "alert", cakes={"b": 9})
    play(m, "play alert", "9", "20", "1")
    assert seated(m, 9) == "yC"
    assert cake(m, "b") == 9


def test_rc_4_10_to_any_free_place_cake_or_not() -> None:
    m = play(table({9: "yC", 1: "rC", 20: "bC"}, "move", cakes={"r": 12}), "play move")
    assert refused(m, "1") == ("RC-4.10", "rc-refusal-not-yours")
    play(m, "9")
    assert places(m) == set(range(1, 31)) - {1, 9, 20}
    assert refused(m, "20") == ("RC-4.10", "rc-refusal-taken")
    play(m, "12")
    assert told(m, Moved) == [Moved("RC-4.10", 0, "bruiser", 9, 12)]
    assert (seated(m, 9), seated(m, 12)) == (None, "yC")


def test_rc_4_10_he_stays_who_he_was() -> None:
    for kind in "PFLC":
        m = play(table({9: f"y{kind}", 1: "rC", 20: "bC"}, "move"), "play move", "9", "12")
        assert seated(m, 12) == f"y{kind}"


def test_rc_4_13_one_at_a_time_and_the_owner_chooses() -> None:
    m = play(table({9: "yC", 10: "yL", 1: "rC", 20: "bC"}, "alert"), "play alert")
    assert legal(m) == ["blade", "bruiser"]
    play(m, "bruiser")
    assert places(m) == set(range(1, 31))
    assert refused(m, "7", seat=2) == ("RC-4.13", "rc-refusal-not-your-guest")
    play(m, "3")
    assert (m.waiting, places(m)) == ([2], set(range(1, 31)) - {3})
    assert refused(m, "3") == ("RC-4.13", "rc-refusal-taken")


def test_rc_4_13_those_who_are_out_or_done_are_skipped_and_nobody_dies() -> None:
    m = play(table({9: "yC", 10: "yC", 11: "yC", 20: "bC"}, "alert"), "play alert", "1", "2", "3", "4")
    assert [event.seat for event in told(m, Seated)] == [0, 2, 0, 0]
    assert [gang(m, seat).out for seat in range(3)] == [None, 1, None]


def test_rc_4_13_a_seating_goes_on_from_a_position() -> None:
    lobby = [{"seat": 1, "kind": "bruiser", "asleep": False}, {"seat": 1, "kind": "blade", "asleep": True}]
    data = position({9: "yC", 20: "bC"}, "move", lobby=lobby) | {"asked": {"step": "summon", "seat": 1}}
    m = play(resumed(match(3), data), "blade asleep", "7", "8")
    assert (seated(m, 7), seated(m, 8), look(m).phase) == ("rLz", "rC", "second")


def test_rc_4_14_the_move_after_an_alert_is_the_second_card() -> None:
    m = table({9: "yC", 1: "rC", 20: "bC"}, "alert move move")
    play(m, "play alert", "9", "20", "1", "play move", "9", "10")
    assert m.waiting == [1]


def test_rc_4_15_two_moves_may_move_the_same_one() -> None:
    m = table({9: "yC", 1: "rC", 20: "bC"}, "move move")
    play(m, "play move", "9", "10", "play move", "10", "9")
    assert seated(m, 9) == "yC"
    m = table({9: "yC", 8: "yL", 1: "rC", 20: "bC"}, "move move")
    play(m, "play move", "9", "10", "play move", "8", "9")
    assert (seated(m, 10), seated(m, 9)) == ("yC", "yL")
