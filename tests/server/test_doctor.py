"""The doctor finds what SQLite does not tell: a log that is damaged, and turns that are missing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

from tests.server.process import Process
from tests.server.running import running
from tests.server.visitor import Visitor
from tripot.server.database.wal import FRAME, HEADER, wal_sound
from tripot.server.doctor import examine

PAGE = 4096
NAME = "tripot.sqlite"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / NAME


def wrong(data: Path) -> list[str]:
    return [finding.text for finding in examine(data, "", "", "") if finding.state == "bad"]


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house at which something was said, and which had no time to tidy up: its folder."""
    folder = tmp_path_factory.mktemp("killed")
    with Process(folder / NAME, "--unlimited") as house, Visitor(house.origin, "Ana") as ana:
        with ana.line(ana.table()) as line:
            for number in range(20):
                line.do("say", text=f"Bonsoir {number}")
        house.kill()
    return folder


def flipped(place: int) -> Callable[[bytes], bytes]:
    def flip(log: bytes) -> bytes:
        changed = bytearray(log)
        changed[place] ^= 1
        return bytes(changed)

    return flip


@pytest.mark.slow
@pytest.mark.parametrize(
    ("harm", "found"),
    [
        (lambda log: log, False),
        (lambda log: log[:-100], False),
        (lambda log: log[:HEADER], False),
        (flipped(-1), False),
        (flipped(0), True),
        (flipped(HEADER - 1), True),
        (flipped(HEADER + FRAME + 100), True),
        (flipped(HEADER + 3 * (FRAME + PAGE) + 17), True),
        (flipped(HEADER + 4), True),
    ],
)
def test_a_damaged_log_is_found_before_anybody_tidies_it_away(
    data: Path, killed: Path, harm: Callable[[bytes], bytes], found: bool
) -> None:
    """What breaks off at the very end was never acknowledged."""
    copytree(killed, data.parent, dirs_exist_ok=True)
    log = data.with_name(f"{NAME}-wal")
    log.write_bytes(harm(log.read_bytes()))
    before = log.read_bytes()
    told = wrong(data)
    assert ("doctor-wal-damaged" in told) is found
    if found:
        assert log.read_bytes() == before


def test_the_log_of_an_open_house_is_sound(data: Path) -> None:
    with running(data) as house, Visitor(house.origin, "Ana") as ana, ana.line(ana.table()) as line:
        for _ in range(10):
            line.do("say", text="Bonsoir")
            assert wal_sound(data)


@pytest.mark.parametrize(
    ("lost", "found"),
    [
        ("n > 100", []),
        ("n = 1", ["doctor-gaps"]),
        ("n = 2", ["doctor-gaps"]),
        ("n > 0", ["doctor-gaps"]),
        ("n = (select max(n) from turns)", ["doctor-gaps"]),
    ],
)
def test_turns_that_are_missing_are_found(data: Path, lost: str, found: list[str]) -> None:
    after_losing(data, f"delete from turns where {lost}")
    assert [text for text in wrong(data) if text != "doctor-no-client"] == found


def test_turns_that_end_before_what_the_lists_show_are_found(data: Path) -> None:
    """Where there is no snapshot to tell."""
    first = "(select min(n) from turns where data like '%header%')"
    after_losing(data, "delete from snapshots", f"delete from turns where n >= {first}")
    assert "doctor-behind" in wrong(data)


def after_losing(data: Path, *statements: str) -> None:
    """A house in which a game goes on, without what these take away."""
    with running(data) as house, Visitor(house.origin, "Ana") as ana, ana.line(ana.table()) as line:
        for chair in (1, 2):
            line.do("add-bot", chair=chair, level="easy")
        line.do("start")
        line.catch_up()
    with closing(sqlite3.connect(data)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def test_the_key_of_the_house_is_told(data: Path) -> None:
    with running(data) as house, Visitor(house.origin) as visitor:
        published = visitor.get("/api/key")
        told = [finding.args for finding in examine(data, "", "", "") if finding.text == "doctor-key"]
    assert told == [published]
