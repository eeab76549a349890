"""How many gangsters of each kind, and where each of them sits."""

from __future__ import annotations

from typing import Annotated

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of gangsters (RC-1.3, RC-2.1)."""

    godfather: Number
    gunman: Number
    blade: Number
    bruiser: Number

    @property
    def size(self) -> int:
        return self.godfather + self.gunman + self.blade + self.bruiser


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The places of one gang (RC-2.6)."""

    godfather: tuple[int, ...]
    gunman: tuple[int, ...]
    blade: tuple[int, ...]
    bruiser: tuple[int, ...]

    @property
    def places(self) -> tuple[int, ...]:
        return (*self.godfather, *self.gunman, *self.blade, *self.bruiser)

    @property
    def team(self) -> Team:
        return Team(len(self.godfather), len(self.gunman), len(self.blade), len(self.bruiser))
