"""kill -9 in the middle of a hundred games: every acknowledged action is there afterwards, and the games go on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.process import Process
from tests.server.visitor import Visitor
from tests.trust import trust
from tests.until import until_so

TABLES = 100
ENOUGH = TABLES


class Player:
    """Plays one table of three by itself: it changes its mind, and remembers what was acknowledged."""

    def __init__(self, origin: str, number: int) -> None:
        self.origin = origin
        self.dice = random.Random(number)
        self.cookie = ""
        self.code = ""
        self.acknowledged: dict[str, int] = {}
        self.sent = 0

    async def sit_down(self) -> None:
        form = {"game": "twelve-gangsters", "players": 3, "level": "easy"}
        headers = {"Origin": self.origin}
        async with httpx.AsyncClient(base_url=self.origin, headers=headers, timeout=60, verify=trust()) as http:
            self.code = (await http.post("/api/quick", json=form)).raise_for_status().json()["code"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    def line(self) -> Any:
        address = f"{self.origin.replace('http', 'ws')}/ws/{self.code}"
        origin: Any = self.origin
        return connect(
            address,
            origin=origin,
            additional_headers={"Cookie": self.cookie},
            compression=None,
            proxy=None,
            open_timeout=60,
        )

    async def play(self) -> None:
        """Until the server dies."""
        sent: dict[str, int] = {}
        try:
            async with self.line() as socket:
                await socket.send('{"type":"hello"}')
                async for message in messages(socket):
                    if message["type"] == "ack":
                        self.acknowledged[message["id"]] = sent[message["id"]]
                    elif message["type"] in ("snapshot", "step"):
                        moves = message["situation"]["legal"]
                        if moves:
                            command = f"c{len(sent)}"
                            move = self.dice.choice(moves)
                            sent[command] = move["card"]
                            self.sent += 1
                            act = {"type": "act", "id": command, "moves": [move]}
                            await socket.send(msgspec.json.encode(act).decode())
        except (ConnectionClosed, OSError):
            return

    async def check(self) -> int:
        """Every acknowledged card was played, in order; the rest of the game can be played."""
        async with self.line() as socket:
            await socket.send('{"type":"hello"}')
            heard = messages(socket)
            while (message := await anext(heard))["type"] != "snapshot":
                pass
            kinds = ("chose", "changed")  # an answer sent while a bot's was on its way changes the one before
            cards = [event["card"] for event in message["events"] if event["event"] in kinds and event["seat"] == 0]
            wanted = list(self.acknowledged.values())
            assert cards[: len(wanted)] == wanted, (cards, wanted)
            assert len(cards) <= self.sent + 1  # in the last round the table plays one
            for command, card in self.acknowledged.items():
                act = {"type": "act", "id": command, "moves": [{"move": "choose", "card": card}]}
                await socket.send(msgspec.json.encode(act).decode())
            answered = set[str]()
            while answered != set(self.acknowledged):
                message = await anext(heard)
                assert message["type"] != "error", message
                if message["type"] == "ack":
                    answered.add(message["id"])
        return len(wanted)


async def messages(socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
    """A frame holds one message or several."""
    async for frame in socket:
        for message in msgspec.json.decode(frame):
            yield message


@pytest.mark.slow
def test_kill_in_the_middle_of_a_hundred_games(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"

    async def before(origin: str, process: Process) -> list[Player]:
        players = [Player(origin, number) for number in range(TABLES)]
        await asyncio.gather(*(player.sit_down() for player in players))
        playing = [asyncio.create_task(player.play()) for player in players]
        await until_so(lambda: sum(len(player.acknowledged) for player in players) > ENOUGH)
        process.kill()
        await asyncio.gather(*playing)
        return players

    async def after(origin: str, players: list[Player]) -> int:
        for player in players:
            player.origin = origin
        return sum(await asyncio.gather(*(player.check() for player in players)))

    with Process(data, "--unlimited") as process:
        players = asyncio.run(before(process.origin, process))
    acknowledged = sum(len(player.acknowledged) for player in players)
    assert acknowledged > TABLES / 2
    with Process(data, "--unlimited", port=int(process.origin.rpartition(":")[2])) as again:
        assert asyncio.run(after(again.origin, players)) == acknowledged


@pytest.mark.slow
def test_bots_and_clocks_go_on_by_themselves_after_a_crash(tmp_path: Path) -> None:
    data = tmp_path / "house.sqlite"
    with Process(data) as process, Visitor(process.origin, "Ana") as ana:
        code = ana.post("/api/quick", game="twelve-gangsters", players=4, level="strong")["code"]
        cookies = ana.http.cookies
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            line.play(3)
            process.kill()
    with Process(data) as process, Visitor(process.origin) as ana:
        ana.http.cookies = cookies
        with ana.line(code) as line:
            line.until(lambda message: message["type"] == "snapshot")
            while line.situation["view"]["round"] != 2:
                line.read()
        assert line.story[1]["event"] == "chose"
