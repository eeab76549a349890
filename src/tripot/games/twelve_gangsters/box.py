"""The box of 12 Gangsters."""

from __future__ import annotations

from typing import ClassVar

from tripot.games.twelve_gangsters.edition import Edition, Options
from tripot.games.twelve_gangsters.game import TwelveGangsters
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.options import Options as AnyOptions


class Box(kernel.Box):
    name: ClassVar[str] = TwelveGangsters.name
    prefix: ClassVar[str] = "TG"
    package: ClassVar[str] = "tripot.games.twelve_gangsters"
    rules: ClassVar[tuple[int, ...]] = (TwelveGangsters.rules_version,)
    minutes: ClassVar[int] = 15
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.hands)

    def make(self, players: int, edition: AnyEdition, options: AnyOptions) -> TwelveGangsters:
        assert isinstance(edition, Edition)
        assert isinstance(options, Options)
        return TwelveGangsters(players, edition, options)
