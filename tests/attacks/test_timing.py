"""What is secret must not show in how long anything takes."""

from __future__ import annotations

import asyncio
import statistics
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.attacks.apart import Times, apart, by_chance, cannot_be_told
from tests.server.conftest import Arrive, Deal
from tests.server.running import Running, running
from tests.server.visitor import Line, Message, Visitor
from tripot.server import kinds
from tripot.server.bot_driver import BotDriver
from tripot.server.kinds import read_move
from tripot.server.play import Play
from tripot.server.workers import Question, Workers

SEALED = 0.62
"""Of 100 pairs of answers, one for each of two cards, nobody names the slower kind rightly in more than 62."""
REACTION = 0.78
"""The same for reactions, of which a game has fewer."""
TRIALS = 200
CARDS = (1, 12)
DELAY = 0.01
PAUSE = 0.15
LEAST = 30
"""Reactions of each kind."""


def seal(lines: list[Line], card: int) -> tuple[float, float]:
    """Ana seals a card and takes it back: how long until Bob hears of it, and how long does he wait for an answer?"""
    ana, bob = lines[:2]
    begun = time.perf_counter()
    command = ana.send("act", moves=[{"move": "choose", "card": card}])
    bob.until(lambda message: message["type"] == "step")
    heard = time.perf_counter() - begun
    begun = time.perf_counter()
    bob.ask("why", moves=[{"move": "choose", "card": 40}])
    answered = time.perf_counter() - begun
    ana.until(lambda message: message["type"] == "ack" and message["id"] == command)
    ana.do("undo")
    bob.until(lambda message: message["type"] == "undone")
    return heard, answered


def sealed(lines: list[Line], trials: int) -> list[tuple[Times, Times]]:
    """Times for a low and a high card, in random order: until it is heard of, and until something else is answered."""
    order = list(CARDS) * trials
    Random(trials).shuffle(order)
    found = [(card, seal(lines, card)) for card in order]
    low, high = ([times for card, times in found if card == one] for one in CARDS)
    return list(zip(zip(*low, strict=True), zip(*high, strict=True), strict=True))


@pytest.mark.slow
def test_a_sealed_card_does_not_show_in_time(deal: Deal) -> None:
    _, lines = deal("Ana", "Bob", "Carl", options={"first_boss": 0})
    first = sealed(lines, TRIALS)
    for which in (0, 1):
        measured = [first]
        cannot_be_told(lambda: (measured.pop() if measured else sealed(lines, TRIALS))[which], SEALED)  # noqa: B023


