"""A twenty-first Caïd with a power of its own: one file of code, one line of an edition, and it plays everywhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.conformance import copies, order, secrecy
from tests.games.nostra_city.table import NUMBERS, Table, bid, go_on, load, person, resolved, table
from tests.kernel.saying import check_said
from tripot.bots.nostra_city.policy import Weigh
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city import events, powers
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.state import Power
from tripot.games.registry import box
from tripot.kernel.bits import lowest
from tripot.kernel.dice import Dice
from tripot.kernel.edition import BadEdition, Edition
from tripot.kernel.rollout import outcome
from tripot.kernel.seats import NATURE

BOX = box("nostra-city")
SOFIA = 51
LINE = '{ id = "C21", names = { fr = "Sofia Agnello" }, family = "agnello", power = "usury" },\n'
FILE = """
from typing import ClassVar

from tripot.games.nostra_city.state import Power, State


class Usury(Power):
    name: ClassVar[str] = "usury"
    moment: ClassVar[str | None] = "business"

    def draws(self, number: int) -> int:
        return number + 2

    def counts(self, s: State, worth: int) -> int:
        return 2 * worth
"""


def city() -> Edition:
    source = BOX.resource("edition.toml").read_text("utf-8")
    return BOX.read_edition(source.replace("]\n\n# NC-1.2", f"    {LINE}]\n\n# NC-1.2", 1))


@pytest.fixture
def edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Edition]:
    """Ours with Sofia, in a house that has a file for what she can do."""
    tmp_path.joinpath("usury.py").write_text(FILE)
    monkeypatch.setattr(powers, "__path__", [*powers.__path__, str(tmp_path)])
    monkeypatch.setitem(NUMBERS, "sofia", SOFIA)
    yield city()
    sys.modules.pop(f"{powers.__name__}.usury", None)


@pytest.fixture
def game(edition: Edition) -> NostraCity:
    return load(3, edition)


def test_she_is_a_card_like_the_others(game: NostraCity) -> None:
    card = game.kit.shown[SOFIA]
    assert (card.number, card.id, card.kind, card.power, card.phase) == (SOFIA, "C21", "caid", "usury", "business")
    assert [face.number for face in game.kit.shown] == list(range(52))
    assert game.start().rue_pile >> SOFIA & 1


def test_her_power_acts(edition: Edition) -> None:
    t = table(person("sofia queens-drugs"), person("enzo"), edition=edition)
    t.do(f"A caid {SOFIA}", "A queens-drugs", "A 1")
    assert [told.draws for told in t.told(events.Collected)] == [3]


def test_she_bids_with_it_until_she_is_struck(edition: Edition) -> None:
    mine = person("aldo sofia", "", bids=[bid("sofia", 1, "20i")])
    rival = person("enzo", "", bids=[bid("enzo", 1, "10i 10c 5")])
    t = resolved(mine, rival, person("marco", "", "contrat"), edition=edition)
    won = Table(t.game, t.game.position(t.state)).do("C pass")
    assert [(one.seat, one.amount) for one in won.told(events.StakesRevealed)[0].stakes] == [(0, 40_000), (1, 35_000)]
    t.do("C contrat", f"C caid {SOFIA}")
    assert SOFIA in [card.number for card in t.view().gone]


def test_she_is_won_in_the_street(edition: Edition) -> None:
    people = (person("aldo", "", bids=[bid("aldo", 2, "5")]), person("enzo"), person("marco"))
    t = go_on(resolved(*people, rue="r01 sofia r03 r04", edition=edition))
    assert SOFIA in t.land(0)


@pytest.mark.parametrize(
    "check",
    [
        order.random_play_ends,
        copies.positions_round_trip,
        copies.notation_round_trips,
        copies.a_replay_gives_the_same_states_and_views,
        secrecy.samples_fit_their_view,
    ],
)
def test_a_game_with_her_is_whole(game: NostraCity, check: Callable[[NostraCity], None]) -> None:
    check(game)


def test_bots_play_with_her(game: NostraCity) -> None:
    s, dice, policy = game.start(), Dice(3), Weigh(Weights())
    s.lands[0] |= 1 << SOFIA
    s.rue_pile &= ~(1 << SOFIA)
    while game.waiting(s):
        seat = lowest(game.waiting(s))
        game.apply(s, seat, outcome(s, dice) if seat == NATURE else policy.choose(s, seat, dice))
    assert game.result(s) is not None


def test_a_power_without_a_file_is_told() -> None:
    with pytest.raises(BadEdition) as bad:
        city()
    assert [(flaw.place, flaw.reason) for flaw in bad.value.flaws] == [("caid[20].power", "nc-edition-power")]
    check_said(bad.value)


def test_there_is_no_room_for_two(edition: Edition) -> None:
    source = BOX.resource("edition.toml").read_text("utf-8")
    lines = LINE + LINE.replace("C21", "C22")
    with pytest.raises(BadEdition) as bad:
        BOX.read_edition(source.replace("]\n\n# NC-1.2", f"    {lines}]\n\n# NC-1.2", 1))
    assert [(flaw.place, flaw.reason) for flaw in bad.value.flaws] == [("caid", "nc-edition-count")]


def test_a_power_that_changes_nothing_is_the_base() -> None:
    """What a file does not override is as for a Caïd without a power."""
    assert (Power().draws(2), Power().keeps(), Power().bribes(), Power().zealous()) == (2, 1, 1, True)
