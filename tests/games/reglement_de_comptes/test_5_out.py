"""RC-5: players who go out."""

from __future__ import annotations

from tests.games.reglement_de_comptes.table import cake, gang, look, play, position, table, told
from tripot.games.reglement_de_comptes.events import Exploded, TurnBegan, WentOut


def test_rc_5_1_the_hand_is_laid_open() -> None:
    m = table({9: "yL", 10: "rC", 20: "bC"}, "knife", others="cake move")
    play(m, "play knife", "10", "stop")
    assert told(m, WentOut) == [WentOut("RC-5.1", 1, ("cake", "move"))]
    assert look(m).discards == {"knife": 1, "cake": 1, "move": 1}
    assert (gang(m, 1).cards, gang(m, 1).out) == (0, 1)
    assert m.waiting == [2]


def test_rc_5_1_a_cake_at_home_leaves_the_game() -> None:
    m = play(table({9: "yL", 10: "rC", 20: "bC"}, "knife"), "play knife", "10")
    assert (cake(m, "r"), gang(m, 1).cake) == ("gone", "gone")


def test_rc_5_1_a_cake_on_the_table_stays_and_no_longer_explodes_by_itself() -> None:
    m = table({9: "yL", 10: "rC", 20: "bC", 21: "bC"}, "knife move", cakes={"r": 20})
    play(m, "play knife", "10", "stop", "discard cake")
    assert [event.seat for event in told(m, TurnBegan)] == [2, 0]
    assert (cake(m, "r"), told(m, Exploded)) == (20, [])


def test_rc_5_1_the_money_is_kept_and_may_win() -> None:
    data = position({9: "yL", 10: "rC", 20: "bC"}, "knife", money=[0, 50_000, 69_000])
    m = table({9: "yL", 10: "rC", 20: "bC"}, "knife", money=data["money"])
    play(m, "play knife", "10", "stop")
    assert gang(m, 1).money == 50_000
