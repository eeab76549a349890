"""TG-3.3 to TG-3.7: every card is compared with the Boss's."""

from __future__ import annotations

from itertools import product

import tripot
from tests.games.twelve_gangsters.table import cited, gang, look, match, play_round, verdicts
from tripot.games.twelve_gangsters.events import BossPassed


def test_tg_3_3_a_lower_card_is_validated() -> None:
    m = match(3)
    assert verdicts(m, 7, 6, 1) == [True, True, True]
    assert (gang(m, 1).validated, gang(m, 2).validated) == ((6,), (1,))
    assert cited(match(3), 7, 6, 1)[1:] == ["TG-3.3", "TG-3.3"]


def test_tg_3_4_a_higher_card_is_refused() -> None:
    m = match(3)
    assert verdicts(m, 7, 8, 12) == [True, False, False]
    assert (gang(m, 1).validated, gang(m, 1).refused) == ((), (8,))
    assert cited(match(3), 7, 8, 12)[1:] == ["TG-3.4", "TG-3.4"]


def test_tg_3_5_an_equal_card_is_validated_and_the_boss_fails() -> None:
    m = match(3)
    assert verdicts(m, 7, 7, 3) == [False, True, True]
    assert (gang(m, 0).refused, gang(m, 1).validated) == ((7,), (7,))
    assert cited(match(3), 7, 7, 3) == ["TG-3.5", "TG-3.5", "TG-3.3"]


def test_tg_3_5_all_who_equal_the_boss_succeed() -> None:
    assert verdicts(match(4), 7, 7, 7, 7) == [False, True, True, True]


def test_tg_3_6_the_boss_is_validated_unless_equalled() -> None:
    m = match(3)
    assert verdicts(m, 7, 9, 9) == [True, False, False]
    assert gang(m, 0).validated == (7,)
    assert cited(match(3), 7, 9, 9)[0] == "TG-3.6"
    assert [event.boss for event in play_round(match(3, first_boss=1), 7, 9, 9)] == [False, True, False]


def test_tg_3_6_equal_cards_of_others_do_not_interact() -> None:
    assert verdicts(match(4), 7, 5, 5, 9) == [True, True, True, False]
    assert verdicts(match(4), 7, 9, 9, 5) == [True, False, False, True]


def test_tg_3_3_to_3_6_hold_for_every_combination_and_boss() -> None:
    for boss, *cards in product(range(3), range(1, 5), range(1, 5), range(1, 5)):
        limit = cards[boss]
        expected = [card <= limit for card in cards]
        expected[boss] = cards.count(limit) == 1
        assert verdicts(match(3, first_boss=boss), *cards) == expected


def test_tg_3_7_the_token_passes_clockwise() -> None:
    m = match(3, first_boss=1)
    bosses = [look(m).boss]
    for card in (1, 2, 3):
        play_round(m, card, card, card)
        bosses.append(look(m).boss)
    assert bosses == [1, 2, 0, 1]
    told = [event for event in m.events(tripot.SPECTATOR) if isinstance(event, BossPassed)]
    assert told == [BossPassed("TG-3.7", boss) for boss in (2, 0, 1)]


def test_tg_3_7_the_token_passes_whoever_wins() -> None:
    for cards in [(7, 7, 7), (7, 9, 9), (7, 1, 2)]:
        m = match(3)
        play_round(m, *cards)
        assert look(m).boss == 1
