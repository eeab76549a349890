"""Run where High Card is installed: it passes every check that the games of the house pass."""

from __future__ import annotations

import tripot
from tests.conformance.checks import CHECKS, RULEBOOK_CHECKS

NAME = "high-card"

if __name__ == "__main__":
    for players in (2, 3):
        for check in (*CHECKS, *RULEBOOK_CHECKS):
            check(tripot.load(NAME, players))
    print("passed")
