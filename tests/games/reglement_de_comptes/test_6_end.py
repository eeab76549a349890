"""RC-6: the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

import tripot
from tests.games.reglement_de_comptes.table import COLOURS, NAME, TOTAL, gang, look, play, position, table, told
from tripot.games.reglement_de_comptes.events import Drew, Earned, Ended, TookBank, TurnBegan, WentOut
from tripot.kernel.refusal import Illegal


def ranks(money: list[int], gangs: list[int], out: list[tuple[int, int] | None], bank: int | None = None) -> list[int]:
    """The ranks at an end with this money, these numbers of gangsters, and (event, gangsters before) of those out."""
    players = len(money)
    game = tripot.load(NAME, players=players)
    men, place = [], 1
    for seat, size in enumerate(gangs):
        for _ in range(size):
            men.append({"place": place, "seat": seat, "kind": "bruiser"})
            place += 1
    data: dict[str, Any] = {
        "asked": None,
        "turn": 0,
        "gangsters": men,
        "cakes": ["home" if size else "gone" for size in gangs],
        "hands": [[]] * players,
        "bank": TOTAL[players] - sum(money) if bank is None else bank,
        "money": money,
        "out": [found and {"event": found[0], "gangsters": found[1]} for found in out],
        "quiet": 1000,
    }
    result = game.result(game.restore(data))
    assert result is not None
    assert [standing.score for standing in result.standings] == money
    return [standing.rank for standing in result.standings]


def test_rc_6_1_the_last_in_play_takes_the_bank() -> None:
    m = table({9: "yL", 10: "rC"}, "knife move", money=[1000, 2000, 3000])
    play(m, "play knife", "10")
    assert m.events(0)[-2:] == [TookBank("RC-6.1", 0, 114_000), Ended("RC-6.1")]
    assert (look(m).bank, gang(m, 0).money, look(m).end) == (0, 115_000, "RC-6.1")
    result = m.result()
    assert result is not None
    assert result.winners == [0]
    with pytest.raises(Illegal) as caught:
        m.act(0, 47)
    assert (caught.value.rule, caught.value.reason) == ("RC-6.4", "refusal-over")


def test_rc_6_1_the_last_in_play_may_still_lose() -> None:
    m = table({9: "yL", 10: "rC"}, "knife", money=[0, 0, 70_000])
    play(m, "play knife", "10")
    result = m.result()
    assert result is not None
    assert result.winners == [2]


def test_rc_6_2_an_empty_bank_ends_the_game_before_any_card() -> None:
    m = table({9: "yP", 1: "rC", 20: "bC"}, "move", step="begin", money=[119_000, 0, 0])
    assert m.events(0)[-1] == Ended("RC-6.2")
    assert (m.over, look(m).end) == (True, "RC-6.2")


def test_rc_6_3_the_last_two_die_in_one_blast() -> None:
    m = table({6: "yC", 4: "rC"}, "boom", cakes={"r": 5}, money=[1000, 1000, 0])
    play(m, "play boom", "5")
    assert m.events(0)[-1] == Ended("RC-6.3")
    assert (look(m).bank, look(m).end, told(m, TookBank)) == (118_000, "RC-6.3", [])
    result = m.result()
    assert result is not None
    assert [standing.rank for standing in result.standings] == [1, 1, 3]


def test_rc_6_3_at_the_beginning_of_a_turn_too() -> None:
    m = table({6: "yC", 4: "rC"}, "move", step="begin", cakes={"y": 5})
    assert m.events(0)[-1] == Ended("RC-6.3")
    assert told(m, Earned) == []


def test_rc_6_4_most_money_wins_in_play_or_not() -> None:
    assert ranks([3000, 5000, 4000], [1, 0, 1], [None, (1, 1), None]) == [3, 1, 2]


def test_rc_6_4_tied_in_play_beats_out() -> None:
    assert ranks([3000, 3000, 0], [1, 0, 1], [None, (1, 5), None]) == [1, 2, 3]


def test_rc_6_4_tied_and_out_the_later_event() -> None:
    assert ranks([3000, 3000, 0, 0], [0, 0, 1, 1], [(1, 5), (2, 1), None, None]) == [2, 1, 3, 3]


def test_rc_6_4_tied_and_out_together_more_gangsters_before() -> None:
    assert ranks([3000, 3000, 0, 0], [0, 0, 1, 2], [(1, 1), (1, 2), None, None]) == [2, 1, 4, 3]


def test_rc_6_4_tied_in_play_more_gangsters_now() -> None:
    assert ranks([3000, 3000, 0], [1, 2, 1], [None] * 3) == [2, 1, 3]


def test_rc_6_4_tied_in_everything_is_shared() -> None:
    assert ranks([3000, 3000, 0], [2, 2, 1], [None] * 3) == [1, 1, 3]


def test_rc_6_4_an_event_is_one_card_not_one_turn() -> None:
    m = table({9: "yL", 10: "rC", 20: "bC", 21: "gC"}, "knife move", players=4, cakes={"r": 20}, others="boom")
    play(m, "play knife", "10", "stop", "play boom", "20")
    assert [gang(m, seat).out for seat in range(4)] == [None, 1, 2, 2]
    assert [gang(m, seat).before for seat in range(4)] == [0, 1, 1, 1]


@pytest.mark.parametrize(("quiet", "over"), [(59, False), (60, True)])
def test_rc_6_5_too_quiet_for_too_long(quiet: int, over: bool) -> None:
    m = table({9: "yC", 1: "rC", 20: "bC"}, "move", quiet=quiet)
    play(m, "discard move")
    assert m.over == over
    if over:
        assert m.events(0)[-1] == Ended("RC-6.5")
        assert (look(m).bank, look(m).end) == (120_000, "RC-6.5")
        assert told(m, Drew) != []
    else:
        assert look(m).quiet == 60


def test_rc_6_5_income_and_death_start_the_count_again() -> None:
    m = table({9: "yC", 1: "rP", 20: "bC"}, "move", quiet=50)
    play(m, "discard move")
    assert look(m).quiet == -1
    m = table({9: "yL", 10: "rC", 1: "rC", 20: "bC"}, "knife", quiet=50)
    play(m, "play knife", "10", "stop")
    assert look(m).quiet == 0


def test_rc_6_5_fewer_players_have_less_patience() -> None:
    m = play(table({9: "yC", 1: "rC"}, "move", quiet=40), "discard move")
    assert look(m).end == "RC-6.5"


def test_rc_6_6_the_dead_leave_together_and_gangs_go_out_at_the_same_time() -> None:
    places = {6: "yC", 4: "rC", 5: "bC", 20: "gC", 22: "gC"}
    m = table(places, "boom", players=4, cakes={"g": 5})
    play(m, "play boom", "5")
    assert [event.seat for event in told(m, WentOut)] == [0, 1, 2]
    assert [gang(m, seat).out for seat in range(3)] == [1, 1, 1]
    assert m.events(0)[-2:] == [TookBank("RC-6.1", 3, 90_000), Ended("RC-6.1")]


def test_rc_6_6_the_end_comes_at_once() -> None:
    m = table({9: "yC", 10: "rC", 11: "rC"}, "move", step="begin", cakes={"y": 11})
    assert [type(event) for event in m.events(0)[-2:]] == [TookBank, Ended]
    assert told(m, Earned) == []
    assert [event.seat for event in told(m, TurnBegan)] == [0]


def test_rc_6_6_the_exploded_cake_goes_home_before_its_owner_goes_out() -> None:
    m = table({6: "rC", 9: "yC", 20: "bC"}, "boom", cakes={"r": 5})
    play(m, "play boom", "5")
    kinds = [event.__struct_config__.tag for event in m.events(tripot.SPECTATOR)]
    assert kinds[:4] == ["played", "exploded", "cake-returned", "went-out"]
    assert position({9: "yC"})["cakes"][COLOURS.index("r")] == "gone"
    assert gang(m, 1).cake == "gone"
