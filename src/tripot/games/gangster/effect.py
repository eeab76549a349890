"""GA-8.1: what a card does, as the rules carry it out. `docs/editions-gangster.md` explains the vocabulary."""

from __future__ import annotations

__compile__ = True

from typing import Final

NOTHING: Final = 0
GAIN: Final = 1
PAY: Final = 2
PAY_PCT: Final = 3
GAIN_MEN: Final = 4
PAY_MEN: Final = 5
PAY_MEN_ALL: Final = 6
GAIN_DIE: Final = 7
PAY_DIE: Final = 8
FROM_EACH: Final = 9
TO_EACH: Final = 10
TAKE: Final = 11
LOSE: Final = 12
GOTO: Final = 13
FORWARD_DIE: Final = 14
SKIP: Final = 15
JUSTICE: Final = 16
AUCTION: Final = 17
IF_MEN: Final = 18
IF_DOSSIERS: Final = 19
ROLL: Final = 20
PARTNER: Final = 21
RICHEST_TO_EACH: Final = 22
POOREST_GAIN: Final = 23
ARREST: Final = 24
FINE: Final = 25
DOSSIER: Final = 26
MISSION: Final = 27
HORSE: Final = 28
MEN: Final = 29
CANCEL_JUSTICE: Final = 30
DROP_DOSSIER: Final = 31
SET_DIE: Final = 32
AGAIN: Final = 33
FROM_TARGET: Final = 34
STEAL_GEM: Final = 35
STEAL_RECRUIT: Final = 36
TARGET_JUSTICE: Final = 37
SELL_ANY: Final = 38
BLOCK_STAR: Final = 39
REROLL_RACE: Final = 40
PEEK_GEMS: Final = 41
SQUEEZE: Final = 42
DELAY: Final = 43
EITHER: Final = 44


class Effect:
    """One operation with its numbers; `yes` and `no` are the branches of an `if` or the sides of a dilemma, `faces`
    the results of a die."""

    def __init__(
        self, number: int, op: int, n: int, m: int, yes: Effect | None, no: Effect | None, faces: list[Effect]
    ) -> None:
        self.number = number
        """Its place in the list of all effects of the edition: how a pending decision names it."""
        self.op = op
        self.n = n
        self.m = m
        self.yes = yes
        self.no = no
        self.faces = faces
        """What each of the six results of a die brings; empty for all other operations."""
