"""The panels of the report, in the order in which people ask."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import msgspec

from tripot.arena.effects import Effect
from tripot.arena.figures import between, decimal, percent, points, whole
from tripot.arena.page.markup import Markup, tag
from tripot.arena.page.plots import Estimate, Worded, axis, estimates, histogram
from tripot.arena.page.scale import Scale, scale
from tripot.arena.report import End, Report
from tripot.arena.spread import Bin, Spread
from tripot.arena.summary import Share
from tripot.arena.traits import Traits, traits_of
from tripot.text import say

FEWEST = 10
"""Chairs with and without a trait, below which it is left to the JSON file."""
EXACT = 1000
"""A mean below it has a decimal."""
LONG = 24
"""Groups of more traits begin folded."""


def panels(report: Report, language: str) -> Iterator[Markup]:
    told = traits_of(report.plan.load())
    if len(report.ratings) > 1:
        yield ratings(report, language)
        yield wins(report, language)
        yield duels(report, language)
    yield seats(report, language)
    yield ends(report, told, language)
    yield length(report, language)
    yield scores(report, language)
    yield from effects(report, told, language)


def panel(title: str, about: str, *inside: Markup, wide: bool = False) -> Markup:
    return tag("section", tag("h2", title), tag("p", about, class_="about"), *inside, class_="wide" if wide else "")


def ratings(report: Report, language: str) -> Markup:
    rows = [
        Estimate(
            numbered(place, one.bot),
            one.mu,
            one.low,
            one.high,
            decimal(one.mu, language),
            f"± {decimal(one.high - one.mu, language)}",
        )
        for place, one in enumerate(report.ratings, 1)
    ]
    along = scale(limit for row in rows for limit in (row.low, row.high))
    plot = estimates(rows, along, tick(language))
    return panel(say("page-ratings", language), say("page-ratings-about", language), plot)


def numbered(place: int, bot: str) -> str:
    return f"{place}.\N{NO-BREAK SPACE}{bot}"


def wins(report: Report, language: str) -> Markup:
    order = {one.bot: place for place, one in enumerate(report.ratings)}
    shares = sorted(report.bots, key=lambda share: order[share.who])
    about = say("page-wins-about", language, equal=percent(report.equal, language))
    return panel(say("page-wins", language), about, rates(shares, report.equal, language))


def seats(report: Report, language: str) -> Markup:
    about = say("page-seats-about", language, equal=percent(report.equal, language))
    shares = [msgspec.structs.replace(share, who=say("page-seat", language, seat=share.who)) for share in report.seats]
    return panel(say("page-seats", language), about, rates(shares, report.equal, language))


def rates(shares: list[Share], equal: float, language: str) -> Markup:
    rows = [share_row(share.who, share, language) for share in shares]
    return estimates(rows, along(rows, equal), lambda tick: percent_tick(tick, language), equal)


def ends(report: Report, told: Traits, language: str) -> Markup:
    rows = [share_row(told.say_end(end.end, language), end, language) for end in report.ends]
    plot = estimates(rows, along(rows, 0), lambda tick: percent_tick(tick, language))
    return panel(say("page-ends", language), say("page-ends-about", language), plot)


def share_row(name: str, share: Share | End, language: str) -> Estimate:
    interval = between(decimal(100 * share.low, language), decimal(100 * share.high, language))
    return Estimate(name, share.rate, share.low, share.high, percent(share.rate, language), interval)


def along(rows: list[Estimate], *more: float) -> Scale:
    return scale([*more, *(limit for row in rows for limit in (row.low, row.high))], 0, 1)


def percent_tick(tick: float, language: str) -> str:
    return say("percent", language, number=whole(round(100 * tick), language))


def duels(report: Report, language: str) -> Markup:
    """A cross table in order of rating; the columns have the numbers of the lines."""
    names = [one.bot for one in report.ratings]
    found = {(duel.bot, duel.rival): duel for duel in report.duels}
    head = tag(
        "tr", tag("td", ""), [tag("th", str(place), scope="col", title=name) for place, name in enumerate(names, 1)]
    )
    lines = [head]
    for place, bot in enumerate(names, 1):
        cells = []
        for rival in names:
            duel = found.get((bot, rival))
            if duel is None:
                cells.append(tag("td", "·", class_="nobody"))
                continue
            interval = between(percent(duel.low, language), percent(duel.high, language))
            about = say(
                "page-duel", language, bot=bot, rival=rival, interval=interval, games=whole(duel.games, language)
            )
            tint = f"--tint: {abs(duel.rate - 0.5) * 90:.0f}%"
            side = "above" if duel.rate > 0.5 else "below"
            cells.append(tag("td", whole(round(100 * duel.rate), language), class_=side, style=tint, title=about))
        lines.append(tag("tr", tag("th", numbered(place, bot), scope="row"), cells))
    table = tag("div", tag("table", lines), class_="cross")
    return panel(say("page-duels", language), say("page-duels-about", language), table)


def length(report: Report, language: str) -> Markup:
    return panel(say("page-length", language), said(report.steps, language), *lone(report.steps, language))


def lone(found: Spread, language: str) -> Iterator[Markup]:
    """A histogram with an axis of its own; one bar alone says nothing."""
    if len(found.bins) > 1:
        own = wide_scale([found])
        yield bars(found, tallest(found), own, 150, language)
        yield axis(own, tick(language))


def scores(report: Report, language: str) -> Markup:
    """One below the other on the same axis, each bot's bars as shares of its own chairs."""
    order = [one.bot for one in report.ratings]
    shared = wide_scale(list(report.scores.values()))
    highest = max(tallest(one) / chairs(one) for one in report.scores.values())
    plots = [
        tag(
            "li",
            tag("h3", bot),
            tag("p", said(report.scores[bot], language), class_="about"),
            bars(report.scores[bot], highest * chairs(report.scores[bot]), shared, 90, language),
            axis(shared, tick(language)),
        )
        for bot in order
    ]
    about = say("page-scores-about", language)
    return panel(say("page-scores", language), about, tag("ul", plots, class_="many"), wide=True)


