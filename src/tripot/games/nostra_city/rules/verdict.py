"""NC-7.4 to NC-7.8: the final verdict."""

from __future__ import annotations

__compile__ = True

from tripot.games.nostra_city import bags
from tripot.games.nostra_city.events import BonusGiven, Ended, IndicsRevealed, ZealEnded
from tripot.games.nostra_city.kit import CAIDS, INDIC, TURFS, UNDERBOSS
from tripot.games.nostra_city.material import BONUSES
from tripot.games.nostra_city.rules import counting, reception
from tripot.games.nostra_city.state import NOBODY, OVER, State
from tripot.games.nostra_city.then import ASKED, Then
from tripot.kernel.bits import count, lowest
from tripot.kernel.result import LOST
from tripot.kernel.state import Sink

CAMP = 1 << 20
"""The winning camp is above the losing one, whatever the Respect."""


def begin(s: State, sink: Sink | None) -> Then:
    """NC-7.4, after the last round, up to the count."""
    if sink is not None:
        left = s.kit.zealous - sum_of(s.zealous)
        if left:
            sink.add(ZealEnded("NC-7.4", left))
    for bonus in range(3):
        give_bonus(s, bonus, sink)
    return counting.begin(s, sink)


def conclude(s: State, sink: Sink | None) -> Then:
    """NC-7.4, after the count."""
    reception.push(s, "NC-7.4", sink)
    s.phase = OVER
    s.frame = None
    if sink is not None:
        tell_end(s, sink)
    return ASKED


def sum_of(numbers: list[int]) -> int:
    total = 0
    for number in numbers:
        total += number
    return total


def measure(s: State, seat: int, bonus: int) -> int:
    """NC-1.5: Turfs and Caïds, Vendetta cards in hand, money in the Banque."""
    if bonus == 0:
        return count(s.lands[seat] & (CAIDS | TURFS))
    if bonus == 1:
        return bags.cards_in(s.hands[seat])
    return bags.worth(s.banks[seat])


def give_bonus(s: State, bonus: int, sink: Sink | None) -> None:
    """NC-7.4: a tie gives nobody the card."""
    most = -1
    holder = NOBODY
    amounts = [measure(s, seat, bonus) for seat in range(len(s.banks))]
    for seat in range(len(amounts)):
        if amounts[seat] > most:
            most = amounts[seat]
            holder = seat
        elif amounts[seat] == most:
            holder = NOBODY
    s.bonuses[bonus] = holder
    if sink is not None:
        winner = None if holder == NOBODY else holder
        sink.add(BonusGiven("NC-7.4", BONUSES[bonus], winner, tuple(amounts), s.kit.bonus))


def tell_end(s: State, sink: Sink) -> None:
    seats = range(len(s.banks))
    hands = tuple([bags.cards(s.hands[seat]) for seat in seats])
    banks = tuple([bags.bills(s.banks[seat]) for seat in seats])
    sink.add(IndicsRevealed("NC-7.4", tuple([seat for seat in seats if is_indic(s, seat)]), hands, banks))
    merits = [merit(s, seat) for seat in seats]
    best = max(merits)
    winners = tuple([seat for seat in seats if merits[seat] == best and best != LOST])
    sink.add(Ended("NC-7.5", "guilty" if is_guilty(s) else "innocent", winners))


def is_indic(s: State, seat: int) -> bool:
    """NC-7.5: with both Indics one is one Indic."""
    return bags.cards_of(s.hands[seat], INDIC) > 0


def is_guilty(s: State) -> bool:
    return s.verdict >= s.kit.guilty


def printed(s: State, seat: int) -> int:
    """NC-7.8: what the cards of the Territoire count."""
    total = 0
    cards = s.lands[seat]
    while cards:
        total += s.kit.respect[lowest(cards)]
        cards &= cards - 1
    return total


def title_of(s: State, seat: int) -> int:
    """The card of this player's title, or NOBODY."""
    for title in range(3):
        if s.titles[title] == seat:
            return UNDERBOSS + title
    return NOBODY


def respect(s: State, seat: int) -> int:
    """NC-7.6: it may be negative."""
    total = printed(s, seat) + s.zealous[seat] * s.kit.zeal + s.shames[seat] * s.kit.honte
    title = title_of(s, seat)
    if title != NOBODY:
        total += s.kit.respect[title]
    for holder in s.bonuses:
        if holder == seat:
            total += s.kit.bonus
    return total


def merit(s: State, seat: int) -> int:
    """NC-7.5: the camp that the verdict favours, then Respect, then the title; nobody in that camp: all have lost."""
    guilty = is_guilty(s)
    favoured = 0
    for other in range(len(s.banks)):
        if is_indic(s, other) == guilty:
            favoured |= 1 << other
    if favoured == 0:
        return LOST
    title = title_of(s, seat)
    rank = 0 if title == NOBODY else UNDERBOSS + 3 - title
    return (CAMP if favoured >> seat & 1 else 0) + respect(s, seat) * 4 + rank
