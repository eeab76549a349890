"""Every game of the house has a witness that can say in both languages what it has heard."""

from __future__ import annotations

import pytest

import tripot
from tripot.arena.plan import Plan
from tripot.arena.played import Played, play
from tripot.arena.traits import WITNESSES, witness
from tripot.text import LANGUAGES

PLANS = {game: Plan(game, 3, ("random",), 1, seed=2) for game in tripot.games()}


@pytest.fixture(scope="module", params=tripot.games())
def told(request: pytest.FixtureRequest) -> tuple[Plan, list[Played]]:
    plan = PLANS[request.param]
    return plan, [play(plan, number) for number in range(plan.games)]


def test_every_game_has_a_witness() -> None:
    assert list(WITNESSES) == tripot.games()


def test_all_that_is_heard_can_be_said(told: tuple[Plan, list[Played]]) -> None:
    plan, games = told
    named = witness(plan.load())
    for game in games:
        assert len(game.traits) == plan.players
        for language in LANGUAGES:
            assert named.say_end(game.end, language)
            for group, member in {tuple(trait.split(":")) for traits in game.traits for trait in traits}:
                assert group in named.groups
                assert named.say_group(group, language)
                assert named.say_trait(group, member, language)


def holders(games: list[Played], trait: str) -> list[list[int]]:
    return [[seat for seat, traits in enumerate(game.traits) if trait in traits] for game in games]


def test_the_first_boss_and_the_heists_of_twelve_gangsters() -> None:
    plan = Plan("twelve-gangsters", 3, ("heuristic",), 4, seed=2)
    games = [play(plan, number) for number in range(4)]
    assert all(len(bosses) == 1 for bosses in holders(games, "start:boss"))
    for game in games:
        for score, traits in zip(game.scores, game.traits, strict=True):
            assert score == sum(int(trait[-2:]) for trait in traits if trait.startswith("kept:"))
        decided = (
            "shared" if game.ranks.count(1) > 1 else "heists" if game.scores.count(max(game.scores)) > 1 else "sum"
        )
        assert game.end == decided


def test_the_first_caids_and_titles_of_nostra_city() -> None:
    plan = PLANS["nostra-city"]
    for game in [play(plan, number) for number in range(2)]:
        dealt = [[trait for trait in traits if trait.startswith("dealt:")] for traits in game.traits]
        assert [len(hand) for hand in dealt] == [3, 3, 3]
        assert len({trait for hand in dealt for trait in hand}) == 9
        assert (game.end == "lost") == (1 not in game.ranks)
        if game.end == "guilty":
            winner = game.ranks.index(1)
            assert "role:indic" in game.traits[winner]


def test_the_draft_of_nostra_city_gives_first_caids_too() -> None:
    game = play(Plan("nostra-city", 3, ("random",), 1, 5, {"start": "draft"}), 0)
    assert all(sum(trait.startswith("dealt:") for trait in traits) == 3 for traits in game.traits)


def test_first_hands_and_survivors_of_reglement_de_comptes() -> None:
    game = play(PLANS["reglement-de-comptes"], 0)
    assert all(1 <= sum(trait.startswith("dealt:") for trait in traits) <= 5 for traits in game.traits)
    assert (game.end == "RC-6.1") == (len(holders([game], "fate:alive")[0]) == 1)


def test_who_begins_and_offers_in_gangster() -> None:
    plan = Plan("gangster", 2, ("heuristic",), 1, 3, {"short": True})
    game = play(plan, 0)
    assert len(holders([game], "start:first")[0]) == 1
    assert game.end == "GA-7.2"
    assert holders([game], "deed:offer")[0]
