"""The tables that every game must pass at: each number of players, and variants of options and material."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tripot.games.registry import BOXES
from tripot.kernel.game import Game


class Variant(msgspec.Struct, frozen=True):
    """Options, and other material if there is any, as the TOML text of an edition."""

    name: str
    options: dict[str, Any] = {}
    edition: str | None = None
    slow: bool = False
    players: tuple[int, ...] = ()
    """Only these numbers of players; all that the edition allows if none is named."""


def gangsters(**hands: int) -> str:
    """An edition of 12 Gangsters: `p3=2` gives each of three players two cards."""
    lines = [f"{players[1:]} = {cards}" for players, cards in hands.items()]
    colours = '["a", "b", "c", "d", "e", "f", "g", "h"]'
    return "\n".join(['game = "twelve-gangsters"', 'name = "tiny"', f"colours = {colours}", "[hands]", *lines])


def banquet(**counts: int) -> str:
    """Our edition of Règlement de comptes with so many of each card: `knife=2, move=9`, none of the others."""
    head, _, tail = BOXES["reglement-de-comptes"].resource("edition.toml").read_text("utf-8").partition("[cards]")
    lines = [f"{card} = {number}" for card, number in counts.items()]
    return "\n".join([head, "[cards]", *lines, tail[tail.index("# RC-1.3") :]])


def quarter(goal: int, **effects: str) -> str:
    """Our edition of Gangster with one goal for all, since to a printed one random players take thousands of steps;
    some cards do something else, `A12="★ steal_gem"`."""
    text = BOXES["gangster"].resource("edition.toml").read_text("utf-8").partition("[goals]")[0]
    for card, effect in effects.items():
        star = "star = true, " if effect.startswith("★") else ""
        pattern = rf'(id = "{card}", (?:count = \d, )?)(?:star = true, )?(.*effect = ")[^"]*"'
        text, found = re.subn(pattern, rf'\g<1>{star}\g<2>{effect.removeprefix("★ ")}"', text)
        assert found == 1, card
    return "\n".join([text, "[goals]", *(f"{players} = {goal}" for players in range(2, 7))])


def city() -> str:
    """Our edition of Nostra City with hands full of Représailles, and spies in every family."""
    text = BOXES["nostra-city"].resource("edition.toml").read_text("utf-8")
    for old, new in (("colere = 6", "colere = 2"), ("ecoute = 1", "ecoute = 3"), ("braquage = 3", "braquage = 5")):
        text = text.replace(old, new)
    for power, other in (
        ("extra_bill", "spy"),
        ("stake_bonus", "trade"),
        ("double_bribe", "shield"),
        ("recover", "peek"),
    ):
        text = text.replace(f'"{power}"', f'"{other}"', 1)
    return text


WILD = {
    "A01": "lose perle 2",
    "A02": "take recrutement 3",
    "A03": "take diamant 2",
    "A04": "lose recrutement 2",
    "A12": "★ steal_gem",
    "A13": "★ steal_recruit",
    "A14": "★ peek_gems",
    "A16": "★ steal_recruit",
    "A17": "★ steal_gem",
    "A18": "★ block_star",
    "A20": "★ cancel_justice",
    "A22": "goto echange",
    "A26": "★ reroll_race",
    "A25": "goto course",
    "A30": "lose protection 1",
    "A29": "take protection 2",
    "A28": "take perle 3",
}
"""Cards that go from hand to hand, unseen."""

PRINTED = Variant("printed")
LONG = {"gangster"}
"""Games that random players do not end in a few hundred steps: the checks are done with variants alone."""

VARIANTS: dict[str, list[Variant]] = {
    "twelve-gangsters": [
        Variant("host-names-boss", {"first_boss": 1, "memory_aid": False}, players=(3,)),
        Variant("tiny", edition=gangsters(p2=3, p3=3, p8=2)),
        Variant("one-card", {"first_boss": 0}, gangsters(p2=1)),
        Variant("many-cards", edition=gangsters(p2=60), slow=True),
    ],
    "reglement-de-comptes": [
        Variant("free", {"seating": "free"}, players=(3,)),
        Variant("free", {"seating": "free"}, slow=True, players=(4,)),
        Variant("host-names-first", {"seating": "free", "first_seater": 4}, slow=True, players=(6,)),
        *(Variant(f"scenario-{number}", {"scenario": number}, slow=True, players=(6,)) for number in range(1, 7)),
        Variant("few-cards", edition=banquet(knife=5, gun=4, alert=2, cake=4, boom=3, move=6), slow=True, players=(4,)),
        Variant("alerts-alone", edition=banquet(alert=4), slow=True, players=(3,)),
    ],
    "gangster": [
        Variant("quick", edition=quarter(5_000)),
        Variant("wild", edition=quarter(8_000, **WILD), players=(3, 4)),
        Variant("live", {"auction": "live"}, quarter(5_000), players=(2, 5)),
    ],
    "nostra-city": [
        Variant("draft", {"start": "draft", "families": True, "first_player": 1}, slow=True, players=(4,)),
        Variant("vengeful", edition=city(), slow=True, players=(5,)),
    ],
}


class Table(msgspec.Struct, frozen=True):
    """A game that is set up, and the name of what was chosen for it."""

    label: str
    game: Game[Any]
    slow: bool

    @property
    def param(self) -> Any:
        return pytest.param(self.game, id=self.label, marks=[pytest.mark.slow] if self.slow else [])


def tables(name: str, variant: Variant) -> list[Table]:
    """This variant for every number of players that it allows; the fast part of the tests takes the fewest."""
    box = BOXES[name]
    edition = box.edition if variant.edition is None else box.read_edition(variant.edition)
    fewest, *more = variant.players or box.players(edition)
    return [
        Table(f"{name}-{variant.name}-{players}", box.load(players, edition, variant.options), slow)
        for players, slow in [(fewest, variant.slow), *((players, True) for players in more)]
    ]


TABLES: list[Table] = [
    table
    for name in BOXES
    for variant in (*(() if name in LONG else (PRINTED,)), *VARIANTS.get(name, []))
    for table in tables(name, variant)
]
