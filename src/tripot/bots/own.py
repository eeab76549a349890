"""Bots from a file of one's own, named as `./my_bot.py:MyBot`."""

from __future__ import annotations

import inspect
import sys
import traceback
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from tripot.bots.bot import Bot
from tripot.kernel.game import Game
from tripot.kernel.problem import Problem

SUFFIX = ".py"


def is_own(name: str) -> bool:
    """Whether this names a file, not a bot of the house."""
    return name.endswith(SUFFIX) or f"{SUFFIX}:" in name


def make_own(name: str, game: Game[Any], seat: int, seed: int) -> Bot:
    """The bot of this name for one chair; Problem saying what is wrong with the file or the class."""
    kind = own_kind(name)
    try:
        return kind(game, seat, seed)
    except Exception as error:
        raise Problem("bot-not-made", bot=kind.__name__, **mistake(error)) from error


@cache
def own_kind(name: str) -> type[Bot]:
    path, _, called = name.rpartition(":")
    if not path.endswith(SUFFIX):
        raise Problem("bot-file-class", file=name)
    module = load_file(path)
    found = getattr(module, called, None)
    if found is None:
        kinds = [key for key, kind in vars(module).items() if is_bot(kind) and kind.__module__ == module.__name__]
        raise Problem("bot-class-missing", file=path, bot=called, count=len(kinds), bots=", ".join(kinds))
    if not is_bot(found):
        raise Problem("bot-not-a-bot", file=path, bot=called)
    if inspect.isabstract(found):
        raise Problem("bot-abstract", bot=called, methods=", ".join(sorted(found.__abstractmethods__)))
    kind: type[Bot] = found
    return kind


def is_bot(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Bot)


def load_file(path: str) -> ModuleType:
    """The module in this file, which may import what lies beside it."""
    file = Path(path).absolute()
    if not file.is_file():
        raise Problem("bot-file-missing", file=path)
    spec = spec_from_file_location(str(file), file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Problem("bot-file-broken", bot=path, **mistake(error)) from error
    return module


def mistake(error: Exception) -> dict[str, str]:
    """What is wrong in somebody's bot, and where."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    if isinstance(error, SyntaxError):
        place = f"{Path(error.filename or '').name}:{error.lineno}"
    return {"error": f"{type(error).__name__}: {error}", "place": place}
