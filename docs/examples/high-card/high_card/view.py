"""What a seat of High Card may know: its own cards, and what was played."""

from high_card.rules import FULL, NO_CARD, State, asked
from tripot.kernel import view
from tripot.kernel.bits import count, mask_of, members
from tripot.kernel.dice import Dice
from tripot.kernel.seats import NATURE, SPECTATOR


class View(view.View, frozen=True, tag="high-card"):
    hand: tuple[int, ...]
    choice: int | None
    cards: tuple[int, ...]
    points: tuple[int, ...]
    played: tuple[int, ...]


def look(s: State, seat: int) -> View:
    sits = seat != SPECTATOR
    return View(
        viewer=seat if sits else None,
        waiting=tuple(members(s.frame.awaited)) if s.frame else (),
        hand=tuple(members(s.hands[seat])) if sits else (),
        choice=s.chosen[seat] or None if sits else None,
        cards=tuple(map(count, s.hands)),
        points=tuple(s.points),
        played=tuple(members(s.played)),
    )


def imagine(view: View, dice: Dice) -> State:
    """A table that this view allows: the others hold any cards that are not seen elsewhere."""
    unseen = FULL & ~mask_of([*view.hand, *view.played])
    s = State(None, [0] * len(view.cards), [NO_CARD] * len(view.cards), list(view.points), mask_of(list(view.played)))
    for seat, size in enumerate(view.cards):
        own = seat == view.viewer
        hand = mask_of(list(view.hand)) if own else 0
        while count(hand) < size:
            hand |= 1 << dice.member(unseen & ~hand)
        s.hands[seat] = hand
        unseen &= ~hand
        if view.waiting and seat not in view.waiting and NATURE not in view.waiting:  # it has chosen
            s.chosen[seat] = (view.choice if own else None) or dice.member(hand)
    s.frame = asked(s)
    return s