@pytest.mark.slow
def test_a_card_that_takes_longer_would_be_found(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above sees a leak of some milliseconds."""

    def slowly(game: str, raw: Any) -> Any:
        move: Any = read_move(game, raw)
        time.sleep(DELAY if move.card == CARDS[1] else 0)
        return move

    monkeypatch.setattr(kinds, "read_move", slowly)
    _, lines = deal("Ana", "Bob", "Carl", options={"first_boss": 0})
    assert any(apart(*sealed(lines, 40)[0]) > by_chance(40, 40) for _ in range(3))


class Reactions:
    """Tables of Nostra City with two bots: how long does a pause take if one holds a card to play, and if none does?"""

    def __init__(self, house: Running) -> None:
        self._house = house
        self.times: dict[bool, list[float]] = {True: [], False: []}

    def collect(self, tables: int) -> tuple[Times, Times]:
        threads = [threading.Thread(target=self._table) for _ in range(tables)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return self.times[True], self.times[False]

    @property
    def _missing(self) -> bool:
        """Until the bound says more than chance: thirty of each kind are not quite enough."""
        some, others = map(len, self.times.values())
        return min(some, others) < LEAST or by_chance(some, others) > REACTION

    def _table(self) -> None:
        while self._missing:
            with Visitor(self._house.origin, "Ana") as ana:
                code = ana.post("/api/quick", game="nostra-city", players=3, level="easy")["code"]
                with ana.line(code) as line:
                    line.until(lambda message: message["type"] == "snapshot")
                    self._play(code, line)

    def _play(self, code: str, line: Line) -> None:
        asked: list[tuple[bool, float]] = []
        while self._missing and line.situation["result"] is None:
            message = self._answer(line) if line.situation["legal"] else line.read()
            for event in message.get("events", ()):
                self._note(code, event, asked)

    @staticmethod
    def _answer(line: Line) -> Message:
        """The first choice that is offered, part by part; what came of it."""
        moves = [line.situation["legal"][0]]
        while True:
            line.send("act", moves=moves)
            message = line.until(lambda found: found["type"] in ("step", "error", "offer"))
            if message["type"] != "offer":
                return message
            moves.append(message["legal"][0])

    def _note(self, code: str, event: Message, asked: list[tuple[bool, float]]) -> None:
        now = time.perf_counter()
        if event["event"] == "paused" and {1, 2} <= {*event["group"]}:
            play = self._house.house.tables[code].play
            assert play is not None
            asked.append((any(len(play.match.legal(seat)) > 1 for seat in (1, 2)), now))
        elif event["event"] == "answers-opened" and asked:
            holds, since = asked.pop()
            self.times[holds].append(now - since)


@pytest.mark.slow
def test_a_reaction_does_not_show_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take the same pause whether they have anything to play or not, however long they think about it."""

    def pause(driver: BotDriver, play: Play, seat: int) -> float:
        """Only where it matters here, so that the test is soon over."""
        return PAUSE if getattr(play.match.state, "pausing", False) else 0.0

    monkeypatch.setattr(BotDriver, "_pause", pause)
    with running(tmp_path / "house.sqlite", workers=2) as house:
        cannot_be_told(lambda: Reactions(house).collect(8), REACTION)


@pytest.mark.slow
@pytest.mark.parametrize("workers", [1, 2])
def test_bots_do_not_think_longer_than_their_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    """Else whoever takes longer has something to choose from. Several are asked at once and share the workers."""
    asked: list[float] = []

    async def decide(workers: Workers, question: Question, view: bytes) -> tuple[int, ...]:
        asked.append(question.seconds)
        await asyncio.sleep(0)
        return (msgspec.json.decode(view)["gangs"][question.seat]["hand"][0],)

    monkeypatch.setattr(Workers, "decide", decide)
    patient = {"bot_pause": (PAUSE, PAUSE), "bot_seconds": 10.0, "workers": workers}
    with running(tmp_path / "house.sqlite", **patient) as house, Visitor(house.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=5, level="strong")["code"]
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.play(4)
            line.until(lambda message: "situation" in message and message["situation"]["view"]["round"] == 2)
    assert len(asked) >= 4
    assert max(asked[:4]) * 4 / workers < PAUSE


@pytest.mark.slow
def test_an_unknown_name_takes_as_long_to_refuse_as_a_wrong_phrase(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.post("/api/me/phrase", name="Ana Pressée", phrase="quatre mots bien gardés")
    times: dict[str, list[float]] = {"Ana Pressée": [], "Personne d’autre": []}
    for name in (*times,) * 8:
        begun = time.perf_counter()
        assert ana.http.post("/api/enter", json={"name": name, "phrase": "une phrase fausse"}).status_code == 403
        times[name].append(time.perf_counter() - begun)
    known, unknown = (statistics.median(found) for found in times.values())
    assert 0.5 < unknown / known < 2


def test_ranks_tell_what_can_be_told() -> None:
    dice = Random(1)
    noise = [[dice.random() for _ in range(200)] for _ in range(2)]
    assert apart(*noise) <= by_chance(200, 200) < 0.62
    assert apart(noise[0], [time + 0.5 for time in noise[1]]) > 0.8
    assert apart([1, 2, 3], [4, 5, 6]) == 1
    assert apart([1, 1], [1, 1]) == 0.5
