"""Where the die can lead, and when the next Dossier is the last."""

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
