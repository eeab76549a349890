"""Dashboard and alerts ask only for what a house tells, and Prometheus understands them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.hosting.proxy import EXAMPLES, fitted, found
from tests.ports import free_port
from tests.server.running import TOKEN, Running, metrics, running
from tests.server.samples import samples
from tests.server.visitor import Visitor
from tests.until import until
from tripot.server.measures import MEANINGS

DASHBOARD: dict[str, Any] = msgspec.json.decode((EXAMPLES / "dashboard.json").read_bytes())
PANELS: list[dict[str, Any]] = DASHBOARD["panels"]
QUESTIONS = [target["expr"] for panel in PANELS for target in panel["targets"]]
ALERTS = re.findall(r"expr: (.*)", (EXAMPLES / "alerts.yml").read_text(encoding="utf-8"))
NAME = re.compile(r"\b(?:tripot|process)_\w+")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "house.sqlite") as opened:
        yield opened


def told(house: Running) -> set[str]:
    return {name.partition("{")[0] for name in samples(metrics(house.origin).text)}


def test_only_what_a_fresh_house_tells_is_asked_for(house: Running) -> None:
    asked = {name for question in QUESTIONS + ALERTS for name in NAME.findall(question)}
    assert len(asked) > 20
    assert asked <= told(house)


def test_all_that_a_house_tells_is_shown() -> None:
    shown = " ".join(QUESTIONS)
    assert [family for family in MEANINGS if family not in shown] == []


def test_panels_are_numbered_and_none_covers_another() -> None:
    assert [panel["id"] for panel in PANELS] == list(range(1, len(PANELS) + 1))
    cells = [
        (x, y)
        for place in (panel["gridPos"] for panel in PANELS)
        for x in range(place["x"], place["x"] + place["w"])
        for y in range(place["y"], place["y"] + place["h"])
    ]
    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) == 23


@pytest.mark.slow
@pytest.mark.skipif(found("prometheus") is None, reason="no Prometheus here")
def test_prometheus_answers_every_question(house: Running, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN, encoding="utf-8")
    changes = {
        "127.0.0.1:8000": f"127.0.0.1:{house.port}",
        "15s": "1s",
        "alerts.yml": str(EXAMPLES / "alerts.yml"),
        "/etc/prometheus/tripot.token": str(tmp_path / "token"),
    }
    (tmp_path / "prometheus.yml").write_text(fitted("prometheus.yml", changes), encoding="utf-8")
    port = free_port()
    words = [f"--web.listen-address=127.0.0.1:{port}", f"--storage.tsdb.path={tmp_path}/data"]
    with ExitStack() as stack:
        said = stack.enter_context((tmp_path / "log").open("w"))
        command = [str(found("prometheus")), f"--config.file={tmp_path}/prometheus.yml", *words]
        prometheus = stack.enter_context(subprocess.Popen(command, stdout=said, stderr=said))
        stack.callback(prometheus.terminate)
        ana = stack.enter_context(Visitor(house.origin, "Ana"))
        ana.post("/api/quick", game="twelve-gangsters", players=4, level="easy")
        asking = stack.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1"))

        def silent() -> list[str]:
            ana.get("/api/me")
            return [question for question in QUESTIONS if not answers(asking, question)]

        until(lambda: not silent(), silent)
        rules = asking.get("/rules").json()["data"]["groups"][0]["rules"]
        assert len(rules) == len(ALERTS)


def answers(asking: httpx.Client, question: str) -> list[Any]:
    """With Grafana's variables filled in."""
    for name, value in {"$job": "tripot", "$instance": ".*", "$__rate_interval": "60s"}.items():
        question = question.replace(name, value)
    try:
        answer = asking.get("/query", params={"query": question})
    except httpx.ConnectError:
        return []
    if answer.status_code == 503:
        return []
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["data"]["result"]
    return found
