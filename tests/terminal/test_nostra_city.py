"""Nostra City in a terminal: the table, the words, whole games."""

from __future__ import annotations

import re

import pytest

import tripot
from tests.conformance.playout import next_choice
from tests.games.nostra_city.table import person, table
from tests.games.parts import Parts
from tests.terminal.asked import check_question
from tests.terminal.command import tripot as command
from tests.terminal.test_gangster import text
from tripot.games.nostra_city.events import MonthBegan
from tripot.games.nostra_city.view import View
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.seats import SPECTATOR
from tripot.terminal.screens import screen
from tripot.text import LANGUAGES

MONTHS = {
    "fr": ("janvier", "février", "mars", "avril", "mai", "juin"),
    "en": ("January", "February", "March", "April", "May", "June"),
}
BEGUN = {"fr": "Mois\u00a0: {}.", "en": "{}."}
ALL_LOSE = {
    "fr": "Verdict coupable et aucun Indic : tout le monde a perdu.",
    "en": "A guilty verdict and no informer: everybody has lost.",
}
NOBODY_WINS = {"fr": "Personne ne gagne : tout le monde a perdu.", "en": "Nobody wins: everybody has lost."}
NAMES = ("Ana", "Bob", "Carl", "Dora", "Ennio «le Discret»")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_the_table_fits_80_columns(language: str, players: int) -> None:
    m = Match(tripot.load("nostra-city", players=players), seed=1)
    drawn = screen(m.game, NAMES, 0, language)
    lines = text(drawn.table(m.view(0))).splitlines()
    assert max(map(len, lines)) <= 80
    assert all(any(f"{seat} " in line[:2] for line in lines) for seat in "ABCDE"[:players])


@pytest.mark.parametrize(
    ("language", "called"),
    [
        ("fr", ["Labo de Hunts Point", "Baiser sur l’anneau", "Anthony Gota"]),
        ("en", ["Hunts Point Lab", "Kiss on the Ring", "Anthony Gota"]),
    ],
)
def test_cards_have_their_names(language: str, called: list[str]) -> None:
    t = table(person("gota bronx-drugs r06"))
    drawn = text(screen(t.game, NAMES, 0, language).table(t.view(0)))
    assert [name for name in called if name not in " ".join(drawn.split())] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", ["dealt", "draft"])
def test_every_event_and_question_is_said(language: str, start: str) -> None:
    for seed in range(2):
        m = Parts(tripot.load("nostra-city", players=4, start=start), seed=seed)
        dice = Dice(seed)
        while not m.over:
            if dice.below(4) == 0:
                m.act(*next_choice(m, dice))
                continue
            seat = m.waiting[dice.below(len(m.waiting))]
            action = int(dice.member(m.draft(seat).options))
            drawn = screen(m.game, NAMES, seat, language)
            check_question(drawn, m.draft(seat))
            m.part(seat, action)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_nc_3_1_the_month_on_the_screen_is_the_month_of_the_game(language: str) -> None:
    m = Match(tripot.load("nostra-city", players=3), seed=1)
    dice = Dice(1)
    heads = []
    while not m.over:
        view = m.view(0)
        assert isinstance(view, View)
        assert f" {MONTHS[language][view.month - 1]} · " in text(screen(m.game, NAMES, 0, language).table(view))
        heads.append(view.month)
        m.act(*next_choice(m, dice))
    assert sorted(set(heads)) == [1, 2, 3, 4, 5, 6]
    begun = [event for event in m.events(0) if isinstance(event, MonthBegan)]
    told = screen(m.game, NAMES, 0, language).story(list(begun))
    assert [line.text for line in told] == [BEGUN[language].format(month) for month in MONTHS[language]]


@pytest.mark.parametrize(("language", "typed"), [("fr", "passe"), ("en", "pass")])
def test_nc_7_5_a_whole_game_in_which_everybody_loses(language: str, typed: str) -> None:
    done = command(
        *("play", "nostra-city", "--players", "3", "--seed", "3", "--bots", "random", "--lang", language),
        stdin=f"{typed}\n" * 400,
    )
    assert (done.returncode, done.stderr) == (0, "")
    end = " ".join(done.stdout.replace("NC-7.5", "").split())
    assert end.endswith(f"{ALL_LOSE[language]} {NOBODY_WINS[language]}")
    assert dict.fromkeys(re.findall(r"─ (\w+) · ", done.stdout)) == dict.fromkeys(MONTHS[language])
