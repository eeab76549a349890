"""What fails tells where, and never what it was about; no test lets it pass unnoticed."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests import failures
from tests.server.process import HOUSE, Process
from tests.server.running import metrics, running
from tests.server.samples import samples
from tests.server.test_workers import question
from tests.server.visitor import Visitor
from tests.until import until
from tripot import bots
from tripot.kernel.problem import Problem
from tripot.server import bot_driver
from tripot.server.failures import Afar, failed
from tripot.server.logs import JsonLines
from tripot.server.metrics import Metrics
from tripot.server.places import NOWHERE, where
from tripot.server.workers import Workers, question_of

SECRET = "le 7 de pique"
FAILING = """
import pytest
from tripot.server.logs import complain

{mark}
def test_that_goes_well():
    complain("bot-failed")
"""


@pytest.mark.provokes("table-broken")
def test_where_is_told_and_what_it_was_about_is_not(caplog: pytest.LogCaptureFixture) -> None:
    counted = Metrics()
    try:
        bots.make(SECRET, None, 0, 0)  # type: ignore[arg-type]
    except Problem as problem:
        failed(counted, "table-broken", problem, game="gangster")
    line = msgspec.json.decode(JsonLines().format(caplog.records[-1]))
    assert line.pop("at")
    place, _, function = line.pop("where").partition(" ")
    assert place.partition(":")[0] == "bots/registry.py"
    assert place.partition(":")[2].isdigit()
    assert function
    assert line == {"level": "error", "event": "table-broken", "error": "Problem", "game": "gangster"}
    assert SECRET not in caplog.text
    assert samples(counted.text())['tripot_failures_total{event="table-broken"}'] == 1


def test_what_did_not_come_through_our_files_has_no_place() -> None:
    assert where(ValueError(SECRET)) == NOWHERE


@pytest.mark.slow
def test_a_worker_tells_where_it_failed() -> None:
    async def ask() -> None:
        workers = Workers(1, Metrics())
        asked, view, _ = question(bot="nobody")
        try:
            await workers.decide(asked, view)
        finally:
            workers.close()

    with pytest.raises(Afar) as found:
        asyncio.run(ask())
    assert found.value.error == "Problem"
    assert found.value.where.startswith("bots/registry.py:")


@pytest.mark.slow
@pytest.mark.provokes("bot-failed")
def test_a_bot_that_fails_is_logged_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(
        bot_driver, "question_of", lambda header, seat, bot, *rest: question_of(header, seat, "nobody", *rest)
    )
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=3, level="easy")["code"]
        with ana.line(code):
            until(lambda: samples(metrics(house.origin).text)['tripot_failures_total{event="bot-failed"}'] >= 1)
    # A house that other tests share lives in the same process, and its bots fail too.
    failures = [vars(record)["details"] for record in caplog.records if record.getMessage() == "bot-failed"]
    assert any(
        details["game"] == "twelve-gangsters" and details["where"].startswith("bots/registry.py:")
        for details in failures
    )


@pytest.mark.slow
@pytest.mark.parametrize(("mark", "passed"), [("", False), ('@pytest.mark.provokes("bot-failed")', True)])
def test_a_test_in_which_a_bot_fails_has_failed(tmp_path: Path, mark: str, passed: bool) -> None:
    (tmp_path / "test_it.py").write_text(FAILING.format(mark=mark), encoding="utf-8")
    words = ["-q", "-p", "tests.failures", "-c", str(HOUSE / "pyproject.toml"), "--rootdir", str(HOUSE), str(tmp_path)]
    done = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=HOUSE, capture_output=True, text=True)
    assert (done.returncode == 0) is passed, done.stdout
    assert passed or "bot-failed" in done.stdout


@pytest.mark.slow
def test_a_house_in_a_process_of_its_own_is_heard_too(tmp_path: Path) -> None:
    with Process(tmp_path / "house.sqlite") as process:
        process._log.write('{"at":"now","event":"bot-failed"}\n')
        process._log.flush()
    assert [line["event"] for line in failures._seen] == ["bot-failed"]
    failures._seen.clear()
