"""Reading the metrics without being asked to."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Arrive
from tests.server.running import TOKEN, metrics, running
from tripot.kernel.problem import Problem
from tripot.terminal.serve import token


@pytest.mark.parametrize("said", [None, "", TOKEN, f"Basic {TOKEN}", "Bearer", f"Bearer {TOKEN}x", "Bearer é"])
def test_whoever_does_not_know_the_token_gets_no_metrics(arrive: Arrive, said: str | None) -> None:
    headers = [] if said is None else [(b"Authorization", said.encode())]
    answer = httpx.get(f"{arrive('Ana').origin}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["problem"]["reason"]) == (403, "server-metrics-token")
    assert "tripot_" not in answer.text


@pytest.mark.parametrize("said", ["x", TOKEN])
def test_a_house_without_a_token_gives_its_metrics_to_nobody(tmp_path: Path, said: str) -> None:
    with running(tmp_path / "house.sqlite", metrics_token="") as house:
        answer = metrics(house.origin, said)
    assert (answer.status_code, answer.json()["problem"]["reason"]) == (404, "server-no-page")


@pytest.mark.parametrize("text", ["short", "with spaces in it, but long", "dix-sept signes éé"])
def test_a_token_that_could_be_guessed_or_not_be_sent_is_refused(text: str) -> None:
    with pytest.raises(Problem, match="token"):
        token(text)
    assert token(TOKEN) == TOKEN
    assert token("") == ""
