"""What a seat of 12 Gangsters may know: all but the sealed cards of the others."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tripot.games.twelve_gangsters import rules
from tripot.games.twelve_gangsters.state import NO_CARD, NOBODY, State
from tripot.kernel import view as kernel
from tripot.kernel.bits import count, members
from tripot.kernel.seats import SPECTATOR

Masks = tuple[int, ...]


class Gang(msgspec.Struct, frozen=True):
    """What lies before one seat, and what everybody can work out of its hand (TG-3.8)."""

    hand: tuple[int, ...]
    """Cards not yet revealed, a sealed one among them."""
    validated: tuple[int, ...]
    refused: tuple[int, ...]
    score: int
    has_chosen: bool


class View(kernel.View, frozen=True, tag="twelve-gangsters"):
    """The table as seen from one seat."""

    round: int
    """From 1; the number of rounds when the game is over."""
    rounds: int
    boss: int | None
    gangs: tuple[Gang, ...]
    choice: int | None
    """The viewer's own sealed card."""
    memory_aid: bool
    """Whether the screen shows the cards that opponents still hold (TG-3.8)."""


def view(s: State, seat: int, memory_aid: bool) -> View:
    played = count(s.full & ~s.hands[0])
    rounds = count(s.full)
    return View(
        viewer=None if seat == SPECTATOR else seat,
        waiting=() if s.frame is None else tuple(members(s.frame.awaited)),
        round=min(played + 1, rounds),
        rounds=rounds,
        boss=None if s.boss == NOBODY else s.boss,
        gangs=gangs(s.full, tuple(s.hands), tuple(s.validated), tuple(card != NO_CARD for card in s.chosen)),
        choice=None if seat == SPECTATOR or s.chosen[seat] == NO_CARD else s.chosen[seat],
        memory_aid=memory_aid,
    )


@lru_cache(maxsize=1024)
def gangs(full: int, hands: Masks, validated: Masks, chosen: tuple[bool, ...]) -> tuple[Gang, ...]:
    """What everybody sees is the same for every viewer, and worked out once."""
    return tuple(
        Gang(
            hand=tuple(members(hand)),
            validated=tuple(members(shown)),
            refused=tuple(members(full & ~hand & ~shown)),
            score=rules.total(shown),
            has_chosen=has_chosen,
        )
        for hand, shown, has_chosen in zip(hands, validated, chosen, strict=True)
    )
