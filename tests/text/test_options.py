"""Whatever can be chosen in a lobby has words of its own there, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripot.games.registry import BOXES
from tripot.server.kinds import option_cards
from tripot.text import LANGUAGES

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOXES)
def test_every_option_of_a_lobby_is_told_in_words(game: str, language: str) -> None:
    texts = (PAGE / game / "text" / f"{language}.ftl").read_text("utf-8")
    prefix = f"{BOXES[game].prefix.lower()}-web"
    wanted = [f"{prefix}-{part}-{card.name}" for card in option_cards(game) for part in ("option", "explained")]
    wanted += [f"{prefix}-choice-{choice}" for card in option_cards(game) for choice in card.choices]
    assert [text for text in wanted if f"\n{text} = " not in texts] == []
