"""Every number of an observation is told of, and docs/batch.md tells the truth."""

from __future__ import annotations

import pytest

import tripot
from tests.docs.blocks import ROOT
from tripot.batch.__main__ import main
from tripot.batch.layout import layout
from tripot.turns.observing import observation_of


@pytest.mark.parametrize("name", tripot.games())
def test_the_page_has_the_layout_of_every_game(name: str) -> None:
    told = layout(observation_of(tripot.load(name, players=4)))
    assert told in (ROOT / "docs" / "batch.md").read_text("utf-8")


def test_a_part_is_told_by_its_first_and_last_name(capsys: pytest.CaptureFixture[str]) -> None:
    main(["twelve-gangsters", "--players", "3"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| 0 | 36 | `hand+0.1` to `hand+2.12` | 1: not yet revealed")
    assert lines[4].startswith("| 72 | 3 | `score+0` to `score+2` |")


def test_every_name_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["nostra-city", "--players", "3", "--labels"])
    assert capsys.readouterr().out.splitlines() == observation_of(tripot.load("nostra-city", players=3)).labels
