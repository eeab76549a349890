"""The examples of the docs, shortened."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.slow
def test_the_learner_beats_the_random_bot() -> None:
    source = (EXAMPLES / "learn.py").read_text("utf-8")
    short, found = re.subn("= 1500, 30, (.*), 1000", r"= 600, 30, \1, 200", source)
    assert found == 1
    done = subprocess.run([sys.executable, "-c", short], capture_output=True, text=True, check=True)
    at_random, learnt = (float(share) for share in re.findall(r"([\d.]+) %", done.stdout))
    assert learnt > at_random + 8
