"""The screen of 12 Gangsters: ties are explained, large editions fit, an edition's own colours get a square."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, RenderableType

import tripot
from tests.terminal.played import NAMES, played
from tripot.games.registry import box
from tripot.kernel.match import Match
from tripot.kernel.result import Line, Result, Standing
from tripot.kernel.seats import SPECTATOR
from tripot.terminal.paper import THEME
from tripot.terminal.screen import Screen
from tripot.terminal.screens import screen


def drawn(match: Match, viewer: int | None, language: str = "en") -> Screen:
    return screen(match.game, NAMES, viewer, language)


def text(shown: RenderableType) -> str:
    paper = Console(file=StringIO(), width=80, markup=False, theme=THEME)
    paper.print(shown)
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


def result(*standings: tuple[int, int]) -> Result:
    """Ranks and scores in order of seats."""
    return Result(tuple(Standing(seat, rank, score, ()) for seat, (rank, score) in enumerate(standings)))


def test_every_game_has_a_screen() -> None:
    for name in tripot.games():
        game = tripot.load(name, players=3)
        assert type(screen(game, NAMES, None, "en")) is not Screen


@pytest.mark.parametrize(
    ("standings", "remarks"),
    [
        ([(1, 9), (2, 8), (3, 7)], []),
        ([(2, 9), (1, 9), (3, 7)], ["Ana and Bob have $9M each: the larger number of validated heists comes first."]),
        (
            [(1, 9), (2, 7), (2, 7)],
            ["Bob and Carl have $7M each: as many validated heists as well, so the place is shared."],
        ),
    ],
)
def test_ties_are_explained(standings: list[tuple[int, int]], remarks: list[str]) -> None:
    told = drawn(played(1), 0).remarks(result(*standings))
    assert [line.text for line in told] == remarks
    assert {line.rule for line in told} <= {"TG-4.3"}


def test_the_podium_says_how_each_score_was_reached() -> None:
    lines = (Line("TG-4.2", "tg-line-validated", 9, {"cards": "4+5"}),)
    shown = text(drawn(played(1), 0).podium(Result((Standing(0, 2, 3, ()), Standing(1, 1, 9, lines)))))
    assert shown.index("Bob") < shown.index("Ana")
    assert "$9M · validated: 4+5 TG-4.2" in shown


def test_the_reveal_begins_with_the_boss_and_ends_with_what_becomes_of_him() -> None:
    match = played(1)
    boss = match.steps[0].actions[0]
    told = drawn(match, boss).story(match.events(boss), brief=True)
    assert told[1].text == "You are the Boss and show a 12: stealing more is forbidden."
    assert [line.rule for line in told] == ["TG-2.3", "TG-3.1", "TG-3.5", "TG-3.5", "TG-3.5", "TG-3.5", "TG-3.7"]
    assert told[5].text == "You are equalled: the Boss’s heist fails."
    assert [line.style for line in told[2:6]] == ["good", "good", "good", "bad"]


def test_a_spectator_has_no_hand() -> None:
    match = played(1)
    assert "Your hand" in text(drawn(match, 0).table(match.view(0)))
    assert "Your hand" not in text(drawn(match, None).table(match.view(SPECTATOR)))


def test_an_edition_of_many_cards_and_its_own_colours() -> None:
    source = 'game = "twelve-gangsters"\nname = "Ours"\ncolours = ["pink", "grey", "red"]\n[hands]\n3 = 30\n'
    kind = box("twelve-gangsters")
    match = Match(kind.load(3, kind.read_edition(source), {}), seed=1)
    shown = text(drawn(match, 0).table(match.view(0)))
    assert "■ Ana" in shown
    assert "◆ Carl" in shown
    assert max(map(len, shown.splitlines())) <= 80
