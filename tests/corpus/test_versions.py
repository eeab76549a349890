"""Games that began with older rules or an older edition of the house."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec
import pytest

from tests.corpus.files import FOLDER
from tests.kernel.papers import TINY, finished, forged
from tests.kernel.saying import problem
from tripot.games import records
from tripot.games.registry import BOXES
from tripot.games.reglement_de_comptes.box import Box
from tripot.kernel.record import Damaged, Record

BANQUET = FOLDER / "reglement-de-comptes"
FORMER = BANQUET / "edition-0460a1c5.toml"
OLD = Record.decode((BANQUET / "rules-1-08.json").read_bytes())


class Renewed(Box):
    """Keeps the edition that it had before, as a house does that has published it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def resource(self, path: str) -> Traversable:
        return self._folder / path


def test_a_box_tells_which_versions_it_plays() -> None:
    for name, box in BOXES.items():
        today = box.load(box.players(box.edition)[0], box.edition, {}).rules_version
        assert today == box.rules[-1] == max(box.rules)
        assert records.playable(name, today)
        assert not records.playable(name, today + 1)
    assert not records.playable("chess", 1)


def test_a_compatible_older_version_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    older = forged(finished(), rules=0)
    with problem("record-rules", Damaged, found=0):
        records.replay(older, TINY)
    monkeypatch.setattr(type(BOXES[older.game]), "rules", (0, *BOXES[older.game].rules))
    assert records.playable(older.game, 0)
    assert records.verify(older, TINY).steps == len(older.steps)


def test_options_of_an_older_version_keep_their_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say that version 0 had no option to hide the memory aid."""
    box = BOXES["twelve-gangsters"]
    monkeypatch.setattr(type(box), "carried", lambda box, options, rules: {"memory_aid": rules > 0, **options})
    for rules, shown in ((None, True), (1, True), (0, False)):
        options = box.load(3, box.edition, {"first_boss": 2}, rules).options
        assert msgspec.to_builtins(options) == {"first_boss": 2, "memory_aid": shown}


def test_a_former_edition_of_the_house_is_found_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with problem("record-edition", Damaged, hash=OLD.edition.hash[:12]):
        records.verify(OLD)
    for name, source in (("edition.toml", Box().resource("edition.toml")), (FORMER.name, FORMER)):
        (tmp_path / name).write_text(source.read_text("utf-8"), "utf-8")
    renewed = Renewed(tmp_path)
    monkeypatch.setitem(BOXES, renewed.name, renewed)
    assert records.verify(OLD).steps == len(OLD.steps)
    assert renewed.editions.keys() == {OLD.edition.hash, renewed.edition.hash}
