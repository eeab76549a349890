"""Who stands by a record: the house that signs it, and the seats whose pages sign what they were told."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from tripot.kernel.log import Log
from tripot.kernel.record import Damaged, Oath, Record, Signed, links

HOUSE = b"tripot record 1\n"
SEAT = "tripot witness 1"


def signed(record: Record, secret: bytes, seats: Iterable[Oath]) -> Record:
    """The record with the house's signature over it, and over what these seats say."""
    found = tuple(sorted(seats, key=lambda oath: oath.seat))
    signature = sign(secret, house_text(record, found))
    return msgspec.structs.replace(record, signed=Signed(public_key(secret), signature, found))


def house_text(record: Record, seats: tuple[Oath, ...]) -> bytes:
    """What the house signs: header and steps by the last link of their chain, the result, and what the seats say."""
    last = links(record.head(), record.steps)[-1]
    return HOUSE + last + msgspec.json.encode((record.result, seats), order="sorted")


def seat_text(commitment: str, seat: int, digest: str) -> bytes:
    """What a seat's page signs."""
    return f"{SEAT}\n{commitment}\n{seat}\n{digest}\n".encode()


def story_digest(names: tuple[str, ...], log: Log, seat: int) -> str:
    """SHA-256 of what the seat was told: a line of JSON with everybody's name, then one for each event."""
    digest = hashlib.sha256()
    for part in (names, *log.events(seat)):
        digest.update(msgspec.json.encode(part) + b"\n")
    return digest.hexdigest()


def sworn(oath: Oath, commitment: str) -> bool:
    """Whether the page has signed this, of this game."""
    return sound(oath.key, oath.signature, seat_text(commitment, oath.seat, oath.digest))


def check_signed(record: Record, log: Log) -> None:
    """Damaged with the first signature that does not fit; nothing if there are none."""
    found = record.signed
    if found is None:
        return
    if not sound(found.key, found.signature, house_text(record, found.seats)):
        raise Damaged("verify-house")
    for oath in found.seats:
        told = 0 <= oath.seat < record.players and story_digest(record.names, log, oath.seat)
        if oath.digest != told or not sworn(oath, record.fairness.commitment):
            raise Damaged("verify-witness", seat=oath.seat + 1)


def public_key(secret: bytes) -> str:
    """In hex, as it is published."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (
        Ed25519PrivateKey,
    )  # here, because it is slow to import

    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()


def sign(secret: bytes, text: bytes) -> str:
    """The Ed25519 signature, in hex."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(secret).sign(text).hex()


def sound(key: str, signature: str, text: bytes) -> bool:
    """Whether whoever has this key has signed this text. Only hex as we write it counts."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        raw_key, raw_signature = bytes.fromhex(key), bytes.fromhex(signature)
        Ed25519PublicKey.from_public_bytes(raw_key).verify(raw_signature, text)
    except (ValueError, InvalidSignature):
        return False
    return (raw_key.hex(), raw_signature.hex()) == (key, signature)
