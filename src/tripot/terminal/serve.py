"""`tripot serve`, or just `tripot`: opens the house and the browser."""

from __future__ import annotations

import errno
import secrets
import signal
import socket
import threading
import webbrowser
from argparse import Namespace
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tripot.kernel.problem import Problem
from tripot.server.proxies import Proxies
from tripot.terminal import whereabouts
from tripot.terminal.parser import Parser, whole
from tripot.text import say

if TYPE_CHECKING:
    from uvicorn import Server

HOST = "127.0.0.1"
PORT = 8000
TRIES = 20
KEEP = 30
KEEP_RUNNING = 365
KEEP_HISTORY = 5 * 365
DAY = 86400.0
SHORTEST_TOKEN = 16
TOKEN_BYTES = 18
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has."""
TAKEN = (errno.EADDRINUSE, errno.EACCES)


def arguments(parser: Parser) -> None:
    parser.heed()
    parser.add_argument("--host", metavar="metavar-host", help="help-host", default=HOST)
    parser.add_argument("--port", metavar="metavar-number", help="help-port", type=whole, default=PORT)
    whereabouts.arguments(parser)
    whereabouts.network(parser)
    parser.add_argument("--node-host", metavar="metavar-host", help="help-node-host", default="")
    parser.add_argument("--proxies", metavar="metavar-addresses", help="help-proxies", type=Proxies)
    parser.add_argument("--keep", metavar="metavar-days", help="help-keep", type=whole, default=KEEP)
    parser.add_argument(
        "--keep-running", metavar="metavar-days", help="help-keep-running", type=whole, default=KEEP_RUNNING
    )
    parser.add_argument(
        "--keep-history", metavar="metavar-days", help="help-keep-history", type=whole, default=KEEP_HISTORY
    )
    parser.add_argument("--webhook-hosts", metavar="metavar-hosts", help="help-webhook-hosts", type=listed, default=())
    parser.add_argument("--smtp", metavar="metavar-url", help="help-smtp", type=mail_server, default="")
    parser.add_argument("--mail-from", metavar="metavar-mailbox", help="help-mail-from", default="")
    parser.add_argument("--metrics-token", metavar="metavar-token", help="help-metrics-token", type=token, default="")
    parser.add_argument("--admin-token", metavar="metavar-token", help="help-admin-token", type=host_token, default="")
    parser.add_argument("--no-browser", help="help-no-browser", action="store_true")
    parser.add_argument("--unlimited", help="help-unlimited", action="store_true")


def run(args: Namespace) -> int:
    from tripot.server.app import application, server  # here, so that no other command waits for the server's packages
    from tripot.server.logs import configure
    from tripot.server.settings import Settings

    if bool(args.smtp) != bool(args.mail_from) or ((args.smtp or args.webhook_hosts) and not args.base_url):
        raise Problem("serve-notices")
    door = bind(args.host, args.port, 1 if args.base_url else TRIES)
    port: int = door.getsockname()[1]
    configure()
    admin = args.admin_token or secrets.token_urlsafe(TOKEN_BYTES)
    settings = Settings(
        data=whereabouts.data(args),
        database=args.database,
        bus=args.bus,
        node_host=args.node_host,
        base_url=args.base_url,
        keep=args.keep * DAY,
        keep_running=args.keep_running * DAY,
        keep_history=args.keep_history * DAY,
        webhook_hosts=args.webhook_hosts,
        smtp=args.smtp,
        mail_from=args.mail_from,
        metrics_token=args.metrics_token,
        admin_token=admin,
        limited=not args.unlimited,
    )
    app = application(settings, args.proxies)
    address = args.base_url or f"http://{reachable(args.host)}:{port}"
    if port != args.port and args.port:
        print(say("serve-moved", args.lang, wanted=str(args.port), port=str(port)))
    print(say("serve-open", args.lang, address=address))
    print(say("serve-data", args.lang, file=whereabouts.named(args)))
    if args.admin_token:
        print(say("serve-admin", args.lang, address=f"{address}/admin"))
    else:
        print(say("serve-admin-token", args.lang, address=f"{address}/admin", token=admin))
    print(say("serve-stop", args.lang), flush=True)
    house = server(app, args.host, port)
    if not args.no_browser:
        threading.Thread(target=show, args=(house, address), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service is stopped as quietly as by Ctrl-C
    with suppress(KeyboardInterrupt):
        house.run(sockets=[door])
    print(say("serve-closed", args.lang))
    return 0


def token(text: str, option: str = "--metrics-token") -> str:
    """What nobody can guess; empty: none."""
    if text and not (len(text) >= SHORTEST_TOKEN and text.isascii() and text.isprintable() and " " not in text):
        raise Problem("serve-token", option=option, least=SHORTEST_TOKEN)
    return text


def host_token(text: str) -> str:
    return token(text, "--admin-token")


def listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def mail_server(text: str) -> str:
    """Empty: none."""
    address = urlsplit(text)
    if text and (address.scheme not in ("smtp", "smtp+tls", "smtps") or not address.hostname):
        raise Problem("serve-smtp")
    return text


def show(house: Server, address: str) -> None:
    """Once the house is open."""
    pause = threading.Event()
    while not house.started:
        pause.wait(0.05)
    webbrowser.open(address)


def bind(host: str, port: int, tries: int = TRIES) -> socket.socket:
    """The door: this port, or the next one that is free; 0: any."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, port + tries if port else 1):
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # or small answers wait for each other
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, candidate))
            door.listen(1024)
            return door
        except (socket.gaierror, OverflowError):
            door.close()
            raise Problem("serve-host", host=host) from None
        except OSError as error:
            door.close()
            if error.errno not in TAKEN:
                raise Problem("serve-host", host=host) from None
    if tries == 1:
        raise Problem("serve-taken", port=str(port))
    raise Problem("serve-no-port", first=port, last=port + tries - 1)


def reachable(host: str) -> str:
    """An address that a browser on this machine can open, and one in the same network if the house is open to it."""
    if host == "0.0.0.0":
        return in_network()
    return "[::1]" if host == "::" else f"[{host}]" if ":" in host else host


def in_network() -> str:
    """This machine's address as others see it, so that links to tables lead here. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ELSEWHERE)
        return str(probe.getsockname()[0])
    return HOST
