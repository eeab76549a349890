"""The box of Gangster."""

from __future__ import annotations

from typing import Any, ClassVar

from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.game import Gangster
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.game import Game
from tripot.kernel.options import Options as AnyOptions


class Box(kernel.Box):
    name: ClassVar[str] = Gangster.name
    prefix: ClassVar[str] = "GA"
    kind: ClassVar[type[Game[Any]]] = Gangster
    rules: ClassVar[tuple[int, ...]] = (Gangster.rules_version,)
    minutes: ClassVar[int] = 90
    shelf: ClassVar[int] = 3
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options
    clocked: ClassVar[str] = "auction"

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.goals)
