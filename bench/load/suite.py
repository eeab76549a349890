"""What `make bench-load` measures, and the aims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bench.load.session import Load, Readings
from bench.row import Aim, Row, row
from bench.session import Series

FASTER = Aim(4)
SOONER = Aim(1)
NEARLY = Aim(0.8)
"""What two nodes carry of what one does, though they keep everything where both can read it."""
NOT_LATE = Aim(1 / 1.5)
HARDLY_EVER = Aim(0.99, absolute=True)
SOON_MS = 250.0
TABLES = (50, 200, 500)
HUMANE_TABLES = 500
HUMANE_SECONDS = 20.0
IDLE = 5000


def rushes(tables: Sequence[int], seconds: float) -> list[Load]:
    return [Load(server, count, seconds) for count in tables for server in ("ours", "nodes", "peer")]


def humane(tables: int, idle: int, seconds: float) -> Load:
    return Load("ours", tables, seconds, idle)


def sockets(loads: Sequence[Load]) -> int:
    """The most that are open at a time."""
    return max(load.tables * 4 + load.idle for load in loads)


def rows(readings: Mapping[Load, Readings]) -> list[Row]:
    found: list[Row] = []
    for load, ours in readings.items():
        if load.idle:
            found += humane_rows(load, ours)
        elif load.server == "ours":
            nodes, peer = (readings[msgspec.structs.replace(load, server=server)] for server in ("nodes", "peer"))
            found += rush_rows(load.tables, ours, peer)
            found += nodes_rows(load.tables, nodes, ours, peer)
    return found


def rush_rows(tables: int, ours: Readings, peer: Readings) -> list[Row]:
    def more(name: str, unit: str, figure: str, aim: Aim | None = None) -> Row:
        return row(f"{tables} tables: {name}", unit, ours.series(figure), [peer.series(figure)], aim)

    def less(name: str, unit: str, figure: str, aim: Aim | None = None) -> Row:
        return lower(f"{tables} tables: {name}", unit, ours.series(figure), peer.series(figure), aim)

    return [
        more("moves", "moves/s", "moves_per_second", FASTER),
        less("last seat knows, p99", "ms", "p99", SOONER),
        less("last seat knows, p50", "ms", "p50"),
        more("moves by the server's processor", "moves/s", "moves_per_busy_second"),
        less("memory of a table", "bytes", "memory"),
        less("client's share of a core", "", "client"),
    ]


def nodes_rows(tables: int, nodes: Readings, ours: Readings, peer: Readings) -> list[Row]:
    """Two nodes on one database, and everything on this one machine: what it costs to be able to grow."""
    name = f"{tables} tables, two nodes"
    alone = Series(ours.series("moves_per_second").values, {"peer": "SQLite"}, ours.failure)
    alone_p99 = Series(ours.series("p99").values, {"peer": "SQLite"}, ours.failure)
    return [
        row(f"{name}: moves / one node on SQLite", "moves/s", nodes.series("moves_per_second"), [alone], NEARLY),
        row(f"{name}: moves", "moves/s", nodes.series("moves_per_second"), [peer.series("moves_per_second")]),
        lower(f"{name}: last seat knows, p99 / SQLite", "ms", nodes.series("p99"), alone_p99, NOT_LATE),
        row(f"{name}: moves that no other node overtook", "", nodes.series("first"), aim=HARDLY_EVER),
        lower(f"{name}: last seat knows, p99", "ms", nodes.series("p99"), peer.series("p99")),
        row(f"{name}: last seat knows, p50", "ms", nodes.series("p50")),
        row(f"{name}: memory of a table, both nodes", "bytes", nodes.series("memory")),
    ]


def humane_rows(load: Load, ours: Readings) -> list[Row]:
    name = f"{load.tables} tables, a move a second, {load.idle} idle sockets"
    limit = Series([SOON_MS] * len(ours.found), {"peer": "limit"})
    return [
        lower(f"{name}: p99", "ms", ours.series("p99"), limit, SOONER),
        row(f"{name}: p50", "ms", ours.series("p50")),
        row(f"{name}: known to all, of {round(load.tables * load.seconds)}", "moves", ours.series("moves")),
        row(f"{name}: server's share of a core", "", ours.series("server")),
        row("memory of an idle socket", "bytes", ours.series("memory")),
    ]


def lower(name: str, unit: str, ours: Series, peer: Series, aim: Aim | None = None) -> Row:
    """A figure of which less is better: the ratio says how many times less than the peer's ours is."""
    turned = row(name, unit, peer, [ours], aim)
    return msgspec.structs.replace(
        turned, ours=turned.peer, peer=turned.ours, peer_name=str(peer.about.get("peer", ""))
    )
