"""The small language of effects: what an edition may write, and the phrases that tell it to people."""

from __future__ import annotations

import re
from typing import Final, Literal

import msgspec

from tripot.games.gangster import effect as ops
from tripot.games.gangster.material import FACES, THEFTS
from tripot.kernel.problem import Problem

TAKEN: Final = ("perle", "diamant", "recrutement", "protection")
"""What `take` and `lose` may name."""

Role = Literal["plain", "star", "theft", "justice", "mission", "course", "recrutement"]
"""Where an operation may stand."""


class Word(msgspec.Struct, frozen=True):
    """One operation: its number, what it is given (n: an amount, k: a small number), and where it may stand."""

    op: int
    takes: str
    roles: tuple[Role, ...] = ("plain",)


WORDS: Final[dict[str, Word]] = {
    "gain": Word(ops.GAIN, "n", ("plain", "theft")),
    "pay": Word(ops.PAY, "n"),
    "pay_pct": Word(ops.PAY_PCT, "k"),
    "gain_men": Word(ops.GAIN_MEN, "n", ("plain", "star")),
    "pay_men": Word(ops.PAY_MEN, "n"),
    "pay_men_all": Word(ops.PAY_MEN_ALL, "n"),
    "gain_die": Word(ops.GAIN_DIE, "n"),
    "pay_die": Word(ops.PAY_DIE, "n"),
    "from_each": Word(ops.FROM_EACH, "n"),
    "to_each": Word(ops.TO_EACH, "n"),
    "take": Word(ops.TAKE, "deck k"),
    "lose": Word(ops.LOSE, "deck k"),
    "goto": Word(ops.GOTO, "face"),
    "forward_die": Word(ops.FORWARD_DIE, ""),
    "skip": Word(ops.SKIP, "k"),
    "justice": Word(ops.JUSTICE, "theft"),
    "auction": Word(ops.AUCTION, ""),
    "partner": Word(ops.PARTNER, "n"),
    "richest_to_each": Word(ops.RICHEST_TO_EACH, "n"),
    "poorest_gain": Word(ops.POOREST_GAIN, "n"),
    "arrest": Word(ops.ARREST, "theft", ("theft",)),
    "fine": Word(ops.FINE, "n n", ("justice",)),
    "dossier": Word(ops.DOSSIER, "", ("justice",)),
    "mission": Word(ops.MISSION, "k n", ("mission",)),
    "horse": Word(ops.HORSE, "k n", ("course",)),
    "men": Word(ops.MEN, "k", ("recrutement",)),
    "cancel_justice": Word(ops.CANCEL_JUSTICE, "", ("star",)),
    "drop_dossier": Word(ops.DROP_DOSSIER, "", ("star",)),
    "set_die": Word(ops.SET_DIE, "", ("star",)),
    "again": Word(ops.AGAIN, "", ("star",)),
    "from_target": Word(ops.FROM_TARGET, "n", ("star",)),
    "steal_gem": Word(ops.STEAL_GEM, "", ("star",)),
    "steal_recruit": Word(ops.STEAL_RECRUIT, "", ("star",)),
    "target_justice": Word(ops.TARGET_JUSTICE, "", ("star",)),
    "sell_any": Word(ops.SELL_ANY, "", ("star",)),
    "block_star": Word(ops.BLOCK_STAR, "", ("star",)),
    "reroll_race": Word(ops.REROLL_RACE, "", ("star",)),
    "peek_gems": Word(ops.PEEK_GEMS, "", ("star",)),
    "squeeze": Word(ops.SQUEEZE, "n", ("star",)),
    "delay": Word(ops.DELAY, "k", ("star",)),
}
CONDITION: Final = re.compile(r"if (men|dossiers)>=([0-9]{1,2}): (.+?); else: (.+)")
DILEMMA: Final = re.compile(r"either: (.+?); or: (.+)")
RANGE: Final = re.compile(r"([1-6])-([1-6]): (.+)")
AMOUNT: Final = re.compile(r"[1-9][0-9]{0,4}00")
SMALL: Final = re.compile(r"[1-9][0-9]?")


class Phrase(msgspec.Struct, frozen=True):
    """One piece of an effect's text: `ga-effect-<op>` with these arguments."""

    op: str
    n: int = 0
    m: int = 0
    what: str = ""


