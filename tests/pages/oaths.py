"""Whether an oath is sound, as the house finds it."""

from __future__ import annotations

import sys

import msgspec

from tripot.kernel.record import Oath
from tripot.kernel.signature import sworn


class Asked(msgspec.Struct, frozen=True):
    oath: Oath
    seal: str


if __name__ == "__main__":
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=Asked)
    sys.stdout.buffer.write(msgspec.json.encode(sworn(asked.oath, asked.seal)))
