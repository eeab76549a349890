"""Gangster in a terminal: the board, the words, whole games."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

import tripot
from tests.conformance.tables import TABLES
from tests.games.gangster.table import SHOWN
from tests.games.parts import Parts
from tests.terminal.asked import check_question
from tests.terminal.command import tripot as command
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.seats import SPECTATOR
from tripot.terminal.gangster import Screen
from tripot.terminal.paper import THEME
from tripot.terminal.screens import screen
from tripot.text import LANGUAGES

NAMES = ("Ana", "Bob", "Carl", "Dora", "Ennio «le Discret»", "Frank")
QUICK = {table.game.players: table.game for table in TABLES if table.label.startswith("gangster-quick")}


def text(shown: RenderableType) -> str:
    paper = Console(file=StringIO(), width=80, markup=False, theme=THEME)
    paper.print(shown)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 6])
def test_the_board_shows_all_squares_and_fits_80_columns(language: str, players: int) -> None:
    m = Match(QUICK[players], seed=1)
    drawn = screen(m.game, NAMES, 0, language)
    lines = text(drawn.table(m.view(0))).splitlines()
    assert max(map(len, lines)) <= 80
    shown = " ".join(lines)
    assert all(f"{square:>2}" in shown for square in range(40))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_event_and_question_is_said(language: str, players: int) -> None:
    m = Parts(QUICK[players], seed=3)
    dice = Dice(5)
    while not m.over:
        seat = m.waiting[0]
        action = int(dice.member(m.draft(seat).options))
        drawn = screen(m.game, NAMES, seat, language)
        check_question(drawn, m.draft(seat))
        m.part(seat, action)
    result = m.result()
    assert result is not None
    for looker in (0, 1, None):
        drawn = screen(m.game, NAMES, looker, language)
        seen = SPECTATOR if looker is None else looker
        events = m.events(seen)
        told = drawn.story(events)
        assert len(told) == len(events)
        assert all(line.text and line.rule for line in told)
        assert len(drawn.story(events, brief=True)) < len(events)
        assert text(drawn.podium(result))
        assert text(drawn.table(m.view(seen)))


@pytest.mark.parametrize(
    ("language", "called"),
    [
        (
            "fr",
            [
                "Portefeuille perdu",
                "★ Avocat véreux",
                "Tonnerre Rouge",
                "Perle 100\u00a0$",
                "Diamant 10\u202f000\u00a0$",
            ],
        ),
        ("en", ["Lost wallet", "★ Crooked lawyer", "Red Thunder", "Pearl $100", "Diamond $10,000"]),
    ],
)
def test_cards_have_their_names(language: str, called: list[str]) -> None:
    drawn = screen(QUICK[2], NAMES, 0, language)
    assert isinstance(drawn, Screen)
    shown = {card.id: card for pile in SHOWN for card in pile}
    assert [drawn.card(shown[number]) for number in ("A01", "A32", "H06", "P01", "D24")] == called


def test_a_game_can_be_sat_down_to_and_left() -> None:
    done = command(
        *("play", "gangster", "--players", "3", "--seed", "4", "--bots", "random", "--lang", "fr"),
        stdin="aide\ndé\nnon\nquit\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "GA-" in done.stdout
    assert tripot.bots.names("gangster")[0] == "random"
