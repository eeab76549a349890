"""Names as people type them: never a silent guess."""

from __future__ import annotations

import pytest

from tripot.terminal.understanding import exactly, fold, meant, nearly, whole_number

CARDS = [(card, (card,)) for card in ("Boum !", "Pan !", "Coup de couteau", "Commander un gâteau", "Déplacement")]
BILLS = [(bill, (bill,)) for bill in ("5 000 $", "10 000 $ Innocent", "10 000 $ Coupable")]


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        *[("« Boum ! »", "boum"), ("DÉPLACEMENT", "deplacement"), ("10\u202f000\u00a0$", "10000"), ("$1,200", "1200")],
        *[("Baiser sur l’anneau", "baiser sur l anneau"), ("œil", "oeil"), ("!", "")],
    ],
)
def test_case_accents_and_signs_do_not_matter(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    ("text", "found"),
    [
        *[("boum", ["Boum !"]), ("bou", ["Boum !"]), ("deplac", ["Déplacement"]), ("couteau", ["Coup de couteau"])],
        *[("co", ["Coup de couteau", "Commander un gâteau"]), ("coup", ["Coup de couteau"]), ("bom", []), ("", [])],
    ],
)
def test_a_beginning_is_enough_if_it_is_the_only_one(text: str, found: list[str]) -> None:
    assert meant(text, CARDS) == found


def test_a_number_is_meant_as_a_whole() -> None:
    assert meant("10000", BILLS) == ["10 000 $ Innocent", "10 000 $ Coupable"]
    assert meant("1", BILLS) == []
    assert meant("10 000 cou", BILLS) == ["10 000 $ Coupable"]


def test_a_small_mistake_is_asked_back() -> None:
    assert nearly("bom", CARDS) == ["Boum !"]
    assert nearly("deplacemnt", CARDS) == ["Déplacement"]
    assert nearly("couteua", CARDS) == ["Coup de couteau"]
    assert nearly("xyz", CARDS) == []


def test_the_whole_name_comes_before_beginnings() -> None:
    things = [("a", ("Pan",)), ("b", ("Pan Am",))]
    assert exactly("pan", things) == ["a"]
    assert meant("pan", things) == ["a"]


@pytest.mark.parametrize(("text", "number"), [("1 200 $", 1200), ("$1,200", 1200), ("300", 300), ("ten", None)])
def test_a_sum_is_typed_as_a_sum(text: str, number: int | None) -> None:
    assert whole_number(text) == number
