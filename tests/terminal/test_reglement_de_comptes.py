"""Règlement de comptes in a terminal: the table, the words, scenarios."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from tests.conformance.playout import play_on
from tests.games.reglement_de_comptes.table import match
from tests.terminal.asked import check_question
from tests.terminal.command import tripot as command
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR
from tripot.terminal.paper import THEME
from tripot.terminal.screens import screen
from tripot.text import LANGUAGES

NAMES = ("Ana", "Bob", "Carl", "Dora", "Ennio «le Discret»", "Frank")


def text(shown: RenderableType) -> str:
    paper = Console(file=StringIO(), width=80, markup=False, theme=THEME)
    paper.print(shown)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 6])
def test_the_table_shows_all_places_and_fits_80_columns(language: str, players: int) -> None:
    m = match(players)
    drawn = screen(m.game, NAMES, 0, language)
    lines = text(drawn.table(m.view(0))).splitlines()
    assert max(map(len, lines)) <= 80
    shown = " ".join(lines)
    assert all(f"{place:>2}" in shown for place in range(1, 31))
    for sign in ("♛", "⌐", "†", "•", "★", "◆"):
        assert sign in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seating", ["preset", "free"])
def test_every_event_and_question_is_said(language: str, seating: str) -> None:
    m = match(4, seed=3, seating=seating)
    dice = Dice(5)
    while not m.over:
        seat = m.waiting[0]
        drawn = screen(m.game, NAMES, seat, language)
        check_question(drawn, m.draft(seat))
        action = int(dice.member(m.draft(seat).options))
        m.part(seat, action)
    result = m.result()
    assert result is not None
    for looker in (0, 3, None):
        drawn = screen(m.game, NAMES, looker, language)
        events = m.events(SPECTATOR if looker is None else looker)
        told = drawn.story(events)
        assert len(told) == len(events)
        assert all(line.text and line.rule for line in told)
        assert len(drawn.story(events, brief=True)) < len(events)
        assert text(drawn.podium(result))
        assert text(drawn.table(m.view(SPECTATOR if looker is None else looker)))


def test_ties_are_explained() -> None:
    m = play_on(match(3), Dice(1))
    result = m.result()
    assert result is not None
    standings = tuple(type(found)(found.seat, 1, 7000, found.lines) for found in result.standings)
    told = screen(m.game, NAMES, 0, "en").remarks(type(result)(standings))
    assert [line.text for line in told] == [
        "Ana, Bob and Carl have $7,000 each: nothing tells them apart, so the place is shared."
    ]


def test_a_scenario_is_solved() -> None:
    done = command(
        "play", "reglement-de-comptes", "--scenario", "4", "--lang", "fr", stdin="indice\ncouteau\n22\nstop\n"
    )
    assert done.returncode == 0
    assert "Qui n’est pas une Lame" in done.stdout
    assert "Bien joué" in done.stdout
    assert "RC-4.1" in done.stdout


def test_a_scenario_played_otherwise_shows_the_solution() -> None:
    done = command("play", "reglement-de-comptes", "--scenario", "6", "--lang", "en", stdin="solution\ndiscard boom\n")
    assert "Not quite yet." in done.stdout
    assert done.stdout.count("17 (L)") == 2


def test_a_scenario_can_be_left() -> None:
    done = command("play", "reglement-de-comptes", "--scenario", "1", "--lang", "en", stdin="quit\n")
    assert (done.returncode, "You leave" in done.stdout) == (0, True)


def test_a_scenario_that_is_not_there() -> None:
    done = command("play", "reglement-de-comptes", "--scenario", "9", "--lang", "en")
    assert (done.returncode, done.stderr.strip()) == (
        2,
        "There is no scenario 9: reglement-de-comptes has 1 to 6.",
    )
    assert command("play", "gangster", "--scenario", "0").returncode == 2


def test_the_default_opponent_suits_a_newcomer() -> None:
    done = command("play", "reglement-de-comptes", "--seed", "1", "--lang", "en", stdin="quit\n")
    assert done.returncode == 0
    assert done.stdout.count("quick bot that trusts its nose") == 3
