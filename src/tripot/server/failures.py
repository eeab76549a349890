"""What failed, and where: logged and counted. What it was about is never told, for it may quote somebody's secrets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tripot.server.logs import complain
from tripot.server.measures import failures
from tripot.server.metrics import Metrics
from tripot.server.places import where


class Afar(Exception):
    """Something failed in another process, which told what and where."""

    def __init__(self, error: str, where: str) -> None:
        super().__init__(error, where)
        self.error = error
        self.where = where


@contextmanager
def told_from_afar() -> Iterator[None]:
    """In another process: what fails here is an Afar where it is waited for."""
    try:
        yield
    except Exception as error:
        raise Afar(type(error).__name__, where(error)) from None


def failed(metrics: Metrics, event: str, error: BaseException, **details: str) -> None:
    metrics.count(failures(event))
    if isinstance(error, Afar):
        complain(event, error=error.error, where=error.where, **details)
    else:
        complain(event, error=type(error).__name__, where=where(error), **details)
