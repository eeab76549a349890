"""Every option of the server may stand in the environment."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripot.kernel.problem import Problem
from tripot.terminal import serve
from tripot.terminal.cli import main
from tripot.terminal.parser import Parser, variable
from tripot.terminal.whereabouts import public


def parser(**variables: str) -> Parser:
    made = Parser("serve", "en")
    serve.arguments(made)
    made.heed({f"TRIPOT_{name}": value for name, value in variables.items()})
    return made


def test_names() -> None:
    assert variable("--base-url") == "TRIPOT_BASE_URL"


def test_every_option_is_heard() -> None:
    given = {"HOST": "::1", "PORT": "9000", "DATA": "a.sqlite", "BASE_URL": "https://tripot.example/", "KEEP": "3"}
    args = parser(**given, KEEP_RUNNING="4", PROXIES="10.0.0.5", NO_BROWSER="on", UNLIMITED="1").read([])
    assert (args.host, args.port, args.data, args.keep, args.keep_running) == ("::1", 9000, Path("a.sqlite"), 3, 4)
    assert (args.base_url, args.no_browser, args.unlimited) == ("https://tripot.example", True, True)
    assert args.proxies.trust("10.0.0.5")


def test_the_command_line_wins() -> None:
    heard = parser(PORT="9000", DATA="a.sqlite", UNLIMITED="off")
    args = heard.read(["--port", "9001", "--data=b.sqlite", "--unlimited"])
    assert (args.port, args.data, args.unlimited) == (9001, Path("b.sqlite"), True)


def test_what_the_command_line_overrules_may_be_wrong() -> None:
    assert parser(PORT="many").read(["--port=9001"]).port == 9001


def test_an_empty_variable_says_nothing() -> None:
    args = parser(PORT="", BASE_URL="", NO_BROWSER="").read([])
    assert (args.port, args.base_url, args.no_browser) == (8000, "", False)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("PORT", "many", "cli-number"),
        ("NO_BROWSER", "perhaps", "cli-switch"),
        ("BASE_URL", "tripot.example", "serve-base-url"),
        ("PROXIES", "moon", "serve-proxies"),
    ],
)
def test_a_bad_value_gives_the_error_of_the_option_and_names_the_variable(name: str, value: str, reason: str) -> None:
    with pytest.raises(Problem) as problem:
        parser(**{name: value}).read([])
    inner = problem.value.details["problem"]
    assert isinstance(inner, Problem)
    assert inner.reason == reason
    assert f"TRIPOT_{name}" in str(problem.value)
    assert value in str(problem.value)


def test_other_commands_do_not_listen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIPOT_PORT", "9000")
    deaf = Parser("play", "en")
    deaf.add_argument("--port", metavar="metavar-number", help="help-port", default=1)
    assert deaf.read([]).port == 1


def test_help_tells_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    assert "TRIPOT_BASE_URL" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["tripot.example", "ftp://tripot.example", "https://", "https://tripot.example/club"])
def test_public_addresses_that_no_browser_would_send(text: str) -> None:
    with pytest.raises(Problem, match="without a path"):
        public(text)


@pytest.mark.parametrize("command", ["serve", "doctor"])
def test_every_command_says_what_is_wrong_with_it(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--base-url", "tripot.example", "--lang", "en"]) == 2
    assert "without a path" in capsys.readouterr().err


def test_public_addresses() -> None:
    assert public("http://192.168.1.7:8000/") == "http://192.168.1.7:8000"
    assert public("https://Tripot.Example") == "https://tripot.example"
    assert public("") == ""
