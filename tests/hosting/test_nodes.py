"""Two nodes of one house behind a proxy, which sends anybody to either."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.hosting.guest import Guest
from tests.hosting.proxy import KINDS, PROGRAMS, Proxy, found, origin
from tests.nodes.postgres import Postgres
from tests.nodes.redis import Redis
from tests.ports import free_port
from tests.server.process import Process
from tests.server.running import TOKEN, metrics
from tests.server.samples import samples
from tests.server.test_serve import wait_for
from tests.server.visitor import Line, sit_down

pytestmark = pytest.mark.slow


def play(lines: list[Line], rounds: int) -> None:
    while lines[0].situation["result"] is None and lines[0].situation["view"]["round"] <= rounds:
        for line in lines:
            line.catch_up()
            if line.situation["legal"]:
                line.choose()


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_goes_on_when_one_of_two_nodes_is_killed(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if found(*PROGRAMS[kind]) is None:
        pytest.skip(f"no {kind} here")
    with ExitStack() as stack:
        postgres, redis = Postgres(), Redis()
        stack.callback(postgres.close)
        stack.callback(redis.close)
        public, *ports = free_port(), free_port(), free_port()
        monkeypatch.setenv("TRIPOT_DATABASE", postgres.database())
        monkeypatch.setenv("TRIPOT_BUS", redis.url)
        monkeypatch.setenv("TRIPOT_BASE_URL", origin(public))
        monkeypatch.setenv("TRIPOT_METRICS_TOKEN", TOKEN)
        nodes = [stack.enter_context(Process(tmp_path / "unused", port=port)) for port in ports]
        for port in ports:
            wait_for(f"http://127.0.0.1:{port}/healthz")
        proxy = stack.enter_context(Proxy(kind, tmp_path, public, ports))
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
        people = [stack.enter_context(Guest(proxy.origin, name)) for name in ("Ana", "Bob", "Carl")]
        code, lines = sit_down(people, stack)
        play(lines, 3)
        told = [samples(metrics(f"http://127.0.0.1:{port}").text) for port in ports]
        assert sorted(node["tripot_sockets"] for node in told) == [1, 2]
        nodes[0].kill()
        again = [stack.enter_context(person.line(code)) for person in people]
        for line in again:
            line.until(lambda message: message["type"] == "snapshot") if not line.game else None
        play(again, 12)
        for line in again:
            line.catch_up()
        results = [line.situation["result"] for line in again]
        assert results[0] is not None
        assert results == [results[0]] * 3
