"""Frames of the load client."""

from __future__ import annotations

import pytest

from bench.load.frame import LARGEST, PING, TEXT, Broken, Frames, frame


def unmasked(payload: bytes, opcode: int = TEXT) -> bytes:
    """As a server sends it."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((0x80 | opcode, 126)) + size.to_bytes(2) + payload
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8) + payload


MESSAGES = [(TEXT, b"hello"), (PING, b""), (TEXT, b"x" * 200), (TEXT, b"y" * 70_000), (TEXT, b"")]


@pytest.mark.parametrize("piece", [1, 3, 1000, 1 << 20])
def test_frames_are_whole_whatever_pieces_they_come_in(piece: int) -> None:
    data = b"".join(unmasked(payload, opcode) for opcode, payload in MESSAGES)
    frames = Frames()
    found = [item for at in range(0, len(data), piece) for item in frames.feed(data[at : at + piece])]
    assert found == MESSAGES


@pytest.mark.parametrize("head", [bytes((TEXT, 1)), bytes((0x80 | TEXT, 127)) + (LARGEST + 1).to_bytes(8)])
def test_parts_and_giants_are_refused(head: bytes) -> None:
    with pytest.raises(Broken):
        list(Frames().feed(head + b"x"))


@pytest.mark.parametrize(("size", "head"), [(5, 2), (125, 2), (126, 4), (4000, 4)])
def test_what_a_client_sends_is_masked_with_nothing(size: int, head: int) -> None:
    sent = frame(b"z" * size)
    assert sent[1] & 0x80
    assert sent[head:] == bytes(4) + b"z" * size
