"""What every position that a game can reach obeys."""

from __future__ import annotations

from tripot.games.reglement_de_comptes.packs import held, kinds, size
from tripot.games.reglement_de_comptes.rules import cards
from tripot.games.reglement_de_comptes.rules.ending import end_rule
from tripot.games.reglement_de_comptes.rules.seating import Seat, Summon
from tripot.games.reglement_de_comptes.rules.setup import Deal, NameFirst
from tripot.games.reglement_de_comptes.rules.targets import Drug, MoveWhere, PassWhere, Target
from tripot.games.reglement_de_comptes.rules.turn import HAND, Begin, ChooseCard, Draw, Second
from tripot.games.reglement_de_comptes.state import ASLEEP, BRUISER, GODFATHER, GONE, HOME, MOVE, NOBODY, State
from tripot.games.reglement_de_comptes.step import Step
from tripot.kernel.bits import count, members
from tripot.kernel.problem import Problem


def check(s: State, blank: State) -> None:
    """The table, whatever is asked; `blank` is the game before it began."""
    if s.bank < 0 or min(s.money) < 0 or s.bank + sum(s.money) != blank.bank:
        raise Problem("rc-position-money", total=blank.bank)
    if any(size(hand) > HAND for hand in s.hands):
        raise Problem("rc-position-hands", most=HAND)
    if not all(gang_fits(s, seat, blank.lobby[seat]) for seat in range(len(s.gangs))):
        raise Problem("rc-position-gangs")
    lying = [cake for cake in s.cakes if cake > 0]
    if len(set(lying)) < len(lying) or any(not GONE <= cake <= s.board.size for cake in s.cakes):
        raise Problem("rc-position-cakes")
    events = {fall // 64 for fall in s.fell if fall}
    if events != set(range(1, len(events) + 1)) or s.quiet < -1:
        raise Problem("rc-position-out")
    if not all(fate_fits(s, seat, blank) for seat in range(len(s.gangs))):
        raise Problem("rc-position-out")


def gang_fits(s: State, seat: int, team: int) -> bool:
    """No more gangsters of a kind than there were."""
    alive = [held(s.lobby[seat], kind) + held(s.lobby[seat], kind + ASLEEP) for kind in range(BRUISER + 1)]
    for place in members(s.gangs[seat]):
        alive[s.kind_at(place)] += 1
    return all(alive[kind] <= held(team, kind) for kind in range(GODFATHER, BRUISER + 1))


def fate_fits(s: State, seat: int, blank: State) -> bool:
    """RC-5.1: in play with gangsters and a cake, or out without gangsters and cards."""
    if s.fell[seat] == 0:
        return s.size_of(seat) > 0 and s.cakes[seat] != GONE
    before = s.fell[seat] % 64
    nothing_left = s.size_of(seat) == 0 and s.hands[seat] == 0 and s.cakes[seat] != HOME
    return nothing_left and 1 <= before <= size(blank.lobby[seat])


def check_frame(s: State, blank: State) -> None:
    """What is asked can be asked here, and nothing is asked when the game is over."""
    asked = s.frame
    if (asked is None) != bool(end_rule(s)):
        raise Problem("rc-position-end")
    if asked is not None:
        assert isinstance(asked, Step)
        if not asked_fits(s, asked, blank):
            raise Problem("rc-position-asked")


def asked_fits(s: State, asked: Step, blank: State) -> bool:
    if isinstance(asked, Deal | NameFirst):
        return s.turn == NOBODY and s.bank == blank.bank and before_the_game(s, asked)
    if isinstance(asked, Summon):
        return count(kinds(s.lobby[asked.seat])) > 1
    if isinstance(asked, Seat):
        return held(s.lobby[asked.seat], asked.kind) > 0
    return s.turn == asked.seat and s.fell[s.turn] == 0 and not any(s.lobby) and turn_fits(s, asked)


def before_the_game(s: State, asked: Step) -> bool:
    """RC-2.3: hands grow by one card in turn."""
    sizes = [size(hand) for hand in s.hands]
    if isinstance(asked, NameFirst):
        return not s.taken
    dealt = sizes[asked.seat]
    grown = [dealt + 1] * asked.seat + [dealt] * (len(sizes) - asked.seat)
    return sizes == grown and dealt < HAND and s.pile != 0 and s.discards == s.removed == 0


def turn_fits(s: State, asked: Step) -> bool:
    seat = asked.seat
    if isinstance(asked, ChooseCard):
        return s.hands[seat] != 0 and s.cakes[seat] == HOME
    if isinstance(asked, Second):
        return cards.can_move(s, seat)
    if isinstance(asked, Draw):
        return s.pile != 0 and size(s.hands[seat]) < HAND
    return isinstance(asked, Begin) or (isinstance(asked, Target) and target_fits(s, asked))


def target_fits(s: State, asked: Target) -> bool:
    """A step of a card that is held and does something, with what was settled before it."""
    card, seat = asked.card, asked.seat
    if isinstance(asked.base, Second) and card != MOVE:
        return False
    if isinstance(asked.base, ChooseCard) and s.cakes[seat] != HOME:
        return False
    if held(s.hands[seat], card) == 0 or not cards.has_effect(s, seat, card):
        return False
    chosen = asked.chosen
    if isinstance(asked, MoveWhere):
        return count(chosen) == 1 and chosen & ~cards.awake(s, seat) == 0
    if isinstance(asked, PassWhere):
        return count(chosen) == 1 and chosen & ~cards.passable(s, seat) == 0
    if isinstance(asked, Drug):
        open_to = cards.druggable(s, seat)
        return count(chosen) < 3 and chosen & ~open_to == 0 and open_to & ~chosen != 0
    return chosen == 0
