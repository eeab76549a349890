"""The material of Nostra City as data, and the options of its table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec

from tripot.games.nostra_city import checks
from tripot.games.nostra_city.material import Bill, Vendetta
from tripot.games.nostra_city.printed import Bench, Caid, Enquete, Number, Numbers, Respect, Turf
from tripot.kernel import edition as kernel
from tripot.kernel.edition import Check
from tripot.kernel.options import Options as KernelOptions

Stock = Annotated[int, msgspec.Meta(ge=0, le=52)]


class Edition(kernel.Edition, frozen=True, kw_only=True):
    """NC-1; `checks` are the mistakes that NC-1.1 to NC-1.6 and NC-2.1 name."""

    checks: ClassVar[tuple[Check, ...]] = checks.CHECKS

    game: Literal["nostra-city"]
    caid: tuple[Caid, ...]
    turf: tuple[Turf, ...]
    respect: tuple[Respect, ...]
    enquete: tuple[Enquete, ...]
    bills: dict[Bill, Stock]
    bank: dict[Bill, Stock]
    vendetta: dict[Vendetta, Number]
    bench: Bench
    numbers: Numbers


class Options(KernelOptions, frozen=True):
    """What the host may choose."""

    start: Literal["dealt", "draft"] = "dealt"
    """NC-2.5: Caïds dealt as printed, or drafted."""
    families: bool = False
    """NC-2.5: everybody starts with Caïds of three different families."""
    first_player: Literal["random"] | int = "random"
    """NC-2.4: chance, or the seat that the host names, from 0."""
    version: Literal[1, 2] = 2
    """The version of the rules."""
