"""NC-1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.nostra_city.table import SHOWN, load
from tripot.games.nostra_city import bags
from tripot.games.registry import box
from tripot.kernel.edition import BadEdition
from tripot.text import LANGUAGES

BOX = box("nostra-city")
SOURCE = BOX.resource("edition.toml").read_text("utf-8")


def flaws(*changes: tuple[str, str]) -> dict[str, str]:
    """The mistakes of our edition with these changes: where, and which."""
    text = SOURCE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadEdition) as bad:
        BOX.read_edition(text)
    assert all(bad.value.say(language) for language in LANGUAGES)
    return {flaw.place: flaw.reason.removeprefix("nc-edition-") for flaw in bad.value.flaws}


def test_nc_1_1_the_street_has_46_cards() -> None:
    kinds = Counter(card.kind for card in SHOWN[:46])
    assert kinds == {"caid": 20, "turf": 14, "respect": 6, "enquete": 6}
    assert len({card.id for card in SHOWN}) == len(SHOWN) == 51
    families = Counter(card.family for card in SHOWN[:20])
    assert set(families.values()) == {5}
    assert len({card.power for card in SHOWN[:20]}) == 20
    assert flaws(('{ id = "C20"', '{ id = "C19"')) == {"caid[19]": "twice"}
    assert flaws(("respect = 3 },\n]", 'respect = 3 },\n    { id = "R07", respect = 1 },\n]')) == {
        "respect + enquete": "count"
    }
    assert flaws(('family = "donata", power = "soothe"', 'family = "agnello", power = "soothe"')) == {"caid": "family"}


def test_nc_1_2_every_pair_of_borough_and_traffic_and_two_double_turfs() -> None:
    turfs = SHOWN[20:34]
    pairs = {(card.boroughs, card.traffic) for card in turfs if card.traffic}
    assert len(pairs) == 12
    doubles = [(card.id, card.boroughs, card.respect) for card in turfs if card.traffic is None]
    assert doubles == [("T13", ("queens", "staten-island"), 1), ("T14", ("bronx", "brooklyn"), 1)]
    assert flaws(('boroughs = ["queens"], traffic = "gambling"', 'boroughs = ["queens"]')) == {"turf[0]": "turf"}


def test_nc_1_3_bills_and_their_corruption_values() -> None:
    kit = load().kit
    assert [bags.bills_of(kit.bills, kind) for kind in range(7)] == [10, 16, 8, 8, 4, 5, 1]
    assert bags.worth(kit.bills) == 50_000 + 240_000 + 240_000 + 300_000
    assert [bags.innocent(bags.bill(kind)) for kind in range(7)] == [0, 1, 0, 2, 0, 3, 0]
    assert [bags.guilty(bags.bill(kind)) for kind in range(7)] == [0, 0, 1, 0, 2, 0, 3]
    assert flaws(("5 = 10", "5 = 9")) == {"bills": "count", "bank.5": "bank"}


def test_nc_1_4_twenty_seven_vendetta_cards() -> None:
    kit = load().kit
    assert [bags.cards_of(kit.vendetta, kind) for kind in range(12)] == [3, 2, 3, 2, 2, 2, 1, 2, 2, 6, 1, 1]
    assert bags.cards_in(kit.vendetta) == 27
    assert flaws(("colere = 6", "colere = 5")) == {"vendetta": "count"}
    assert flaws(("gota = 1\natlantic", "gota = 2\natlantic"), ("colere = 6", "colere = 5")) == {
        "vendetta.gota": "single"
    }


def test_nc_1_5_titles_zeal_and_bonuses() -> None:
    kit = load().kit
    assert kit.respect[48:51] == [3, 2, 1]
    assert (kit.zealous, kit.zeal, kit.bonus) == (3, 1, 2)


@pytest.mark.parametrize(("players", "space"), [(3, 11), (4, 7), (5, 5)])
def test_nc_1_6_the_bench(players: int, space: int) -> None:
    game = load(players)
    s = game.start()
    assert (game.kit.spaces, game.kit.guilty, s.verdict) == (12, 7, space)
    assert BOX.players(BOX.edition) == [3, 4, 5]
    assert flaws(("guilty = 7", "guilty = 13")) == {"bench.guilty": "guilty"}
    assert flaws(("3 = 11, 4 = 7, 5 = 5", "3 = 13")) == {"bench.start.3": "start"}
    assert flaws(("{ 3 = 11, 4 = 7, 5 = 5 }", "{}")) == {"bench.start": "players"}


def test_all_mistakes_are_told_at_once() -> None:
    found = flaws(("colere = 6", "colere = 5"), ("guilty = 7", "guilty = 13"), ('power = "spy"', 'power = "nonsense"'))
    assert set(found) == {"vendetta", "bench.guilty", "caid[18].power"}


def test_another_mix_is_another_game_without_code() -> None:
    text = SOURCE.replace("bribe = 50_000", "bribe = 45_000").replace("4 = 7", "4 = 6").replace("zeal = 1", "zeal = 2")
    game = BOX.load(4, BOX.read_edition(text), {})
    kit = game.kit  # type: ignore[attr-defined]
    assert (kit.bribes[40], kit.verdict, kit.zeal) == (45_000, 6, 2)
