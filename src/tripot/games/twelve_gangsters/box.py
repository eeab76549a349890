"""The box of 12 Gangsters."""

from __future__ import annotations

from typing import Any, ClassVar

from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions


class Box(kernel.Box):
    name: ClassVar[str] = TwelveGangsters.name
    prefix: ClassVar[str] = "TG"
    kind: ClassVar[type[Game[Any]]] = TwelveGangsters
    rules: ClassVar[tuple[int, ...]] = (TwelveGangsters.rules_version,)
    minutes: ClassVar[int] = 15
    shelf: ClassVar[int] = 1
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options
    sealed: ClassVar[bool] = True

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.hands)
