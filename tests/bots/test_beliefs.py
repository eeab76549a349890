"""What a searching bot believes of the others' secrets is nearer to the truth than what a blind deal says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import tripot
from tripot.bots import Clock, make
from tripot.bots.answer import answer
from tripot.bots.belief import Belief
from tripot.games.nostra_city.rules.verdict import is_indic
from tripot.games.reglement_de_comptes.packs import held
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.view import View

DEALS = 16

Facts = Callable[[Any], list[float]]


def hands(s: Any) -> list[float]:
    """How many cards of each kind each rival of seat 0 holds."""
    return [float(held(hand, kind)) for hand in s.hands[1:] for kind in range(8)]


def stars(s: Any) -> list[float]:
    """Which ★ Aventures they hold."""
    return [float(hand >> card & 1) for hand in s.stars[1:] for card in range(48)]


def indics(s: Any) -> list[float]:
    """Which of them are Indics."""
    return [float(is_indic(s, seat)) for seat in range(1, len(s.hands))]


def moments(game: Game[Any], games: int, every: int) -> Iterator[tuple[Any, View]]:
    """Moments of games between quick bots: how the table is, and how seat 0 sees it."""
    for seed in range(games):
        match = tripot.Match(game, seed=seed)
        bots = [make("heuristic", game, seat, seed) for seat in range(game.players)]
        while not match.over:
            seat = match.waiting[0]
            if seat == 0 and len(match.legal(0)) > 1 and len(match.steps) % every == 0:
                yield match.state, match.view(0)
            answer(match, seat, bots[seat], Clock())


class Blind(Belief[Any]):
    """Any state that the view allows."""

    def __init__(self, game: Game[Any], view: View) -> None:
        self.game = game
        self.view = view

    def deal(self, dice: Dice) -> Any:
        return self.game.sample(self.view, dice)


def error(belief: Belief[Any], truth: Any, facts: Facts, dice: Dice) -> float:
    """How far the facts, as they are expected, are from what they are."""
    dealt = [facts(belief.deal(dice)) for _ in range(DEALS)]
    expected = [sum(values) / DEALS for values in zip(*dealt, strict=True)]
    return float(sum((guess - fact) ** 2 for guess, fact in zip(expected, facts(truth), strict=True)))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "facts", "games", "every"),
    [("reglement-de-comptes", hands, 6, 1), ("gangster", stars, 5, 3), ("nostra-city", indics, 60, 5)],
)
def test_what_others_did_tells_what_they_hide(name: str, facts: Facts, games: int, every: int) -> None:
    game = tripot.load(name, players=4)
    bot: Any = make("search", game, 0, 1)
    dice = Dice(2)
    believed = blind = 0.0
    for truth, view in moments(game, games, every):
        believed += error(bot.belief(view), truth, facts, dice)
        blind += error(Blind(game, view), truth, facts, dice)
    assert believed < 0.985 * blind
