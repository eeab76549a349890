"""Somebody who knows nothing of the games: reads the screen, and types one of the answers that stand there."""

from __future__ import annotations

import random
import re
import unicodedata
from typing import NamedTuple

import pexpect

from tests.terminal.command import Terminal

ROW = re.compile(r"^ {1,3}(\w+)  (\S.*?)(?:  .*)?$")
BETWEEN = "\u00a0· "
BESIDE = re.compile(r"^  (\S.*)$")
SUMS = re.compile(r"^  (?:A sum|Une somme), .*?([\d\u202f,]+).*?([\d\u202f,]+)")
ENTER = re.compile(r"(Enter|Entrée)\b")
LET_GO = re.compile(r"^(Enter|Entrée)\b")
LETTERS = re.compile(r" · (\w)\u00a0?: ")
""" `Enter: yes · u: no`: what may be typed stands in the line itself."""


class Printed(NamedTuple):
    """An answer as it stands on the screen."""

    key: str
    name: str


def question(screen: str) -> list[str]:
    """The indented lines above the prompt; what Enter would do may stand below them."""
    lines = [line.rstrip() for line in screen.replace("\r", "").split("\n")]
    while lines and (not lines[-1] or ENTER.search(lines[-1])):
        lines.pop()
    found: list[str] = []
    while lines and lines[-1].startswith(" "):
        found.insert(0, lines.pop())
    return found


def answers(lines: list[str]) -> list[Printed]:
    found = []
    for line in lines:
        row, beside = ROW.match(line), BESIDE.match(line)
        if row is not None:
            found.append(Printed(row[1], row[2]))
        elif beside is not None and SUMS.match(line) is None:
            for entry in beside[1].removesuffix(BETWEEN.rstrip(" ")).split(BETWEEN):
                key, _, name = entry.partition("\u00a0")
                found.append(Printed(key, name.replace("\u00a0", " ")))
    return found


def amount(lines: list[str], chance: random.Random) -> str:
    """A sum between the two that stand there, if any do."""
    sums = SUMS.match(lines[-1]) if lines else None
    if sums is None:
        return ""
    least, most = (int(re.sub(r"\D", "", text)) for text in sums.groups())
    return str(chance.randrange(least, min(most, least + 1000) + 1, 100))


def typed(answer: Printed, chance: random.Random) -> str:
    """By its key, by its name, or by its name without capitals and accents."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", answer.name) if not unicodedata.combining(sign))
    return chance.choice([answer.key, answer.name or answer.key, plain.lower() or answer.key])


class Reader:
    """Plays to the end whatever is asked; `seen` is all that was on the screen."""

    def __init__(self, *words: str, seed: int, lesson: bool = False) -> None:
        self.terminal = Terminal("learn", *words) if lesson else Terminal("play", *words, "--seed", str(seed))
        self.chance = random.Random(seed)
        self.seen = ""
        self.typed: list[str] = []

    def play(self) -> int:
        """The exit code of the command."""
        child = self.terminal.child
        while child.expect([r"(?:^|\n)> ", pexpect.EOF]) == 0:
            screen = child.before or ""
            self.seen += f"{screen}\n"
            text = self.choose(screen)
            self.typed.append(text)
            self.terminal.type(text)
        self.seen += child.before or ""
        return self.terminal.end()

    def choose(self, screen: str) -> str:
        """What is asked in one line is mostly answered with Enter; else one of the answers."""
        last, lines = screen.rstrip().rpartition("\n")[2], question(screen)
        if ENTER.search(last) and not (LET_GO.match(last) and self.chance.random() < 0.4):
            letters = LETTERS.findall(last) if self.chance.random() < 0.1 else []
            return self.chance.choice(letters) if letters else ""
        offered = [typed(answer, self.chance) for answer in answers(lines)]
        sums = amount(lines, self.chance)
        return self.chance.choice([*offered, *([sums] if sums else [])])
