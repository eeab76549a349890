"""The search for fair preset seatings (RC-2.6)."""

from __future__ import annotations

from random import Random

import pytest

from tripot.arena.layouts import corrected, distance, unfairness
from tripot.arena.seating import Seating, in_danger, monopoly, printed, shuffled
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.kernel.bits import count

TEXT = box("reglement-de-comptes").resource("edition.toml").read_text("utf-8")
PLAYERS = [3, 4, 5, 6]


def ours() -> Edition:
    edition = box("reglement-de-comptes").edition
    assert isinstance(edition, Edition)
    return edition


@pytest.mark.parametrize("players", PLAYERS)
def test_rc_2_6_our_layouts_are_lawful(players: int) -> None:
    """No gang begins with a monopoly, and most men of each are in danger."""
    s = printed(ours(), players).opening()
    for seat in range(players):
        assert not monopoly(s, seat)
        assert 2 * count(in_danger(s, seat)) > count(s.gangs[seat])


@pytest.mark.parametrize("players", PLAYERS)
def test_a_seating_is_written_as_the_edition_has_it(players: int) -> None:
    seating = printed(ours(), players)
    assert seating.put_into(TEXT) == TEXT
    assert seating.toml() in TEXT


def test_another_seating_replaces_only_its_own_lines() -> None:
    other = shuffled(ours(), 5, Random(3))
    text = other.put_into(TEXT)
    edition = box("reglement-de-comptes").read_edition(text)
    assert isinstance(edition, Edition)
    assert edition.layouts[5] == other.layouts()
    assert {**edition.layouts, 5: 0} == {**ours().layouts, 5: 0}


def test_a_monopoly_is_not_lawful() -> None:
    seating = printed(ours(), 4)
    assert seating.lawful()
    bars = [place - 1 for place in ours().bar]
    chairs = seating.chairs.copy()
    owner = chairs[bars[0]] // 4
    mate = next(place for place, guest in enumerate(chairs) if guest // 4 == owner and place != bars[0])
    assert not Seating(ours(), 4, chairs).swapped(mate, bars[1]).lawful()


@pytest.mark.slow
def test_a_colour_that_wins_too_often_gets_worse_chairs() -> None:
    before = printed(ours(), 6)
    rates = [0.4, 0.12, 0.12, 0.12, 0.12, 0.12]
    after = corrected(before, rates, Random(1))
    assert after.lawful()
    assert after.promise()[0] < before.promise()[0]
    assert distance(before, before.promise()) == pytest.approx(0)
    assert unfairness(rates) == pytest.approx(0.4 - 1 / 6)
