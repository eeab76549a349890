"""What docs/hosting.md and the unit for systemd say is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hosting.proxy import EXAMPLES, fitted, found
from tripot.terminal import serve
from tripot.terminal.parser import Parser, variable


def test_every_option_is_explained_with_its_variable() -> None:
    page = (EXAMPLES.parent / "hosting.md").read_text(encoding="utf-8")
    parser = Parser("serve", "en")
    serve.arguments(parser)
    options = {action.option_strings[-1] for action in parser._actions} - {"--help"}
    assert len(options) > 8
    rows = {option: rf"^\| `{option}[ `].*\| `{variable(option)}[=`]" for option in options}
    assert [option for option, row in rows.items() if not re.search(row, page, re.MULTILINE)] == []


@pytest.mark.slow
@pytest.mark.skipif(found("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_nothing_wrong(tmp_path: Path) -> None:
    unit = tmp_path / "tripot.service"
    unit.write_text(fitted("tripot.service", {"/opt/tripot/.venv/bin/tripot": sys.executable}), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
