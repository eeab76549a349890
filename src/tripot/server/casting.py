"""Which character comes when a bot is called to a table: nobody sits at it twice."""

from __future__ import annotations

import random

from tripot.bots.cast import CAST, Character
from tripot.bots.level import Level
from tripot.kernel.problem import Problem
from tripot.server.sheet import Chair, Sheet
from tripot.text import say

RECORDED = "fr"
"""The language in which records name them; pages have names of their own for each."""


def invited(sheet: Sheet, number: int, wanted: str) -> Chair:
    """The chair with this character in it."""
    character = CAST.get(wanted)
    if character is None:
        raise Problem("lobby-no-character")
    if not free(sheet, number, character):
        raise Problem("lobby-character-seated")
    return seated(character, character.level)


def surprise(sheet: Sheet, number: int, level: Level) -> Chair:
    """Whoever of this level comes next in the table's own order, which everybody could work out; where all of them sit
    already, somebody else plays at it."""
    order = sorted(CAST)
    random.Random(f"{sheet.code} {sheet.number}").shuffle(order)
    last = sheet.chairs[number].character
    start = order.index(last) + 1 if last in order else number
    around = [CAST[order[(start + step) % len(order)]] for step in range(len(order))]
    company = [character for character in around if free(sheet, number, character)]
    return seated(next((one for one in company if one.level == level), company[0]), level)


def free(sheet: Sheet, number: int, character: Character) -> bool:
    """Whether nobody of this name sits in another chair."""
    name = say(f"cast-{character.id}", RECORDED)
    return all(chair.name != name for other, chair in enumerate(sheet.chairs) if other != number)


def seated(character: Character, level: Level) -> Chair:
    return Chair(None, say(f"cast-{character.id}", RECORDED), level, character=character.id)
