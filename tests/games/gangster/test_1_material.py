"""GA-1: the material, and what an edition must be."""

from __future__ import annotations

import pytest

from tests.games.gangster.table import NAME, SHOWN, man, rolled, table
from tripot.games.gangster.rules.money import up
from tripot.games.registry import box
from tripot.kernel.edition import BadEdition
from tripot.text import LANGUAGES

SOURCE = box(NAME).resource("edition.toml").read_text("utf-8")


def flaws(*changes: tuple[str, str]) -> list[tuple[str, str]]:
    """What is wrong with our edition after these changes: places and reasons."""
    text = SOURCE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(BadEdition) as caught:
        box(NAME).read_edition(text)
    for language in LANGUAGES:
        assert caught.value.say(language)
    return [(flaw.place, flaw.reason.removeprefix("ga-edition-")) for flaw in caught.value.flaws]


def test_ga_1_1_the_board_has_forty_squares_and_five_types_of_double() -> None:
    board = table().view().board
    assert len(board) == 40
    assert board[0].faces == ("refuge",)
    assert len({face for square in board for face in square.faces}) == 13
    doubles = [square.faces for square in board if len(square.faces) == 2]
    assert (len(doubles), len(set(doubles))) == (18, 5)


def test_ga_1_1_another_board_is_refused() -> None:
    assert flaws(('"refuge", "vendeur"', '"vendeur"')) == [
        ("squares", "squares"),
        ("squares[0]", "refuge"),
        ("squares", "no-face"),
    ]
    assert flaws(('"expert/vendeur"', '"expert/vol"')) == [("squares[6]", "square")]


def test_ga_1_2_there_are_288_cards() -> None:
    assert sum(map(len, SHOWN)) + 12 + 12 == 288
    assert [len(pile) for pile in SHOWN] == [48, 24, 24, 24, 24, 24, 12, 36, 48]
    assert sum(card.value for card in SHOWN[8][:24]) == sum(card.value for card in SHOWN[8][24:]) == 93_800


def test_ga_1_2_another_number_is_refused() -> None:
    assert flaws(('id = "A01"', 'id = "A01", count = 2')) == [("aventure", "count")]
    assert flaws(("perle = [100, ", "perle = [")) == [("perle", "count")]
    assert flaws(("protections = 12", "protections = 11"))[0][0] == "protections"


def test_ga_1_3_averages_and_risks_are_checked() -> None:
    assert flaws(('"gain 3500"', '"gain 9500"')) == [("commerce", "average")]
    assert flaws(('"arrest banque"', '"gain 4800"')) == [("banque", "risk")]
    assert flaws(('"fine 1500 2500"', '"fine 5500 9500"')) == [("justice", "average")]
    assert flaws(('"pay_pct 20"', '"pay_pct 60"')) == [("collecte", "average")]


def test_ga_1_3_every_mistake_is_told_at_once() -> None:
    found = flaws(('"gain 3500"', '"gain 9500"'), ('"forward_die"', '"fly"'), ('"refuge", ', '"refuge", "vol", '))
    assert [reason for _, reason in found] == ["squares", "word", "average"]


def test_ga_1_3_of_a_dilemma_the_first_side_counts() -> None:
    assert flaws(("either: pay 2100;", "either: pay 9900;")) == [("collecte", "average")]
    assert flaws(("or: skip 1", "or: -")) == [("aventure[13].effect", "word")]


def test_ga_1_4_halves_and_percentages_round_up_to_hundreds() -> None:
    assert [up(450), up(500), up(1), up(0)] == [500, 500, 100, 0]
    t = rolled(2, 1, me=man(900)).do("* A17")
    assert t.cash() == 800


def test_money_that_is_not_in_hundreds_is_refused() -> None:
    assert flaws(('"gain 500"', '"gain 550"')) == [("aventure[2].effect", "argument")]
