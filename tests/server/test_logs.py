"""Whoever speaks, it is a line of JSON, and quotes nobody."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.attacks.plain import Plain, upgrade
from tests.server.process import Process
from tests.server.visitor import Visitor

SECRET = "ABCD-EFGH-JKMN"
ALL_KINDS = f"""
import asyncio, gc, logging, threading, warnings
from tripot.server.logs import configure, log

class Ending:
    def __del__(self):
        raise ValueError("{SECRET}")

def fail():
    raise ValueError("{SECRET}")

async def forget():
    asyncio.get_running_loop().create_task(failing())
    await asyncio.sleep(0)
    gc.collect()

async def failing():
    fail()

configure()
log("open", count=1)
logging.getLogger("alien").warning("met {SECRET}")
logging.getLogger("alien").info("nothing to say")
warnings.warn("beware of {SECRET}")
asyncio.run(forget())
Ending()
thread = threading.Thread(target=fail)
thread.start()
thread.join()
fail()
"""
PONG_OF_NOBODY = b"\x8b\x80\x00\x00\x00\x00"
"""A frame of a kind that WebSocket does not have."""


def lines(text: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_everything_on_standard_error_is_a_line_of_json() -> None:
    done = subprocess.run([sys.executable, "-c", ALL_KINDS], capture_output=True, text=True)
    found = lines(done.stderr)
    told = [(line["level"], line["event"], line.get("library", line.get("kind", line.get("error")))) for line in found]
    assert told == [
        ("info", "open", None),
        ("warning", "library", "alien"),
        ("warning", "warning", "UserWarning"),
        ("error", "library", "asyncio"),
        ("error", "uncaught", "ValueError"),
        ("error", "uncaught", "ValueError"),
        ("error", "uncaught", "ValueError"),
    ]
    assert found[3]["said"] == "Task exception was never retrieved"
    assert found[3]["error"] == "ValueError"
    assert SECRET not in done.stderr


@pytest.mark.slow
def test_nonsense_on_a_socket_is_not_an_error_of_ours(tmp_path: Path) -> None:
    """picows has loggers of its own, one for each connection."""
    with Process(tmp_path / "house.sqlite") as process, Visitor(process.origin, "Ana") as ana:
        with Plain(process.origin) as line:
            line.send(upgrade(process.origin, ana.table(), ana.http.cookies["tripot"]))
            line.read(lambda data: b"\r\n\r\n" in data)
            line.send(PONG_OF_NOBODY)
            line.read()
        _, _, said = process.interrupt()
    assert [line["event"] for line in lines(said)] == ["open", "closed"]
