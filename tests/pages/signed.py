"""The golden games, signed by a house, and by the page of the first seat."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from tests.golden.files import golden_games, record_file
from tripot.games.records import replay
from tripot.kernel.record import Oath, Record
from tripot.kernel.signature import public_key, seat_text, sign, signed, story_digest

HOUSE, PAGE = bytes([1] * 32), bytes([2] * 32)


def records() -> Iterator[Record]:
    for game in golden_games():
        record = Record.decode(record_file(game).read_bytes())
        digest = story_digest(record.names, replay(record), 0)
        oath = Oath(0, public_key(PAGE), digest, sign(PAGE, seat_text(record.fairness.commitment, 0, digest)))
        yield signed(record, HOUSE, [oath])


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(list(records())))
