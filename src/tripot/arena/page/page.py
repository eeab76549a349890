"""The whole page: head, masthead, panels, and how to read them."""

from __future__ import annotations

from base64 import b64encode
from importlib.resources import files

from tripot.arena.page import panels
from tripot.arena.page.markup import Markup, tag
from tripot.arena.report import Report
from tripot.games.registry import box
from tripot.text import say


def page(report: Report, language: str) -> str:
    game = box(report.plan.game).edition.name
    title = say("page-title", language, game=game)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="dark light"),
        tag("title", title),
        tag("style", style()),
    )
    body = tag(
        "body", masthead(report, game, language), tag("main", panels.panels(report, language)), foot(report, language)
    )
    return "<!doctype html>\n" + tag("html", head, body, lang=language) + "\n"


def style() -> Markup:
    """Ours, so it need not be escaped; the display face is in it."""
    folder = files(__package__)
    face = b64encode((folder / "limelight.woff2").read_bytes()).decode()
    return Markup((folder / "style.css").read_text("utf-8").replace("LIMELIGHT", f"data:font/woff2;base64,{face}"))


def masthead(report: Report, game: str, language: str) -> Markup:
    plan = report.plan
    lead = say(
        "page-lead",
        language,
        games=report.games,
        players=plan.players,
        bots=len(set(plan.bots)),
        seed=str(plan.seed),
    )
    facts = [tag("p", lead)]
    if plan.edition is not None:
        facts.append(tag("p", say("page-edition", language, edition=plan.load().edition.name)))
    if not report.reproducible:
        facts.append(tag("p", say("arena-timed", language)))
    return tag("header", tag("p", say("page-kicker", language), class_="kicker"), tag("h1", game), facts)


def foot(report: Report, language: str) -> Markup:
    words = (
        say("page-reading-intervals", language),
        say("page-reading-ratings", language),
        say("page-reading-effects", language),
    )
    return tag(
        "footer",
        tag("h2", say("page-reading", language)),
        [tag("p", text) for text in words],
        tag("p", say("page-command", language)),
        tag("pre", tag("code", command(report))),
        tag("p", say("page-made", language, version=report.version)),
    )


def command(report: Report) -> str:
    """What makes the same games again."""
    plan = report.plan
    words = ["tripot arena", plan.game, "--players", str(plan.players), "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    return " ".join(words)
