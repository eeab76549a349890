"""The real command, run as a process of its own, with and without a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pexpect

TIMEOUT = 60


def environment(**extra: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "TRIPOT_LANG"))}
    return {**kept, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", "COLUMNS": "80", **extra}


def tripot(*words: str, stdin: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tripot", *words],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**extra),
        check=False,
    )


def hear_ctrl_c() -> None:
    """Also if the tests run in the background, where a shell has it ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A pseudo-terminal of 80 columns without colours, so that words can be expected as they are."""

    def __init__(self, *words: str) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "tripot", *words],
            env={**environment(TERM="dumb"), "NO_COLOR": "1"},
            encoding="utf-8",
            timeout=TIMEOUT,
            dimensions=(50, 80),
            preexec_fn=hear_ctrl_c,
        )

    def expect(self, text: str) -> str:
        """Wait for this text; what came before it."""
        self.child.expect_exact(text)
        return self.child.before or ""

    def type(self, text: str = "") -> None:
        self.child.sendline(text)

    def end(self) -> int:
        """The rest of the output is read; the exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        code = self.child.exitstatus
        assert code is not None
        return code
