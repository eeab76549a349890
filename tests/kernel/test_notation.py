"""Notation: what is written is read back, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tripot
from tests.kernel.saying import problem
from tripot.games.twelve_gangsters.notation import Choose, NameBoss
from tripot.kernel.problem import Problem
from tripot.kernel.seats import NATURE, letter, seat_of

NOTATION = tripot.load("twelve-gangsters", players=3).notation


@given(st.integers(0, 7), st.lists(st.integers(0, 61), min_size=1, max_size=5).map(tuple))
def test_any_choice_is_read_back(seat: int, cards: tuple[int, ...]) -> None:
    assert NOTATION.parse_line(NOTATION.line(seat, cards)) == (seat, cards)
    assert NOTATION.parse_choice(seat, NOTATION.choice(seat, cards)) == cards
    for card in cards:
        assert NOTATION.action(seat, NOTATION.move(seat, card)) == card


def test_lines_are_short_and_readable() -> None:
    assert NOTATION.line(1, [7]) == "B 7"
    assert NOTATION.line(1, (7, 12)) == "B 7, 12"
    assert NOTATION.line(NATURE, (2,)) == "* boss C"


def written_again(text: str) -> str:
    try:
        return NOTATION.line(*NOTATION.parse_line(text))
    except Problem:
        return text


@given(st.text() | st.from_regex(r"[A-H*] (boss )?[A-H0-9]+(, ?[0-9]+)*"))
def test_a_text_is_read_only_if_we_would_write_it_so(text: str) -> None:
    assert written_again(text) == text


WRONG_CARDS = ["A", "A ", "A 07", "A +7", "A 7 ", "A  7", "A ٣", "A 1e1", "A 123", "A boss A", "A " + "9" * 5000]
WRONG_CHOICES = ["A 7,12", "A 7 , 12", "A 7,  12", "A , 7", "A 7,", "A 7, ", "A 7, , 12", "A 7, boss A", "* boss A, 1"]
WRONG_SEATS = ["", "a 7", "I 1", "AB 1", "* 1", "* boss *", "* boss", "*boss A"]


@pytest.mark.parametrize("line", [*WRONG_CARDS, *WRONG_CHOICES, *WRONG_SEATS])
def test_what_is_no_step_is_unreadable(line: str) -> None:
    with problem("notation-unreadable", text=line):
        NOTATION.parse_line(line)


def test_a_move_of_somebody_else_is_no_action() -> None:
    with pytest.raises(ValueError, match="Choose"):
        NOTATION.action(NATURE, Choose(3))
    with pytest.raises(ValueError, match="NameBoss"):
        NOTATION.action(0, NameBoss(1))


def test_seats_have_letters() -> None:
    seats = [*range(8), NATURE]
    assert "".join(letter(seat) for seat in seats) == "ABCDEFGH*"
    assert [seat_of(letter(seat)) for seat in seats] == seats
    for wrong in ("", "I", "AB", "a", "**"):
        with pytest.raises(ValueError, match=r".*"):
            seat_of(wrong)
