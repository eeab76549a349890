"""Names, cookies, pass-phrases."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import Arrive
from tripot.kernel.problem import Problem
from tripot.server.identity import LONGEST_NAME, clean, clean_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana  ", "Ana"),
        ("Ana\nBob\tCarl", "Ana Bob Carl"),
        ("Ana\u202e\u200b\u0000", "Ana"),
        ("E\u0301lodie", "Élodie"),
        ("Jean-Noël d’Aÿ", "Jean-Noël d’Aÿ"),
        ("x" * 20, "x" * 20),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize("typed", ["", "   ", "\u202e\u200d", "x" * 21])
def test_impossible_names(typed: str) -> None:
    with pytest.raises(Problem, match="1 to 20"):
        clean_name(typed)


@given(st.text())
def test_what_is_clean_stays_clean(text: str) -> None:
    name = clean(text)
    assert clean(name) == name
    assert name == name.strip()
    name.encode()


def test_a_name_is_kept(arrive: Arrive) -> None:
    ana = arrive("Ana")
    assert ana.get("/api/me") == {"name": "Ana", "language": "fr", "has_phrase": False}
    wrong = ana.http.post("/api/me", json={"name": "x" * (LONGEST_NAME + 1)})
    assert (wrong.status_code, wrong.json()["problem"]["reason"]) == (400, "server-name")


def test_a_pass_phrase_opens_the_door_on_another_device(arrive: Arrive) -> None:
    ana, other = arrive("Ana"), arrive("Bob")
    short = ana.http.post("/api/me/phrase", json={"name": "Ana Zénith", "phrase": "court"})
    assert short.json()["problem"]["reason"] == "server-phrase-short"
    assert ana.post("/api/me/phrase", name="Ana Zénith", phrase="quatre mots bien gardés")["has_phrase"]
    code = ana.table()
    taken = other.http.post("/api/me/phrase", json={"name": "ANA ZÉNITH", "phrase": "une autre phrase"})
    assert (taken.status_code, taken.json()["problem"]["reason"]) == (409, "server-name-taken")
    for name, phrase in (("Ana Zénith", "mauvaise phrase"), ("Personne", "quatre mots bien gardés")):
        wrong = other.http.post("/api/enter", json={"name": name, "phrase": phrase})
        assert (wrong.status_code, wrong.json()["problem"]["reason"]) == (403, "server-phrase-wrong")
    assert other.post("/api/enter", name="ana zénith", phrase="quatre mots bien gardés")["name"] == "Ana Zénith"
    with other.line(code) as line:
        assert line.you == {"name": "Ana Zénith", "chair": 0, "host": True, "orders": [], "muted": []}
