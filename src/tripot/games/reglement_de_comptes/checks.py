"""What an edition must not be (RC-1.5), and what its layouts must be (RC-2.5, RC-2.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tripot.games.reglement_de_comptes.material import COLOURS, Card, Colour
from tripot.games.reglement_de_comptes.packs import MOST
from tripot.games.reglement_de_comptes.team import Layout, Team
from tripot.kernel.edition import Check
from tripot.kernel.shape import Flaw

Places = tuple[int, ...]


def places_exist(
    places: int,
    x: Places = (),
    revolver: Places = (),
    knife: Places = (),
    glass: Places = (),
    bar: Places = (),
    restaurant: Places = (),
    gambling: Places = (),
    register: Places = (),
) -> Iterator[Flaw]:
    named = {
        "x": x,
        "revolver": revolver,
        "knife": knife,
        "glass": glass,
        "bar": bar,
        "restaurant": restaurant,
        "gambling": gambling,
        "register": register,
    }
    for name, listed in named.items():
        for place in dict.fromkeys(listed):
            if not 1 <= place <= places:
                yield Flaw(name, "rc-edition-no-place", {"place": place, "places": places})
        for place, times in Counter(listed).items():
            if times > 1:
                yield Flaw(name, "rc-edition-place-twice", {"place": place})


def one_feature_each(
    revolver: Places = (),
    knife: Places = (),
    glass: Places = (),
    bar: Places = (),
    restaurant: Places = (),
    gambling: Places = (),
    register: Places = (),
) -> Iterator[Flaw]:
    named = {"revolver": revolver, "knife": knife, "glass": glass}
    named |= {"bar": bar, "restaurant": restaurant, "gambling": gambling, "register": register}
    first: dict[int, str] = {}
    for name, listed in named.items():
        for place in dict.fromkeys(listed):
            if place in first:
                yield Flaw(name, "rc-edition-feature-twice", {"place": place, "other": first[place]})
            first.setdefault(place, name)


def two_of_each_business(
    bar: Places | None = None, restaurant: Places | None = None, gambling: Places | None = None
) -> Iterator[Flaw]:
    for name, listed in {"bar": bar, "restaurant": restaurant, "gambling": gambling}.items():
        if listed is not None and len(set(listed)) != 2:
            yield Flaw(name, "rc-edition-business", {"count": len(set(listed))})


def one_register(register: Places) -> Iterator[Flaw]:
    if len(set(register)) != 1:
        yield Flaw("register", "rc-edition-register", {"count": len(set(register))})


def opposites_agree(places: int, opposite: Places) -> Iterator[Flaw]:
    if len(opposite) != places:
        yield Flaw("opposite", "rc-edition-opposites", {"count": len(opposite), "places": places})
        return
    for place, across in enumerate(opposite, 1):
        if not 0 <= across <= places:
            yield Flaw("opposite", "rc-edition-no-place", {"place": across, "places": places})
        elif across == place or (across and opposite[across - 1] != place):
            yield Flaw("opposite", "rc-edition-one-way", {"place": place, "across": across})


def x_has_nobody_opposite(opposite: Places, x: Places) -> Iterator[Flaw]:
    lonely = {place for place, across in enumerate(opposite, 1) if across == 0}
    for place in sorted(lonely ^ set(x)):
        yield Flaw("x", "rc-edition-x-missing" if place in lonely else "rc-edition-x-opposite", {"place": place})


def no_revolver_on_x(x: Places, revolver: Places) -> Iterator[Flaw]:
    for place in sorted(set(x) & set(revolver)):
        yield Flaw("revolver", "rc-edition-x-revolver", {"place": place})


def a_pile_to_play_with(cards: dict[Card, int]) -> Iterator[Flaw]:
    if not 1 <= sum(cards.values()) <= MOST:
        yield Flaw("cards", "rc-edition-cards", {"count": sum(cards.values()), "most": MOST})


def somebody_can_play(teams: dict[int, Team]) -> Iterator[Flaw]:
    if not teams:
        yield Flaw("teams", "rc-edition-empty")
    for players, team in teams.items():
        if team.size == 0:
            yield Flaw(f"teams.{players}", "rc-edition-nobody")


def seats_suffice(places: int, teams: dict[int, Team]) -> Iterator[Flaw]:
    for players, team in teams.items():
        if players * team.size > places:
            yield Flaw(f"teams.{players}", "rc-edition-crowd", {"count": players * team.size, "places": places})


def gangs_suffice(gangs: dict[Colour, Team], teams: dict[int, Team]) -> Iterator[Flaw]:
    for players, team in teams.items():
        for colour in COLOURS[:players]:
            gang = gangs.get(colour)
            if gang is None:
                yield Flaw(f"gangs.{colour}", "rc-edition-no-gang", {"players": players})
            elif any(wanted > had for wanted, had in zip(counts(team), counts(gang), strict=True)):
                yield Flaw(f"gangs.{colour}", "rc-edition-small-gang", {"players": players})


def counts(team: Team) -> tuple[int, ...]:
    return (team.godfather, team.gunman, team.blade, team.bruiser)


def banks_fit(teams: dict[int, Team], bank: dict[int, int]) -> Iterator[Flaw]:
    for players in sorted(set(teams) ^ set(bank)):
        yield Flaw(f"bank.{players}", "rc-edition-bank", {"players": players})


def layouts_fit(places: int, teams: dict[int, Team], layouts: dict[int, dict[Colour, Layout]]) -> Iterator[Flaw]:
    for players in sorted(set(teams) ^ set(layouts)):
        yield Flaw(f"layouts.{players}", "rc-edition-layout", {"players": players})
    for players in sorted(set(teams) & set(layouts)):
        layout = layouts[players]
        for colour in sorted({*layout, *COLOURS[:players]}, key=COLOURS.index):
            place = f"layouts.{players}.{colour}"
            if colour not in layout or colour not in COLOURS[:players]:
                yield Flaw(place, "rc-edition-layout-colours", {"players": players})
            elif layout[colour].team != teams[players]:
                yield Flaw(place, "rc-edition-layout-team", {"players": players})
        seated = Counter(place for gang in layout.values() for place in gang.places)
        for number, times in sorted(seated.items()):
            if not 1 <= number <= places:
                yield Flaw(f"layouts.{players}", "rc-edition-no-place", {"place": number, "places": places})
            elif times > 1:
                yield Flaw(f"layouts.{players}", "rc-edition-place-twice", {"place": number})


def no_early_monopoly(
    layouts: dict[int, dict[Colour, Layout]], bar: Places = (), restaurant: Places = (), gambling: Places = ()
) -> Iterator[Flaw]:
    """RC-2.6: nobody starts with both places of one business."""
    businesses = {"bar": bar, "restaurant": restaurant, "gambling": gambling}
    for players, layout in layouts.items():
        for colour, gang in layout.items():
            for name, listed in businesses.items():
                if len(set(listed)) == 2 and set(listed) <= set(gang.places):
                    yield Flaw(f"layouts.{players}.{colour}", "rc-edition-monopoly", {"business": name})


CHECKS: tuple[Check, ...] = (
    places_exist,
    one_feature_each,
    two_of_each_business,
    one_register,
    opposites_agree,
    x_has_nobody_opposite,
    no_revolver_on_x,
    a_pile_to_play_with,
    somebody_can_play,
    seats_suffice,
    gangs_suffice,
    banks_fit,
    layouts_fit,
    no_early_monopoly,
)
