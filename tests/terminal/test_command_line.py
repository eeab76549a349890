"""Help, version and lists; every kind of bad input gets one message that says what to do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tripot as package
from tests.terminal.command import environment, tripot
from tripot.kernel.problem import Problem
from tripot.terminal.cli import COMMANDS, dispatch, main, spoken

GAME = "twelve-gangsters"

BAD_INPUT = [
    (["dance"], "cli-command", "dance"),
    (["--dance"], "cli-left-over", "--dance"),
    (["games", "--lang", "de"], "cli-language", "de"),
    (["games", "--lang"], "cli-language", "fr, en"),
    (["--lang=", "games"], "cli-language", "fr, en"),
    (["games", "twice"], "cli-left-over", "twice"),
    (["games", "--loud"], "cli-left-over", "--loud"),
    (["play", "chess"], "game-unknown", GAME),
    (["play", GAME, "--players"], "cli-argument", "--players"),
    (["play", GAME, "--players", "four"], "cli-number", "four"),
    (["play", GAME, "--players", "9" * 5000], "cli-number", "999"),
    (["play", GAME, "--players", "2"], "players-wrong", "3, 4, 5, 6"),
    (["play", GAME, "--players", "-4"], "players-wrong", "3, 4, 5, 6"),
    (["play", GAME, "--seat", "E"], "cli-seat", "A, B, C, D"),
    (["play", GAME, "--seat", ""], "cli-seat", "A, B, C, D"),
    (["play", GAME, "--bots", "genius"], "bot-unknown", "heuristic"),
    (["play", GAME, "--bots", "random,random"], "cli-bots", "3"),
    (["play", GAME, "--seed", "1.5"], "cli-number", "1.5"),
    (["play", GAME, "--option", "memory_aid"], "cli-option", "memory_aid"),
    (["play", GAME, "--option", "colour=red"], "option-unknown", "memory_aid"),
    (["play", GAME, "--option", "memory_aid=perhaps"], "option-wrong", "memory_aid"),
    (["play", GAME, "--option", "first_boss=4"], "tg-option-first-boss", "3"),
    (["play", GAME, "--record", "{folder}"], "file-exists", "{folder}"),
    (["play", GAME, "--record", "{folder}/no/game.json"], "file-no-folder", "{folder}/no"),
    (["rules"], "cli-incomplete", "tripot rules"),
    (["rules", "chess"], "game-unknown", GAME),
    (["rules", GAME, "TG-9.9"], "rule-unknown", "TG-9.9"),
    (["replay", "{folder}/nothing.json"], "file-missing", "nothing.json"),
    (["replay", "{folder}"], "file-folder", "{folder}"),
    (["verify", "{folder}/nothing.json"], "file-missing", "nothing.json"),
    (["verify", "{folder}"], "file-folder", "{folder}"),
    (["edition", "burn", "{folder}"], "edition-task", "burn"),
    (["edition", "check"], "cli-incomplete", "tripot edition"),
    (["edition", "check", "{folder}/nothing.toml"], "file-missing", "nothing.toml"),
    (["edition", "check", "{folder}", "--json=3"], "cli-argument", "--json"),
]


ARGPARSE_ENGLISH = ("error:", "Traceback", "invalid", "expected", "required", "unrecognized")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("words", "reason", "named"), BAD_INPUT, ids=lambda value: str(value)[:40])
def test_bad_input_is_explained(
    words: list[str],
    reason: str,
    named: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TRIPOT_LANG", language)
    filled = [word.replace("{folder}", str(tmp_path)) for word in words]
    with pytest.raises(Problem) as problem:
        dispatch(spoken(filled, language)[1], language)
    assert problem.value.reason == reason
    assert main(filled) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip() == problem.value.say(language)
    assert named.replace("{folder}", str(tmp_path)) in err
    if language == "fr":
        assert not any(english in err for english in ARGPARSE_ENGLISH if english not in str(words))


def test_the_real_command_fails_with_2_and_one_message() -> None:
    done = tripot("dance", TRIPOT_LANG="fr")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("«\u00a0dance\u00a0» n’est pas une commande. Essayez\u00a0: serve")


def test_a_problem_with_json_is_one_json_object_as_well() -> None:
    done = tripot("verify", "nothing.json", "--json", "--lang", "en")
    assert done.returncode == 2
    assert json.loads(done.stdout) == {"error": "file-missing", "message": done.stderr.strip()}


@pytest.mark.parametrize("words", [["help"], ["-h"], ["--help"]])
def test_plain_tripot_lists_the_commands(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert all(f"tripot {name}" in out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_users_language(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help", "--lang=fr"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(f"Usage\u00a0: tripot {command}")
    assert "cette aide" in out
    assert "usage:" not in out


@pytest.mark.parametrize(
    ("variables", "word"), [({"LANG": "en_GB.UTF-8"}, "players"), ({"TRIPOT_LANG": "fr", "LANG": "en"}, "joueurs")]
)
def test_the_language_comes_from_the_environment(variables: dict[str, str], word: str) -> None:
    done = tripot("games", **variables)
    assert done.returncode == 0
    assert word in done.stdout


def test_version_tells_the_build_and_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(package, "compiled", False)
    assert main(["--version", "--lang", "en"]) == 0
    interpreted = capsys.readouterr().out
    assert package.__version__ in interpreted
    assert "C compiler" in interpreted
    monkeypatch.setattr(package, "compiled", True)
    assert main(["--version", "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"tripot {package.__version__}, compiled.\n"


def test_games_lists_options_and_bots() -> None:
    out = tripot("games", "--lang", "en").stdout
    assert "twelve-gangsters" in out
    assert all(word in out for word in ("3, 4, 5, 6", "first_boss=random", "memory_aid=true", "heuristic"))


def test_the_rulebook() -> None:
    assert "**TG-4.3**" in tripot("rules", GAME, "--lang", "en").stdout


@pytest.mark.parametrize("number", ["TG-3.7", "tg-3.7", "3.7"])
def test_one_rule(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", GAME, number, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "clockwise" in out
    assert "TG-3.7" in out
    assert "TG-3.8" not in out


@pytest.mark.parametrize("how", [["--json"], []])
def test_a_broken_pipe_ends_quietly(record: Path, how: list[str]) -> None:
    child = subprocess.Popen(
        [sys.executable, "-m", "tripot", "replay", str(record), *how],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    assert child.stderr.read() == b""
    child.stderr.close()
    assert child.wait() != 0
