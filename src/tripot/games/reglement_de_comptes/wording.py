"""What is asked, in words."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.view import View
from tripot.text import say


def asking(view: View, language: str) -> str:
    """As far as the viewer's own choice is made."""
    choice = view.choice
    if choice is None and view.phase == "seating":
        return say("rc-ask-summon", language)
    if choice is None:
        return say("rc-ask-second" if view.phase == "second" else "rc-ask-card", language)
    if choice.gangster is not None:
        return say("rc-ask-seat", language, kind=say("rc-kind", language, kind=choice.gangster.kind))
    return say(f"rc-ask-{choice.step}", language)
