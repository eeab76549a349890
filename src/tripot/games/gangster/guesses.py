"""Hidden cards dealt at random among those who may have them."""

from __future__ import annotations

from math import comb

from tripot.games.gangster.kit import DIAMANT, GEMS, PERLE, RECRUTEMENT, gems_of
from tripot.games.gangster.state import SEATS, State, men_on
from tripot.games.gangster.view import View
from tripot.kernel.bits import count, members
from tripot.kernel.dice import Dice


def deal(unused: list[int], pile: int, part: int, hands: list[int], sizes: list[int], looker: int, dice: Dice) -> None:
    """Hands of these sizes from a part of the pile, for everybody but the looker."""
    for seat, size in enumerate(sizes):
        if seat != looker:
            for _ in range(size):
                card = int(dice.member(unused[pile] & part))
                unused[pile] ^= 1 << card
                hands[seat] |= 1 << card


def shuffled(items: list[int], dice: Dice) -> list[int]:
    found = items.copy()
    for last in range(len(found) - 1, 0, -1):
        other = int(dice.below(last + 1))
        found[last], found[other] = found[other], found[last]
    return found


def place_gems(s: State, seen: View, looker: int, dice: Dice) -> None:
    """GA-5.1: gems shown at the count; those that the viewer has seen, with somebody who may have them; any others."""
    for seat, player in enumerate(seen.players):
        if player.gems is not None and seat != looker:
            for card in player.gems:
                s.gems[seat] |= 1 << card.number
                s.unused[GEMS] ^= 1 << card.number
    for kind, deck in ((PERLE, "perle"), (DIAMANT, "diamant")):
        part = gems_of(kind)
        sizes = [player.perles if kind == PERLE else player.diamants for player in seen.players]
        room = [0 if seat == looker else size - count(s.gems[seat] & part) for seat, size in enumerate(sizes)]
        hidden = {
            known.card.number: list(known.seats)
            for known in seen.known
            if known.card.deck == deck and s.unused[GEMS] >> known.card.number & 1
        }
        for gem, seat in matching(hidden, room, dice).items():
            s.gems[seat] |= 1 << gem
            s.unused[GEMS] ^= 1 << gem
            room[seat] -= 1
        deal(s.unused, GEMS, part, s.gems, room, looker, dice)


def matching(wanted: dict[int, list[int]], room: list[int], dice: Dice) -> dict[int, int]:
    """Each card with one of its possible holders, none with more than he has room for: a random such matching."""
    placed: dict[int, int] = {}

    def find(card: int, tried: set[int]) -> bool:
        for seat in shuffled(wanted[card], dice):
            if seat in tried:
                continue
            tried.add(seat)
            there = [other for other, holder in placed.items() if holder == seat]
            if len(there) < room[seat] or any(find(other, tried) for other in shuffled(there, dice)):
                placed[card] = seat
                return True
        return False

    for card in shuffled(list(wanted), dice):
        if not find(card, set()):
            raise AssertionError("no rival can have a card that was seen")
    return placed


def place_recruits(s: State, seen: View, looker: int, dice: Dice) -> None:
    """GA-5.1: those that the viewer has seen, and for the others such men as everybody could count."""
    hidden = {known.card.number: list(known.seats) for known in seen.known if known.card.deck == "recrutement"}
    seats = [seat for seat in range(len(s.cash)) if seat != looker]
    needs = {
        seat: (player.counted, player.men, player.recruits - player.counted)
        for seat, player in enumerate(seen.players)
        if seat != looker
    }
    slots = shuffled_slots(list(hidden), hidden, dice)
    if not try_slots(s, slots, needs, seats, dice):
        raise AssertionError("no recruits fit what was seen")
    if looker < SEATS:
        counted_own(s, seen, looker)


def counted_own(s: State, seen: View, looker: int) -> None:
    """Which of the viewer's own cards the others have counted: any so many that make the number."""
    player = seen.players[looker]
    if player.men is not None:
        cards = members(s.recruits[looker])
        s.counted[looker] = subset(s, cards, player.counted, player.men - 1)


