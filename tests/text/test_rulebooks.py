"""The rulebooks have every number of the specification, its rulings and its examples."""

from __future__ import annotations

import re

import msgspec
import pytest

import tripot
from tripot.games.gangster.edition import Edition as GangsterEdition
from tripot.games.nostra_city.edition import Edition as NostraEdition
from tripot.games.nostra_city.lists import vendettas
from tripot.games.registry import BOXES
from tripot.games.reglement_de_comptes.edition import Edition as ReglementEdition
from tripot.games.rulebook import rule, rulebook, rules
from tripot.kernel.problem import Problem
from tripot.text import LANGUAGES, say

CHAPTERS = {
    "twelve-gangsters": ("TG", [1, 3, 9, 3]),
    "reglement-de-comptes": ("RC", [5, 7, 11, 16, 1, 6, 1]),
    "gangster": ("GA", [4, 3, 10, 15, 3, 2, 6, 7]),
    "nostra-city": ("NC", [6, 6, 3, 9, 10, 2, 9, 15]),
}
"""For each game, its prefix and how many rules each chapter of the specification has."""
RULINGS = {"fr": "décision", "en": "ruling"}
RULED = {
    "twelve-gangsters": "TG-3.2 TG-3.9",
    "reglement-de-comptes": "RC-1.1 RC-1.2 RC-3.3 RC-3.4 RC-3.5 RC-3.7 RC-4.6 RC-4.7 RC-4.9 RC-4.13 RC-4.15 RC-4.16 "
    "RC-6.4 RC-6.5 RC-7.1",
    "gangster": "GA-2.1 GA-3.1 GA-3.3 GA-3.5 GA-3.7 GA-3.8 GA-4.5 GA-4.7 GA-4.9 GA-4.15 GA-6.1 GA-7.1 GA-7.2 GA-7.4 "
    "GA-7.6",
    "nostra-city": "NC-2.1 NC-2.5 NC-2.6 NC-3.2 NC-4.3 NC-4.9 NC-5.9 NC-5.10 NC-6.1 NC-7.1 NC-7.3 NC-7.4 NC-7.5 NC-7.6 "
    "NC-8.2 NC-8.5 NC-8.6 NC-8.11 NC-8.13",
}
EXAMPLES = {"twelve-gangsters": 5, "reglement-de-comptes": 6, "gangster": 10, "nostra-city": 10}
RECONSTRUCTED = {"reglement-de-comptes": ["RC-1.4", "RC-2.6"], "gangster": ["GA-1.1", "GA-8.1"]}
RECONSTRUCTED["nostra-city"] = [f"NC-1.{number}" for number in range(1, 7)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tripot.games())
def test_rules_are_numbered_as_in_the_specification(game: str, language: str) -> None:
    prefix, chapters = CHAPTERS[game]
    numbers = [f"{prefix}-{chapter}.{rule}" for chapter, last in enumerate(chapters, 1) for rule in range(1, last + 1)]
    assert list(rules(game, language)) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tripot.games())
def test_rulings_are_marked_as_such(game: str, language: str) -> None:
    marked = [number for number, text in rules(game, language).items() if RULINGS[language] in text.lower()]
    assert marked == RULED[game].split()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tripot.games())
def test_the_worked_examples_are_there(game: str, language: str) -> None:
    examples = rulebook(game, language).split("## ")[-1]
    expected = [f"{number}." for number in range(1, EXAMPLES[game] + 1)]
    assert [line.split()[0] for line in examples.splitlines() if line[:1].isdigit()] == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECONSTRUCTED)
def test_what_is_reconstructed_is_marked_as_such(game: str, language: str) -> None:
    word = {"fr": "(Reconstitué.)", "en": "(Reconstructed.)"}[language]
    marked = [number for number, text in rules(game, language).items() if word in text]
    assert marked == RECONSTRUCTED[game]


