"""What a house keeps outlives its version, its database and its machine."""

from __future__ import annotations

import gzip
import hashlib
import hmac
import json
import random
import sqlite3
import threading
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from sqlalchemy import text

from tests.nodes.postgres import Postgres
from tests.nodes.redis import Redis
from tests.server.running import running
from tests.server.test_puzzles import attempt, card
from tests.server.visitor import Visitor
from tripot.kernel.problem import Problem
from tripot.learning.puzzle import shelf
from tripot.server.database.backup import COMPANY, CONTESTS, PUZZLES, ROOMS, End, load, save
from tripot.server.database.upgrade import VERSIONS, climb, migrate, opened
from tripot.server.sheet import Sheet
from tripot.server.table_state import told
from tripot.terminal.cli import main

PUZZLE = next(iter(shelf("twelve-gangsters")))
NEWER = ("analyses", "sessions", "duels", "attempts", "holidays", "channels", "notices", *CONTESTS, *PUZZLES, *COMPANY)
"""Rooms that no old house had."""
OLD = Path(__file__).parents[1] / "server" / "old"
LOBBY, AGAIN, OVER = "YYB6-SP2W-KQ01", "H2TC-HMWW-WC1D", "8730-QYCA-HG4C"
LOADED = 6
"""Of the backups that are made while games go on, about so many are looked into."""
BEGUN = ("1HCW-SBP4-EY3S", "GCG4-V80H-FC7G", "H49M-NAYS-KJCD")


