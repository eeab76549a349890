"""NC-5.1: what a bot says before the MEETING, and what it makes of what the others say. It speaks by public facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripot.bots.heard import Heard
from tripot.bots.manner import Manner
from tripot.bots.nostra_city import bidding
from tripot.bots.nostra_city.collecting import most_threatening
from tripot.bots.nostra_city.hearsay import SPITE, Hearsay
from tripot.bots.nostra_city.outlook import Outlook
from tripot.bots.nostra_city.weights import Weights
from tripot.games.nostra_city.game import NostraCity
from tripot.games.nostra_city.state import NONE
from tripot.games.nostra_city.talk import ABOUT_A_CARD, VERDICTS, open_offer
from tripot.games.nostra_city.view import View
from tripot.kernel.bits import mask_of
from tripot.kernel.dice import Dice
from tripot.kernel.talk import Pledge, Word

TONES: Final[dict[Manner, tuple[str, ...]]] = {
    "bold": ("warn", "want", "warn", "swap"),
    "careful": ("leave", "swap", "leave", "want"),
    "greedy": ("swap", "want", "swap", "leave"),
    "sly": ("leave", "leave", "swap", "warn"),
}
"""What each manner likes to say; one of them by chance."""
HONOUR: Final[dict[Manner, float]] = {"bold": 0.5, "careful": 0.8, "greedy": 0.4, "sly": 0.1}
"""What breaking its word costs a bot, in Respect."""
FEAR: Final[dict[Manner, float]] = {"bold": 0.0, "careful": 0.3, "greedy": 0.15, "sly": 0.1}
"""What a warning makes a bid dearer."""
TALKATIVE: Final = 0.6
"""How often a bot has something to say."""
FAIR: Final = 0.75
"""What is left to it must be worth so much of what it leaves."""
CREDULOUS: Final = 0.4
"""Whom it trusts less it makes no deal with."""


def hearsay(seat: int, manner: Manner, heard: Heard) -> Hearsay:
    """What the talk means to this seat's bids."""
    found = memory(seat, heard.pledges)
    for pledge in heard.pledges:
        if pledge.kept is not None:
            continue
        slot = pledge.place - 1
        if pledge.kind == "leave" and pledge.seat == seat:
            found.dear(slot, HONOUR[manner])
        elif pledge.kind == "leave":
            found.leaves(pledge.seat, slot)
        elif pledge.to == seat:
            found.dear(slot, FEAR[manner])
    for word in heard.recent:
        if word.kind in ("want", "warn") and word.seat != seat and word.place is not None:
            found.wants(word.seat, word.place - 1)
    return found


def memory(seat: int, pledges: Sequence[Pledge]) -> Hearsay:
    """Whom it believes, and against whom it bears a grudge."""
    found = Hearsay(seat)
    for pledge in pledges:
        if pledge.kept is None or seat == (pledge.to if pledge.kind == "warn" else pledge.seat):
            continue
        if pledge.kind == "leave":
            found.remember(pledge.seat, pledge.kept, pledge.to == seat)
        elif pledge.seat == seat and not pledge.kept:
            found.resent(pledge.to, SPITE)
    return found


def speak(game: NostraCity, view: View, seat: int, manner: Manner, heard: Heard, dice: Dice) -> Word | None:
    """The next thing that it wants to say, by what a spectator sees; None: nothing now. With the same dice until the
    next MEETING it says a thing once."""
    verdict = judged(seat, heard)
    if verdict is not None:
        return verdict
    offer = next((word for word in heard.recent if word is open_offer(heard.recent, seat, word.seat)), None)
    if offer is not None:
        return answered(game, view, seat, heard, offer, dice)
    spoken = any(word.seat == seat and word.kind in ABOUT_A_CARD for word in heard.recent)
    if view.phase != "meeting" or spoken or dice.unit() > TALKATIVE:
        return None
    return said(game, view, seat, TONES[manner][dice.below(len(TONES[manner]))], dice)


def answered(game: NostraCity, view: View, seat: int, heard: Heard, offer: Word, dice: Dice) -> Word:
    """It agrees to what is fair, with whom it trusts."""
    assert offer.place is not None
    assert offer.other is not None
    s = game.sample(view, dice)
    prices = bidding.market(Outlook(Weights(), s, seat), s)
    fair = prices[offer.other - 1] >= FAIR * prices[offer.place - 1]
    trusted = memory(seat, heard.pledges).trust(offer.seat) >= CREDULOUS
    return Word(seat, "deal" if fair and trusted else "no", offer.seat)


def judged(seat: int, heard: Heard) -> Word | None:
    """What it thinks of those whose word to it has just been put to the test."""
    thanked = {word.to for word in heard.recent if word.seat == seat and word.kind in VERDICTS}
    for pledge in heard.fresh:
        if pledge.kind == "leave" and pledge.to == seat and pledge.seat not in thanked:
            return Word(seat, "honour" if pledge.kept else "traitor", pledge.seat)
    return None


def said(game: NostraCity, view: View, seat: int, kind: str, dice: Dice) -> Word | None:
    """Of the card that it likes best, or in a promise of the one that it likes least."""
    s = game.sample(view, dice)
    o = Outlook(Weights(), s, seat)
    prices = bidding.market(o, s)
    slots = sorted((slot for slot, card in enumerate(s.rue) if card != NONE), key=lambda slot: -prices[slot])
    if len(slots) < 2:
        return None
    rivals = [rival for rival in range(len(s.banks)) if rival != seat]
    to = rivals[dice.below(len(rivals))]
    match kind:
        case "leave":
            return Word(seat, kind, to, slots[-1] + 1)
        case "swap":
            return Word(seat, kind, to, slots[0] + 1, slots[1] + 1)
        case "warn":
            return Word(seat, kind, most_threatening(o, mask_of(rivals)), slots[0] + 1)
    return Word(seat, kind, None, slots[0] + 1)