def read(text: str, role: Role, known: list[ops.Effect]) -> ops.Effect:
    """The effect that this text means, added to all those that are known; Problem if it means none."""
    if role != "plain":
        return simple(text, role, known)
    condition = CONDITION.fullmatch(text)
    if condition:
        what, least, then, otherwise = condition.groups()
        branches = [branch(then, known), branch(otherwise, known)]
        op = ops.IF_MEN if what == "men" else ops.IF_DOSSIERS
        return add(known, op, int(least), 0, branches[0], branches[1])
    dilemma = DILEMMA.fullmatch(text)
    if dilemma:
        sides = [simple(side, "plain", known) for side in dilemma.groups()]
        return add(known, ops.EITHER, 0, 0, sides[0], sides[1])
    if text.startswith("roll "):
        return add(known, ops.ROLL, 0, 0, None, None, results(text.removeprefix("roll "), known))
    return simple(text, role, known)


def results(text: str, known: list[ops.Effect]) -> list[ops.Effect]:
    """The six results of a die, from ranges in order."""
    found: list[ops.Effect] = []
    for part in text.split(", "):
        match = RANGE.fullmatch(part)
        if match is None or int(match[1]) != len(found) + 1 or int(match[2]) <= len(found):
            raise Problem("ga-edition-roll", text=part)
        found += [branch(match[3], known)] * (int(match[2]) - len(found))
    if len(found) != 6:
        raise Problem("ga-edition-roll", text=text)
    return found


def branch(text: str, known: list[ops.Effect]) -> ops.Effect:
    return add(known, ops.NOTHING) if text == "-" else simple(text, "plain", known)


def simple(text: str, role: Role, known: list[ops.Effect]) -> ops.Effect:
    name, *given = text.split(" ")
    word = WORDS.get(name)
    if word is None or role not in word.roles:
        words = ", ".join(word for word in WORDS if role in WORDS[word].roles)
        raise Problem("ga-edition-word", word=name, words=words)
    wanted = word.takes.split()
    if len(given) != len(wanted):
        raise Problem("ga-edition-arguments", word=name, count=len(wanted))
    values = [argument(name, kind, value) for kind, value in zip(wanted, given, strict=True)]
    n, m = [*values, 0, 0][:2]
    return add(known, word.op, n, m)


def argument(word: str, kind: str, text: str) -> int:
    names = {"deck": TAKEN, "face": FACES, "theft": THEFTS}.get(kind)
    if names is not None and text in names:
        return names.index(text)
    if names is None and (AMOUNT if kind == "n" else SMALL).fullmatch(text):
        return int(text)
    raise Problem("ga-edition-argument", word=word, text=text)


def add(
    known: list[ops.Effect],
    op: int,
    n: int = 0,
    m: int = 0,
    yes: ops.Effect | None = None,
    no: ops.Effect | None = None,
    faces: list[ops.Effect] | None = None,
) -> ops.Effect:
    known.append(ops.Effect(len(known), op, n, m, yes, no, faces or []))
    return known[-1]


FORKS: Final = {
    ops.IF_MEN: ("if_men", "else"),
    ops.IF_DOSSIERS: ("if_dossiers", "else"),
    ops.EITHER: ("either", "or"),
}
"""The phrases before each of two branches."""
NAMES: Final = {word.op: name for name, word in WORDS.items()}


def phrases(effect: ops.Effect) -> tuple[Phrase, ...]:
    """The effect in words, piece by piece."""
    if effect.op in FORKS:
        assert effect.yes is not None
        assert effect.no is not None
        first, second = FORKS[effect.op]
        return (Phrase(first, effect.n), *phrases(effect.yes), Phrase(second), *phrases(effect.no))
    if effect.op == ops.ROLL:
        found = [Phrase("roll")]
        for low, result in enumerate(effect.faces, 1):
            if low == 1 or effect.faces[low - 2] is not result:
                high = low + effect.faces[low - 1 :].count(result) - 1
                found += [Phrase("on", low, high), *phrases(result)]
        return tuple(found)
    if effect.op == ops.NOTHING:
        return (Phrase("nothing"),)
    name = NAMES[effect.op]
    takes = WORDS[name].takes
    if takes.startswith("deck"):
        return (Phrase(name, effect.m, 0, TAKEN[effect.n]),)
    if takes == "face":
        return (Phrase(name, what=FACES[effect.n]),)
    if takes == "theft":
        return (Phrase(name, what=THEFTS[effect.n]),)
    return (Phrase(name, effect.n, effect.m),)


def sides(dilemma: tuple[Phrase, ...]) -> tuple[tuple[Phrase, ...], tuple[Phrase, ...]]:
    """What the two sides of a dilemma say."""
    middle = dilemma.index(Phrase("or"))
    return dilemma[1:middle], dilemma[middle + 1 :]
