"""Money, gangsters and cards: nothing is made, nothing is lost, whatever is played."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

import tripot
from tests.conformance.playout import next_step
from tests.games.reglement_de_comptes.table import NAME, TOTAL
from tripot.bots import choose, make
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.games.reglement_de_comptes.material import KINDS
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.game import Game
from tripot.kernel.seats import NATURE
from tripot.kernel.state import State

EDITION = box(NAME).edition
assert isinstance(EDITION, Edition)
CARDS = Counter(EDITION.cards)


def check(game: Game[Any], s: State, dead: Counter[tuple[int, str]]) -> Counter[tuple[int, str]]:
    """All that must be the same in every state; the dead, who can only become more."""
    found = game.position(s)
    assert found["bank"] + sum(found["money"]) == TOTAL[game.players]
    assert min(found["bank"], *found["money"]) >= 0
    pile = game.view(s, 9).pile  # type: ignore[attr-defined]
    cards = Counter(found["discards"]) + Counter(found["removed"])
    for hand in found["hands"]:
        assert len(hand) <= 5
        cards += Counter(hand)
    assert cards <= CARDS
    assert cards.total() + pile == 60
    alive = Counter((man["seat"], man["kind"]) for man in [*found["gangsters"], *found["lobby"]])
    assert len({man["place"] for man in found["gangsters"]}) == len(found["gangsters"])
    team = EDITION.teams[game.players]  # type: ignore[attr-defined]
    whole: Counter[tuple[int, str]] = Counter(
        {(seat, kind): getattr(team, kind) for seat in range(game.players) for kind in KINDS}
    )
    now: Counter[tuple[int, str]] = whole - alive
    assert alive <= whole
    assert dead <= now
    lying = [place for place in found["cakes"] if isinstance(place, int)]
    assert len(set(lying)) == len(lying)
    return now


def bloody_step(game: Game[Any], s: State, dice: Dice) -> tuple[int, int]:
    """Mostly the first thing that can be done, which is to kill: random play alone hardly ends a gang."""
    seat, action = next_step(game, s, dice)
    return (seat, action) if seat == NATURE or dice.below(3) == 0 else (seat, int(lowest(game.legal(s, seat))))


@pytest.mark.slow
@settings(max_examples=20, deadline=None)
@given(players=st.integers(3, 6), seating=st.sampled_from(["preset", "free"]), seed=st.integers(0, 1 << 30))
def test_bloody_play_conserves_everything(players: int, seating: str, seed: int) -> None:
    game = tripot.load(NAME, players=players, seating=seating)
    dice = Dice(seed)
    s = game.start()
    dead = check(game, s, Counter())
    while game.waiting(s):
        game.apply(s, *bloody_step(game, s, dice))
        dead = check(game, s, dead)
    event("out: " + str(sum(found is not None for found in game.position(s)["out"])))


@pytest.mark.parametrize("players", [3, 6])
def test_play_with_a_plan_conserves_everything(players: int) -> None:
    game = tripot.load(NAME, players=players)
    match = tripot.Match(game, seed=players)
    bots = [make("heuristic", game, seat, seat) for seat in range(players)]
    dead: Counter[tuple[int, str]] = Counter()
    while not match.over:
        seat = match.waiting[0]
        match.act(seat, *choose(bots[seat], match.ask(seat), tripot.bots.Clock()))
        dead = check(game, match.state, dead)
