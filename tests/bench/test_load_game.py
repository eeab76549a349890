"""The load client against real servers, with tiny counts."""

from __future__ import annotations

import shutil

import pytest

from bench.load import peer, server, session
from bench.load.session import Load
from bench.party import ROOT, Failed

CHOICES = 44
"""Of four players in one game; nobody is asked for the last card."""

pytestmark = pytest.mark.slow


def test_two_tables_are_played_to_the_end() -> None:
    with server.ours(ROOT / "src") as found:
        reading = session.drive(Load("ours", 2, 0.01), found)
    assert reading.moves == 2 * CHOICES
    assert 0 < reading.p50 <= reading.p99


def test_two_tables_are_played_through_two_nodes() -> None:
    with server.nodes(ROOT / "src") as found:
        assert len(found.origins) == 2
        reading = session.drive(Load("nodes", 2, 0.01), found)
    assert reading.moves == 2 * CHOICES


def test_two_tables_at_a_humane_pace_with_idle_sockets() -> None:
    with server.ours(ROOT / "src") as found:
        reading = session.drive(Load("ours", 2, 2.0, idle=20), found)
    assert 2 <= reading.moves <= 4


def test_a_server_that_refuses_is_a_failure_with_a_reason() -> None:
    with server.ours(ROOT / "src") as found, pytest.raises(Failed, match="405"):
        session.drive(Load("peer", 2, 0.01), found)


@pytest.mark.skipif(
    not (peer.HOME / "installed.json").exists() or shutil.which("node", path=peer.PATH) is None,
    reason="boardgame.io is not installed: `make bench-load` does it",
)
def test_the_peer_plays_the_same_game() -> None:
    with server.boardgame() as found:
        reading = session.drive(Load("peer", 2, 0.01), found)
    assert reading.moves == 2 * CHOICES
