"""The command `tripot` without a command."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.process import Process
from tests.until import until
from tripot.kernel.problem import Problem
from tripot.terminal import serve
from tripot.terminal.cli import command, main
from tripot.terminal.serve import bind, reachable


def test_no_command_serves() -> None:
    assert command([]) == ("serve", [])
    assert command(["--port", "9000"]) == ("serve", ["--port", "9000"])
    assert command(["--version"]) == ("--version", [])
    assert command(["--help"]) == ("--help", [])
    assert command(["play", "twelve-gangsters"]) == ("play", ["twelve-gangsters"])


def test_the_next_free_port_is_taken() -> None:
    with bind("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with bind("127.0.0.1", taken) as second:
            assert taken < second.getsockname()[1] < taken + 20


def test_a_house_with_a_public_address_stays_where_it_is_looked_for() -> None:
    with bind("127.0.0.1", 0) as first, pytest.raises(Problem, match="--port"):
        bind("127.0.0.1", first.getsockname()[1], tries=1)


@pytest.mark.parametrize("host", ["203.0.113.7", "not a host"])
def test_an_address_that_is_not_ours(host: str) -> None:
    with pytest.raises(Problem, match="--host"):
        bind(host, 8000)


def test_where_a_browser_finds_the_house() -> None:
    assert reachable("127.0.0.1") == "127.0.0.1"
    assert reachable("::") == "[::1]"
    assert reachable("::1") == "[::1]"
    assert reachable("192.168.1.7") == "192.168.1.7"


def test_an_open_house_names_an_address_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    with bind(reachable("0.0.0.0"), 0):
        pass
    monkeypatch.setattr(serve, "ELSEWHERE", ("no such name", 9))
    assert reachable("0.0.0.0") == "127.0.0.1"


def test_help_lists_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help", "--lang", "en"]) == 0
    assert "--base-url" in capsys.readouterr().out


@pytest.mark.slow
def test_it_opens_says_where_and_closes_on_ctrl_c(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with Process(tmp_path / "new" / "house.sqlite", port=port) as process:
            assert f"Port {port} is taken" in process.said[0]
            answer = wait_for(f"{process.origin}/healthz")
            assert answer.text == "ok\n"
            httpx.post(f"{process.origin}/api/quick", json={}, headers={"Origin": process.origin})
            code, out, err = process.interrupt()
    assert code == 0
    assert "closed" in out
    assert "Traceback" not in err
    assert all(line.startswith("{") for line in err.splitlines())
    assert (tmp_path / "new" / "house.sqlite").is_file()


@pytest.mark.slow
def test_a_service_is_stopped_as_quietly(tmp_path: Path) -> None:
    with Process(tmp_path / "house.sqlite") as process:
        wait_for(f"{process.origin}/healthz")
        code, out, err = process.interrupt(signal.SIGTERM)
    assert code == 0
    assert "closed" in out
    assert all(line.startswith("{") for line in err.splitlines())


def wait_for(address: str) -> httpx.Response:
    answers: list[httpx.Response] = []

    def answered() -> bool:
        with suppress(httpx.ConnectError):
            answers.append(httpx.get(address))
        return bool(answers)

    until(answered)
    return answers[0]
