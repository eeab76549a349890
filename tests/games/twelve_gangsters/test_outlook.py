"""What each card may bring, by what the others still hold (TG-3.8)."""

from __future__ import annotations

import tripot
from tripot.games.twelve_gangsters.outlook import Fate, Outlook


def fates(seat: int, *hands: list[int], memory_aid: bool = True) -> tuple[Fate, ...] | None:
    game = tripot.load("twelve-gangsters", players=3, first_boss=0, memory_aid=memory_aid)
    state = game.start()
    state.hands = [sum(1 << card for card in hand) for hand in hands]
    found = game.outlook(state, seat)
    assert found is None or isinstance(found, Outlook)
    return None if found is None else found.fates


def test_tg_3_3_a_thief_is_measured_by_the_boss() -> None:
    assert fates(1, [7, 8], [5, 8, 9], [1]) == (
        Fate(5, (7, 8), (), ()),
        Fate(8, (8,), (7,), ()),
        Fate(9, (), (7, 8), ()),
    )


def test_tg_3_5_the_boss_fears_who_holds_the_same() -> None:
    assert fates(0, [7, 9], [7], [7, 8]) == (Fate(7, (), (7,), (1, 2)), Fate(9, (), (), ()))


def test_tg_3_8_without_the_memory_aid_nothing_is_remembered() -> None:
    assert fates(1, [7], [7], [7], memory_aid=False) is None
