"""From the edition to what rules, views and events use."""

from __future__ import annotations

from tripot.games.nostra_city import kit as kits
from tripot.games.nostra_city.bags import bill, card
from tripot.games.nostra_city.card import Card
from tripot.games.nostra_city.edition import Edition, Options
from tripot.games.nostra_city.kit import Kit
from tripot.games.nostra_city.material import BILLS, EFFECTS, FAMILIES, KINDS, TRAFFICS, VENDETTAS, Kind
from tripot.games.nostra_city.printed import Turf
from tripot.games.nostra_city.roster import roster
from tripot.games.nostra_city.state import NOBODY, PLAIN, Power


def kit_of(edition: Edition, options: Options, players: int) -> Kit:
    """The material for one table."""
    shown = cards_of(edition)
    powers = roster()
    numbers = edition.numbers
    first = options.first_player
    return Kit(
        shown=shown,
        respect=[face.respect for face in shown],
        bribes=[face.bribe for face in shown],
        families=[mask(shown, "family", name) for name in FAMILIES],
        powers={name: mask(shown, "power", name) for name in powers},
        calls=[
            sum(mask(shown, "power", name) for name, kind in powers.items() if kind.call == call)
            for call in range(kits.CALLS)
        ],
        effects=[mask(shown, "effect", name) for name in EFFECTS],
        counted=counted(edition.turf),
        picks=[KINDS.index(kind) for turf in edition.turf for kind in kinds_of(turf)],
        rue=sum(1 << face.number for face in shown if face.number < kits.RUE_CARDS or face.number == kits.NEWCOMER),
        enquetes=mask(shown, "kind", "enquete"),
        bills=sum(bill(BILLS.index(name)) * number for name, number in edition.bills.items()),
        bank=sum(bill(BILLS.index(name)) * number for name, number in edition.bank.items()),
        vendetta=sum(card(VENDETTAS.index(name)) * number for name, number in edition.vendetta.items()),
        spaces=edition.bench.spaces,
        guilty=edition.bench.guilty,
        verdict=edition.bench.start[players],
        limit=numbers.limit,
        stake_bonus=numbers.stake_bonus,
        zealous=numbers.zealous,
        zeal=numbers.zeal,
        bonus=numbers.bonus,
        honte=numbers.honte,
        draft=options.start == "draft",
        mixed=options.families,
        first=NOBODY if isinstance(first, str) else first,
        version=options.version,
    )


def powers_of(kit: Kit) -> list[Power]:
    """For each card, what it can do."""
    powers = {name: kind() for name, kind in roster().items()}
    return [PLAIN if face.power is None else powers[face.power] for face in kit.shown]


def mask(shown: list[Card], field: str, value: str) -> int:
    """The cards with this value in a field, as a set."""
    return sum(1 << face.number for face in shown if getattr(face, field) == value)


def counted(turfs: tuple[Turf, ...]) -> list[int]:
    """NC-4.2, NC-4.8: for each kind of Encaissement, the Turfs that count; Atlantic City for every Trafic."""
    found = [0] * kits.KINDS
    for number, turf in enumerate(turfs):
        for name in kinds_of(turf):
            found[KINDS.index(name)] |= 1 << kits.FIRST_TURF + number
    for kind in range(kits.KINDS):
        if not kits.RACKETS >> kind & 1:
            found[kind] |= 1 << kits.ATLANTIC
    return found


def kinds_of(turf: Turf) -> tuple[Kind, ...]:
    """NC-4.1: its two boroughs, or its borough and its Trafic."""
    return turf.boroughs if turf.traffic is None else (*turf.boroughs, turf.traffic)


def cards_of(edition: Edition) -> list[Card]:
    """Every card by its number, those of the Vendetta pile and the titles included."""
    numbers = edition.numbers
    powers = roster()
    numbered = zip((*range(kits.FIRST_TURF), kits.NEWCOMER), edition.caid, strict=False)
    caids = [
        Card(
            caid.id,
            caid.own_names,
            number=number,
            kind="caid",
            respect=caid.respect,
            family=caid.family,
            power=caid.power,
            phase=None if caid.power is None else powers[caid.power].moment,
        )
        for number, caid in numbered
    ]
    shown = caids[: kits.FIRST_TURF]
    for turf in edition.turf:
        shown.append(
            Card(
                turf.id,
                turf.own_names,
                number=len(shown),
                kind="turf",
                respect=turf.respect,
                boroughs=turf.boroughs,
                traffic=turf.traffic,
                starts=kinds_of(turf),
                counts=kinds_of(turf),
            )
        )
    for respect in edition.respect:
        shown.append(Card(respect.id, respect.own_names, number=len(shown), kind="respect", respect=respect.respect))
    for enquete in edition.enquete:
        shown.append(
            Card(
                enquete.id,
                enquete.own_names,
                number=len(shown),
                kind="enquete",
                respect=numbers.enquete,
                bribe=enquete.bribe,
                effect=enquete.effect,
            )
        )
    return [
        *shown,
        Card("gota", number=kits.GOTA, kind="caid", respect=numbers.gota),
        Card("atlantic", number=kits.ATLANTIC, kind="turf", respect=0, counts=TRAFFICS),
        Card("underboss", number=kits.UNDERBOSS, kind="title", respect=numbers.underboss),
        Card("consigliere", number=kits.CONSIGLIERE, kind="title", respect=numbers.consigliere),
        Card("primo_capo", number=kits.PRIMO_CAPO, kind="title", respect=numbers.primo_capo),
        *caids[kits.FIRST_TURF :],
    ]
