"""Decisions by name: how positions and samples put them together again."""

from __future__ import annotations

from tripot.games.gangster import step
from tripot.games.gangster.kit import JUSTICE
from tripot.games.gangster.rules import (
    auction,
    drawing,
    effects,
    exchange,
    godfather,
    market,
    missions,
    race,
    squares,
    stars,
    theft,
    turn,
)
from tripot.games.gangster.step import Ask


def frame(what: int, awaited: int, seat: int, card: int, rival: int, kind: int, number: int, group: int) -> Ask:
    """The decision with these numbers."""
    match what:
        case step.START:
            return turn.Start(seat, group, number)
        case step.MOVE:
            return turn.MoveDie(seat)
        case step.DRAW:
            return draw_frame(seat, kind, card, number)
        case step.EFFECT_DIE:
            return effects.EffectDie(seat, number)
        case step.THEFT_DIE:
            return theft.TheftDie(seat)
        case step.PASSAGE_DIE:
            return godfather.PassageDie(seat, number)
        case step.RACE_DIE:
            return race.RaceDie(seat, number)
        case step.BLIND:
            return exchange.Blind(seat, rival, kind, card, number)
        case step.FIX:
            return race.Fix(awaited, seat, group)
        case step.BID:
            return auction.Bid(seat, kind, number, rival, group)
        case step.BID_HUNDREDS:
            return auction.BidHundreds(seat, kind, number, rival, group, card)
        case step.LIVE:
            return auction.Live(seat, kind, number, rival, group)
    return star_frame(what, seat, card, rival, kind) or square_frame(what, seat, card, kind, number)


def draw_frame(seat: int, deck: int, why: int, number: int) -> Ask:
    if why == drawing.DEALT:
        return race.Deal(seat, number)
    if deck == JUSTICE:
        return theft.Trial(seat, number)
    return drawing.Read(seat, deck) if why == drawing.READ else drawing.Keep(seat, deck, why, number)


def star_frame(what: int, seat: int, card: int, rival: int, kind: int) -> Ask | None:
    match what:
        case step.BEFORE:
            return turn.Before(seat)
        case step.STAR_RIVAL:
            return stars.StarRival(seat, card)
        case step.STAR_KIND:
            return stars.StarKind(seat, card, rival)
        case step.STAR_DIE:
            return stars.StarDie(seat, card)
        case step.STAR_GEM:
            return stars.StarGem(seat, card)
        case step.BLOCK:
            return stars.Block(seat, card, rival, kind)
        case step.ESCAPE:
            return theft.Escape(seat, kind)
    return None


def square_frame(what: int, seat: int, card: int, kind: int, number: int) -> Ask:
    match what:
        case step.HALF:
            return squares.Half(seat)
        case step.COLLECT:
            return godfather.Collect(seat)
        case step.SWAP:
            return exchange.Swap(seat)
        case step.SWAP_RIVAL:
            return exchange.SwapRival(seat, card)
        case step.LOT:
            return auction.Lot(seat)
        case step.SELL:
            return market.Sell(seat, number)
        case step.BUY:
            return market.Buy(seat)
        case step.MISSION:
            return missions.Mission(seat)
        case step.SQUARE:
            return godfather.PickSquare(seat)
        case step.PROTECT:
            return market.Protect(seat)
        case step.THEFT:
            return theft.Theft(seat, kind)
    return effects.Partner(seat, number)
