"""Card names are text: the house's in Fluent, an owner's in his file, neither in the hash of the material."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.corpus.files import FOLDER
from tests.kernel.saying import check_said
from tripot import text
from tripot.games import records
from tripot.games.registry import BOXES, box
from tripot.kernel.box import Box
from tripot.kernel.card import Card, Printed, decks
from tripot.kernel.edition import BadEdition, Edition
from tripot.kernel.record import Record
from tripot.terminal.screens import screen
from tripot.text import LANGUAGES, fluent

HASHES = {
    "gangster": "e9109150a021ae832d993408b8b493467367b0be020faa5236b6fd4fb4bc7e7f",
    "nostra-city": "b736f568038e2c42ee07533b6cff6a894f0126aa6d7260b762ab49cfffcb22f3",
}
"""Records cite them: a change makes old records unreplayable without the old file."""
NAMED_ONCE = {"gangster": "edition-150b04ba.toml", "nostra-city": "edition-05cde613.toml"}
"""The material whose hash had names in it until 0.1."""
NAMED = pytest.mark.parametrize("game", HASHES)
FIRST = {"gangster": "A01", "nostra-city": "C01"}
CARD = re.compile(r'id = "([A-Z]\d\d)", ')


@pytest.fixture(autouse=True)
def _texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test adds to the texts is forgotten."""
    monkeypatch.setattr(fluent, "_FOLDERS", [*fluent._FOLDERS])
    yield
    monkeypatch.undo()
    for kept in (fluent.known, fluent.source, fluent._bundle):
        kept.cache_clear()


def ours(game: str, file: str = "edition.toml") -> str:
    return BOXES[game].resource(file).read_text("utf-8")


def named(game: str, names: str, file: str = "edition.toml") -> Edition:
    """Our edition with names of its own for every card; `#` is the id."""
    source = ours(game, file)
    return BOXES[game].read_edition(CARD.sub(lambda card: card[0] + names.replace("#", card[1]) + ", ", source))


def first(game: str, edition: Edition | None = None) -> Card:
    """The card with the lowest id, as people see it."""
    shown: Any = BOXES[game].load(3, edition or BOXES[game].edition, {})
    pile = shown.kit.shown if game == "nostra-city" else shown.kit.shown[0]
    card: Card = pile[0]
    assert card.id == FIRST[game]
    return card


def prefix(game: str) -> str:
    return BOXES[game].prefix.lower()


def printed(edition: Edition) -> list[Printed]:
    return [card for deck in decks(type(edition)) for card in getattr(edition, deck)]


@NAMED
def test_the_hash_of_our_edition_is_pinned(game: str) -> None:
    assert box(game).edition.hash == HASHES[game]


@NAMED
def test_names_are_no_part_of_the_hash(game: str) -> None:
    for names in ("names = {}", 'names = { fr = "#" }', 'names = { fr = "carte #", eo = "karto #" }', 'en = "#"'):
        assert named(game, names).hash == HASHES[game]


@NAMED
def test_what_a_card_does_is(game: str) -> None:
    changed = ours(game).replace('"gain 500"', '"gain 600"').replace('"extra_bill"', '"peek"')
    assert BOXES[game].read_edition(changed).hash != HASHES[game]


@NAMED
def test_every_card_of_ours_is_named_by_the_house_in_every_language(game: str) -> None:
    cards = printed(BOXES[game].edition)
    assert len(cards) >= 46
    for language in LANGUAGES:
        assert all(Card(card.id).called(prefix(game), language) != card.id for card in cards)
    assert not any(card.names for card in cards)


