"""No test leans on time passing: what takes its time is waited for (`tests/until.py`, `news` of the browser tests) or
happens on a clock of the test (`tests/leaping.py`)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAP = re.compile(r"\bsleep\((?!0\))|\bwaitForTimeout\(|\bsetTimeout\(")
MEANT = {
    "tests/until.py": "the nap between two looks",
    "tests/faults/world.py": "for so long something is down",
    "tests/faults/guest.py": "whoever is cut off tries again a little later",
    "tests/faults/run.py": "some peace between two faults",
    "tests/attacks/fuzz.py": "how soon a calm house answers is measured",
    "tests/attacks/watch.py": "a watcher asks now and then",
    "tests/attacks/test_timing.py": "the leak that is to be found",
    "tests/attacks/test_slowness.py": "that nothing comes later is seen later",
    "web/tests/browser/cast.test.mjs": "what is said finds its place a moment later",
    "web/tests/browser/house.mjs": "the nap between two looks",
}


def naps(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if NAP.search(line)]


def test_nobody_naps_who_did_not_say_why() -> None:
    own = Path(__file__)
    tests = [*ROOT.glob("tests/**/*.py"), *ROOT.glob("web/tests/**/*.mjs"), *ROOT.glob("web/tests/**/*.ts")]
    found = {str(path.relative_to(ROOT)) for path in tests if path != own and naps(path.read_text("utf-8"))}
    assert found == MEANT.keys()


@pytest.mark.parametrize(
    ("line", "is_nap"),
    [
        ("time.sleep(0.3)", True),
        ("await asyncio.sleep(SOON)", True),
        ("await asyncio.sleep(0)", False),
        ("await page.waitForTimeout(100);", True),
        ("setTimeout(press, 100);", True),
        ("asleep(1)", False),
    ],
)
def test_a_nap_is_recognised(line: str, is_nap: bool) -> None:
    assert bool(naps(line)) is is_nap
