"""The door to the page of whoever hosts the house: a token opens it, a cookie of its own keeps it open for a while."""

from __future__ import annotations

import hmac
from collections.abc import Callable

COOKIE = "tripot-admin"
PATH = "/api/admin"
HOURS = 12


class AdminDoor:
    def __init__(self, token: str, secret: bytes, now: Callable[[], int]) -> None:
        self._token = token
        self._secret = secret
        self._now = now

    @property
    def there(self) -> bool:
        """A house that was opened without a token has no such page."""
        return bool(self._token)

    def opens(self, token: str) -> bool:
        """How long that takes to find tells nothing of the token."""
        return hmac.compare_digest(self._digest(token), self._digest(self._token))

    def cookie(self) -> tuple[str, int]:
        """Its value, and for how many seconds it is good: at every node, and after a restart."""
        seconds = HOURS * 3600
        until = str(self._now() // 1000 + seconds)
        return f"{until}.{self._signed(until)}", seconds

    def holds(self, cookie: str) -> bool:
        until, _, signature = cookie.partition(".")
        sound = signature.isascii() and hmac.compare_digest(signature, self._signed(until))
        return sound and int(until) > self._now() // 1000

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), "sha256")

    def _signed(self, until: str) -> str:
        return hmac.digest(self._secret, f"admin {until}".encode(), "sha256").hex()
