"""The house as an ASGI application, and the server that runs it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route

from tripot.games.registry import box, games
from tripot.kernel.problem import Problem
from tripot.server.answers import Mishaps, no_such_thing
from tripot.server.client import built
from tripot.server.database.address import store
from tripot.server.database.store import Store
from tripot.server.house import House
from tripot.server.internals.uvicorn_http import TimedHttp
from tripot.server.limits import Limits
from tripot.server.logs import log
from tripot.server.metrics import Metrics
from tripot.server.nodes import Nodes
from tripot.server.own_host import OwnHost
from tripot.server.pages import Pages
from tripot.server.proxies import Forwarded, Proxies
from tripot.server.restraint import Restraint
from tripot.server.security_headers import SecurityHeaders
from tripot.server.settings import Settings
from tripot.server.socket import Sockets
from tripot.server.upgrade import Upgrade
from tripot.server.vitals import Stopwatch, pulse, show_vitals


def application(settings: Settings, proxies: Proxies | None = None) -> Starlette:
    """Problem if its database cannot be used."""
    metrics, proxies = Metrics(), proxies or Proxies()
    limits = Limits(settings.limited, Restraint(metrics))
    database = store(settings.data, settings.database, metrics)
    nodes = nodes_of(database, settings, metrics)
    show_vitals(metrics)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        read_editions()
        house = app.state.house = await House.open(settings, metrics, database, nodes)
        app.router.routes[:0] = Pages(house, limits).routes()  # before the one that takes what is left
        collect_rarely()
        heart = asyncio.create_task(pulse(metrics))
        log("open")
        yield {"sockets": Sockets(house, limits), "proxies": proxies}
        heart.cancel()
        await house.close()
        log("closed")

    middleware = [
        Middleware(Stopwatch, metrics),
        Middleware(SecurityHeaders),
        Middleware(Mishaps, metrics),
        Middleware(Forwarded, proxies),
        Middleware(OwnHost, settings.base_url),
    ]
    return Starlette(
        routes=[Route("/{path:path}", built().serve)],
        middleware=middleware,
        exception_handlers={HTTPException: no_such_thing},
        lifespan=lifespan,
    )


def nodes_of(store: Store, settings: Settings, metrics: Metrics) -> Nodes:
    """This one, alone or among others."""
    if not store.shared:
        if settings.bus:
            raise Problem("server-bus-alone")
        return Nodes()
    try:
        from tripot.server.cluster import Cluster  # here, because a house on one file does without it
    except ImportError:
        raise Problem("server-extra", extra="nodes") from None
    return Cluster(store, settings.bus, settings.node_host, metrics)


def read_editions() -> None:
    """Before the door opens: reading the largest takes a sixth of a second, in which all tables would stand still."""
    for name in games():
        box(name).editions  # noqa: B018  (read once, and kept)


def collect_rarely() -> None:
    """A full collection walks every table: at 500 tables it stops the event loop for a second, and finds little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000_000)


def server(app: Starlette, host: str, port: int) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        http=TimedHttp,
        ws=Upgrade,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    return uvicorn.Server(config)