def test_unbreakable_spaces_stay_when_lines_are_joined() -> None:
    assert "Boss\u00a0: le braquage" in rule("TG-3.3", "fr")


def test_a_rule_is_found_by_its_number() -> None:
    assert "TG" not in rule("TG-3.7", "en")
    assert "clockwise" in rule("TG-3.7", "en")
    with pytest.raises(Problem, match=r"TG-9\.9"):
        rule("TG-9.9", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", tripot.games())
def test_a_rulebook_teaches_before_it_rules(game: str, language: str) -> None:
    """The idea in three sentences, pictures of the table, a turn and the end, an example; then the numbered rules."""
    chapters = [chapter.split("\n", 1) for chapter in rulebook(game, language).split("\n## ")[1:]]
    idea, table, example, first = (text for _, text in chapters[:4])
    assert len(re.findall(r"[.!?](?=\s|$)", idea)) == 3
    assert re.search(r"^!\[.+\]\(board\)$", table, re.MULTILINE)
    (steps,) = re.findall(r"^> (.+)$", table, re.MULTILINE)
    assert steps.count(" → ") == 4
    assert len(example.split()) > 80
    assert first.lstrip().startswith("- **")
    numbered = [index for index, (_, text) in enumerate(chapters) if f"- **{CHAPTERS[game][0]}-" in text]
    assert numbered[0] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_gangsters_lists_have_every_square_value_star_and_horse(language: str) -> None:
    edition = BOXES["gangster"].edition
    assert isinstance(edition, GangsterEdition)
    book = rulebook("gangster", language)
    assert all(f"- **{number}** " in book for number in range(len(edition.squares)))
    gems = [part.split("·") for part in re.split(r"[:.]", rule("GA-1.2", language)) if "·" in part]
    assert [[int(re.sub(r"\D", "", value)) for value in kind] for kind in gems] == [
        list(edition.perle),
        list(edition.diamant),
    ]
    kept = [card for card in (*edition.aventure, *edition.mission) if card.star]
    for card in (*kept, *edition.course):
        assert f"- **{say(f'ga-card-{card.id.lower()}', language)}** " in book


@pytest.mark.parametrize("language", LANGUAGES)
def test_nostra_citys_lists_have_every_card_and_what_it_does(language: str) -> None:
    edition = BOXES["nostra-city"].edition
    assert isinstance(edition, NostraEdition)
    book = rulebook("nostra-city", language)
    for caid in edition.caid:
        worth = f" (+{caid.respect})" if caid.respect else ""
        name, power = say(f"nc-card-{caid.id.lower()}", language), say(f"nc-power-{caid.power}", language)
        assert f"- **{name}**{worth} {power}\n" in book
    for card in (*edition.turf, *edition.respect, *edition.enquete):
        assert f"- **{say(f'nc-card-{card.id.lower()}', language)}** " in book
    for vendetta, count in edition.vendetta.items():
        assert f"- **{count}× {say('nc-card', language, card=vendetta)}** " in book


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_reglement_de_comptes_are_those_of_its_edition(language: str) -> None:
    edition = BOXES["reglement-de-comptes"].edition
    assert isinstance(edition, ReglementEdition)
    places = rule("RC-1.4", language)
    for feature in ("revolver", "knife", "glass", "bar", "restaurant", "gambling", "register"):
        assert f"({', '.join(map(str, getattr(edition, feature)))})" in places
    cards = sorted(map(int, re.findall(r"\b\d+\b", rule("RC-1.2", language))))
    assert cards == sorted([60, *msgspec.to_builtins(edition.cards).values()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_is_not_in_the_box_is_not_listed(language: str) -> None:
    edition = BOXES["nostra-city"].edition
    assert isinstance(edition, NostraEdition)
    few = msgspec.structs.replace(edition, vendetta={"colere": 27})
    assert [line.split("×")[0] for line in vendettas(few, language)] == ["- **27"]
