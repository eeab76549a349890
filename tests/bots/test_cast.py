"""The people that bots are."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tripot.bots.cast import CAST
from tripot.bots.level import LEVELS
from tripot.games.registry import BOXES
from tripot.games.rulebook import rulebook
from tripot.text import say
from tripot.text.fluent import LANGUAGES

LONGEST = 20
"""As long as anybody's name may be."""


def test_there_is_a_table_full_of_everybody() -> None:
    assert len(CAST) >= 12
    most = max(players for box in BOXES.values() for players in box.players(box.edition))
    levels = Counter(character.level for character in CAST.values())
    assert all(levels[level] >= most - 1 for level in LEVELS)
    assert {character.manner for character in CAST.values()} == {"bold", "careful", "greedy", "sly"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_a_name_and_a_life(language: str) -> None:
    names = [say(f"cast-{name}", language) for name in CAST]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= LONGEST
    assert not [name for name in names if re.match(r"(?i)(le|la|les|l’|un|une|the|a) ", name)], "no article"
    assert all(say(f"cast-{name}-life", language).endswith(".") for name in CAST)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_nobody_is_named_like_anything_in_a_box(game: str, language: str) -> None:
    """Neither the first name nor the nickname is a word of a rulebook, an edition or a text of the games."""
    edition, texts = BOXES[game].resource("edition.toml"), BOXES[game].resource(f"text/{language}.ftl")
    written = [rulebook(game, language), edition.read_text("utf-8"), texts.read_text("utf-8")]
    said = set(re.findall(r"[\w’-]+", " ".join(written).casefold()))
    for name in CAST:
        assert not said & set(say(f"cast-{name}", language).casefold().split()), name