def subset(s: State, cards: list[int], size: int, men: int) -> int:
    """So many of the cards with so many men on them; every such set looks the same to the viewer."""
    if size == 0:
        return 0
    for index, card in enumerate(cards):
        rest = cards[index + 1 :]
        worth = men_on(s.kit, 1 << card)
        if len(rest) >= size - 1 and can_make(s, rest, size - 1, men - worth):
            return 1 << card | subset(s, rest, size - 1, men - worth)
    raise AssertionError("no cards make this number of men")


def can_make(s: State, cards: list[int], size: int, men: int) -> bool:
    """Whether some `size` of the cards have so many men."""
    ones = [sum(men_on(s.kit, 1 << card) == worth for card in cards) for worth in (1, 2, 3)]
    return bool(splits(ones, size, men))


def splits(stock: list[int], size: int, men: int) -> list[tuple[int, int, int]]:
    """How many cards of one, two and three men make so many cards and men."""
    found = []
    for three in range(min(stock[2], size) + 1):
        two = men - size - 2 * three
        one = size - two - three
        if 0 <= two <= stock[1] and 0 <= one <= stock[0]:
            found.append((one, two, three))
    return found


Need = tuple[int, int | None, int]
"""Cards that were counted, the men on them with their boss, and cards that came later."""
Slot = tuple[int, int, bool]
"""A card, who has it, and whether it was counted."""


def shuffled_slots(cards: list[int], holders: dict[int, list[int]], dice: Dice) -> list[list[Slot]]:
    """For each card that was seen, the ways it may lie, in random order."""
    found = []
    for card in cards:
        ways = [(card, seat, counted) for seat in holders[card] for counted in (True, False)]
        found.append([ways[index] for index in shuffled(list(range(len(ways))), dice)])
    return found


def try_slots(s: State, slots: list[list[Slot]], needs: dict[int, Need], seats: list[int], dice: Dice) -> bool:
    """Lay the seen cards down one after another, then the rest; go back where it does not work out."""
    if not slots:
        return fill(s, needs, seats, dice)
    for card, seat, counted in slots[0]:
        size, men, later = needs[seat]
        if (size if counted else later) == 0:
            continue
        worth = men_on(s.kit, 1 << card)
        left = None if men is None else men - worth
        lay(s, seat, card, counted)
        need = (size - 1, left, later) if counted else (size, men, later - 1)
        if try_slots(s, slots[1:], needs | {seat: need}, seats, dice):
            return True
        lay(s, seat, card, counted)
    return False


def lay(s: State, seat: int, card: int, counted: bool) -> None:
    """Put a card down, or take it up again."""
    s.recruits[seat] ^= 1 << card
    s.unused[RECRUTEMENT] ^= 1 << card
    if counted:
        s.counted[seat] ^= 1 << card


def fill(s: State, needs: dict[int, Need], seats: list[int], dice: Dice) -> bool:
    """The counted cards of each seat in turn, then all that came later."""
    if not seats:
        for seat, (_, _, later) in needs.items():
            for _ in range(later):
                lay(s, seat, int(dice.member(s.unused[RECRUTEMENT])), False)
        return True
    size, men, later = needs[seats[0]]
    if men is None or size == 0:
        fits = men is None or men == 1
        return fits and fill(s, needs, seats[1:], dice)
    by_men = [[card for card in members(s.unused[RECRUTEMENT]) if men_on(s.kit, 1 << card) == n] for n in (1, 2, 3)]
    ways = splits([len(cards) for cards in by_men], size, men - 1)
    while ways:
        odds = [comb(len(by_men[0]), a) * comb(len(by_men[1]), b) * comb(len(by_men[2]), c) for a, b, c in ways]
        way = ways.pop(pick(odds, dice))
        cards = [card for stock, number in zip(by_men, way, strict=True) for card in shuffled(stock, dice)[:number]]
        for card in cards:
            lay(s, seats[0], card, True)
        if fill(s, needs, seats[1:], dice):
            return True
        for card in cards:
            lay(s, seats[0], card, True)
    return False


def pick(odds: list[int], dice: Dice) -> int:
    """An index, each as likely as its odds."""
    point = dice.unit() * sum(odds)
    for index, weight in enumerate(odds):
        point -= weight
        if point < 0:
            return index
    return len(odds) - 1
