"""Where the die can lead, what an unseen gem may be worth, and when the next Dossier is the last."""

from __future__ import annotations

import tripot
from tripot.games.gangster.outlook import Outlook, Reach
from tripot.kernel.match import Match

GAME = tripot.load("gangster", players=3)


def outlook(**changes: object) -> Outlook:
    data = GAME.position(Match(GAME, seed=1).state)
    state = GAME.restore(data)
    for name, value in changes.items():
        setattr(state, name, value)
    found = GAME.outlook(state, 0)
    assert isinstance(found, Outlook)
    return found


def test_ga_3_2_every_side_of_the_die_around_the_refuge() -> None:
    assert outlook(turn=0, squares=[38, 0, 0]).reach == tuple(Reach(die, (38 + die) % 40) for die in range(1, 7))


def test_ga_8_7_a_chosen_die_leads_to_one_square() -> None:
    assert outlook(turn=0, squares=[10, 0, 0], forced=4).reach == (Reach(4, 14),)


def test_ga_4_14_the_third_dossier_is_the_last() -> None:
    assert [outlook(dossiers=[held, 0, 0]).peril for held in (0, 1, 2)] == [False, False, True]


def test_ga_4_7_what_is_bought_blind_may_be_any_gem_that_was_not_seen() -> None:
    pearls, diamonds = outlook().odds
    assert (pearls.kind, pearls.low, pearls.high, pearls.mean) == ("perle", 100, 7_500, 93_800 // 24)
    assert (diamonds.low, diamonds.high, diamonds.gain) == (100, 10_000, 100 * 21 // 24)
    best = outlook(gems=[1 << 23, 0, 0]).odds[0]
    assert (best.high, best.mean) == (7_200, (93_800 - 7_500) // 23)
    assert outlook(gems=[0, 1 << 23, 0]).odds[0] == pearls  # GA-5.1: a rival's gems are not known


def test_ga_5_3_a_gem_that_was_lawfully_seen_cannot_be_the_next_one() -> None:
    seen = [0] * 36
    seen[1] = 1 << 0
    assert outlook(gems=[0, 1, 0], seen_gems=seen).odds[0].low == 300
