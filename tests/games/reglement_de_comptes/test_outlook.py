"""What the table holds for a gang, and what each step of a choice would lead to."""

from __future__ import annotations

import tripot
from tests.games.reglement_de_comptes.table import NAME, position
from tripot.games.reglement_de_comptes.events import Exploded, Played, Shot
from tripot.games.reglement_de_comptes.outlook import Blast, Outlook
from tripot.games.reglement_de_comptes.threats import Line, Threat
from tripot.kernel.choice import Draft
from tripot.kernel.foresight import Ahead, foresee

GAME = tripot.load(NAME, players=3)
SCENARIOS = tripot.load(NAME, players=6, scenario=1)


def draft(places: dict[int, str], begun: str, cakes: dict[str, int] | None = None) -> Draft:
    """Yellow, whose turn it is, has begun to play a card."""
    state = GAME.restore(position(places, begun.partition(",")[0].split()[1], cakes=cakes))
    return Draft(GAME, state, 0).add(*GAME.notation.parse_choice(0, begun))


def outlook(made: Draft) -> Outlook:
    found = GAME.outlook(made.state, made.seat)
    assert isinstance(found, Outlook)
    return found


def ahead(made: Draft, action: str) -> Ahead:
    return foresee(made)[made.legal.index(GAME.notation.parse_choice(made.seat, action)[0])]


def test_rc_4_1_a_blade_or_anybody_at_a_knife_stabs_no_sleeper_no_friend() -> None:
    made = draft({1: "yL", 30: "rC", 2: "bC", 4: "yC", 3: "yC", 5: "rC", 18: "yLz", 19: "bC"}, "play knife")
    assert outlook(made).lines == (Line(1, 2), Line(1, 30), Line(4, 5))


def test_rc_4_2_shots_go_across_never_from_an_x_place() -> None:
    made = draft({9: "yF", 19: "rC", 11: "yC", 17: "bC", 13: "yF", 29: "rC"}, "play gun")
    assert outlook(made).lines == (Line(9, 19), Line(11, 17))
    struck = ahead(made, "19")
    assert [type(event) for event in struck.events] == [Played, Shot]
    assert struck.whole
    assert not struck.unknown


def test_rc_4_16_the_ways_of_a_cake() -> None:
    made = draft({4: "rC", 9: "yP", 20: "bC"}, "play pass, 6", {"r": 6})
    assert outlook(made).ways == ((6, 5, 4), (6, 7, 8, 9))
    barred = draft({4: "rC", 9: "yP", 20: "bC"}, "play pass, 6", {"r": 6, "b": 4})
    assert outlook(barred).ways == ((6, 7, 8, 9),)
    jumped = draft({4: "rC", 9: "yP", 20: "bC"}, "play pass, 6", {"r": 6, "b": 5})
    assert outlook(jumped).ways == ((6, 5, 4), (6, 7, 8, 9))


def test_rc_4_5_a_blast_goes_around_the_corner() -> None:
    made = draft({30: "yC", 2: "rC", 20: "bC"}, "play boom", {"r": 1})
    assert outlook(made).blasts == (Blast(1, (1, 2, 30), (30,)),)
    (exploded,) = [event for event in ahead(made, "1").events if isinstance(event, Exploded)]
    assert [victim.place for victim in exploded.dead] == [2, 30]
    assert ahead(made, "1").unknown, "whose hand is laid open is not known yet (RC-5.1)"


def test_rc_4_8_who_would_die_of_a_pill() -> None:
    made = draft({1: "yC", 5: "rCz", 10: "rC", 20: "bC"}, "play cocktail")
    assert [ahead(made, place).outlook.dying for place in ("5", "10")] == [(5,), ()]  # type: ignore[union-attr]


def test_rc_3_2_what_a_place_pays_and_what_it_costs_to_leave_one() -> None:
    made = draft({3: "yC", 20: "rC", 25: "bC"}, "play move")
    assert outlook(made).payers == (3,)
    then = ahead(made, "3").outlook
    assert isinstance(then, Outlook)
    assert (then.income, then.idle_income) == (1000, 0)
    moving = draft({3: "yC", 9: "yC", 20: "rC", 25: "bC"}, "play move, 9")
    assert [ahead(moving, place).outlook.income for place in ("17", "8")] == [4000, 1000]  # type: ignore[union-attr]


def test_all_that_threatens_orange_in_the_scenarios() -> None:
    found = SCENARIOS.outlook(SCENARIOS.start(), 4)
    assert isinstance(found, Outlook)
    assert found.threats == (
        Threat(2, "knife", 3, 1),
        Threat(19, "knife", 18, 3),
        Threat(19, "cake", 19, 0),
        Threat(19, "pill", 19, None),
        Threat(22, "gun", 6, 2),
        Threat(22, "knife", 23, 5),
    )
