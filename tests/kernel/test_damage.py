"""Damaged records: whatever was changed, the place is named, and nothing passes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from tests.kernel.papers import TINY, finished, forged
from tests.kernel.saying import check_said, problem
from tripot.games import records
from tripot.kernel.problem import Problem
from tripot.kernel.record import Damaged, Record

RECORD = finished()
DATA = RECORD.encode()


def survivors(changed: Iterable[bytes]) -> list[bytes]:
    """Those that pass although they differ from the record. Anything but a Problem comes through."""
    passed = []
    for data in changed:
        try:
            records.verify(Record.decode(data), TINY)
        except Problem as found:
            check_said(found)
        else:
            passed.append(data)
    return passed


def with_byte(place: int, value: int) -> bytes:
    return DATA[:place] + bytes([value]) + DATA[place + 1 :]


def test_the_sound_record_passes() -> None:
    assert survivors([DATA]) == [DATA]


def test_every_flipped_case_bit_is_found() -> None:
    """The bit that turns a hexadecimal a into A."""
    assert survivors(with_byte(place, byte ^ 0x20) for place, byte in enumerate(DATA)) == []


@pytest.mark.slow
@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_is_found(bit: int) -> None:
    assert survivors(with_byte(place, byte ^ 1 << bit) for place, byte in enumerate(DATA)) == []


@pytest.mark.slow
def test_every_byte_changed_to_any_other_readable_one_is_found() -> None:
    values = b'0123456789abcdefABCDEF .,:"-+{}[]\\\n\t\x00\xff'
    assert survivors(with_byte(at, value) for at, byte in enumerate(DATA) for value in values if value != byte) == []


def test_every_truncation_is_found() -> None:
    assert survivors(DATA[:length] for length in range(len(DATA))) == []


def test_every_byte_left_out_or_doubled_is_found() -> None:
    assert survivors(DATA[:at] + DATA[at + 1 :] for at in range(len(DATA))) == []
    assert survivors(DATA[:at] + DATA[at - 1 :] for at in range(1, len(DATA))) == []


def test_an_equal_number_in_another_form_is_found() -> None:
    assert b'"lost": ' in DATA
    head, _, tail = DATA.partition(b'"lost": ')
    end = tail.index(b"\n")
    assert survivors([head + b'"lost": ' + tail[:end] + b".0" + tail[end:]]) == []


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "record-not-record"),
        (b"{}", "record-not-record"),
        (b"[1, 2]", "record-not-record"),
        (b"not JSON", "record-not-record"),
        (DATA[:100], "record-not-record"),
        (b"\xff\xfe", "record-not-text"),
        (b'{"format": "pgn", "version": 1}', "record-foreign"),
        (b'{"format": "tripot-record", "version": 0}', "record-version"),
        (b'{"format": "tripot-record", "version": 3}', "record-version"),
        (b'{"format": "tripot-record", "version": 1}', "record-damaged"),
        (b'{"format": "tripot-record", "version": 2}', "record-damaged"),
        (b'{"format": "tripot-record", "version": 1, "x": ' + b"[" * 100_000, "record-not-record"),
        (DATA.replace(b'"rules": 1', b'"rules": "1"'), "record-damaged"),
        (DATA + b"\n", "record-layout"),
        (DATA.replace(b"\n", b"\r\n"), "record-layout"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_foreign_file_is_told_from_a_damaged_one(data: bytes, reason: str) -> None:
    with problem(reason, Damaged):
        Record.decode(data)


def test_the_line_of_a_changed_layout_is_named() -> None:
    lines = DATA.split(b"\n")
    lines[4] += b" "
    with problem("record-layout", Damaged, line=5):
        Record.decode(b"\n".join(lines))


def test_the_byte_that_is_no_text_is_named() -> None:
    with problem("record-not-text", Damaged, byte=7):
        Record.decode(with_byte(7, 0xFF))


def test_a_game_that_is_not_ours() -> None:
    with problem("record-game", Damaged, game="chess"):
        records.replay(forged(RECORD, game="chess"), TINY)


def test_another_version_of_the_rules() -> None:
    with problem("record-rules", Damaged, found=2, known=1):
        records.replay(forged(RECORD, rules=2), TINY)


def test_another_edition() -> None:
    other = msgspec.structs.replace(RECORD.edition, hash="0" * 64)
    with problem("record-edition", Damaged, hash="0" * 12):
        records.replay(forged(RECORD, edition=other), TINY)
    with problem("record-edition", Damaged, name="tiny"):
        records.replay(RECORD)


def test_a_number_of_players_that_cannot_be() -> None:
    with problem("players-wrong", players=1):
        records.replay(forged(RECORD, names=("Al",)), TINY)
    with problem("option-unknown"):
        records.replay(forged(RECORD, options={"x": 1}), TINY)


def test_the_changed_step_is_named() -> None:
    for number in range(len(RECORD.steps)):
        steps = list(RECORD.steps)
        steps[number] += "0"
        with problem("record-check", Damaged, step=number + 1):
            records.replay(msgspec.structs.replace(RECORD, steps=tuple(steps)), TINY)


def test_a_changed_header_is_named() -> None:
    with problem("record-header", Damaged):
        records.replay(msgspec.structs.replace(RECORD, names=("Zoé", "Bob")), TINY)


def test_a_missing_check() -> None:
    with problem("record-checks-count", Damaged):
        records.replay(msgspec.structs.replace(RECORD, checks=RECORD.checks[1:]), TINY)


@pytest.mark.parametrize(
    "line", ["A 9", "A x", "Z 1", "A", "", "* boss A", "A 01", "A ²", "H 1", "A -1", f"A {10**30}"]
)
def test_a_step_that_the_rules_refuse_is_named(line: str) -> None:
    steps = (*RECORD.steps[:2], line, *RECORD.steps[3:])
    with problem("record-step", Damaged, step=3, text=line):
        records.replay(forged(RECORD, steps=steps), TINY)


def test_a_step_after_the_end_is_named() -> None:
    with problem("record-step", Damaged, step=len(RECORD.steps) + 1):
        records.replay(forged(RECORD, steps=(*RECORD.steps, "A 1")), TINY)


def test_an_unfair_outcome_is_named_with_the_fair_one() -> None:
    fair = RECORD.steps[0]
    unfair = "* boss B" if fair == "* boss A" else "* boss A"
    with problem("verify-outcome", Damaged, step=1, found=unfair, expected=fair):
        records.verify(forged(RECORD, steps=(unfair, *RECORD.steps[1:])), TINY)


def test_a_nonce_changed_afterwards_is_found() -> None:
    """Some nonce makes the other Boss, and then the outcome does not fit."""
    found = set()
    for nonce in range(20):
        fairness = msgspec.structs.replace(RECORD.fairness, nonces=(str(nonce), ""))
        try:
            records.verify(forged(RECORD, fairness=fairness), TINY)
        except Damaged as damaged:
            found.add(damaged.reason)
    assert found == {"verify-outcome"}


@pytest.mark.parametrize(
    ("seed", "reason"),
    [("00" * 32, "verify-commitment"), ("zz" * 32, "verify-seed"), ("00" * 31, "fairness-seed-length")],
)
def test_another_secret(seed: str, reason: str) -> None:
    fairness = msgspec.structs.replace(RECORD.fairness, seed=seed)
    with problem(reason):
        records.verify(msgspec.structs.replace(RECORD, fairness=fairness), TINY)


def test_a_secret_in_capitals_is_not_as_we_write_it() -> None:
    assert RECORD.fairness.seed is not None
    fairness = msgspec.structs.replace(RECORD.fairness, seed=RECORD.fairness.seed.upper())
    with problem("verify-seed", Damaged):
        records.verify(msgspec.structs.replace(RECORD, fairness=fairness), TINY)


def test_a_changed_result() -> None:
    with problem("record-result", Damaged):
        records.replay(msgspec.structs.replace(RECORD, result=None), TINY)
