"""Structured logs: one JSON object a line on standard error, whoever speaks: we, a library, or Python itself.

Codes, cookies, seeds, moves and addresses never get here, so of what libraries say only what holds none is written."""

from __future__ import annotations

import logging
import sys
import threading
import time
import warnings
from pathlib import Path
from types import TracebackType
from typing import TextIO

import msgspec

from tripot.server.places import NOWHERE, where

OURS = "tripot.server"
_LOGGER = logging.getLogger(OURS)
PLAIN_SPEAKERS = ("asyncio", "picows", "uvicorn.error")
"""Libraries whose first lines are always the same words; others may put anything in theirs."""


def log(event: str, **details: str | int | float) -> None:
    _LOGGER.info("%s", event, extra={"details": details})


def complain(event: str, **details: str | int | float) -> None:
    """Somebody should look at it."""
    _LOGGER.error("%s", event, extra={"details": details})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            **(own(record) if record.name == OURS else foreign(record)),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:  # never the message: it may quote what was sent
            line |= {"error": type(error).__name__, "where": where(error)}
        return msgspec.json.encode(line).decode()


def own(record: logging.LogRecord) -> dict[str, str | int | float]:
    return {"event": record.getMessage(), **getattr(record, "details", {})}


def foreign(record: logging.LogRecord) -> dict[str, str | int | float]:
    said = str(record.msg).partition("\n")[0] if record.name in PLAIN_SPEAKERS else ""
    place = f"{record.filename}:{record.lineno} {record.funcName}"
    return {"event": "library", "library": record.name, "from": place, **({"said": said} if said else {})}


def configure() -> None:
    """All in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    for name, level in (
        (OURS, logging.INFO),
        ("uvicorn.error", logging.ERROR),
        ("picows", logging.ERROR),
    ):  # these two would log codes and addresses, and every odd request
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.setLevel(level)
    warnings.showwarning = show_warning
    sys.excepthook = show_error
    threading.excepthook = lambda end: show_error(end.exc_type, end.exc_value, end.exc_traceback)
    sys.unraisablehook = lambda end: show_error(end.exc_type, end.exc_value, end.exc_traceback)


def show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    details = {"kind": category.__name__, "from": f"{Path(filename).name}:{lineno}"}
    _LOGGER.warning("%s", "warning", extra={"details": details})


def show_error(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> None:
    """What nobody has caught."""
    complain("uncaught", error=kind.__name__, where=NOWHERE if error is None else where(error))
