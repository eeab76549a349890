"""NC-2: before the game."""

from __future__ import annotations

import pytest

from tests.games.nostra_city.table import Table, fresh, load, person, table
from tests.kernel.saying import problem
from tripot.games.nostra_city import bags, events
from tripot.games.nostra_city.kit import CAIDS, TURFS
from tripot.kernel.bits import count, members
from tripot.kernel.dice import Dice
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE


def dealt(players: int = 3, seed: int = 1, **options: object) -> Table:
    """A table after the set-up."""
    t = fresh(players, **options)
    dice = Dice(seed)
    while t.waiting == "*":
        t.do(f"* draw {outcome(t.state, dice)}")
    return t


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nc_2_1_three_caids_a_turf_and_four_bills_each(players: int) -> None:
    t = dealt(players)
    for seat in range(players):
        assert count(t.state.lands[seat] & CAIDS) == 3
        assert count(t.state.lands[seat] & TURFS) == 1
        assert t.bank(seat) == ["5", "5", "10i", "10c"]
        printed = sum(t.game.kit.respect[card] for card in members(t.state.lands[seat]))
        assert t.player(seat).respect == printed
    assert t.player(0).bills == 4
    other = t.view(1).players[0]
    assert other.bank is None


def test_nc_2_2_no_enquete_among_the_first_four() -> None:
    for seed in range(20):
        t = dealt(seed=seed)
        assert all(slot.card is not None and slot.card.kind != "enquete" for slot in t.view().rue)
        assert t.view().piles.rue == 46 - 12 - 4


def test_nc_2_3_piles() -> None:
    view = dealt().view()
    assert (view.piles.bills, view.piles.vendetta, view.discard.count, view.discard.top) == (40, 27, 0, None)


def test_nc_2_4_the_first_player_is_drawn_or_named() -> None:
    t = fresh()
    assert t.step == "first"
    t.do("* C")
    assert t.view().first == 2
    assert t.told(events.FirstChosen)[0].seat == 2
    named = dealt(first_player=1)
    assert (named.view().first, named.view().turn, named.view().month) == (1, 1, 1)
    with problem("nc-option-first-player"):
        load(3, first_player=3)


@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("players", [3, 5])
def test_nc_2_5_draft(players: int, mixed: bool) -> None:
    t = dealt(players, start="draft", families=mixed)
    for number in range(3):
        assert t.step == "draft"
        assert all(len(pack) == 4 - number for pack in t.view().packs)
        packs = [set(members(pack)) for pack in t.state.packs]
        picks = []
        for seat in range(players):
            text = t.legal(seat)[0]
            assert int(text.split()[1]) in packs[seat]
            picks.append(int(text.split()[1]))
            t.do(f"{'ABCDE'[seat]} {text}")
            if seat < players - 1:
                assert t.view(seat).sealed == (text,)
                assert t.view((seat + 1) % players).sealed is None
        shown = t.told(events.PicksShown)[-1]
        assert [card.number for card in shown.cards] == picks
    if mixed:
        assert t.game.kit.mixed
    assert t.step == "deal"
    assert count(t.state.rue_pile & CAIDS) == 20 - 3 * players


def test_nc_2_5_families() -> None:
    for seed in range(10):
        t = dealt(5, seed, families=True)
        for land in t.state.lands:
            assert sum(bool(land & family) for family in t.game.kit.families) == 3


def test_nc_2_6_the_top_of_the_discard() -> None:
    t = table(
        person("aldo", "", bids=[{"slot": 0, "caid": 1, "bills": ["10i", "20c"]}]),
        person("enzo", "", bids=[{"slot": 0, "caid": 5, "bills": ["5"]}]),
        phase="meeting",
        seat=2,
        engaged="aldo enzo",
        bid=[0, 1],
        rue="r01 - - -",
    )
    t.do("C pass")
    assert t.step == "top"
    t.do("* 20c")
    assert (t.view().discard.top, t.view().discard.open) == ("20c", 3)
    lone = table(
        person("aldo", "", bids=[{"slot": 0, "caid": 1, "bills": ["10i", "20c"]}]),
        phase="meeting",
        seat=2,
        engaged="aldo",
        bid=[0],
        rue="r01 - - -",
    )
    lone.do("C pass", "A 20c")
    assert (lone.view().discard.count, lone.view().discard.top) == (1, None)
    assert bags.bills_of(lone.state.discard, 1) == 1


def test_nc_2_6_another_open_bill_is_turned_up() -> None:
    t = table(person("pia", ""), phase="proces", discard=["5", "10i", "50c"], open=["5", "10i"], top="5", corruption=[])
    assert t.legal() == ["pass", "caid 13"]
    t.do("A pia", "A 1")
    assert t.step == "top"
    assert t.game.legal(t.state, NATURE) == 0b10
    t.do("* 10i")
    assert t.view().discard.top == "10i"
    assert t.view().corruption == 1
