"""RC-1: material."""

from __future__ import annotations

import re
from typing import Any

import pytest

import tripot
from tests.games.reglement_de_comptes.table import NAME, look, match, play, seated, table
from tripot.games.registry import box
from tripot.games.reglement_de_comptes.edition import Edition
from tripot.games.reglement_de_comptes.material import CARDS, COLOURS
from tripot.kernel.edition import BadEdition

BOX = box(NAME)
SOURCE = BOX.resource("edition.toml").read_text(encoding="utf-8")


def edition() -> Edition:
    found = BOX.edition
    assert isinstance(found, Edition)
    return found


def changed(**lines: str) -> str:
    """Our edition with these lines instead of its own."""
    source = SOURCE
    for name, value in lines.items():
        source, times = re.subn(rf"(?ms)^{name} = (\[.*?\]|[^\n]*)$", f"{name} = {value}", source, count=1)
        assert times == 1, name
    return source


def flaws(source: str) -> list[tuple[str, str]]:
    with pytest.raises(BadEdition) as caught:
        BOX.read_edition(source)
    assert caught.value.say("fr")
    assert caught.value.say("en")
    return [(flaw.place, flaw.reason) for flaw in caught.value.flaws]


def test_rc_1_1_thirty_places_in_a_closed_ring() -> None:
    board = match().state.board  # type: ignore[attr-defined]
    assert len(look(match()).places) == 30
    for place in range(1, 31):
        left, right = (place - 2) % 30 + 1, place % 30 + 1
        assert board.beside(1 << place) == 1 << left | 1 << right


def test_rc_1_1_neighbours_around_the_corner() -> None:
    m = play(table({30: "yL", 1: "rC", 12: "rC"}, "knife"), "play knife", "1")
    assert seated(m, 1) is None


def test_rc_1_2_sixty_cards() -> None:
    counts = {card: edition().cards[card] for card in CARDS}
    assert sum(counts.values()) == 60
    assert counts == {"knife": 9, "gun": 9, "cake": 8, "pass": 6, "boom": 4, "cocktail": 6, "alert": 2, "move": 16}


def test_rc_1_3_forty_eight_gangsters() -> None:
    gangs = edition().gangs
    assert tuple(gangs) == COLOURS
    assert sum(team.size for team in gangs.values()) == 48
    assert [gangs[colour].size for colour in COLOURS] == [10, 10, 10, 7, 6, 5]


def test_rc_1_4_the_map() -> None:
    prints = look(match()).prints
    features = [shown.feature for shown in prints]
    expected = {"revolver": 7, "knife": 5, "glass": 9, "bar": 2, "restaurant": 2, "gambling": 2, "register": 1}
    assert {name: features.count(name) for name in expected} == expected  # type: ignore[arg-type]
    assert [prints[place - 1].feature for place in (9, 28)] == [None, None]
    lonely = [place for place, shown in enumerate(prints, 1) if shown.opposite is None]
    assert lonely == [13, 14, 15, 28, 29, 30]
    assert all(prints[place - 1].opposite == 28 - place for place in [*range(1, 13), *range(16, 28)])


@pytest.mark.parametrize(
    ("lines", "place", "reason"),
    [
        ({"glass": "[6, 10, 12, 13, 15, 19, 20, 24, 29]"}, "glass", "rc-edition-feature-twice"),
        ({"glass": "[31]"}, "glass", "rc-edition-no-place"),
        ({"glass": "[5, 5]"}, "glass", "rc-edition-place-twice"),
        ({"bar": "[3]"}, "bar", "rc-edition-business"),
        ({"restaurant": "[7, 26, 9]"}, "restaurant", "rc-edition-business"),
        ({"register": "[]"}, "register", "rc-edition-register"),
        ({"register": "[30, 28]"}, "register", "rc-edition-register"),
        ({"opposite": "[2, 1]"}, "opposite", "rc-edition-opposites"),
        ({"x": "[13, 14, 15, 28, 29]"}, "x", "rc-edition-x-missing"),
        ({"x": "[1, 13, 14, 15, 28, 29, 30]"}, "x", "rc-edition-x-opposite"),
        ({"revolver": "[28]"}, "revolver", "rc-edition-x-revolver"),
        ({"move": "50"}, "cards", "rc-edition-cards"),
        ({"3": "{ godfather = 1, gunman = 2, blade = 2, bruiser = 6 }"}, "teams.3", "rc-edition-crowd"),
        ({"violet": "{ godfather = 1, gunman = 0, blade = 1, bruiser = 2 }"}, "gangs.violet", "rc-edition-small-gang"),
    ],
)
def test_rc_1_5_a_mistake_is_named(lines: dict[str, str], place: str, reason: str) -> None:
    assert (place, reason) in flaws(changed(**lines))


def test_rc_1_5_opposite_is_mutual() -> None:
    source = SOURCE.replace("27, 26, 25, 24,", "26, 27, 25, 24,")
    assert flaws(source) == [("opposite", "rc-edition-one-way")] * 4


def test_rc_1_5_every_mistake_is_told_at_once_whatever_its_kind() -> None:
    source = changed(name="7", bar="[3]", register='["x"]', revolver="[28]", knife="[1, 5]", boom="-1")
    source = source.replace("[bank]", "[bnak]")
    assert flaws(source) == [
        ("bnak", "edition-unknown"),
        ("bank", "edition-missing"),
        ("name", "edition-wrong"),
        ("register[0]", "edition-wrong"),
        ("cards.boom", "edition-wrong"),
        ("glass", "rc-edition-feature-twice"),
        ("bar", "rc-edition-business"),
        ("revolver", "rc-edition-x-revolver"),
    ]


def test_rc_1_5_layouts_are_checked_too() -> None:
    head, _, tail = SOURCE.partition("[layouts.3]")
    other = tail[tail.index("[layouts.4]") :]
    assert flaws(head + other) == [("layouts.3", "rc-edition-layout")]
    gang = "{ godfather = [1], gunman = [2, 3], blade = [17, 18], bruiser = [4, 5, 6, 7, 8] }"
    twice = f"[layouts.3]\nyellow = {gang}\nred = {gang}\ngreen = {gang}\n"
    found = flaws(head + twice + other)
    assert ("layouts.3.yellow", "rc-edition-monopoly") in found
    assert ("layouts.3.blue", "rc-edition-layout-colours") in found
    assert ("layouts.3.green", "rc-edition-layout-colours") in found
    assert found.count(("layouts.3", "rc-edition-place-twice")) == 10


def test_rc_1_5_another_table_can_be_played() -> None:
    game: Any = tripot.load(NAME, players=3, edition=BOX.read_edition(changed(name='"Ours"', glass="[9]")))
    assert game.prints[8].feature == "glass"
