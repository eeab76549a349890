"""`tripot edition check`: every mistake is explained, a sound edition gets its hash."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.terminal.command import tripot
from tripot.games.registry import box
from tripot.terminal.cli import main

SOUND = 'game = "twelve-gangsters"\nname = "Ours"\ncolours = ["a", "b", "c"]\n[hands]\n3 = 5\n'


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    path = tmp_path / "edition.toml"
    path.write_text(SOUND, encoding="utf-8")
    return path


def test_a_sound_edition_gets_its_hash(edition: Path) -> None:
    expected = box("twelve-gangsters").read_edition(SOUND).hash
    done = tripot("edition", "check", str(edition), "--lang", "en")
    assert done.returncode == 0
    assert f"Hash: {expected}" in done.stdout
    found = json.loads(tripot("edition", "check", str(edition), "--json").stdout)
    assert found == {"sound": True, "game": "twelve-gangsters", "name": "Ours", "hash": expected, "flaws": []}


@pytest.mark.parametrize(
    ("change", "places"),
    [
        (("[hands]", "[hands"), ["TOML"]),
        (('name = "Ours"', 'nome = "Ours"'), ["nome", "name"]),
        (('["a", "b", "c"]', "3"), ["colours"]),
        (("3 = 5", "3 = 0\n7 = 5"), ["hands.7", "hands.3"]),
        (('"b"', '"a"'), ["colours"]),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_mistake_is_explained_with_its_place(
    edition: Path, change: tuple[str, str], places: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    edition.write_text(SOUND.replace(*change), encoding="utf-8")
    assert main(["edition", "check", str(edition), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert [line[2:].split(":")[0] for line in err.splitlines() if line.startswith("- ")] == places
    assert main(["edition", "check", str(edition), "--json", "--lang", language]) == 2
    found = json.loads(capsys.readouterr().out)
    assert not found["sound"]
    assert [flaw["place"] for flaw in found["flaws"]] == places


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (SOUND.replace('game = "twelve-gangsters"\n', "").encode(), "game ="),
        (SOUND.replace("twelve-gangsters", "chess").encode(), "chess"),
        (b'name = "\xff"', "8"),
    ],
)
def test_a_file_that_is_no_edition_of_ours(
    edition: Path, source: bytes, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    edition.write_bytes(source)
    assert main(["edition", "check", str(edition)]) == 2
    assert message in capsys.readouterr().err
