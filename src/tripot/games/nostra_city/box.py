"""The box of Nostra City."""

from __future__ import annotations

from typing import ClassVar

from tripot.games.nostra_city.edition import Edition, Options
from tripot.games.nostra_city.game import NostraCity
from tripot.kernel import box as kernel
from tripot.kernel.edition import Edition as AnyEdition
from tripot.kernel.options import Options as AnyOptions


class Box(kernel.Box):
    name: ClassVar[str] = NostraCity.name
    prefix: ClassVar[str] = "NC"
    package: ClassVar[str] = "tripot.games.nostra_city"
    rules: ClassVar[tuple[int, ...]] = (NostraCity.rules_version,)
    minutes: ClassVar[int] = 75
    edition_kind: ClassVar[type[AnyEdition]] = Edition
    options_kind: ClassVar[type[AnyOptions]] = Options

    def players(self, edition: AnyEdition) -> list[int]:
        assert isinstance(edition, Edition)
        return sorted(edition.bench.start)

    def make(self, players: int, edition: AnyEdition, options: AnyOptions) -> NostraCity:
        assert isinstance(edition, Edition)
        assert isinstance(options, Options)
        return NostraCity(players, edition, options)
