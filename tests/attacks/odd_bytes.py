"""Frames and requests with one thing wrong, or bytes that were such."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bench.load.frame import frame
from tests.attacks import odd
from tests.attacks.plain import request


class Table(msgspec.Struct, frozen=True):
    game: str
    code: str
    cookies: tuple[str, ...]
    """Of those who sit there; one more comes to look on."""


def odd_frame(dice: Random, game: str) -> bytes:
    """A frame with one thing wrong, or bytes that were one."""
    data = frame(odd.message(dice, game)[:60_000])
    match dice.randrange(8):
        case 0:  # any opcode, reserved bits, parts without an end
            return bytes((dice.randrange(256),)) + data[1:]
        case 1:  # any length, masked or not
            return data[:1] + bytes((dice.randrange(256),)) + data[2:]
        case 2:  # a length that nobody could send
            return data[:1] + b"\xff" + dice.randbytes(8) + data[2:]
        case 3:  # control frames, some too long
            return frame(dice.randbytes(dice.choice((0, 5, 125, 126, 300))), dice.choice((8, 9, 10)))
        case 4:  # a part, and nothing or something after it
            return b"\x01" + data[1:] + (b"\x80" + data[1:] if dice.random() < 0.5 else b"")
        case 5:
            return odd.garbled(dice, data)
        case 6:
            return dice.randbytes(dice.randrange(1, 200))
        case _:
            return data


def odd_request(dice: Random, origin: str, table: Table) -> bytes:
    """A request with one thing wrong, or bytes that were one."""
    forms: tuple[tuple[str, dict[str, Any]], ...] = (
        ("/api/me", {"name": "Ana", "language": "fr"}),
        ("/api/me/phrase", {"name": "Ana", "phrase": "court"}),
        ("/api/tables", {"game": table.game, "open": True, "pace": "days", "options": {"first_boss": 1}}),
        ("/api/quick", {"game": "chess", "players": 3, "level": "easy"}),
        ("/api/join", {"code": table.code}),
        (f"/api/tables/{table.code}/games/1/analysis", {}),
    )
    game = ("qr.svg", "games/1/record", "games/1/verify", "games/1/replay?seat=0")
    pages = (
        *("/", "/api/home", "/api/me", "/healthz", "/metrics", "/api/texts/fr"),
        *(f"/api/rules/{table.game}/en", f"/t/{table.code}"),
        *(f"/api/tables/{table.code}/{rest}" for rest in game),
    )
    cookie = f"Cookie: tripot={dice.choice(table.cookies)}"
    path, form = dice.choice(forms)
    posted = dice.random() < 0.6
    if not posted:
        path = dice.choice(pages)
    extra = ["", cookie] if dice.random() < 0.8 else [strange_header(dice)]
    if dice.random() < 0.3:
        path = odd.garbled(dice, path.encode()).decode("latin-1").replace(" ", "%20")
    if not posted:
        data = request(origin, path, *extra)
    else:
        body = odd.encoded(odd.twisted(dice, form)) if dice.random() < 0.7 else odd.garbled(dice, odd.encoded(form))
        data = request(origin, path, *extra, method="POST", body=body or b" ")
    return odd.garbled(dice, data) if dice.random() < 0.3 else data


def strange_header(dice: Random) -> str:
    names = (
        "Host", "Origin", "Cookie", "Content-Length", "Content-Type", "Transfer-Encoding", "Accept-Language", "Upgrade",
        "Connection",
    )  # fmt: skip
    values = (
        "", "[", "http://[", "http://[::1", "a:b", "x" * 3000, "-1", "99999999999999999999", "chunked",
        "gzip, chunked", "websocket", "tripot=" + "." * 50, "tripot=\xe9.\xe9", "application/json; charset=utf-7",
        "fr" * 500, "\t", "a\x00b",
    )  # fmt: skip
    return f"{dice.choice(names)}: {dice.choice(values)}"
