"""Bills and what is asked, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tripot.games.nostra_city.view import View
from tripot.text import say

SIDES = {"i": "innocent", "c": "guilty"}


def bills_called(bills: Iterable[str], language: str) -> str:
    return ", ".join(bill_called(bill, language) for bill in bills) or say("nc-none", language)


def bill_called(bill: str, language: str) -> str:
    return say("nc-bill", language, amount=int(bill.rstrip("ic")) * 1000, side=SIDES.get(bill[-1], "none"))


def asking(view: View, names: Sequence[str], language: str) -> str:
    """To the seat that must answer; who shares bills knows whom the next ones are for, others do not."""
    question = view.question
    assert question is not None
    receiver = None if view.choice is None else view.choice.rival
    if question.step == "share" and receiver is None:
        return say("nc-ask-shares", language)
    return say(
        f"nc-ask-{question.step}",
        language,
        rival="" if question.rival is None else names[question.rival],
        card="" if question.card is None else question.card.called("nc", language),
        vendetta="" if question.vendetta is None else say("nc-card", language, card=question.vendetta),
        slot=question.slot or 0,
        number=question.number,
        receiver="" if receiver is None else names[receiver],
        debts=debts(view, names, language),
    )


def debts(view: View, names: Sequence[str], language: str) -> str:
    """NC-4.3: what everybody is owed, and is to get so far."""
    if view.drawn is None:
        return ""
    gifts = () if view.choice is None else view.choice.gifts
    parts = []
    for seat, owed in enumerate(view.drawn.owed):
        if owed:
            given = bills_called(gifts[seat], language) if seat < len(gifts) else say("nc-none", language)
            parts.append(say("nc-debt", language, name=names[seat], owed=owed, given=given))
    return "; ".join(parts)
