"""`tripot verify` and damaged records: the place of the damage is named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.terminal.command import tripot
from tripot.kernel.match import Match
from tripot.kernel.record import Oath, Record
from tripot.kernel.signature import public_key, seat_text, sign, signed, story_digest
from tripot.terminal.cli import main


def test_an_honest_game_is_told_what_was_checked(record: Path, finished: Match) -> None:
    done = tripot("verify", str(record), "--lang", "en")
    assert done.returncode == 0
    for checked in (finished.commitment, "49 steps", "1 draw", "Ana 60, Bob 63, Carl 54 and Dora 57"):
        assert checked in done.stdout


def test_json_is_one_object(record: Path, finished: Match) -> None:
    done = tripot("verify", str(record), "--json", "--commitment", finished.commitment.upper())
    assert json.loads(done.stdout) == {
        "verified": True,
        "compared": True,
        "steps": 49,
        "outcomes": 1,
        "commitment": finished.commitment,
        "house": None,
        "witnesses": {},
    }


def test_another_seal_than_the_one_shown_at_the_start(record: Path) -> None:
    done = tripot("verify", str(record), "--commitment", "ab" * 32, "--lang", "en")
    assert done.returncode == 2
    assert "ab" * 32 in done.stderr


def test_an_unfinished_game_cannot_be_verified_yet(unfinished: Path) -> None:
    done = tripot("verify", str(unfinished), "--lang", "en")
    assert done.returncode == 2
    assert "not over" in done.stderr


def nested(text: str) -> str:
    return "[" * 100_000


DAMAGE: list[tuple[Callable[[str], str], str]] = [
    (lambda text: "", r"not a recorded game"),
    (nested, r"not a recorded game"),
    (lambda text: "{}", r"not a recorded game"),
    (lambda text: text[: len(text) // 2], r"not a recorded game"),
    (lambda text: text.replace("tripot-record", "other-record"), r"other-record"),
    (lambda text: text.replace('"version": 2', '"version": 9'), r"version 9"),
    (lambda text: text.replace('"rules": 1', '"rules": "1"'), r"rules"),
    (lambda text: text.replace('"rules": 1', '"rules":  1'), r"line 5"),
    (lambda text: text + "\n", r"line \d+"),
    (lambda text: text.replace('"Bob"', '"Rob"'), r"header"),
    (lambda text: text.replace('"A 12"', '"A 11"', 1), r"Step 2 "),
    (lambda text: text.replace('"D 5"', '"D 4"', 1), r"Step 33 "),
    (lambda text: text.replace('"A 12"', '"A ' + "9" * 5000 + '"', 1), r"Step 2 "),
    (lambda text: text.replace("tripot-record", "x" * 5000), r"another kind"),
    (lambda text: text.replace('"twelve-gangsters"', '"chess"'), r"chess"),
    (lambda text: re.sub(r'"score": \d+', '"score": 77', text, count=1), r"result"),
]


@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
@pytest.mark.parametrize(("damage", "place"), DAMAGE, ids=[place for _, place in DAMAGE])
def test_damage_is_found_and_its_place_named(
    record: Path, damage: Callable[[str], str], place: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    assert damage(text) != text
    record.write_text(damage(text), encoding="utf-8")
    assert main([command, str(record), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert re.search(place, err)


@pytest.mark.parametrize(("seed", "message"), [("x" * 64, "64 hexadecimal digits"), ("00" * 32, "sealed at the start")])
def test_another_secret_than_the_one_that_was_sealed(
    record: Path, seed: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(re.sub(r'"seed": "\w+', f'"seed": "{seed}', text), encoding="utf-8")
    assert main(["verify", str(record), "--lang", "en"]) == 2
    assert message in capsys.readouterr().err


def test_the_real_command_names_the_step(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace('"B 9"', '"B 8"', 1), encoding="utf-8")
    done = tripot("verify", str(record), "--lang", "fr")
    assert done.returncode == 2
    assert done.stderr.startswith("L’étape 15 ne correspond pas à son contrôle")


def test_a_file_of_bytes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record.write_bytes(b"\x89PNG")
    assert main(["verify", str(record), "--lang", "en"]) == 2
    assert "byte 0" in capsys.readouterr().err


HOUSE, PAGE = bytes([1] * 32), bytes([2] * 32)


@pytest.fixture
def vouched(tmp_path: Path, finished: Match) -> Path:
    """A record that the house and Bob's page have signed."""
    digest = story_digest(finished.names, finished, 1)
    signature = sign(PAGE, seat_text(finished.commitment, 1, digest))
    oath = Oath(1, public_key(PAGE), digest, signature)
    file = tmp_path / "signed.json"
    file.write_bytes(signed(finished.record(), HOUSE, [oath]).encode())
    return file


@pytest.mark.parametrize(
    ("language", "house", "witness", "silent", "rest"),
    [
        ("en", "signed by the house", "Bob has signed", "no testimony: Ana, Carl and Dora", "What nothing proves"),
        ("fr", "signée par la maison", "Bob a signé", "Ana, Carl et Dora", "Ce que rien ne prouve"),
    ],
)
def test_who_stands_by_a_record_is_told(
    vouched: Path,
    language: str,
    house: str,
    witness: str,
    silent: str,
    rest: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["verify", str(vouched), "--lang", language, "--house-key", public_key(HOUSE)]) == 0
    out = capsys.readouterr().out
    for said in (house, public_key(HOUSE), witness, public_key(PAGE), silent, rest):
        assert said in out


def test_who_stands_by_a_record_as_figures(vouched: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(vouched), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["house"], found["witnesses"]) == (public_key(HOUSE), {"1": public_key(PAGE)})


@pytest.mark.parametrize(
    ("language", "message"), [("en", "nobody has signed"), ("fr", "personne n’a signé")], ids=["en", "fr"]
)
def test_a_record_that_nobody_signed_says_so(
    record: Path, language: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(record), "--lang", language]) == 0
    assert message in capsys.readouterr().out
    assert main(["verify", str(record), "--lang", language, "--house-key", "ab" * 32]) == 2


@pytest.mark.parametrize(("language", "message"), [("en", "not signed with the key"), ("fr", "pas signé avec la clé")])
def test_another_key_than_the_published_one(
    vouched: Path, language: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(vouched), "--lang", language, "--house-key", "ab" * 32]) == 2
    err = capsys.readouterr().err
    assert message in err
    assert public_key(HOUSE) in err


@pytest.mark.parametrize(
    ("language", "house", "witness"),
    [("en", "The house’s signature", "testimony of seat 2"), ("fr", "La signature de la maison", "la place 2")],
)
def test_a_forged_signature_is_found(
    vouched: Path, language: str, house: str, witness: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.decode(vouched.read_bytes())
    assert record.signed is not None
    (seen,) = record.signed.seats
    cases = [
        (msgspec.structs.replace(record, signed=msgspec.structs.replace(record.signed, seats=())), house),
        (signed(record, HOUSE, [msgspec.structs.replace(seen, key=public_key(HOUSE))]), witness),
    ]
    for forged, message in cases:
        vouched.write_bytes(forged.encode())
        assert main(["verify", str(vouched), "--lang", language]) == 2
        assert message in capsys.readouterr().err
