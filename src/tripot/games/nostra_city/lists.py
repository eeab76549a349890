"""All that is printed on the cards, for the rulebook: from the edition, so it is always what is played."""

from __future__ import annotations

from collections.abc import Iterator

from tripot.games.nostra_city.edition import Edition
from tripot.games.nostra_city.material import VENDETTAS
from tripot.text import say


def lists(edition: Edition, language: str) -> str:
    """Chapters of Markdown: the powers, Turfs, Respects, Enquêtes and Vendetta cards."""
    return "\n".join(
        [
            chapter(say("nc-list-caids", language), caids(edition, language)),
            chapter(say("nc-list-turfs", language), turfs(edition, language)),
            chapter(say("nc-list-respects", language), respects(edition, language)),
            chapter(say("nc-list-enquetes", language), enquetes(edition, language)),
            chapter(say("nc-list-vendettas", language), vendettas(edition, language)),
        ]
    )


def chapter(title: str, lines: Iterator[str]) -> str:
    return f"### {title}\n\n" + "\n".join(lines) + "\n"


def called(card: str, language: str) -> str:
    return say(f"nc-card-{card.lower()}", language)


def worth(respect: int) -> str:
    """NC-7.8: printed Respect."""
    return f" (+{respect})" if respect else ""


def caids(edition: Edition, language: str) -> Iterator[str]:
    for caid in edition.caid:
        power = say(f"nc-power-{caid.power}", language) if caid.power else say("nc-list-no-power", language)
        yield f"- **{called(caid.id, language)}**{worth(caid.respect)} {power}"


def turfs(edition: Edition, language: str) -> Iterator[str]:
    for turf in edition.turf:
        kinds = [*turf.boroughs, turf.traffic] if turf.traffic else turf.boroughs
        shown = ", ".join(say("nc-kind", language, kind=kind) for kind in kinds)
        yield f"- **{called(turf.id, language)}** {shown}{worth(turf.respect)}"


def respects(edition: Edition, language: str) -> Iterator[str]:
    for respect in edition.respect:
        yield f"- **{called(respect.id, language)}** +{respect.respect}"


def enquetes(edition: Edition, language: str) -> Iterator[str]:
    for enquete in edition.enquete:
        bribe = say("nc-list-bribe", language, amount=enquete.bribe)
        yield f"- **{called(enquete.id, language)}** {bribe} {say(f'nc-enquete-{enquete.effect}', language)}"


def vendettas(edition: Edition, language: str) -> Iterator[str]:
    for card in VENDETTAS:
        if count := edition.vendetta.get(card, 0):
            yield f"- **{count}× {say('nc-card', language, card=card)}** {say(f'nc-vendetta-{card}', language)}"
