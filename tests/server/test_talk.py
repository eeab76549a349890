"""Words of a game at a table (NC-5.1): people say them, the cast says them, and bots hear them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import Deal
from tests.server.running import running
from tests.server.visitor import Line, Message, Visitor
from tripot.server import workers
from tripot.server.workers import Question, Workers


def words(line: Line) -> list[Message]:
    """Those that this page has been told of."""
    line.catch_up()
    said = [message["saying"] for message in map(msgspec.json.decode, line.raw) if message["type"] == "said"]
    return [saying["word"] for saying in said if saying["word"] is not None]


def test_people_bargain_in_words_of_the_game(deal: Deal) -> None:
    _, (ana, bob, carl) = deal("Ana", "Bob", "Carl", game="nostra-city")
    ana.do("talk", word="swap", to=1, place=1, other=2)
    assert carl.refused("talk", word="deal", to=0) == "talk-no-offer"
    bob.catch_up()
    bob.do("talk", word="deal", to=0)
    for line in (ana, bob, carl):
        offer, deal_ = words(line)
        assert (offer["seat"], offer["kind"], offer["to"]) == (0, "swap", 1)
        assert (deal_["seat"], deal_["card"], deal_["other_card"]) == (1, offer["card"], offer["other_card"])
    assert ana.refused("talk", word="leave", to=0, place=1) == "talk-to-nobody"
    assert ana.refused("talk", word="sing", to=1) == "talk-no-words"


def test_a_game_without_words_says_so(deal: Deal) -> None:
    _, (ana, *_) = deal("Ana", "Bob", "Carl")
    assert ana.refused("talk", word="want", place=1) == "talk-no-words"


def test_the_cast_talks_and_hears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole game: bots say something, answer what they are offered, and think with it."""
    asked: list[Question] = []
    decide = Workers.decide

    async def listening(self: Workers, question: Question, view: bytes) -> tuple[int, ...]:
        asked.append(question)
        return await decide(self, question, view)

    monkeypatch.setattr(workers.Workers, "decide", listening)
    with running(tmp_path / "house.sqlite") as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="nostra-city", players=4, level="easy")["code"]
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.do("talk", word="swap", to=1, place=1, other=2)
            answer = line.until(lambda message: message["type"] == "said" and message["saying"]["chair"] == 1)
            assert answer["saying"]["word"]["kind"] in ("deal", "no")
            line.play_out()
            said = words(line)
            pledges = line.situation["pledges"]
        with Visitor(house.origin) as anybody, anybody.line(code) as watching:
            assert watching.situation["pledges"] == pledges
    others = [word for word in said if word["seat"] != 0]
    assert {"want", "leave", "swap", "warn"} & {word["kind"] for word in others}
    assert all(word["to"] != word["seat"] for word in said)
    given = [word for word in said if word["kind"] in ("leave", "warn", "deal")]
    assert {(pledge["round"], pledge["kept"] is None) for pledge in pledges} <= {
        (word["round"], False) for word in given
    }
    assert len(pledges) == sum(2 if word["kind"] == "deal" else 1 for word in given) > 0
    assert all(pledge["card"] is not None for pledge in pledges)
    assert any(question.heard is not None and question.heard.recent for question in asked)
