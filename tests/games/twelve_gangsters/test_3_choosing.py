"""TG-3.1, TG-3.2, TG-3.8, TG-3.9: sealing a card."""

from __future__ import annotations

import pytest

import tripot
from tests.games.twelve_gangsters.table import gang, look, match, play_round, restored
from tripot.games.twelve_gangsters.events import Changed, Chose, Revealed
from tripot.kernel.event import Event
from tripot.kernel.match import Match
from tripot.kernel.refusal import Illegal
from tripot.kernel.seats import NATURE


def refused(m: Match, seat: int, card: int) -> tuple[str, str]:
    """The rule and the reason why not, which names the card."""
    with pytest.raises(Illegal) as caught:
        m.act(seat, card)
    assert caught.value.refusal.args == {"card": card}
    return caught.value.rule, caught.value.reason


def test_tg_3_1_everybody_chooses_the_boss_included() -> None:
    m = match(3)
    assert m.waiting == [0, 1, 2]
    for seat in m.waiting:
        assert m.legal(seat) == list(range(1, 13))


def test_tg_3_1_in_any_order() -> None:
    m = match(3)
    m.act(2, 4)
    assert m.waiting == [0, 1]
    m.act(0, 5)
    assert m.waiting == [1]


def test_tg_3_1_all_are_revealed_at_once_by_the_last_choice() -> None:
    m = match(3)
    m.act(0, 5)
    m.act(1, 6)
    assert not any(isinstance(event, Revealed) for event in m.events(0))
    m.act(2, 4)
    assert [event.card for event in m.events(0) if isinstance(event, Revealed)] == [5, 6, 4]


def test_tg_3_1_others_learn_only_that_somebody_has_chosen() -> None:
    m = match(3)
    m.act(1, 6)
    assert m.events(1) == [Chose("TG-3.1", 1, 6)]
    for other in [0, 2, tripot.SPECTATOR]:
        assert m.events(other) == [Chose("TG-3.1", 1, None)]
        assert look(m, other).gangs[1].has_chosen
        assert look(m, other).gangs[1].hand == tuple(range(1, 13))
        assert look(m, other).choice is None
    assert look(m, 1).choice == 6


def test_tg_3_1_there_is_no_chance_in_it() -> None:
    m = match(3)
    refusal = m.game.refusal(m.state, NATURE, 1)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TG-3.1", "tg-refusal-no-chance")


def test_tg_3_2_a_choice_may_be_changed_until_the_last_one_is_in() -> None:
    m = match(3)
    m.act(0, 5)
    assert m.extra(0) == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12]
    m.act(0, 7)
    m.act(1, 6)
    m.act(0, 9)
    assert m.waiting == [2]
    m.act(2, 12)
    assert [event.card for event in m.events(1) if isinstance(event, Revealed)] == [9, 6, 12]
    assert 5 in gang(m, 0).hand


def test_tg_3_2_nobody_else_hears_of_a_change() -> None:
    m = match(3)
    m.act(0, 5)
    before: dict[int, tuple[list[Event], object]] = {seat: (m.events(seat), m.view(seat)) for seat in [1, 2, 9]}
    m.act(0, 7)
    assert {seat: (m.events(seat), m.view(seat)) for seat in [1, 2, 9]} == before
    assert m.events(0)[-1] == Changed("TG-3.2", 0, 7)


def test_tg_3_2_the_same_card_again_is_no_change() -> None:
    m = match(3)
    m.act(0, 5)
    assert refused(m, 0, 5) == ("TG-3.2", "tg-refusal-already-chosen")


def test_tg_3_2_the_last_choice_reveals_at_once_and_stays() -> None:
    m = match(3)
    play_round(m, 5, 6, 4)
    assert [m.extra(seat) for seat in range(3)] == [[], [], []]
    assert not any(gang(m, seat).has_chosen for seat in range(3))


@pytest.mark.parametrize("card", [5, 6])
def test_tg_3_8_a_used_card_never_returns(card: int) -> None:
    m = match(3)
    play_round(m, 5, 6, 6)
    seat = card - 5
    assert card not in m.legal(seat)
    assert refused(m, seat, card) == ("TG-3.8", "tg-refusal-used")


def test_tg_3_8_used_cards_are_public_history() -> None:
    m = match(3)
    play_round(m, 5, 6, 4)
    for looker in [0, 1, 2, tripot.SPECTATOR]:
        gangs = look(m, looker).gangs
        assert [lying.validated for lying in gangs] == [(5,), (), (4,)]
        assert [lying.refused for lying in gangs] == [(), (6,), ()]
        assert 6 not in gangs[1].hand


def test_tg_3_8_the_memory_aid_is_on_by_default_and_only_for_the_screen() -> None:
    aided, unaided = match(3), match(3, memory_aid=False)
    assert (look(aided).memory_aid, look(unaided).memory_aid) == (True, False)
    assert look(aided).gangs == look(unaided).gangs


def test_tg_3_9_the_table_plays_the_last_cards_without_asking() -> None:
    m = restored([[2, 9], [3, 8], [4, 7]], [[]] * 3)
    play_round(m, 2, 3, 4)
    assert m.over
    assert [(step.seat, *step.actions) for step in m.steps[3:]] == [(0, 9), (1, 8), (2, 7)]


def test_tg_3_9_the_last_cards_are_recorded_as_everybodys_choice() -> None:
    m = restored([[2, 9], [3, 8], [4, 7]], [[]] * 3)
    play_round(m, 2, 3, 4)
    assert [event for event in m.events(0) if isinstance(event, Chose)][3:] == [
        Chose("TG-3.9", 0, 9),
        Chose("TG-3.9", 1, None),
        Chose("TG-3.9", 2, None),
    ]
    assert m.record().steps[3:] == ("A 9", "B 8", "C 7")


def test_tg_3_9_only_the_last_round_is_played_unasked() -> None:
    m = restored([[2, 9], [3, 8], [4, 7]], [[]] * 3)
    assert m.game.unasked(m.state) == 0
    play_round(m, 2, 3)
    assert (m.waiting, m.game.unasked(m.state)) == ([2], 0)
