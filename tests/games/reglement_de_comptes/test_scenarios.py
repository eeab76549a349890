"""The six scenarios of the specification: what happens by itself, the solution, and that it is offered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.parts import Parts
from tests.games.reglement_de_comptes.table import NAME, cake, gang, look, match, places, play, seated, told
from tests.kernel.saying import problem
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.events import Earned, Exploded, Moved, Shot, Stabbed, Woke
from tripot.kernel.match import Match
from tripot.text import LANGUAGES, say

SCENARIOS = box(NAME).scenarios


def begun(number: int) -> Parts:
    m = match(6, scenario=number)
    assert m.waiting == [SCENARIOS[number - 1].seat]
    return m


def solved(number: int) -> Parts:
    """The learner's moves, up to the end of the turn."""
    parts = [part for choice in SCENARIOS[number - 1].solution for part in choice.split(", ")]
    return play(begun(number), *parts)


def killed(m: Match) -> list[tuple[int, ...]]:
    return [tuple(man.place for man in event.dead) for event in told(m, Exploded)]


def paid(m: Match) -> list[int]:
    return [event.paid for event in told(m, Earned)]


def test_there_are_six_of_them_one_for_each_gang() -> None:
    assert sorted(scenario.seat for scenario in SCENARIOS) == list(range(6))
    assert [scenario.number for scenario in SCENARIOS] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["title", "question", "hint", "solution"])
def test_all_have_their_texts(language: str, part: str) -> None:
    texts = {say(f"rc-scenario-{scenario.number}-{part}", language) for scenario in SCENARIOS}
    assert len(texts) == 6


@pytest.mark.parametrize("number", range(1, 7))
def test_the_solution_is_a_whole_turn(number: int) -> None:
    assert solved(number).waiting != [SCENARIOS[number - 1].seat]


def test_scenario_1_red_saves_q() -> None:
    m = begun(1)
    assert (killed(m), paid(m)) == ([(28,)], [2000])
    assert (told(m, Earned)[0].businesses, told(m, Earned)[0].doubled) == ((3,), True)
    assert (gang(m, 0).out, cake(m, "y"), cake(m, "r")) == (1, 19, "home")
    play(m, "play pass", "24")
    assert places(m) == {23, 26}
    play(m, "26", "stop")
    assert (killed(m)[-1], seated(m, 24)) == ((26,), "rF")
    m = play(begun(1), "play pass", "24", "23", "stop")
    assert (killed(m)[-1], seated(m, 24)) == ((22, 23, 24), None)


def test_scenario_2_yellow_prepares_three() -> None:
    m = begun(2)
    assert (killed(m), paid(m)) == ([(18, 19)], [])
    play(m, "play cake", "14")
    blast = m.state.board.blasts[14]  # type: ignore[attr-defined]
    assert [seated(m, place) for place in (13, 14, 15)] == ["gC", "bF", "rC"]
    assert blast == 1 << 13 | 1 << 14 | 1 << 15


def test_scenario_3_orange_blows_up_the_red_cake() -> None:
    m = begun(3)
    assert (killed(m), paid(m)) == ([], [5000])
    assert (told(m, Earned)[0].godfather, told(m, Earned)[0].monopolies) == (22, ("gambling",))
    play(m, "play boom", "28")
    assert killed(m) == [(28,)]
    assert (gang(m, 0).out, cake(m, "y")) == (1, 19)
    play(m, "stop")
    assert told(m, Woke) == [Woke("RC-3.7", 4, (19,))]


def test_scenario_4_violet_uses_the_knife_on_the_table() -> None:
    m = begun(4)
    assert (killed(m), paid(m)) == ([], [2000])
    assert (told(m, Earned)[0].godfather, told(m, Earned)[0].businesses) == (26, (26,))
    play(m, "play knife")
    assert 6 not in places(m)
    assert 4 not in places(m)
    play(m, "22", "stop")
    found = told(m, Stabbed)[0]
    assert (found.origin, found.dead.place, found.dead.kind) == (23, 22, "godfather")
    assert told(m, Woke) == [Woke("RC-3.7", 5, (5,))]


def test_scenario_5_blue_shoots_across() -> None:
    m = begun(5)
    assert (killed(m), paid(m)) == ([(23, 24)], [1000])
    assert seated(m, 22) == "oP"
    play(m, "play gun", "22")
    found = told(m, Shot)[0]
    assert (found.origin, found.dead.place) == (6, 22)


def test_scenario_6_green_moves_to_the_bar() -> None:
    m = begun(6)
    assert (killed(m), paid(m)) == ([], [1000])
    play(m, "play move", "9", "17")
    assert told(m, Moved) == [Moved("RC-4.10", 3, "godfather", 9, 17)]
    assert gang(m, 3).income == 2000
    assert look(m).turn == 3


@pytest.mark.parametrize(("players", "options"), [(5, {"scenario": 1}), (6, {"scenario": 0}), (6, {"scenario": 7})])
def test_there_is_no_other_scenario(players: int, options: dict[str, Any]) -> None:
    with problem("rc-option-scenario", players=6, most=6):
        match(players, **options)


def test_a_box_names_its_scenarios() -> None:
    assert box(NAME).scenario(3).solution == ("play boom, 28", "stop")
    with problem("scenario-unknown", count=6):
        box(NAME).scenario(7)
    with problem("scenario-unknown", count=7):
        box("gangster").scenario(0)
