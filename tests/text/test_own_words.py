"""No eight words in a row are from a source."""

from __future__ import annotations

from pathlib import Path

import pytest

import tripot
from tests.text.sources import known, windows

ROOT = Path(tripot.__file__).parent
TEXTS = sorted([*ROOT.glob("games/*/rulebook/*.md"), *ROOT.glob("games/*/text/*.ftl")])


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_the_words_are_our_own(path: Path) -> None:
    ours = windows(path.read_text("utf-8"))
    assert [ours[quoted] for quoted in ours.keys() & known()] == []


def test_the_sources_are_known() -> None:
    assert len(known()) > 10_000
