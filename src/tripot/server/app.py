"""The house as an ASGI application, and the server that runs it."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from tripot.server.client import built
from tripot.server.house import House
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.pages import Pages
from tripot.server.settings import Settings
from tripot.server.shield import Shield
from tripot.server.socket import Sockets


def application(settings: Settings) -> Starlette:
    house = House(settings)
    limits = Limits(settings.limited)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        collect_rarely()
        log("open")
        yield
        await house.close()
        log("closed")

    routes = [
        *Pages(house, limits).routes(),
        WebSocketRoute("/ws/{code}", Sockets(house, limits).serve),
        Route("/{path:path}", built().serve),
    ]
    app = Starlette(routes=routes, middleware=[Middleware(Shield)], lifespan=lifespan)
    app.state.house = house
    return app


def collect_rarely() -> None:
    """A full collection walks every table: at 500 tables it stops the event loop for a second, and finds little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


def server(app: Starlette, host: str, port: int) -> uvicorn.Server:
    """uvicorn without compression of frames: it would halve what a table can carry."""
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return uvicorn.Server(config)
