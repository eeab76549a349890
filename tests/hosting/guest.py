"""Somebody who comes through a proxy, and tries again as a page does when the line is not answered."""

from __future__ import annotations

import time

from websockets.exceptions import InvalidStatus

from tests.server.visitor import PATIENCE, Line, Visitor

ANSWER_WITHIN = 15.0
"""As in web/src/line.ts."""


class Guest(Visitor):
    opening = ANSWER_WITHIN

    def silent_line(self, code: str, **headers: str) -> Line:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return super().silent_line(code, **headers)
            except (TimeoutError, InvalidStatus) as lost:
                refused = isinstance(lost, InvalidStatus) and lost.response.status_code < 500
                if refused or time.monotonic() > end:
                    raise
