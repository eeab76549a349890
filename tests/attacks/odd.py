"""What an attacker makes of something valid: the same, but for a few things that nobody expects."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

import tripot
from tests.games.parts import Parts
from tripot.games.registry import box, games

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 7, 8, 61, 62, 63, 64, 2**31, -(2**31), 2**53 + 1, 2**62, 2**63,
    -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308, "", "a", "0", "-1", "all", "hello", "\u202e", "\ufeff", "\ud7ff",
    "'; drop table people; --", "<script>alert(1)</script>", "{$x}", "%s%n", "../../etc/passwd",
    "\r\nSet-Cookie: a=b", "é" * 300, "x" * 501, "9" * 60,
    [], {}, [[]], {"": {}}, [None] * 40, {"move": "choose"}, {"type": "start", "id": "z"},
)  # fmt: skip
PIECES = (
    b"\x00", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\\u0000", b"\\ud800", b"\\", b'"', b"{", b"[", b"}", b"]",
    b",", b":", b"1e999", b"-", b"NaN", b"null", b"\xef\xbb\xbf", b"[" * 700, b'{"a":' * 300, b" " * 5000, b"9" * 4000,
    b'"type":"start",', b'"id":"twice",',
)  # fmt: skip
WORDS = (
    "id", "chair", "level", "move", "text", "option", "value", "last_seq", "card", "pace", "game", "viewer", "seat",
)  # fmt: skip


def moves(game: str, seed: int = 0, most: int = 400) -> list[dict[str, Any]]:
    """Moves of one game that were legal at some moment, each once."""
    dice = Random(seed)
    players = max(box(game).players(box(game).edition))
    match = Parts(tripot.load(game, players), seed=seed)
    found: dict[bytes, dict[str, Any]] = {}
    while not match.over and len(found) < most:
        seat = dice.choice(match.waiting)
        notation, legal = match.game.notation, match.legal(seat)
        for action in legal:
            raw = msgspec.json.encode(notation.move(seat, action))
            found.setdefault(raw, msgspec.json.decode(raw))
        match.part(seat, dice.choice(legal))
    return list(found.values())


MOVES = {game: moves(game) for game in games()}


def valid(dice: Random, game: str) -> dict[str, Any]:
    """One message that a client might send at a table of this game."""
    command = {"id": f"{dice.getrandbits(64):x}"}
    chair, level = dice.randrange(8), dice.choice(("easy", "solid"))
    kinds: tuple[tuple[str, dict[str, Any]], ...] = (
        ("hello", {"game": 1, "viewer": dice.choice((None, 0, 1)), "last_seq": dice.randrange(30)}),
        ("ping", {}),
        ("sit", {**command, "chair": chair}),
        ("stand", command),
        ("set-option", {**command, "option": dice.choice(("first_boss", "short", "seating", "start")), "value": 1}),
        ("set-pace", {**command, "pace": dice.choice(("none", "days"))}),
        ("set-open", {**command, "open": dice.random() < 0.5}),
        ("add-bot", {**command, "chair": chair, "level": level}),
        ("remove-bot", {**command, "chair": chair}),
        ("kick", {**command, "chair": chair}),
        ("salt", {**command, "nonce": "sel"}),
        ("start", command),
        ("rematch", command),
        ("say", {**command, "text": "Alors ?"}),
        ("undo", command),
        ("why", {**command, "moves": dice.choices(MOVES[game], k=dice.randrange(1, 4))}),
        ("ask", {**command, "moves": dice.choices(MOVES[game], k=dice.randrange(1, 4))}),
        *(("act", {**command, "moves": dice.choices(MOVES[game], k=dice.randrange(1, 4))}),) * 6,
    )
    kind, fields = dice.choice(kinds)
    return {"type": kind, **fields}


def twisted(dice: Random, value: Any) -> Any:
    """The same value with one odd thing in it."""
    if dice.random() < 0.2 or not isinstance(value, dict) or not value:
        return dice.choice(ODD)
    key = "move" if "move" in value and dice.random() < 0.5 else dice.choice(list(value))
    rest = {name: inner for name, inner in value.items() if name != key}
    match dice.randrange(4):
        case 0:
            return rest
        case 1:
            return {**value, dice.choice(WORDS): dice.choice(ODD)}
        case 2:
            return {**rest, dice.choice(WORDS): value[key]}
        case _:
            return {**value, key: twisted(dice, value[key])}


def garbled(dice: Random, data: bytes) -> bytes:
    """The same bytes with a few of them changed, lost, doubled, or strange ones among them."""
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        at = dice.randrange(len(data) + 1)
        to = min(len(data), at + dice.randrange(1, 20))
        match dice.randrange(6):
            case 0:
                data = data[:at] + dice.choice(PIECES) + data[at:]
            case 1:
                data = data[:at] + data[to:]
            case 2:
                data = data[:at] + data[at:to] * 2 + data[to:]
            case 3:
                data = data[:at] + dice.randbytes(to - at) + data[to:]
            case 4:
                data = data[:at]
            case _:
                data = data[:at] + dice.choice(PIECES) + data[to:]
    return data


def message(dice: Random, game: str) -> bytes:
    """Something to send to a table: sometimes valid, mostly not quite."""
    found: Any = valid(dice, game)
    chance = dice.random()
    if chance < 0.45:
        found = twisted(dice, found)
    data = encoded(found)
    return garbled(dice, data) if chance > 0.8 else data


def encoded(value: Any) -> bytes:
    """As JSON, with numbers of any size."""
    if isinstance(value, dict):
        return b"{%s}" % b",".join(encoded(name) + b":" + encoded(inner) for name, inner in value.items())
    if isinstance(value, int) and not isinstance(value, bool):
        return b"%d" % value
    return msgspec.json.encode(value)