def bars(found: Spread, most: float, shared: Scale, height: int, language: str) -> Markup:
    def worded(one: Bin) -> str:
        return say("page-bin", language, low=one.start, high=one.stop - 1, count=one.count)

    return histogram(found.bins, shared, most, height, worded)


def wide_scale(spreads: list[Spread]) -> Scale:
    return scale(limit for one in spreads for limit in (one.bins[0].start, one.bins[-1].stop))


def tallest(found: Spread) -> int:
    return max(one.count for one in found.bins)


def chairs(found: Spread) -> int:
    return sum(one.count for one in found.bins)


def tick(language: str) -> Worded:
    return lambda value: whole(round(value), language)


def said(found: Spread, language: str) -> str:
    return say(
        "page-spread",
        language,
        mean=decimal(found.mean, language) if abs(found.mean) < EXACT else whole(round(found.mean), language),
        median=whole(round(found.median), language),
        low=whole(round(found.low), language),
        high=whole(round(found.high), language),
    )


def effects(report: Report, told: Traits, language: str) -> Iterator[Markup]:
    every = sum(share.games for share in report.seats)
    shown = [one for one in report.effects if FEWEST <= one.chairs <= every - FEWEST]
    if not shown:
        return
    shared = scale([0, *(limit for one in shown for limit in (one.low, one.high))])
    groups = []
    for group, members in groupby(sorted(shown, key=lambda one: told.groups.index(one.group)), lambda one: one.group):
        rows = [effect_row(one, told, language) for one in members]
        plot = estimates(rows, shared, lambda tick: points(tick, language, 0), 0)
        heading = tag("summary", tag("h3", told.say_group(group, language)), tag("small", str(len(rows))))
        unfolded = {"open": "open"} if len(rows) <= LONG else {}
        groups.append(tag("details", heading, plot, **unfolded))
    yield panel(
        say("page-effects", language),
        say("page-effects-about", language),
        tag("div", groups, class_="groups"),
        wide=True,
    )


def effect_row(one: Effect, told: Traits, language: str) -> Estimate:
    name = told.say_trait(one.group, one.member, language)
    remark = say(
        "page-effect",
        language,
        rate=percent(one.rate, language),
        without=percent(one.without, language),
        chairs=whole(one.chairs, language),
    )
    return Estimate(name, one.more, one.low, one.high, points(one.more, language), remark=remark)
