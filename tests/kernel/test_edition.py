"""Editions: every mistake at once, and a hash of the content alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tripot
from tests.kernel.papers import BOX
from tests.kernel.saying import check_said
from tripot.kernel.edition import BadEdition

COLOURS = ["a", "b", "c", "d", "e", "f", "g", "h"]
HANDS = st.dictionaries(st.integers(2, 8), st.integers(1, 60), min_size=1)
NAMES = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=20)


def toml(name: str, hands: dict[int, int], colours: list[str] = COLOURS) -> str:
    listed = ", ".join(f'"{colour}"' for colour in colours)
    sizes = [f"{players} = {cards}" for players, cards in hands.items()]
    return "\n".join(['game = "twelve-gangsters"', f'name = "{name}"', f"colours = [{listed}]", "[hands]", *sizes])


def other_layout(name: str, hands: dict[int, int]) -> str:
    """The same content: other order, other forms of numbers and lists, comments."""
    colours = ",\n  ".join(f"'{colour}'" for colour in COLOURS)
    sizes = ", ".join(f"{players} = {cards:#x}" for players, cards in reversed(hands.items()))
    return f"""# a comment
    colours = [
      {colours}, # the last comma is allowed
    ]
    hands = {{ {sizes} }}

    name   =   '{name}'
    game = 'twelve-gangsters'
    """


def flaws(source: str) -> dict[str, str]:
    """The place and the reason of every mistake."""
    with pytest.raises(BadEdition) as caught:
        BOX.read_edition(source)
    check_said(caught.value)
    assert caught.value.details == {"count": len(caught.value.flaws)}
    assert all(flaw.place in caught.value.say("fr") for flaw in caught.value.flaws)
    return {flaw.place: flaw.reason for flaw in caught.value.flaws}


@given(NAMES, HANDS)
def test_the_hash_ignores_layout_order_and_comments(name: str, hands: dict[int, int]) -> None:
    assert BOX.read_edition(toml(name, hands)).hash == BOX.read_edition(other_layout(name, hands)).hash


@given(NAMES, HANDS, NAMES, HANDS)
def test_the_hash_tells_contents_apart(name: str, hands: dict[int, int], name2: str, hands2: dict[int, int]) -> None:
    same = (name, hands) == (name2, hands2)
    assert (BOX.read_edition(toml(name, hands)).hash == BOX.read_edition(toml(name2, hands2)).hash) == same


def test_the_order_of_colours_is_content() -> None:
    hashes = {BOX.read_edition(toml("x", {2: 3}, colours)).hash for colours in (COLOURS, COLOURS[::-1])}
    assert len(hashes) == 2


def test_the_hash_of_our_edition_is_pinned() -> None:
    """Records name it: a change makes old records unreplayable without the old file."""
    assert BOX.edition.hash == "a88353951d82691d42789c17f2c6b074b7f798f24e4c952039a032734ad2d49f"


def test_what_is_no_toml_is_said() -> None:
    assert flaws("hands = [") == {"TOML": "edition-not-toml"}


def test_every_mistake_of_shape_is_reported_at_once() -> None:
    source = 'gmae = "twelve-gangsters"\nname = 7\ncolours = "red"\nextra = 1\n'
    assert flaws(source) == {
        "gmae": "edition-unknown",
        "extra": "edition-unknown",
        "game": "edition-missing",
        "name": "edition-wrong",
        "colours": "edition-wrong",
        "hands": "edition-missing",
    }


def test_every_mistake_of_content_is_reported_at_once() -> None:
    source = toml("x", {1: 5, 4: 5, 2: 0, 3: 61}, ["a", "b", "a"])
    assert flaws(source) == {
        "hands.1": "tg-edition-players",
        "hands.4": "tg-edition-players",
        "hands.2": "tg-edition-cards",
        "hands.3": "tg-edition-cards",
        "colours": "tg-edition-colours",
    }


def test_an_edition_without_any_table_is_refused() -> None:
    assert flaws(toml("x", {})) == {"hands": "tg-edition-empty"}


def test_there_are_no_more_seats_than_the_house_has() -> None:
    assert flaws(toml("x", {9: 3}, [*COLOURS, "i", "j"])) == {"hands.9": "tg-edition-players"}


def test_an_edition_of_another_game_is_refused() -> None:
    assert flaws(toml("x", {2: 3}).replace("twelve-gangsters", "chess")) == {"game": "edition-wrong"}


@given(st.text())
def test_any_text_is_an_edition_or_a_bad_one(source: str) -> None:
    assert flaws(source)


def test_a_game_is_loaded_with_the_edition_or_its_file(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_text(toml("x", {2: 3}), "utf-8")
    edition = BOX.read_edition(toml("x", {2: 3}))
    for given_edition in (path, str(path), edition):
        game = tripot.load("twelve-gangsters", players=2, edition=given_edition)
        assert game.edition == edition
