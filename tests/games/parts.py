"""A match at which choices are made part by part, as somebody before a screen makes them."""

from __future__ import annotations

from tripot.kernel.choice import Draft
from tripot.kernel.match import Match
from tripot.kernel.view import View


class Parts(Match):
    """What a seat has begun is nobody else's business, and forgotten when anything happens."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.begun: dict[int, tuple[int, ...]] = {}

    def draft(self, seat: int) -> Draft:
        return self.ask(seat, *self.begun.get(seat, ()))

    def act(self, seat: int, *actions: int) -> None:
        super().act(seat, *actions)
        self.begun = {}

    def part(self, seat: int, action: int) -> None:
        draft = self.draft(seat).add(action)
        self.begun[seat] = draft.actions
        if draft.whole:
            self.act(seat, *draft.actions)

    def legal(self, seat: int) -> list[int]:
        return self.draft(seat).legal if self.begun.get(seat) else super().legal(seat)

    def view(self, seat: int) -> View:
        return self.draft(seat).view if self.begun.get(seat) else super().view(seat)
