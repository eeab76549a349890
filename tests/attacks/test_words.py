"""Words that are meant to be something else: markup, hidden directions, impostors, floods."""

from __future__ import annotations

import unicodedata
from contextlib import ExitStack

import pytest

from tests.server.conftest import Arrive
from tests.server.process import HOUSE
from tests.server.running import Running
from tests.server.visitor import Visitor
from tripot.server.identity import BLANK, MOST_MARKS

MARKUP = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt; &#x202e;",
    "</script><!--",
    "[x](javascript:alert(1))",
    "{ $name } %s ${x}",
    "'\"><svg/onload=1>",
)
RAW = ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function")
UNSEEN = {
    "override": "Ana\u202eboB",
    "isolate": "\u2066Ana\u2069",
    "marks": "A\u200en\u200fa\u061c",
    "embedding": "\u202a\u202bAna\u202c",
    "joiners": "A\u200bn\u200ca\u200d",
    "bom": "\ufeffAna",
    "tags": "Ana\U000e0041\U000e007f",
    "breaks": "A\u2028n\u2029a",
    "controls": "A\x07n\x1b[31ma\x7f",
    "soft hyphen": "A\u00adna",
    "private": "Ana\ue000",
    "invisible letters": "A\u3164n\u115fa\u2800",
}


@pytest.mark.parametrize("text", MARKUP)
def test_markup_stays_text(arrive: Arrive, stack: ExitStack, text: str) -> None:
    """It is kept as it is typed and never sent but as JSON, which no browser takes for a page."""
    ana = arrive("Ana")
    ana.post("/api/me", name=text[:20])
    code = ana.table(open=True)
    line = stack.enter_context(ana.line(code))
    line.do("say", text=text)
    line.catch_up()
    said = [message for message in line.raw if '"said"' in message]
    assert len(said) == 1
    for path in ("/api/home", "/api/me"):
        answer = ana.http.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert " ".join(text[:20].split()) in str(answer.json())
    page = ana.http.get(f"/t/{code}")
    assert text[:20] not in page.text


def test_the_client_takes_no_text_for_markup() -> None:
    """Svelte escapes whatever it shows, unless it is told not to."""
    sources = [path for path in (HOUSE / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    assert len(sources) > 100
    for path in sources:
        text = path.read_text("utf-8")
        assert not any(word in text for word in RAW), path


@pytest.mark.parametrize("trick", UNSEEN)
def test_nobody_hides_anything_in_a_name_or_a_saying(arrive: Arrive, stack: ExitStack, trick: str) -> None:
    ana, typed = arrive("Ana"), UNSEEN[trick]
    ana.post("/api/me", name=typed)
    code = ana.table()
    line = stack.enter_context(ana.line(code))
    line.do("say", text=f"{typed} !")
    line.catch_up()
    shown = ana.get("/api/me")["name"] + line.table["chairs"][0]["name"] + "".join(line.raw)
    assert not any(unicodedata.category(char) in ("Cf", "Cc", "Co", "Zl", "Zp") for char in shown)
    assert not set(shown) & BLANK


def test_a_name_of_marks_is_kept_short(arrive: Arrive) -> None:
    """Marks upon marks would climb over the whole page."""
    ana = arrive("Ana")
    ana.post("/api/me", name="Z" + "\u0321\u0334\u0353\u036f" * 4)
    name = ana.get("/api/me")["name"]
    assert sum(unicodedata.category(char).startswith("M") for char in name) <= MOST_MARKS


@pytest.mark.parametrize(
    "twin", ["ANA LA ROUGE", "Ａna la Rouge", "Ana  la\u00a0Rouge", "Ana la Rouge\u200b", "ana la rouge"]
)
def test_a_name_that_looks_the_same_is_the_same_to_pass_phrases(arrive: Arrive, twin: str) -> None:
    ana, eve = arrive("Ana"), arrive("Eve")
    eve.post("/api/me/phrase", name=f"Eve {id(eve) % 10000}", phrase="une autre phrase")
    first = ana.http.post("/api/me/phrase", json={"name": "Ana la Rouge", "phrase": "quatre mots bien gardés"})
    assert first.status_code in (200, 409)
    form = {"name": twin, "phrase": "une autre phrase", "old": "une autre phrase"}
    assert eve.http.post("/api/me/phrase", json=form).status_code == 409


@pytest.mark.slow
def test_nobody_floods_the_chat(limited: Running, stack: ExitStack) -> None:
    """With many sockets no more is said than with one, and those who listen still get their answers."""
    ana, bob = (stack.enter_context(Visitor(limited.origin, name)) for name in ("Ana", "Bob"))
    code = ana.table()
    listener = stack.enter_context(ana.line(code))
    flood = [stack.enter_context(bob.line(code)) for _ in range(5)]
    for number in range(10):
        for line in flood:
            line.send("say", text=f"{number} " + "x" * 490)
    for line in flood:
        line.refused("stand")
    listener.do("say", text="Du calme")
    listener.catch_up()
    refused = sum("server-too-fast" in message for line in flood for message in line.raw)
    said = sum('"said"' in message and '"gallery"' in message for message in flood[0].raw)
    assert refused + said == 50
    assert said < 40