def nothing(rows: int) -> None:
    """Nobody watches."""


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A house as the first version left it: a lobby, games that had begun, one that was over."""
    data = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(data)) as connection:
        connection.executescript((OLD / "0001.sql").read_text("utf-8"))
    return data


def everything(url: str) -> dict[str, set[str]]:
    """All rows, whatever the database calls them."""
    with opened(url, "read") as connection:
        return {
            room: {
                repr({name: bytes(value) if isinstance(value, memoryview) else value for name, value in row.items()})
                for row in connection.execute(text(f"select * from {room}")).mappings()
            }
            for room in ROOMS
        }


def test_an_old_file_goes_on(old: Path) -> None:
    with running(old) as house, Visitor(house.origin) as ana:
        ana.post("/api/enter", name="Ana", phrase="une longue phrase")
        with ana.line(LOBBY) as line:
            assert [chair["name"] for chair in line.table["chairs"][:2]] == ["Ana", "Bo"]
            line.do("say", text="Encore")
        with ana.silent_line(LOBBY) as line:
            line.send("hello")
            welcome = line.until(lambda message: message["type"] == "welcome")
            assert [said["text"] for said in welcome["chat"]] == ["Salut « Bo »", "Bonsoir", "Encore"]
        with ana.line(AGAIN) as line:
            line.catch_up()
            assert line.game["game"] == 2
            done = line.game["seq"]
            assert line.ask("act", id="twice", moves=[{"move": "choose", "card": 1}])["type"] == "ack"
            assert line.game["seq"] == done
            line.play_out()
        for code in BEGUN:
            with ana.line(code) as line:
                line.catch_up()
                for _ in range(3):
                    while not line.situation["legal"]:
                        line.read()
                    line.choose()
        for code, number in ((AGAIN, 1), (AGAIN, 2), (OVER, 1)):
            assert ana.get(f"/api/tables/{code}/games/{number}/verify")["honest"]


def test_what_was_finished_before_is_among_the_games_of_its_people(old: Path) -> None:
    with running(old) as house, Visitor(house.origin) as ana:
        ana.post("/api/enter", name="Ana", phrase="une longue phrase")
        found = {(past["code"], past["number"]): past for past in ana.get("/api/me/games")["past"]}
        assert set(found) == {(AGAIN, 1), (OVER, 1)}
        for (code, number), past in found.items():
            result = ana.get(f"/api/tables/{code}/games/{number}/replay")["result"]["standings"]
            assert (past["rank"], past["score"]) in [(one["rank"], one["score"]) for one in result]


def test_old_cookies_stay_good(old: Path) -> None:
    with closing(sqlite3.connect(old)) as connection:
        ((secret,),) = connection.execute("select value from house where key = 'secret'")
        ((bo,),) = connection.execute("select id from people where name = 'Bo'")
    cookie = f"{bo}.{hmac.digest(secret, f'person {bo}'.encode(), 'sha256').hex()}"
    with running(old) as house, httpx.Client(base_url=house.origin, cookies={"tripot": cookie}) as http:
        answer = http.get("/api/me")
        assert answer.json()["name"] == "Bo"
        assert answer.cookies["tripot"] != cookie


@pytest.mark.slow
def test_a_house_moves_to_postgresql_and_back(old: Path, database: str, tmp_path: Path) -> None:
    migrate(f"sqlite:///{old}")
    before = everything(f"sqlite:///{old}")
    assert all(before[room] for room in ROOMS if room not in NEWER)
    with running(old) as house, Visitor(house.origin) as ana:
        ana.post("/api/enter", name="Ana", phrase="une longue phrase")
        place = ana.post("/api/daily/twelve-gangsters")["code"]
        answered = attempt(ana, PUZZLE, 0)["solver"]["rating"]
        rows = save(f"sqlite:///{old}", tmp_path / "one.gz", nothing)
    assert rows >= sum(map(len, before.values()))
    assert load(database, tmp_path / "one.gz", nothing) == rows
    with running(tmp_path / "unused", database=database) as house, Visitor(house.origin) as ana:
        ana.post("/api/enter", name="Ana", phrase="une longue phrase")
        assert ana.get("/api/daily")["games"][0]["place"] == place
        assert ana.get("/api/puzzles/twelve-gangsters")["rating"] == answered
        assert card(ana, PUZZLE)["state"] == "solved"
        with ana.line(AGAIN) as line:
            line.catch_up()
            line.play_out()
        assert ana.get(f"/api/tables/{AGAIN}/games/2/verify")["honest"]
    save(database, tmp_path / "two.gz", nothing)
    file = f"sqlite:///{tmp_path / 'new.sqlite'}"
    load(file, tmp_path / "two.gz", nothing)
    assert everything(file) == everything(database)


@pytest.mark.slow
@pytest.mark.parametrize("shared", [False, True])
def test_a_backup_of_an_open_house_is_of_one_moment(shared: bool, database: str, tmp_path: Path) -> None:
    """While games go on: no table is ahead of its turns, or behind."""
    data = tmp_path / "house.sqlite"
    address = database if shared else f"sqlite:///{data}"
    with running(data, database=database if shared else "") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=4, level="easy")["code"]
        with ana.line(code) as line:
            while not line.game:
                line.read()
            playing = threading.Thread(target=line.play_out)
            playing.start()
            number = 0
            while playing.is_alive():
                save(address, tmp_path / f"{number}.gz", nothing)
                number += 1
            playing.join()
        save(address, tmp_path / f"{number}.gz", nothing)
    lengths = []
    for backup in (*range(0, number, 1 + number // LOADED), number):
        copy = f"sqlite:///{tmp_path / f'{backup}.sqlite'}"
        load(copy, tmp_path / f"{backup}.gz", nothing)
        with opened(copy, "read") as connection:
            turns = [data for (data,) in connection.execute(text("select data from turns order by n"))]
            kept = connection.execute(text("select sheet from tables")).scalar_one()
        table, _ = told(turns, lambda pace: None)
        assert msgspec.msgpack.decode(kept, type=Sheet) == table.sheet
        lengths.append(len(turns))
    assert lengths == sorted(lengths)
    assert table.sheet.phase == "over"


@pytest.mark.parametrize("shared", [False, True])
def test_who_comes_during_a_backup_is_in_the_next_one(shared: bool, database: str, tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    address = database if shared else f"sqlite:///{data}"
    with running(data, database=database if shared else "") as house, Visitor(house.origin, "Ana") as ana:
        ana.table()
        before = everything(address)

        def interrupted(rows: int) -> None:
            if rows == 1:
                ana.table()

        save(address, tmp_path / "one.gz", interrupted)
    copy = f"sqlite:///{tmp_path / 'copy.sqlite'}"
    load(copy, tmp_path / "one.gz", nothing)
    assert everything(copy) == before
    assert len(everything(address)["tables"]) == 2


def test_a_backup_is_whole_or_refused(old: Path, tmp_path: Path) -> None:
    migrate(f"sqlite:///{old}")
    kept, file = tmp_path / "kept.gz", f"sqlite:///{tmp_path / 'new.sqlite'}"
    save(f"sqlite:///{old}", kept, nothing)
    with pytest.raises(Problem, match="exists"):
        save(f"sqlite:///{old}", kept, nothing)
    lines = gzip.decompress(kept.read_bytes()).splitlines(keepends=True)
    torn = {
        "cut": kept.read_bytes()[:-20],
        "short": gzip.compress(b"".join(lines[:-1])),
        "less": gzip.compress(b"".join([*lines[:3], *lines[4:]])),
        "changed": gzip.compress(b"".join(lines).replace(b"Bonsoir", b"Bonjour")),
        "other": gzip.compress(b'{"format":"tar","version":"0002"}\n'),
        "empty": b"",
    }
    for name, data in torn.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(Problem) as refused:
            load(file, tmp_path / name, nothing)
        assert refused.value.reason == "restore-damaged", name
    load(file, kept, nothing)
    with pytest.raises(Problem) as again:
        load(file, kept, nothing)
    assert again.value.reason == "restore-not-empty"


def outcome(new: Path, backup: Path) -> str:
    try:
        load(f"sqlite:///{new}", backup, nothing)
    except Problem as problem:
        return problem.reason
    return "whole"


def test_a_damaged_backup_is_refused_and_nothing_is_touched(old: Path, tmp_path: Path) -> None:
    """Whatever is damaged: its bytes, or its rows under a digest that fits."""
    migrate(f"sqlite:///{old}")
    kept, new, torn = tmp_path / "kept.gz", tmp_path / "new.sqlite", tmp_path / "torn.gz"
    save(f"sqlite:///{old}", kept, nothing)
    data, dice = kept.read_bytes(), random.Random(1)
    damaged = []
    for _ in range(40):
        place = dice.randrange(len(data))
        damaged.append(data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :])
    title, *rows, _ = gzip.decompress(data).splitlines(keepends=True)
    for row in (
        b'["people",{"id":[1],"name":{},"language":null},[]]',
        b'["people",{"id":"x"},[]]',
        b'["people",{"id":"x","no_such_column":1},[]]',
        b'["house",{"key":"x","value":"not base 64"},["value"]]',
        b'["house",{"key":"x","value":7},["value"]]',
        b'["turns",{"code":"x","n":99999999999999999999999999,"data":""},[]]',
        b'["turns",{},[]]',
        b'["nodes",{"id":"x","seen":1},[]]',
        b'["turns",{"n) values (1); drop table house; --":1},[]]',
        b'["\\ud800",{},[]]',
        b'"\xff"',
        rows[-1].strip(),
    ):
        lines = [*rows, row + b"\n"]
        digest = hashlib.sha256(b"".join(lines)).hexdigest()
        end = msgspec.json.encode(End(len(lines), digest)) + b"\n"
        damaged.append(gzip.compress(b"".join([title, *lines, end])))
    told = Counter[str]()
    for data in damaged:
        torn.write_bytes(data)
        found = outcome(new, torn)
        told[found] += 1
        assert new.exists() is (found == "whole")
        new.unlink(missing_ok=True)
    assert told.keys() <= {"restore-damaged", "whole"}
    assert told["whole"] < 5  # a flipped bit that says nothing, such as the time in the head


def test_an_older_backup_is_brought_up_to_date(tmp_path: Path) -> None:
    file = f"sqlite:///{tmp_path / 'new.sqlite'}"
    kept = tmp_path / "older.gz"
    digest = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    kept.write_bytes(
        gzip.compress(f'{{"format":"tripot-backup","version":"0001"}}\n{{"rows":0,"digest":"{digest}"}}\n'.encode())
    )
    assert load(file, kept, nothing) == 0
    assert migrate(file) == (VERSIONS[-1], VERSIONS[-1])


@pytest.mark.slow
def test_an_older_postgresql_waits_for_migrate(database: str, tmp_path: Path) -> None:
    with opened(database) as connection:
        climb(connection, None, VERSIONS[0])
    with pytest.raises(Problem) as refused, running(tmp_path / "unused", database=database):
        raise AssertionError
    assert refused.value.reason == "database-older"
    assert main(["migrate", "--database", database]) == 0
    with running(tmp_path / "unused", database=database) as house, Visitor(house.origin, "Ana") as ana:
        assert ana.table()


@pytest.mark.slow
def test_nodes_that_start_together_set_the_database_up_once(database: str) -> None:
    problems: list[Exception] = []

    def start() -> None:
        try:
            migrate(database)
        except Exception as error:
            problems.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    migrate(f"sqlite:///{data}")
    with closing(sqlite3.connect(data)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    with pytest.raises(Problem) as refused, running(data):
        raise AssertionError
    assert refused.value.reason == "database-newer"


def doctor(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, dict[str, Any]]]:
    code = main(["doctor", "--json", *words])
    findings = json.loads(capsys.readouterr().out)["findings"]
    return code, {found["text"]: found for found in findings}


def test_the_doctor_of_a_file(old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = doctor(capsys, "--data", str(tmp_path / "none" / "new.sqlite"))
    assert found["doctor-new-file"]["state"] == "good"
    assert doctor(capsys, "--data", str(old))[1]["database-older"]["state"] == "bad"
    assert main(["migrate", "--data", str(old), "--lang", "en"]) == 0
    assert "from version 0001 to" in capsys.readouterr().out
    code, found = doctor(capsys, "--data", str(old), "--base-url", "https://tripot.example")
    assert (code, found["doctor-playable"]["args"]) == (0 if "doctor-client" in found else 1, {"count": 4})
    with closing(sqlite3.connect(old)) as connection:
        connection.execute(
            "update turns set data = replace(data, '\"rules\":', '\"rules\":9') where code = ?", (AGAIN,)
        )
        connection.commit()
    code, found = doctor(capsys, "--data", str(old))
    assert (code, found["doctor-unplayable"]["args"]) == (1, {"count": 1, "codes": AGAIN})
    old.write_text("this is no database " * 200)
    assert doctor(capsys, "--data", str(old))[1]["server-data"]["state"] == "bad"


@pytest.mark.slow
def test_the_doctor_of_several_nodes(
    postgres: Postgres, database: str, redis: Redis, capsys: pytest.CaptureFixture[str]
) -> None:
    found = doctor(capsys, "--database", database, "--bus", redis.url)[1]
    assert {"doctor-database", "doctor-clock", "doctor-empty", "doctor-bus"} <= set(found)
    migrate(database)
    found = doctor(capsys, "--database", database)[1]
    assert (found["doctor-version"]["state"], found["doctor-no-bus"]["state"]) == ("good", "doubtful")
    with psycopg.connect(database, autocommit=True) as connection:
        name = connection.info.dbname
        connection.execute(f"alter database {name} set synchronous_commit = off".encode())
    assert doctor(capsys, "--database", database)[1]["doctor-forgetful"]["state"] == "bad"
    code, found = doctor(capsys, "--database", "postgresql://nobody@127.0.0.1:1/none", "--bus", "redis://127.0.0.1:1")
    assert (code, found["server-database"]["state"], found["doctor-bus-lost"]["state"]) == (1, "bad", "bad")
    assert doctor(capsys, "--database", "mysql://x")[1]["database-address"]["state"] == "bad"
    assert doctor(capsys, "--bus", redis.url)[1]["server-bus-alone"]["state"] == "bad"
