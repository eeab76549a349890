"""Every game of the house names its traits and ends, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

import tripot
from tripot.arena.plan import Plan
from tripot.arena.played import Played, play
from tripot.arena.traits import Traits, traits_of
from tripot.text import LANGUAGES

PLANS = {
    "twelve-gangsters": Plan("twelve-gangsters", 3, ("heuristic",), 4, seed=2),
    "reglement-de-comptes": Plan("reglement-de-comptes", 3, ("random",), 1, seed=2),
    "gangster": Plan("gangster", 2, ("heuristic",), 1, 3, {"short": True}),
    "nostra-city": Plan("nostra-city", 3, ("random",), 4, seed=1),
}


@cache
def played(game: str) -> list[Played]:
    return [play(PLANS[game], number) for number in range(PLANS[game].games)]


def test_every_game_has_traits_of_its_own() -> None:
    assert list(PLANS) == tripot.games()
    assert all(type(traits_of(plan.load())) is not Traits for plan in PLANS.values())


@pytest.mark.parametrize("name", PLANS)
def test_all_that_is_heard_can_be_said(name: str) -> None:
    named = traits_of(PLANS[name].load())
    for game in played(name):
        assert len(game.traits) == PLANS[name].players
        for language in LANGUAGES:
            assert named.say_end(game.end, language)
            for group, member in {tuple(trait.split(":")) for traits in game.traits for trait in traits}:
                assert group in named.groups
                assert named.say_group(group, language)
                assert named.say_trait(group, member, language)


@pytest.mark.parametrize(
    ("name", "trait", "called"),
    [
        ("gangster", ("star", "A33"), ["Dossier égaré", "Misplaced file"]),
        ("nostra-city", ("dealt", "C02"), ["Aldo Agnello", "Aldo Agnello"]),
        ("nostra-city", ("title", "primo_capo"), ["Primo Capo", "Primo Capo"]),
    ],
)
def test_cards_are_said_by_their_names(name: str, trait: tuple[str, str], called: list[str]) -> None:
    named = traits_of(PLANS[name].load())
    assert [named.say_trait(*trait, language) for language in LANGUAGES] == called


def holders(games: list[Played], trait: str) -> list[list[int]]:
    return [[seat for seat, traits in enumerate(game.traits) if trait in traits] for game in games]


def test_the_first_boss_and_the_heists_of_twelve_gangsters() -> None:
    games = played("twelve-gangsters")
    assert all(len(bosses) == 1 for bosses in holders(games, "start:boss"))
    for game in games:
        for score, traits in zip(game.scores, game.traits, strict=True):
            assert score == sum(int(trait[-2:]) for trait in traits if trait.startswith("kept:"))


@pytest.mark.parametrize(
    ("validated", "end"),
    [([[12], [11], [5]], "sum"), ([[12], [11, 1], [5]], "heists"), ([[12], [12], [5]], "shared")],
    ids=str,
)
def test_what_decided_a_game_of_twelve_gangsters(validated: list[list[int]], end: str) -> None:
    game = tripot.load("twelve-gangsters", players=3)
    over = game.restore({"boss": 0, "hands": [[], [], []], "validated": validated, "chosen": [None] * 3})
    assert traits_of(game).hear(over, []).end == end


def test_the_first_caids_and_titles_of_nostra_city() -> None:
    games = played("nostra-city")
    assert {game.end for game in games} == {"innocent", "guilty", "lost"}
    for game in games:
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
    (game,) = played("reglement-de-comptes")
    assert all(1 <= sum(trait.startswith("dealt:") for trait in traits) <= 5 for traits in game.traits)
    assert (game.end == "RC-6.1") == (len(holders([game], "fate:alive")[0]) == 1)


def test_who_begins_and_offers_in_gangster() -> None:
    (game,) = played("gangster")
    assert len(holders([game], "start:first")[0]) == 1
    assert game.end == "GA-7.2"
    assert holders([game], "deed:offer")[0]
