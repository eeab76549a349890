"""Money and cards: nothing is made, nothing is lost, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.conformance.playout import next_step
from tests.conformance.tables import TABLES
from tripot.games.gangster.events import Paid
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.state import Sink

SIZES = {"stars": 48, "missions": 24, "tickets": 12, "recruits": 36, "gems": 48}
PILES = {"stars": "aventure", "missions": "mission", "tickets": "course", "recruits": "recrutement"}
GAMES = [table.param for table in TABLES if table.label.startswith("gangster")]


def check_cards(found: dict[str, Any], piles: dict[str, Any]) -> None:
    """Every card is in one place: a hand, under its pile, or unused."""
    for held, size in SIZES.items():
        decks = [PILES[held]] if held in PILES else ["perle", "diamant"]
        hands = [number for player in found["players"] for number in player[held]]
        used = [number for deck in decks for number in found["used"].get(deck, [])]
        everywhere = Counter(hands + used)
        assert all(times == 1 for times in everywhere.values()), f"a card of {decks} in two places"
        assert len(everywhere) + sum(piles[deck].unused for deck in decks) == size
    assert all(player["cash"] >= 0 and player["cash"] % 100 == 0 for player in found["players"])


@pytest.mark.parametrize("game", GAMES)
def test_every_payment_is_told_and_every_card_is_somewhere(game: Game[Any]) -> None:
    dice = Dice(17)
    s = game.start()
    cash = [3000] * game.players
    while game.waiting(s):
        sink = Sink()
        game.apply(s, *next_step(game, s, dice), sink)
        for event in sink.events:
            if isinstance(event, Paid):
                assert event.amount > 0
                assert event.payer != event.payee
                if event.payer is not None:
                    cash[event.payer] -= event.amount
                if event.payee is not None:
                    cash[event.payee] += event.amount
        found = game.position(s)
        assert [player["cash"] for player in found["players"]] == cash
        check_cards(found, game.view(s, 9).piles)  # type: ignore[attr-defined]
