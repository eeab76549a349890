"""Where a house keeps what happened, and where others find it: the same options for every command that asks."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit

from tripot.kernel.problem import Problem
from tripot.terminal.parser import Parser

FILE = "tripot.sqlite"


def arguments(parser: Parser) -> None:
    parser.add_argument("--data", metavar="metavar-file", help="help-data", type=Path)
    parser.add_argument("--database", metavar="metavar-url", help="help-database", default="")


def network(parser: Parser) -> None:
    parser.add_argument("--bus", metavar="metavar-url", help="help-bus", default="")
    parser.add_argument("--base-url", metavar="metavar-url", help="help-base-url", type=public, default="")


def public(text: str) -> str:
    """A public address, as a browser sends it for an origin; empty: none."""
    address = urlsplit(text.lower().rstrip("/"))
    origin = f"{address.scheme}://{address.netloc}"
    if text and (address.scheme not in ("http", "https") or not address.netloc or address.geturl() != origin):
        raise Problem("serve-base-url", text=text)
    return address.geturl()


def data(args: Namespace) -> Path:
    """The file, if there is no database."""
    from platformdirs import user_data_path  # here, so that no other command waits for it

    found: Path | None = args.data
    return found or user_data_path("tripot", appauthor=False) / FILE


def address(args: Namespace, must_exist: bool = True) -> str:
    """For SQLAlchemy; Problem if there is no such file."""
    if args.database:
        return str(args.database)
    file = data(args)
    if must_exist and not file.is_file():
        raise Problem("file-missing", file=str(file))
    return f"sqlite:///{file}"


def named(args: Namespace) -> str:
    """As it may be shown: without the password."""
    if not args.database:
        return str(data(args))
    from tripot.server.database.address import without_password  # here, so that no other command waits for it

    return without_password(args.database)
