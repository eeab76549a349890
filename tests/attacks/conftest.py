"""The house and the people of the server's own tests, and a house that holds everybody to a humane pace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import arrive, deal, house, stack
from tests.server.running import Running, running
from tripot.server.proxies import Proxies

__all__ = ["arrive", "deal", "house", "limited", "stack"]


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "limited.sqlite", limited=True, proxies=Proxies("127.0.0.1")) as server:
        yield server
