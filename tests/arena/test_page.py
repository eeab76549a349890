"""The report as a page: one file, both languages, nothing from elsewhere, and everything escaped."""

from __future__ import annotations

from html.parser import HTMLParser

import msgspec
import pytest

from tripot.arena.page import page
from tripot.arena.page.markup import tag
from tripot.arena.page.scale import scale
from tripot.arena.plan import Plan
from tripot.arena.played import Played, play
from tripot.arena.report import report
from tripot.text import LANGUAGES

PLAN = Plan("twelve-gangsters", 3, ("heuristic", "random"), 30, seed=4)
GAMES = [play(PLAN, number) for number in range(30)]


class Reader(HTMLParser):
    """Sees that elements are closed in order, and collects words and addresses."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed at once."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_and_alone(language: str) -> None:
    text = page(report(PLAN, GAMES), language)
    reader = Reader(text)
    assert reader.open == []
    assert reader.addresses == []
    assert "http" not in text
    assert "LIMELIGHT" not in text
    words = " ".join(reader.words)
    assert "12 Gangsters" in words
    assert ("Face à face" if language == "fr" else "Head to head") in words
    assert ("premier Boss" if language == "fr" else "first Boss") in words


def test_names_of_others_stay_text() -> None:
    evil = "<script>alert('&')</script>.py:Bot"
    names = {"heuristic": evil, "random": "random"}
    games = [msgspec.structs.replace(game, lineup=tuple(names[bot] for bot in game.lineup)) for game in GAMES]
    text = page(report(msgspec.structs.replace(PLAN, bots=(evil, "random")), games), "en")
    assert "<script" not in text
    assert any(evil in words for words in Reader(text).words)


def test_one_bot_alone_has_no_ranking() -> None:
    alone = [msgspec.structs.replace(game, lineup=("random",) * 3) for game in GAMES]
    text = page(report(msgspec.structs.replace(PLAN, bots=("random",)), alone), "en")
    assert "Head to head" not in text
    assert "The seats" in text


def test_a_single_game_has_a_page() -> None:
    assert "One game at 3 players" in page(report(PLAN, GAMES[:1]), "en")


def test_a_game_that_all_lose_has_a_page() -> None:
    plan = Plan("nostra-city", 3, ("random", "heuristic"), 1, 0)
    lost = Played(0, ("random", "heuristic", "random"), (2, 2, 2), (1, 1, 1), 300, end="lost", traits=((), (), ()))
    assert "everybody loses" in page(report(plan, [lost]), "en")


def test_attributes_and_texts_are_escaped() -> None:
    assert tag("p", "a < b", tag("b", '"'), title='"<') == '<p title="&quot;&lt;">a &lt; b<b>&quot;</b></p>'


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.18, 0.43], (0.1, 0.2, 0.3, 0.4, 0.5)),
        ([3, 97], (0, 50, 100)),
        ([7, 7], (6, 8)),
        ([0, 0], (0, 0.5)),
    ],
)
def test_an_axis_has_round_numbers(values: list[float], ticks: tuple[float, ...]) -> None:
    assert scale(values).ticks == pytest.approx(ticks)


def test_nothing_is_drawn_outside() -> None:
    found = scale([0.2, 0.8], 0, 1)
    assert (found.at(-3), found.at(0.5), found.at(7)) == ("0.00%", "50.00%", "100.00%")