@NAMED
def test_a_mended_name_is_the_same_edition(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    key = f"{prefix(game)}-card-{FIRST[game].lower()}"
    mended = re.sub(rf"(?m)^{key} = .*$", f"{key} = Mended", fluent.source("en"))
    monkeypatch.setattr(fluent, "source", lambda language: mended)
    fluent._bundle.cache_clear()
    assert first(game).called(prefix(game), "en") == "Mended"
    assert type(BOXES[game])().edition.hash == HASHES[game]


@NAMED
def test_a_third_language_touches_no_edition(game: str, tmp_path: Path) -> None:
    tmp_path.joinpath("eo.ftl").write_text(f"{prefix(game)}-card-{FIRST[game].lower()} = Unua karto\n", "utf-8")
    text.add(tmp_path, {})
    played = BOXES[game].load(3, BOXES[game].edition, {})
    assert screen(played, ("Ana", "Bob", "Carl"), 0, "eo").title(first(game)) == "Unua karto"
    assert type(BOXES[game])().edition.hash == HASHES[game]


@NAMED
def test_an_edition_may_name_its_cards_itself(game: str) -> None:
    card = first(game, named(game, 'names = { fr = "carte #", eo = "karto #" }'))
    called = {language: card.called(prefix(game), language) for language in ("fr", "eo", "en")}
    assert called == {"fr": f"carte {card.id}", "eo": f"karto {card.id}", "en": f"carte {card.id}"}


def test_a_card_that_nobody_names_is_called_by_its_id() -> None:
    assert Card("Z99").called("ga", "en") == "Z99"


@NAMED
def test_only_a_card_with_names_of_its_own_shows_them(game: str) -> None:
    assert "names" not in msgspec.to_builtins(first(game))
    assert msgspec.to_builtins(first(game, named(game, 'names = { fr = "#" }')))["names"] == {"fr": FIRST[game]}


@NAMED
def test_names_beside_the_other_fields_are_still_read(game: str) -> None:
    """As files had them until 0.1."""
    assert named(game, 'fr = "carte #", en = "card #"') == named(game, 'names = { fr = "carte #", en = "card #" }')


@NAMED
@pytest.mark.parametrize(
    ("names", "place", "reason"),
    [
        ('names = { fr = "" }', "names.fr", "edition-wrong"),
        ('names = { french = "#" }', "names.french", "edition-wrong"),
        ("names = 3", "names", "edition-wrong"),
        ("fr = 3", "names.fr", "edition-wrong"),
        ('names = { fr = "#" }, en = "#"', "en", "edition-unknown"),
        ('eo = "#"', "eo", "edition-unknown"),
    ],
)
def test_wrong_names_are_told_at_their_place(game: str, names: str, place: str, reason: str) -> None:
    with pytest.raises(BadEdition) as bad:
        named(game, names)
    check_said(bad.value)
    flaw = bad.value.flaws[0]
    assert re.fullmatch(r"\w+\[\d+\]\." + re.escape(place), flaw.place)
    assert flaw.reason == reason


@NAMED
def test_a_record_that_cites_our_edition_with_its_names_is_verified(game: str) -> None:
    """Of the house's own material, and of a file with the same that is given."""
    found: Box = BOXES[game]
    corpus = (Record.decode(path.read_bytes()) for path in sorted((FOLDER / game).glob("rules-*.json")))
    record = next(record for record in corpus if record.edition.hash in found.former)
    material = found.editions[record.edition.hash]
    assert found.former[record.edition.hash] == material.hash
    for given in (None, material, named(game, 'names = { fr = "#" }', NAMED_ONCE[game])):
        assert records.verify(record, given).steps == len(record.steps)


def test_a_record_that_cites_the_names_of_an_own_edition_is_verified() -> None:
    """The file of before, or the same with its names as they are written today, even in one language more."""
    folder = FOLDER / "nostra-city"
    record = Record.decode((folder / "rules-1-06.json").read_bytes())
    source = (folder / "edition-57b3d2e9.toml").read_text("utf-8")
    beside = re.compile(r'fr = ("[^"]*"), en = ("[^"]*")')
    for layout in (r"\g<0>", r"names = { fr = \1, en = \2 }", r"names = { fr = \1, en = \2, eo = \1 }"):
        edition = box("nostra-city").read_edition(beside.sub(layout, source))
        assert record.edition.hash not in (edition.hash, *box("nostra-city").editions)
        assert records.verify(record, edition).steps == len(record.steps)
