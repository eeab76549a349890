"""A manner can be felt."""

from __future__ import annotations

import pytest

import tripot
from tripot import bots
from tripot.bots.answer import choose
from tripot.bots.bot import Bot, Clock
from tripot.bots.manner import TASTES, Manner
from tripot.bots.mannered import Mannered
from tripot.games.registry import BOXES
from tripot.kernel.seats import CLOCK
from tripot.kernel.view import View

QUICK = Clock(iterations=10)


class Torn(Bot):
    """Finds two cards equal."""

    def __init__(self, answers: list[int]) -> None:
        super().__init__(tripot.load("twelve-gangsters", players=3), 0, 0)
        self.answers = answers

    def decide(self, view: View, legal: list[int], clock: Clock) -> int:
        return self.answers.pop()


@pytest.mark.parametrize(("manner", "card"), [("bold", 11), ("careful", 2), ("greedy", 11), ("sly", 2)])
def test_of_equal_answers_a_manner_takes_its_own(manner: Manner, card: int) -> None:
    for answers in ([11, 2], [2, 11]):
        bot = Torn(answers)
        view = bot.game.view(bot.game.start(), 0)
        assert Mannered(bot, manner).decide(view, list(range(1, 13)), QUICK) == card


def felt(game: str, games: int) -> tuple[int, int, int]:
    """Of so many questions, how many the bold and the careful answer differently, and how often bolder."""
    loaded = tripot.load(game, players=3)
    asked, different, bolder = 0, 0, 0
    for seed in range(games):
        match = tripot.Match(loaded, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            if seat == CLOCK:
                match.act(CLOCK, match.legal(CLOCK)[0])
                continue
            asked += 1
            bold, careful = (
                Mannered(bots.make("heuristic", loaded, seat, seed * 10_000 + asked), manner)
                for manner in ("bold", "careful")
            )
            ours, theirs = choose(bold, match.ask(seat), QUICK), choose(careful, match.ask(seat), QUICK)
            if ours != theirs:
                different += 1
                one, other = next(pair for pair in zip(ours, theirs, strict=False) if pair[0] != pair[1])
                bolder += bold.distaste(one) < bold.distaste(other)
            match.act(seat, *(ours if asked % 2 else theirs))
    return asked, different, bolder


@pytest.mark.parametrize(
    ("game", "games", "share"),
    [
        ("twelve-gangsters", 6, 0.3),
        *(
            pytest.param(game, 2, 0.05, marks=pytest.mark.slow)
            for game in ("reglement-de-comptes", "gangster", "nostra-city")
        ),
    ],
)
def test_two_manners_answer_the_same_questions_differently(game: str, games: int, share: float) -> None:
    asked, different, bolder = felt(game, games)
    assert different > share * asked
    assert bolder > different / 2


def test_every_game_of_the_house_has_words_for_every_manner() -> None:
    for words in TASTES.values():
        assert set(words) == set(BOXES)


def test_time_is_shared_among_the_thoughts() -> None:
    assert Clock(0.3).part(3).seconds == pytest.approx(0.1)
    assert Clock(iterations=1).part(3).iterations == 1
