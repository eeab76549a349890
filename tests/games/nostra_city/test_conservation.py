"""No bill and no card is lost or made, at any step."""

from __future__ import annotations

import pytest

from tests.conformance.playout import states
from tests.games.nostra_city.table import load
from tripot.games.nostra_city import bags
from tripot.games.nostra_city.kit import ATLANTIC, ATLANTIC_CARD, GOTA, GOTA_CARD, HONTE
from tripot.games.nostra_city.rules.counting import Count
from tripot.games.nostra_city.rules.rue import gone
from tripot.games.nostra_city.state import State
from tripot.kernel.bits import count, union


def bills(s: State) -> int:
    counted = s.tallies[-1].bag() if isinstance(s.frame, Count) else 0
    return sum([*s.banks, *s.stakes]) + s.bills + s.discard + s.drawn + s.corruption + counted


def vendetta(s: State) -> int:
    lands = union(s.lands) | gone(s)
    joined = bags.card(GOTA_CARD) * (lands >> GOTA & 1) + bags.card(ATLANTIC_CARD) * (lands >> ATLANTIC & 1)
    return sum(s.hands) + s.vendetta + s.spent + bags.card(HONTE) * sum(s.shames) + joined


def rue(s: State) -> int:
    """How many Rue cards there are, in all places together."""
    places = [*s.lands, *s.packs, s.rue_pile, gone(s)]
    slots = [card for card in s.rue if 0 <= card < GOTA]
    return sum(count(place & (1 << GOTA) - 1) for place in places) + len(slots)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("start", ["dealt", "draft"])
def test_bills_and_cards_are_conserved(players: int, start: str) -> None:
    game = load(players, start=start)
    for s in states(game, games=3, seed=players):
        assert isinstance(s, State)
        assert bills(s) == game.kit.bills
        assert vendetta(s) == game.kit.vendetta
        assert rue(s) == GOTA
        assert bags.without(s.open_bag, s.discard) == 0


def test_what_is_known_is_true() -> None:
    """All but so many of the bills that somebody has seen are where he saw them go."""
    game = load(4)
    for s in states(game, games=4, seed=9):
        assert isinstance(s, State)
        for viewer in range(6):
            for zone in range(8):
                known = s.seen[viewer * 8 + zone]
                owned = s.banks[zone] + sum(s.stakes[zone * 4 : zone * 4 + 4]) if zone < 4 else 0
                there = [owned, owned, owned, owned, 0, s.corruption, s.discard, s.bills][zone]
                gone_bills = bags.bills_in(bags.without(known & (1 << 56) - 1, there))
                assert gone_bills <= known >> 56
        for viewer in range(4):
            for holder in range(4):
                cards = s.seen_cards[viewer * 5 + holder]
                for kind in range(8):
                    assert bags.cards_of(cards, kind) <= bags.cards_of(s.hands[holder], kind)
                silent = bags.cards_of(s.hands[holder], 8) + bags.cards_of(s.hands[holder], 9)
                assert s.mutes[viewer * 5 + holder] <= silent
