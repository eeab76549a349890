"""Why not: the sentence and the rule for what a frame does not accept."""

from __future__ import annotations

__compile__ = True

from tripot.games.reglement_de_comptes.actions import ENOUGH, PLAY, STOP
from tripot.games.reglement_de_comptes.material import CARDS
from tripot.games.reglement_de_comptes.packs import held
from tripot.games.reglement_de_comptes.rules import cards
from tripot.games.reglement_de_comptes.state import GUN, MOVE, NOBODY, State
from tripot.games.reglement_de_comptes.step import Step
from tripot.kernel.bits import lowest
from tripot.kernel.refusal import Refusal
from tripot.kernel.seats import NATURE


def elsewhere(asked: Step, seat: int) -> Refusal | None:
    """Somebody else is asked, and chance is not."""
    if seat == asked.seat:
        return None
    if seat == NATURE:
        return Refusal("RC-3.5", "rc-refusal-no-chance")
    if asked.phase() == "seating":
        return Refusal("RC-4.13", "rc-refusal-not-your-guest")
    return Refusal("RC-3.10", "rc-refusal-not-your-turn")


def no_place(s: State, action: int) -> Refusal | None:
    if 1 <= action <= s.board.size:
        return None
    return Refusal("RC-1.1", "rc-refusal-place", {"most": s.board.size})


def step(asked: Step, s: State, action: int, seat: int) -> Refusal | None:
    """A place is wanted, of this seat."""
    return elsewhere(asked, seat) or no_place(s, action)


def taken(rule: str, place: int) -> Refusal:
    return Refusal(rule, "rc-refusal-taken", {"place": place})


def victim(asked: Step, s: State, action: int, seat: int) -> Refusal | None:
    """Weapons and pills want an opponent (RC-4.11)."""
    refused = step(asked, s, action, seat)
    if refused is not None:
        return refused
    if s.gang_at(action) == NOBODY:
        return Refusal("RC-4.11", "rc-refusal-empty", {"place": action})
    return Refusal("RC-4.11", "rc-refusal-own") if s.gang_at(action) == seat else None


def shot(s: State, action: int) -> Refusal:
    """RC-4.2: from an X place nobody shoots, and nobody there is shot."""
    return Refusal("RC-4.2", "rc-refusal-shot" if s.board.opposite[action] else "rc-refusal-x", {"place": action})


def cake(asked: Step, s: State, action: int, seat: int, rule: str) -> Refusal | None:
    """An opponent's cake is wanted."""
    refused = step(asked, s, action, seat)
    if refused is not None:
        return refused
    if s.cake_at(action) == NOBODY:
        return Refusal(rule, "rc-refusal-no-cake", {"place": action})
    return Refusal(rule, "rc-refusal-own-cake") if s.cake_at(action) == seat else None


def passing(s: State, action: int) -> Refusal:
    """RC-4.16: only the first gangster on either side, and no cake before him."""
    caked = s.cake_at(action) != NOBODY
    return Refusal("RC-4.16", "rc-refusal-cake-there" if caked else "rc-refusal-pass", {"place": action})


def pill(asked: Step, s: State, action: int, seat: int, again: bool) -> Refusal:
    """RC-4.7: opponents at a glass, each once."""
    refused = elsewhere(asked, seat)
    if refused is not None:
        return refused
    if action == ENOUGH:
        return Refusal("RC-4.7", "rc-refusal-all-pills" if s.readings.all_pills else "rc-refusal-one-pill-at-least")
    refused = victim(asked, s, action, seat)
    if refused is not None:
        return refused
    return Refusal("RC-4.7", "rc-refusal-one-pill-each" if again else "rc-refusal-no-glass", {"place": action})


def mover(asked: Step, s: State, action: int, seat: int) -> Refusal:
    """RC-4.10: one's own, awake (RC-4.8)."""
    refused = step(asked, s, action, seat)
    if refused is not None:
        return refused
    if s.gang_at(action) != seat:
        return Refusal("RC-4.10", "rc-refusal-not-yours", {"place": action})
    return Refusal("RC-4.8", "rc-refusal-asleep", {"place": action})


def card(asked: Step, s: State, action: int, seat: int) -> Refusal:
    """RC-3.5: a card from the hand, and one that does something (RC-3.11)."""
    refused = elsewhere(asked, seat)
    if refused is not None:
        return refused
    if PLAY <= action < STOP:
        number = (action - PLAY) % len(CARDS)
        if held(s.hands[seat], number) == 0:
            return Refusal("RC-3.5", "rc-refusal-not-held", {"card": CARDS[number]})
        if number == GUN and (shooters := cards.shooters(s, seat)) and not s.board.facing(shooters):
            return Refusal("RC-4.2", "rc-refusal-shooter-x", {"place": lowest(shooters)})
        return Refusal("RC-3.11", "rc-refusal-no-effect", {"card": CARDS[number]})
    if action == STOP:
        return Refusal("RC-3.5", "rc-refusal-stop-too-early")
    return Refusal("RC-3.5", "rc-refusal-card-first")


def second(asked: Step, action: int, seat: int) -> Refusal:
    """RC-3.5: after the first card only a Déplacement."""
    refused = elsewhere(asked, seat)
    if refused is not None:
        return refused
    if action == PLAY + MOVE:
        return Refusal("RC-3.5", "rc-refusal-not-held", {"card": CARDS[MOVE]})
    return Refusal("RC-3.5", "rc-refusal-only-move")
