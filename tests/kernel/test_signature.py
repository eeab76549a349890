"""Signed records: the house and the seats' pages stand by them, and whatever was changed is found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.conformance.playout import play_on
from tests.kernel.papers import GAME, TINY, finished, forged
from tests.kernel.saying import check_said, problem
from tripot.games import records
from tripot.kernel.dice import Dice
from tripot.kernel.match import Match
from tripot.kernel.problem import Problem
from tripot.kernel.record import Damaged, Oath, Record, Signed
from tripot.kernel.signature import house_text, public_key, seat_text, sign, signed, sound, story_digest

HOUSE, PAGE, OTHER = bytes([1] * 32), bytes([2] * 32), bytes([3] * 32)
PLAIN = finished()
LOG = records.replay(PLAIN, TINY)


def oath(seat: int, said: int | None = None, digest: str = "") -> Oath:
    """Of a seat; or a signature that was made for another, or of another story."""
    digest = digest or story_digest(PLAIN.names, LOG, seat)
    text = seat_text(PLAIN.fairness.commitment, seat if said is None else said, digest)
    return Oath(seat, public_key(PAGE), digest, sign(PAGE, text))


RECORD = signed(PLAIN, HOUSE, [oath(1), oath(0)])
DATA = RECORD.encode()


def test_a_signed_record_is_read_and_verified() -> None:
    verified = records.verify(Record.decode(DATA), TINY)
    assert verified.signed is not None
    assert verified.signed.key == public_key(HOUSE)
    assert [seen.seat for seen in verified.signed.seats] == [0, 1]


def test_a_record_without_a_signature_is_written_as_ever() -> None:
    assert b"signed" not in PLAIN.encode()
    assert DATA.startswith(PLAIN.encode()[:-3])


def test_the_seats_were_told_different_stories() -> None:
    assert story_digest(PLAIN.names, LOG, 0) != story_digest(PLAIN.names, LOG, 1)


def another_game() -> Record:
    """Other moves by the same people, with the same seal and salt: chance was fair, and every rule was kept."""
    match = Match(GAME, seed=1, nonces=PLAIN.fairness.nonces, names=PLAIN.names)
    return play_on(match, Dice(9)).record()


@pytest.mark.parametrize("forgery", [forged(PLAIN, names=("Zoe", "Al")), another_game()], ids=["name", "moves"])
def test_whoever_makes_the_checks_anew_cannot_sign(forgery: Record) -> None:
    assert forgery != PLAIN
    records.verify(forgery, TINY)
    with problem("verify-house", Damaged):
        records.verify(msgspec.structs.replace(forgery, signed=RECORD.signed), TINY)


def test_the_house_signs_the_result() -> None:
    assert PLAIN.result is not None
    other = msgspec.structs.replace(PLAIN.result, standings=PLAIN.result.standings[::-1])
    assert house_text(PLAIN, ()) != house_text(msgspec.structs.replace(PLAIN, result=other), ())


@pytest.mark.parametrize(
    "change",
    [
        lambda found: msgspec.structs.replace(found, seats=found.seats[1:]),
        lambda found: msgspec.structs.replace(found, seats=found.seats[::-1]),
        lambda found: msgspec.structs.replace(found, key=public_key(OTHER)),
        lambda found: msgspec.structs.replace(found, key=found.key.upper()),
        lambda found: msgspec.structs.replace(found, key="x"),
        lambda found: msgspec.structs.replace(found, signature=found.signature[2:]),
    ],
    ids=["fewer", "order", "key", "capitals", "no key", "short"],
)
def test_the_house_signs_what_the_seats_say_too(change: Callable[[Signed], Signed]) -> None:
    assert RECORD.signed is not None
    with problem("verify-house", Damaged):
        records.verify(msgspec.structs.replace(RECORD, signed=change(RECORD.signed)), TINY)


@pytest.mark.parametrize(
    ("false", "seat"),
    [
        (oath(0, said=1), 1),
        (oath(0, digest=story_digest(PLAIN.names, LOG, 1)), 1),
        (oath(1, digest=story_digest(("Zoe", "Al"), LOG, 1)), 2),
        (oath(7), 8),
        (msgspec.structs.replace(oath(0), seat=-1), 0),
        (msgspec.structs.replace(oath(0), key=public_key(OTHER)), 1),
        (msgspec.structs.replace(oath(0), signature="00" * 64), 1),
    ],
    ids=["another's", "another story", "another name", "no seat", "below", "key", "signature"],
)
def test_a_house_cannot_sign_for_a_seat(false: Oath, seat: int) -> None:
    with problem("verify-witness", Damaged, seat=seat):
        records.verify(signed(PLAIN, HOUSE, [false]), TINY)


def test_every_flipped_case_bit_is_found() -> None:
    """Also in keys and signatures, where it turns a hexadecimal a into A."""
    for place, byte in enumerate(DATA):
        with pytest.raises(Problem) as found:
            records.verify(Record.decode(DATA[:place] + bytes([byte ^ 0x20]) + DATA[place + 1 :]), TINY)
        check_said(found.value)


def test_a_signature_of_another_text_or_key_is_not_sound() -> None:
    made = sign(HOUSE, b"text")
    assert sound(public_key(HOUSE), made, b"text")
    assert not sound(public_key(HOUSE), made, b"Text")
    assert not sound(public_key(OTHER), made, b"text")
