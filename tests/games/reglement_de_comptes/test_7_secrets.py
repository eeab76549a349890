"""RC-7: what may be known."""

from __future__ import annotations

import msgspec

import tripot
from tests.conformance.playout import play_on
from tests.games.reglement_de_comptes.table import look, match, play, table, told
from tripot.games.reglement_de_comptes.events import Drew
from tripot.kernel.dice import Dice


def test_rc_7_1_hands_are_hidden() -> None:
    m = match(3)
    for seat in range(3):
        assert len(look(m, seat).hand) == 5
        assert [len(told(m, Drew, seat)), sum(event.card is not None for event in told(m, Drew, seat))] == [15, 5]
    assert look(m).hand == ()


def test_rc_7_1_the_pile_is_a_number_and_has_no_order() -> None:
    m = match(3)
    assert look(m).pile == 45
    assert "order" not in msgspec.json.encode(look(m)).decode()


def test_rc_7_1_table_discards_money_and_counts_are_public() -> None:
    m = play(table({9: "yP", 1: "rC", 20: "bC"}, "move knife"), "discard knife")
    views = [look(m, seat) for seat in (0, 1, 2, tripot.SPECTATOR)]
    assert all(view.discards == {"knife": 1} for view in views)
    assert all(view.places == views[0].places and view.gangs == views[0].gangs for view in views)


def test_rc_7_1_a_sampled_table_has_the_same_public_facts() -> None:
    m = play_on(match(5), Dice(3))
    view = look(m, 2)
    world = m.game.sample(view, Dice(1))
    assert m.game.view(world, 2) == view
