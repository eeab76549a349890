"""Home, rules, texts, invitations, health."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from starlette.requests import Request

from tests.server.conftest import Arrive
from tests.server.running import metrics
from tripot.learning.puzzle import shelf
from tripot.server.client import Client
from tripot.server.codes import LENGTH, new_code, read_code
from tripot.text import known


def test_home_shows_every_game_with_its_options(arrive: Arrive) -> None:
    home = arrive("Ana").get("/api/home")
    scenarios = {game["name"]: game.pop("scenarios") for game in home["games"]}
    assert [len(found) for found in scenarios.values()] == [6, 6, 7, 6]
    assert [game.pop("lesson") for game in home["games"]] == [8, 10, 12, 12]
    assert [game.pop("orders") for game in home["games"]] == [[], [], ["bid-perle", "bid-diamant"], ["go-on"]]
    assert [game.pop("puzzles") for game in home["games"]] == [len(shelf(name)) for name in scenarios]
    assert scenarios["reglement-de-comptes"][2] == {"number": 3, "players": 6, "seat": 4}
    assert home["games"] == [
        {
            "name": "twelve-gangsters",
            "prefix": "tg",
            "players": [3, 4, 5, 6],
            "minutes": 15,
            "options": [
                {"name": "first_boss", "default": "random", "choices": ["random"], "number": True, "flag": False},
                {"name": "memory_aid", "default": True, "choices": [], "number": False, "flag": True},
            ],
        },
        {
            "name": "reglement-de-comptes",
            "prefix": "rc",
            "players": [3, 4, 5, 6],
            "minutes": 45,
            "options": [
                {
                    "name": "seating",
                    "default": "preset",
                    "choices": ["preset", "free"],
                    "number": False,
                    "flag": False,
                },
                {"name": "first_seater", "default": "random", "choices": ["random"], "number": True, "flag": False},
                {"name": "scenario", "default": "none", "choices": ["none"], "number": True, "flag": False},
                {
                    "name": "alert",
                    "default": "removed",
                    "choices": ["removed", "discarded"],
                    "number": False,
                    "flag": False,
                },
                {
                    "name": "pills",
                    "default": "up-to-three",
                    "choices": ["up-to-three", "three"],
                    "number": False,
                    "flag": False,
                },
            ],
        },
        {
            "name": "gangster",
            "prefix": "ga",
            "players": [2, 3, 4, 5, 6],
            "minutes": 90,
            "options": [{"name": "short", "default": False, "choices": [], "number": False, "flag": True}],
        },
        {
            "name": "nostra-city",
            "prefix": "nc",
            "players": [3, 4, 5],
            "minutes": 75,
            "options": [
                {"name": "start", "default": "dealt", "choices": ["dealt", "draft"], "number": False, "flag": False},
                {"name": "families", "default": False, "choices": [], "number": False, "flag": True},
                {"name": "first_player", "default": "random", "choices": ["random"], "number": True, "flag": False},
            ],
        },
    ]
    assert [bot["level"] for bot in home["bots"]] == ["novice", "easy", "solid", "strong", "master"]


def test_rules_are_numbered_in_both_languages(arrive: Arrive) -> None:
    ana = arrive("Ana")
    french, english = (ana.get(f"/api/rules/twelve-gangsters/{language}") for language in ("fr", "en"))
    numbers = [rule["number"] for rule in french["rules"]]
    assert "TG-3.2" in numbers
    assert numbers == [rule["number"] for rule in english["rules"]]
    assert french["markdown"].startswith("# 12 Gangsters")
    assert ana.http.get("/api/rules/chess/fr").status_code == 404
    assert ana.http.get("/api/rules/twelve-gangsters/de").status_code == 400


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_browser_gets_all_texts(arrive: Arrive, language: str) -> None:
    answer = arrive("Ana").http.get(f"/api/texts/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    entries = FluentParser().parse(answer.text).body
    assert not any(isinstance(entry, Junk) for entry in entries)
    assert known(language) <= {entry.id.name for entry in entries if hasattr(entry, "id")}


@pytest.mark.parametrize("path", ["/api/texts/fr", "/api/rules/gangster/en"])
def test_texts_are_packed_and_asked_for_once(arrive: Arrive, path: str) -> None:
    page = arrive("Ana").http
    first = page.get(path)
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(first.content) / 2
    again = page.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_language_is_the_browsers(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.http.cookies.clear()
    me = ana.http.get("/api/me", headers={"Accept-Language": "de-DE,en;q=0.8,fr;q=0.5"}).json()
    assert me["language"] == "en"
    assert ana.post("/api/me", language="fr")["language"] == "fr"
    assert ana.get("/api/me")["language"] == "fr"


def test_an_invitation_is_a_picture(arrive: Arrive) -> None:
    answer = arrive("Ana").http.get("/api/tables/ABCD-EFGH-JKMN/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


def test_health_and_metrics(arrive: Arrive) -> None:
    ana = arrive("Ana")
    assert ana.http.get("/healthz").text == "ok\n"
    text = metrics(ana.origin).text
    assert "# TYPE tripot_commits_total counter" in text
    assert "tripot_sockets " in text


def test_codes_are_long_and_read_as_they_are_meant() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(len(code.replace("-", "")) == LENGTH and read_code(code) == code for code in codes)
    assert read_code("oilb cdef-0123") == "011B-CDEF-0123"
    for wrong in ("", "ABCD", "ABCD-EFGH-JKM", "ABCD-EFGH-JKMU", "ABCD-EFGH-JKMN-P", "ÀBCD-EFGH-JKMN"):
        assert read_code(wrong) is None


def request(path: str, **headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": path, "path_params": {"path": path}, "headers": raw})


def test_the_client_is_served_from_memory(tmp_path: Path) -> None:
    asyncio.run(serve_the_client(tmp_path))


async def serve_the_client(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1.js").write_text("let x = 1;" * 100)
    client = Client(tmp_path)
    page = await client.serve(request("t/ABCD"))
    assert page.body == b"<!doctype html>"
    assert page.headers["cache-control"] == "no-cache"
    script = await client.serve(request("assets/app-1.js", accept_encoding="gzip, br"))
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert len(script.body) < 100
    assert (await client.serve(request("assets/gone.js"))).status_code == 404
    assert (await client.serve(request("", if_none_match=page.headers["etag"]))).status_code == 304
    unbuilt = await Client(tmp_path / "nowhere").serve(request(""))
    assert (unbuilt.status_code, msgspec.json.decode(unbuilt.body)["problem"]["reason"]) == (503, "server-unbuilt")


def test_what_is_taken_along_is_the_same_for_everybody(arrive: Arrive) -> None:
    ana, bob = arrive("Ana"), arrive("Bob")
    ana.table()
    taken = ana.http.get("/api/provisions")
    assert taken.content == bob.http.get("/api/provisions").content
    told = taken.json()
    assert {course["game"] for course in told["lessons"]} == {card["name"] for card in told["games"]}
    assert len(told["exercises"]) == sum(len(card["scenarios"]) for card in told["games"]) + sum(
        len(shelf["puzzles"]) for shelf in told["shelves"].values()
    )
    assert all(not one["found"]["weighed"] and not one["found"]["over"] for one in told["exercises"])
    again = ana.http.get("/api/provisions", headers={"If-None-Match": taken.headers["etag"]})
    assert again.status_code == 304
