"""Those who are told of turns, on real sockets of this machine: an endpoint, a browser's keys, a mail server."""

from __future__ import annotations

import os
import queue
import socketserver
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tripot.server.notices.web_push import CURVE, derived, encode, public

PATIENCE = 60.0


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes
    status: int
    """That it was answered with."""
    at: float
    """When it came, on this machine's clock."""


class Receiver:
    """Answers with `status`, and keeps what came."""

    def __init__(self) -> None:
        self.status = 200
        self.free = threading.Event()
        """Not set: it keeps whoever calls waiting for its answer."""
        self.free.set()
        self.requests: queue.Queue[Request] = queue.Queue()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                at, status = time.monotonic(), receiver.answer()
                receiver.requests.put(Request(self.path, dict(self.headers.items()), body, status, at))
                receiver.free.wait(PATIENCE)
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *said: Any) -> None:
                """Nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"127.0.0.1:{self._server.server_port}"
        self.url = f"http://{self.place}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def __enter__(self) -> Receiver:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self) -> int:
        """The status of the next answer."""
        return self.status

    def next(self) -> Request:
        return self.requests.get(timeout=PATIENCE)


class Browser:
    """What a browser does with a push message."""

    def __init__(self) -> None:
        self._key, self._auth = ec.generate_private_key(CURVE), os.urandom(16)
        self.keys = {"key": encode(public(self._key)), "auth": encode(self._auth)}

    def read(self, body: bytes) -> dict[str, str]:
        salt, sender = body[:16], body[21 : 21 + body[20]]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        material = derived(shared, self._auth, b"WebPush: info\0" + public(self._key) + sender, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body[21 + body[20] :], None)
        return msgspec.json.decode(plain.rstrip(b"\0")[:-1], type=dict[str, str])


class MailServer:
    """Takes every mail, unless it is `closed`."""

    def __init__(self) -> None:
        self.closed = False
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        server = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                self.say("554 closed" if server.closed else "220 here")
                while not server.closed and (line := self.rfile.readline()):
                    word = line.split(None, 1)[0].upper() if line.strip() else b""
                    if word == b"QUIT":
                        self.say("221 bye")
                        return
                    self.say("354 go on" if word == b"DATA" else "250 ok")
                    if word == b"DATA":
                        self.take()

            def take(self) -> None:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b"."))
                found = message_from_bytes(b"".join(lines), policy=policy.default)
                assert isinstance(found, EmailMessage)
                server.mails.put(found)
                self.say("250 taken")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"smtp://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def __enter__(self) -> MailServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()

    def next(self) -> EmailMessage:
        return self.mails.get(timeout=PATIENCE)


def text_of(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    content: str = body.get_content()
    return content
