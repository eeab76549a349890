"""Messages to a browser that is closed: encrypted for it alone (RFC 8291), and vouched for by the house (RFC 8292)."""

from __future__ import annotations

import base64
import os
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""Bytes: what every push service takes."""
LAST = b"\x02"
"""Ends the last record."""
HOURS = 12 * 3600
"""Seconds for which the house vouches; a push service allows at most a day."""


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def house_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key by which push services know this house, from its secret: the same at every node."""
    seed = derived(secret, b"", b"tripot web push", 48)
    return ec.derive_private_key(int.from_bytes(seed) % (ORDER - 1) + 1, CURVE)


ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve."""


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt or None, info).derive(material)


def encrypted(
    words: bytes,
    receiver: bytes,
    auth: bytes,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """One record for the browser with this key and secret. Salt and sender are fresh, but in tests."""
    salt, sender = salt or os.urandom(16), sender or ec.generate_private_key(CURVE)
    own = public(sender)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver))
    material = derived(shared, auth, b"WebPush: info\0" + receiver + own, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, words + LAST, None)


def vouched(key: ec.EllipticCurvePrivateKey, endpoint: str, contact: str, now: int) -> str:
    """The header by which the push service knows who sends; now: in milliseconds since 1970."""
    address = urlsplit(endpoint)
    claims = {"aud": f"{address.scheme}://{address.netloc}", "exp": now // 1000 + HOURS, "sub": contact}
    parts = [encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={signed}.{encode(r.to_bytes(32) + s.to_bytes(32))}, k={encode(public(key))}"
