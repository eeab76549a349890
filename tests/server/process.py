"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

HOUSE = Path(__file__).parents[2]


class Process:
    def __init__(self, data: Path, *words: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "tripot", "--no-browser", "--lang", "en", "--data", str(data)]
        source = {} if "PYTHONPATH" not in os.environ else {"PYTHONPATH": str(HOUSE / "src")}
        self._process = subprocess.Popen(
            [*command, "--port", str(port), *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **source},
            start_new_session=True,
        )
        self.said: list[str] = []
        self.origin = ""
        self._listen()

    def _listen(self) -> None:
        """Until the house says that it is open."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line)
            found = re.search(r"http://[\d.]+:\d+", line)
            if found:
                self.origin = found.group()
            if "Ctrl-C" in line:
                return
        raise AssertionError(self._process.communicate()[1])

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._process.poll() is None:
            self.kill()

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.communicate()

    def interrupt(self, how: int = signal.SIGINT) -> tuple[int, str, str]:
        """Ctrl-C: the exit code, and what was still said."""
        self._process.send_signal(how)
        out, err = self._process.communicate(timeout=20)
        return self._process.returncode, out, err
