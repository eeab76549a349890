"""HTML that cannot forget to escape: only what `tag` has made is taken as it is."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID = {"meta", "line", "rect", "circle"}


class Markup(str):
    """Finished HTML."""


def tag(element: str, /, *inside: str | Iterable[Markup], **attributes: str | float) -> Markup:
    """One element. Texts are escaped, markup is not; `class_` is `class`, `aria_label` is `aria-label`."""
    written = "".join(
        f' {key.strip("_").replace("_", "-")}="{escape(f"{value}")}"' for key, value in attributes.items()
    )
    if element in VOID:
        return Markup(f"<{element}{written}>" if element == "meta" else f"<{element}{written}/>")
    return Markup(f"<{element}{written}>{joined(*inside)}</{element}>")


def joined(*inside: str | Iterable[Markup]) -> Markup:
    return Markup(
        "".join(
            one if isinstance(one, Markup) else escape(one) if isinstance(one, str) else joined(*one) for one in inside
        )
    )
