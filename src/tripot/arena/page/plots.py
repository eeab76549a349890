"""The plots: SVG lines and bars that stretch with the page, beside words that do not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tripot.arena.page.markup import Markup, tag
from tripot.arena.page.scale import Scale
from tripot.arena.spread import Bin

HEIGHT = 26
MIDDLE = HEIGHT / 2
Worded = Callable[[float], str]


class Estimate(NamedTuple):
    """A value and its interval, with its name before it and its figures behind it; a remark stands below the name."""

    name: str
    value: float
    low: float
    high: float
    figures: str
    interval: str = ""
    remark: str = ""


def estimates(rows: Sequence[Estimate], scale: Scale, worded: Worded, middle: float | None = None) -> Markup:
    """A line for each, over one axis; those that lie clearly to one side of the middle have its colour."""
    lines = [
        tag(
            "li",
            tag("span", row.name, [tag("small", row.remark)] if row.remark else "", class_="name"),
            track(row, scale, middle),
            tag("span", tag("b", row.figures), " ", tag("small", row.interval), class_="figures"),
            class_=f"row {side(row, middle)}",
        )
        for row in rows
    ]
    return tag("div", tag("ul", lines), axis(scale, worded), class_="estimates")


def side(row: Estimate, middle: float | None) -> str:
    if middle is None or row.low <= middle <= row.high:
        return "even"
    return "above" if row.low > middle else "below"


def track(row: Estimate, scale: Scale, middle: float | None) -> Markup:
    drawn = [tag("line", x1=scale.at(tick), x2=scale.at(tick), y1=0, y2=HEIGHT, class_="grid") for tick in scale.ticks]
    if middle is not None:
        drawn.append(tag("line", x1=scale.at(middle), x2=scale.at(middle), y1=0, y2=HEIGHT, class_="middle"))
    drawn.append(tag("line", x1=scale.at(row.low), x2=scale.at(row.high), y1=MIDDLE, y2=MIDDLE, class_="interval"))
    drawn.append(tag("circle", cx=scale.at(row.value), cy=MIDDLE, r=5.5, class_="dot"))
    return tag("svg", drawn, height=HEIGHT, aria_hidden="true")


def axis(scale: Scale, worded: Worded) -> Markup:
    ticks = [tag("span", worded(tick), style=f"left: {scale.at(tick)}") for tick in scale.ticks]
    return tag("div", tag("div", ticks, class_="ticks"), class_="axis", aria_hidden="true")


def histogram(bins: Sequence[Bin], scale: Scale, most: float, height: int, worded: Callable[[Bin], str]) -> Markup:
    """Bars from start to stop of each bin; `most` is the count of a bar of full height."""
    drawn = []
    for one in bins:
        if one.count:
            tall = 100 * one.count / most
            place = {
                "x": scale.at(one.start),
                "width": width(one, scale),
                "y": f"{100 - tall:.2f}%",
                "height": f"{tall:.2f}%",
            }
            drawn.append(tag("g", tag("title", worded(one)), tag("rect", class_="bar", **place)))
    return tag("svg", drawn, class_="histogram", height=height, aria_hidden="true")


def width(one: Bin, scale: Scale) -> str:
    return f"{100 * (one.stop - one.start) / (scale.high - scale.low):.2f}%"
