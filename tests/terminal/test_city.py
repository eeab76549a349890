"""Nostra City in a terminal: the table, the words, whole games."""

from __future__ import annotations

import pytest

import tripot
from tests.conformance.playout import next_step
from tests.terminal.command import tripot as command
from tests.terminal.test_quarter import text
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.seats import SPECTATOR
from tripot.terminal.nostra_words import notation, said
from tripot.terminal.screens import screen
from tripot.text import LANGUAGES

NAMES = ("Ana", "Bob", "Carl", "Dora", "Ennio «le Discret»")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        *[("Passe", "pass"), ("go on", "pass"), ("fini", "done"), ("billet 10i", "bill 10i"), ("b", "B")],
        *[("caïd 7", "caid 7"), ("choix 2", "pick 2"), ("honte", "honte"), ("nonsense", "nonsense")],
    ],
)
def test_both_languages_are_understood_at_once(typed: str, meant: str) -> None:
    assert notation(typed) == meant


def test_choices_are_said_in_words() -> None:
    assert said(["pass", "caid 7", "done"], "fr") == ["passe", "caid 7", "fini"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_the_table_fits_80_columns(language: str, players: int) -> None:
    m = Match(tripot.load("nostra-city", players=players), seed=1)
    drawn = screen(m.game, NAMES, 0, language)
    lines = text(drawn.table(m.view(0))).splitlines()
    assert max(map(len, lines)) <= 80
    assert sum("[" in line for line in lines) >= 4 + players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["dealt", "draft"])
def test_every_event_and_question_is_said(language: str, start: str) -> None:
    for seed in range(2):
        m = Match(tripot.load("nostra-city", players=4, start=start), seed=seed)
        dice = Dice(seed)
        while not m.over:
            seat, action = next_step(m.game, m.state, dice)
            if m.game.waiting(m.state) >> seat & 1:
                drawn = screen(m.game, NAMES, seat, language)
                assert drawn.question(m.view(seat))
                assert drawn.preview(m.view(seat), action)
            m.act(seat, action)
        result = m.result()
        assert result is not None
        for looker in (0, None):
            drawn = screen(m.game, NAMES, looker, language)
            seen = SPECTATOR if looker is None else looker
            events = m.events(seen)
            told = drawn.story(events)
            assert len(told) == len(events)
            assert all(line.text and line.rule for line in told)
            assert len(drawn.story(events, brief=True)) < len(events)
            assert text(drawn.podium(result))
            assert text(drawn.table(m.view(seen)))


def test_a_game_can_be_sat_down_to_and_left() -> None:
    done = command(
        *("play", "nostra-city", "--players", "3", "--seed", "4", "--bots", "random", "--lang", "fr"),
        stdin="aide\npasse\npasse\nquit\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "NC-" in done.stdout
