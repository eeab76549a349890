"""From the edition to what rules, views and events use."""

from __future__ import annotations

from tripot.games.gangster import kit as kits
from tripot.games.gangster.card import Card
from tripot.games.gangster.checks import role_of
from tripot.games.gangster.edition import Edition, Options
from tripot.games.gangster.effect import Effect
from tripot.games.gangster.kit import Kit
from tripot.games.gangster.material import DECKS, FACES, KINDS
from tripot.games.gangster.vocabulary import phrases, read


def kit_of(edition: Edition, options: Options, players: int) -> Kit:
    """The material for one table."""
    effects: list[Effect] = []
    cards: list[list[Effect]] = []
    shown: list[list[Card]] = []
    kept = {"aventure": 0, "mission": 0}
    for deck in DECKS[: kits.GEMS]:
        pile: list[Effect] = []
        faces_up: list[Card] = []
        for printed in getattr(edition, deck):
            effect = read(printed.effect, role_of(deck, printed.star), effects)
            text = phrases(effect)
            value = {"course": effect.m, "recrutement": effect.n}.get(deck, effect.m if printed.star else 0)
            for _ in range(printed.count):
                if printed.star:
                    kept[deck] |= 1 << len(pile)
                faces_up.append(
                    Card(
                        printed.id,
                        printed.own_names,
                        deck=deck,
                        number=len(pile),
                        star=printed.star,
                        value=value,
                        effect=text,
                    )
                )
                pile.append(effect)
        cards.append(pile)
        shown.append(faces_up)
    values = [*edition.perle, *edition.diamant]
    shown.append([gem(number, value) for number, value in enumerate(values)])
    faces = [[FACES.index(name) for name in square.split("/")] for square in edition.squares]
    prices = edition.prices
    return Kit(
        [found[0] for found in faces],
        [found[1] if len(found) > 1 else kits.NO_FACE for found in faces],
        effects,
        cards,
        shown,
        kept["aventure"],
        kept["mission"],
        values,
        edition.protections,
        edition.goals[players] - (prices.short if options.short else 0),
        prices.start,
        prices.man,
        prices.refuge,
        prices.vendeur,
        prices.protection,
        prices.opening,
        prices.step,
        prices.dossier,
        options.auction == "live",
        options.version,
    )


def gem(number: int, value: int) -> Card:
    kind = KINDS[kits.kind_of(number)]
    return Card(f"{kind[0].upper()}{number % kits.EACH_KIND + 1:02}", deck=kind, number=number, value=value)
