"""The bundles of messages, one for each language, and the door to them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from tripot.text import french
from tripot.text.sentence import point

Argument = str | int | float

LANGUAGES: Final = ("fr", "en")
FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": french.de,
    "QUE": french.que,
    "A": french.a,
    "POINT": point,
}
"""What texts may call; the page has the same (`web/src/french.ts`)."""
LONGEST: Final = 900
LARGEST: Final = 10**15


def say(key: str, language: str, **args: Argument) -> str:
    """The message with its arguments filled in. An unknown id or argument is our mistake, and raises."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise LookupError(f"{key}: no text in {language}")
    text, errors = bundle.format_pattern(message.value, {name: _shortened(value) for name, value in args.items()})
    if errors:
        raise LookupError(f"{key} in {language}: {errors}")
    return str(text)


def _shortened(value: Argument) -> Argument:
    """What others wrote may be of any length; Fluent refuses numbers and texts that are too long."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@cache
def known(language: str) -> frozenset[str]:
    """The ids of all messages of this language."""
    return frozenset(_bundle(language)._messages)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The user's language: TRIPOT_LANG, else the locale; French unless English is asked for."""
    for variable in ("TRIPOT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value[:2].lower() in LANGUAGES:
            return value[:2].lower()
    return "fr"


def add(folder: Traversable, general: Mapping[str, str]) -> None:
    """Messages from outside the house: `fr.ftl` and `en.ftl` of this folder, and what is said if they leave it out."""
    _FOLDERS.append(folder)
    _GENERAL.update(general)
    known.cache_clear()
    source.cache_clear()
    _bundle.cache_clear()


@cache
def source(language: str) -> str:
    """All messages of this language as one Fluent file, for the browser."""
    written = "\n".join(part.read_text(encoding="utf-8") for part in _sources(language))
    left_out = [f"{key} = {said}\n" for key, said in _GENERAL.items() if f"\n{key} = " not in f"\n{written}"]
    return "\n".join([written, *left_out])


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def _sources(language: str) -> list[Traversable]:
    package = files("tripot")
    games = sorted((room for room in (package / "games").iterdir() if room.is_dir()), key=lambda room: room.name)
    folders = [package / "text", *(game / "text" for game in games), *_FOLDERS]
    return [part for folder in folders if (part := folder / f"{language}.ftl").is_file()]


_FOLDERS: Final[list[Traversable]] = []
_GENERAL: Final[dict[str, str]] = {}
