"""The server as a process of its own, which can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

from tests.failures import hear

HOUSE = Path(__file__).parents[2]


class Process:
    def __init__(self, data: Path, *words: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "tripot", "--no-browser", "--lang", "en", "--data", str(data)]
        source = {} if "PYTHONPATH" not in os.environ else {"PYTHONPATH": str(HOUSE / "src")}
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115  (a pipe that nobody empties would stop the server)
        self._process = subprocess.Popen(
            [*command, "--port", str(port), *words],
            stdout=subprocess.PIPE,
            stderr=self._log,
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
        self._process.wait()
        raise AssertionError(self.log())

    @property
    def id(self) -> int:
        return self._process.pid

    def runs(self) -> bool:
        return self._process.poll() is None

    def log(self) -> str:
        """What it has written to its error stream."""
        self._log.seek(0)
        return self._log.read()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self.runs():
            self.kill()
        if not self._log.closed:
            hear(self.log())
        self._log.close()

    def kill(self) -> None:
        """kill -9."""
        self._process.kill()
        self._process.communicate()

    def send(self, kind: signal.Signals) -> None:
        self._process.send_signal(kind)

    def interrupt(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        """Ctrl-C: the exit code, and what was still said."""
        self._process.send_signal(how)
        out, _ = self._process.communicate(timeout=20)
        return self._process.returncode, out, self.log()
