"""Structured logs: one JSON object a line on standard error. Codes, cookies, seeds and moves never get here."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

_LOGGER = logging.getLogger("tripot.server")


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
            "event": record.getMessage(),
            **getattr(record, "details", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__  # never the message: it may quote what was sent
        return msgspec.json.encode(line).decode()


def configure() -> None:
    """Ours and uvicorn's, in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, level in (
        ("tripot.server", logging.INFO),
        ("uvicorn.error", logging.ERROR),
    ):  # it would log codes, and every odd request
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
