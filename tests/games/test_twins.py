"""Each state says once what it holds; how it is copied is made from that."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripot.games.twins import TAIL, head, twin, twins

STATE = '''
class State(kernel.State):
    def __init__(self, kit: Kit, players: int) -> None:
        """Everything in its pile."""
        super().__init__(None)
        self.kit = kit
        self.month = 1
        """From 1 on."""
        self.last: Played | None = None
        self.counts: list[int] = []
        self.banks = [kit.bank] * players
        self.piles = [kit.deck(pile) for pile in range(9)]

    def clone(self) -> State:
        raise NotImplementedError
'''
COPIES = """\
        self.kit = s.kit
        self.month = s.month
        self.last = s.last
        self.counts = s.counts.copy()
        self.banks = s.banks.copy()
        self.piles = s.piles.copy()
"""


@pytest.mark.parametrize("path", twins(), ids=lambda path: path.parent.name)
def test_twins_are_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == twins()[path], "run: python -m tripot.games.twins"


def test_lists_are_copied_and_all_else_is_shared(tmp_path: Path) -> None:
    tmp_path.joinpath("state.py").write_text(STATE)
    assert twin(tmp_path) == head(tmp_path.name) + COPIES + TAIL
