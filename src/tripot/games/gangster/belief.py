"""Whole tables that a view allows: what the others hold, and what they have sealed, is guessed."""

from __future__ import annotations

from tripot.games.gangster import effect as ops
from tripot.games.gangster.asked import NONE, Asked
from tripot.games.gangster.guesses import deal, place_gems, place_recruits
from tripot.games.gangster.kit import AVENTURE, COURSE, GEMS, MISSION, RECRUTEMENT, gems_of
from tripot.games.gangster.material import DECKS, KINDS, THEFTS
from tripot.games.gangster.notation import ACTIONS
from tripot.games.gangster.position import restored
from tripot.games.gangster.rules.drawing import HOWS
from tripot.games.gangster.rules.race import Fix
from tripot.games.gangster.state import DECLINED, NOBODY, NOT_SHOWN, SEATS, State
from tripot.games.gangster.step import Ask
from tripot.games.gangster.view import Question, View
from tripot.kernel.bits import mask_of, members
from tripot.kernel.dice import Dice
from tripot.kernel.seats import SPECTATOR


def sample(seen: View, dice: Dice, blank: State) -> State:
    """The viewer cannot tell this table from the true one."""
    s = blank.clone()
    lay_out(s, seen)
    looker = SPECTATOR if seen.viewer is None else seen.viewer
    own_cards(s, seen, looker)
    stars = [player.stars for player in seen.players]
    deal(s.unused, AVENTURE, s.kit.stars, s.stars, stars, looker, dice)
    missions = [player.missions for player in seen.players]
    deal(s.unused, MISSION, s.kit.missions, s.missions, missions, looker, dice)
    tickets = [player.tickets for player in seen.players]
    deal(s.unused, COURSE, s.kit.deck(COURSE), s.tickets, tickets, looker, dice)
    place_gems(s, seen, looker, dice)
    place_recruits(s, seen, looker, dice)
    if seen.question is not None:
        s.frame = asked(s, seen, dice)
        seal(s, seen, looker, dice)
    else:
        s.frame = None
    return s


def lay_out(s: State, seen: View) -> None:
    """All that is public."""
    s.turn = NOBODY if seen.turn is None else seen.turn
    s.rolled, s.again, s.ending, s.forced = seen.rolled, seen.again, seen.ending, seen.forced or 0
    s.dice = seen.dice
    if seen.spoken is not None:
        s.spoken = ACTIONS[seen.spoken]
    if seen.reading is not None:
        s.read_pile, s.read_card = DECKS.index(seen.reading.deck), seen.reading.number
    for number, deck in enumerate(DECKS):
        pile = min(number, GEMS)
        laid = mask_of(list(seen.piles[deck].used))
        s.used[pile] |= laid
        s.unused[pile] ^= laid
    for seat, player in enumerate(seen.players):
        s.cash[seat], s.dossiers[seat], s.protections[seat] = player.cash, player.dossiers, player.protections
        s.missed[seat], s.played[seat] = player.missed, player.played
        s.squares[seat] = NOBODY if player.square is None else player.square
        s.offers |= player.offer << seat
        s.out |= player.out << seat
        s.men_shown[seat] = NOT_SHOWN if player.men is None else player.men


def own_cards(s: State, seen: View, looker: int) -> None:
    """The viewer's hand, and what he has seen of the others'."""
    if seen.hand is None:
        return
    hand = seen.hand
    for pile, held, cards in (
        (AVENTURE, s.stars, hand.stars),
        (MISSION, s.missions, hand.missions),
        (COURSE, s.tickets, hand.tickets),
        (RECRUTEMENT, s.recruits, hand.recruits),
        (GEMS, s.gems, hand.gems),
    ):
        held[looker] = mask_of([card.number for card in cards])
        s.unused[pile] ^= held[looker]
    if seen.sealed is not None:
        s.sealed[looker] = seen.sealed
    for known in seen.known:
        masks = s.seen_recruits if known.card.deck == "recrutement" else s.seen_gems
        for holder in known.seats:
            masks[looker * SEATS + holder] |= 1 << known.card.number


def asked(s: State, seen: View, dice: Dice) -> Ask:
    """What the viewer knows to be asked; of another's exchange, any gem that he may give."""
    told = seen.choice or seen.question
    assert told is not None
    card = card_of(told)
    if told.step == "blind" and card == NONE and told.number == 0:
        assert told.deck is not None
        card = int(dice.member(s.gems[told.seat] & gems_of(DECKS.index(told.deck) - GEMS)))
    rival = NONE if told.rival is None else told.rival
    waiting = list(seen.waiting) if told.step == "fix" else []
    return restored(Asked(told.step, told.seat, card, rival, kind_of(told), told.number, list(told.group), waiting))


def card_of(told: Question) -> int:
    if told.how is not None:
        return HOWS.index(told.how)
    if told.thousands is not None:
        return told.thousands
    return NONE if told.card is None else told.card.number


def kind_of(told: Question) -> int:
    if told.deck is not None:
        return DECKS.index(told.deck)
    if told.kind is not None:
        return KINDS.index(told.kind)
    return NONE if told.theft is None else THEFTS.index(told.theft)


def seal(s: State, seen: View, looker: int, dice: Dice) -> None:
    """GA-8.5: what those who have answered may have answered."""
    frame = s.frame
    if not isinstance(frame, Fix):
        return
    for seat in members(frame.group & ~frame.awaited):
        if seat != looker:
            cards = members(s.stars[seat] & s.kit.doing[ops.REROLL_RACE])
            s.sealed[seat] = [DECLINED, *cards][dice.below(len(cards) + 1)]
