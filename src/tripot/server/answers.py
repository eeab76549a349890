"""What is answered when something is amiss: every answer that is not 2xx is a `Failed`, whoever gives it."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tripot.kernel.problem import Problem
from tripot.server.failures import failed
from tripot.server.forms import Failed
from tripot.server.metrics import Metrics
from tripot.server.problems import reason
from tripot.server.security_headers import HEADERS

STATUS = {
    "server-no-table": 404,
    "server-no-game": 404,
    "server-no-page": 404,
    "duel-unknown": 404,
    "duel-sealed": 409,
    "evening-unknown": 404,
    "evening-not-host": 403,
    "evening-over": 409,
    "evening-unfinished": 409,
    "evening-changed": 409,
    "evening-full": 409,
    "game-unknown": 404,
    "server-method": 405,
    "server-too-fast": 429,
    "server-too-large": 413,
    "server-metrics-token": 403,
    "server-host": 403,
    "server-banned": 403,
    "admin-token": 403,
    "admin-sign-in": 403,
    "admin-nobody": 404,
    "report-again": 409,
    "server-origin": 403,
    "server-phrase-old": 403,
    "server-phrase-wrong": 403,
    "game-not-over": 409,
    "server-name-taken": 409,
    "server-too-many-tables": 409,
    "game-stopped": 409,
    "server-failed": 500,
    "server-trouble": 503,
    "server-unbuilt": 503,
    "analysis-busy": 503,
}
"""Every other problem is a 400."""
KIND = "application/json"


def body(problem: Problem) -> bytes:
    return msgspec.json.encode(Failed(reason(problem)))


def status(problem: Problem) -> int:
    return STATUS.get(problem.reason, 400)


def answer(problem: Problem) -> Response:
    return Response(body(problem), status(problem), {"Cache-Control": "no-store"}, KIND)


def plain_answer(problem: Problem, code: int) -> bytes:
    """As it travels, for where nothing of ours has been asked yet; the connection ends with it."""
    content = body(problem)
    headers = {**HEADERS, "Content-Type": KIND, "Content-Length": str(len(content)), "Connection": "close"}
    head = [f"HTTP/1.1 {code} {HTTPStatus(code).phrase}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*head, "", ""]).encode("latin-1") + content


async def no_such_thing(request: Request, error: Exception) -> Response:
    """Where Starlette knows no page, or none for this method."""
    assert isinstance(error, HTTPException)
    found = answer(Problem("server-method" if error.status_code == 405 else "server-no-page"))
    found.headers.update(error.headers or {})
    return found


class Mishaps:
    """Whatever a page did not foresee is told, counted and answered."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception as error:
            failed(self._metrics, "page-failed", error)
            if begun or scope["type"] != "http":
                raise
            await answer(Problem("server-failed"))(scope, receive, send)
