"""Every message is correct, whatever is filled in: nothing, one and many, a name with a vowel or an article."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tripot
from tests.text.rendering import files, rendered
from tripot.text import french
from tripot.text.sentence import point

NOUNS = {
    "fr": "billet carte tour homme perle diamant bijou case dossier protection mission recrue joueur robot partie "
    "place point manche seconde minute jour gangster caïd turf emplacement ligne table siège erreur étape coup offre "
    "octet caractère chaise représaille enquête endormi couleur message",
    "en": "bill card turn man pearl diamond gem square file protection mission recruit player bot game place point "
    "round second minute day gangster caïd turf slot line table seat error step offer byte character chair reprisal "
    "inquiry sleeper colour message ticket",
}
IRREGULAR = {"man": "men", "inquiry": "inquiries", "bijou": "bijoux"}
ONE = {"fr": "[01]", "en": "1"}
MANY = {"fr": "[25]", "en": "[025]"}
"""In French nothing is singular, too."""
RANGES = {"web-facts"}
"""Where a number of players is a text, such as 2–6."""

FRENCH = {
    "no elision": r"\b(?:[dD]e|[qQ]ue|[lL]orsque|[pP]uisque|[jJ]usque|ne|se|je) (?=[AEIOUÉÈÊ]\w|[aeiouéèêàâîôû])",
    "no contraction": r"\b(?:de|à|De|À) (?:[Ll]e|[Ll]es) [A-Z]",
    "a breakable space": r"(?<=\w) [:;!?»](?!\w)|« ",
}
BOTH = {
    "two full stops": r"[!?…][ \u00a0]?\.(?!\.)|(?<!\.)\.[ \u00a0]?[!?](?=\s|$)|,\.|\.,|(?<!\.)\.\.(?!\.|/)",
    "a straight apostrophe": r"(?<=\w)'(?=\w)",
    "a missing variable": r"\{|\}",
}
WORDS = {
    "fr": {
        "gemme": "bijou",
        "encan": "enchère",
        "vous tirez": "vous piochez",
        "tirer une carte": "piocher une carte",
        "tirez une carte": "piochez une carte",
        "vous compris": "y compris vous",
        "vous êtes éliminé": "c’est la prison pour vous",
        "vous êtes lésé": "on vous lèse",
        "gang ": "bande ",
        " bots": " robots",
        "première offense": "premier délit",
        "frais de cour": "frais de justice",
        "définitivement": "pour de bon",
        "digital": "numérique",
        "en charge de": "chargé de",
        "supporter": "permettre",
    },
    "en": {"la rue": "the Street", "zealous briber": "Zealous Corrupter", "jewel ": "gem ", "quitted": "quit"},
}
"""What must not be said, and what is said instead: `docs/words.md`."""
ROOT = Path(tripot.__file__).parent


def numbers(language: str) -> dict[str, str]:
    nouns = NOUNS[language].split()
    singular = "|".join(nouns)
    plural = "|".join(IRREGULAR.get(noun, f"{noun}s") for noun in nouns)
    before = r"(?<![\d\u202f.,–/-])(?<!\d[ \u00a0])"
    return {
        "a plural after one": rf"{before}{ONE[language]}[ \u00a0](?:{plural})\b",
        "a singular after many": rf"{before}{MANY[language]}[ \u00a0](?:{singular})\b(?![-’])",
    }


def mistakes(language: str) -> Iterator[str]:
    checks = {name: re.compile(found, re.IGNORECASE) for name, found in numbers(language).items()}
    checks |= {name: re.compile(found) for name, found in (BOTH | (FRENCH if language == "fr" else {})).items()}
    told = set()
    for key, text, errors in rendered(language):
        wrong = [name for name, found in checks.items() if found.search(text)]
        wrong += [f"{word}, not {said}" for word, said in WORDS[language].items() if word in text.lower()]
        wrong += list(map(str, errors))
        for name in wrong:
            if (key, name) not in told and key not in RANGES:
                told.add((key, name))
                yield f"{key}: {name}: {text}"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_message_is_correct_with_whatever_is_filled_in(language: str) -> None:
    assert list(mistakes(language)) == []


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_page_is_among_what_is_checked(language: str) -> None:
    assert sum("web" in path.parts for path in files(language)) == 5


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("path", sorted(ROOT.glob("games/*/rulebook")), ids=lambda path: path.parts[-2])
def test_rulebooks_use_the_same_words(path: Path, language: str) -> None:
    text = (path / f"{language}.md").read_text("utf-8").lower()
    assert [word for word in WORDS[language] if word in text] == []
    assert not re.search(BOTH["a straight apostrophe"], text)


@pytest.mark.parametrize(
    ("name", "of", "that", "to"),
    [
        ("Inès", "d’Inès", "qu’Inès", "à Inès"),
        ("Marco", "de Marco", "que Marco", "à Marco"),
        ("Le Nouveau", "du Nouveau", "que le Nouveau", "au Nouveau"),
        ("La Fouine", "de la Fouine", "que la Fouine", "à la Fouine"),
        ("Les Ombres", "des Ombres", "que les Ombres", "aux Ombres"),
        ("Yves", "d’Yves", "qu’Yves", "à Yves"),
        ("Yann", "de Yann", "que Yann", "à Yann"),
        ("Éva", "d’Éva", "qu’Éva", "à Éva"),
    ],
)
def test_french_words_change_before_a_name(name: str, of: str, that: str, to: str) -> None:
    assert (french.de(name), french.que(name), french.a(name)) == (of, that, to)


def test_a_sentence_ends_once() -> None:
    assert [point("Contrat"), point("La Honte\u00a0!")] == ["Contrat.", "La Honte\u00a0!"]
